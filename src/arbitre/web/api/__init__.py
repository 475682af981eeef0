"""The JSON API: everything a page can do. Version 1; described by `/api/v1/openapi.json`."""
