"""What acts make of a table: the log, the state machine over it, time, undo. No clock is read, nothing is written."""
