"""The routes of the pages: HTML that works without a script and gets better with one."""
