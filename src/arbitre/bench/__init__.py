"""Benchmarks of the engines, as ratios against public packages measured in the same run."""
