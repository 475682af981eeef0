"""Power in words: orders, prompts, and what happened."""
