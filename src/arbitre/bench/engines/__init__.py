"""Stand-alone scripts that measure other engines, each run by the python of its own environment."""
