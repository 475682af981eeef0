"""What is on disk: the database and its migrations, rows, backups, what is swept away."""
