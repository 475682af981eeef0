"""Tables at work: kept in memory, bots, clocks, webhooks, subscribers."""
