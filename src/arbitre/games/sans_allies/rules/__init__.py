"""The rules: material and phases in the rulebook's order. No text, no JSON, no drawing."""
