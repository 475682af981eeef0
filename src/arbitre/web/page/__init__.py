"""Pages: a table as one reader sees it, in words and pictures; templates, styles and routes."""
