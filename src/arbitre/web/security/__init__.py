"""Security: CSRF, rate limits, headers, limits of connections."""
