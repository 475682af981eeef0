"""What acts make of a table: the log, the state machine over it, time, undo. It reads no clock."""
