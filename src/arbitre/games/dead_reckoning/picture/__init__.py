"""Views drawn as SVG."""
