"""What a viewer is shown: sights, records, lists."""
