"""The live table: seats, invitations, clocks, undo, chat; and its store. No web in it."""
