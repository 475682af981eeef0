"""A language model's door: a server of the Model Context Protocol (MCP) over the JSON API.

It is a client like any other: it holds secrets of seats, asks `arbitre serve` over HTTP and puts the
answers into words. It imports no game and holds no position, so it cannot tell what its seats may not know.
`door` talks to the API, `own` starts a server where none is given, `game_tools`, `table_tools` and
`draft_tools` are the tools, `resources` and `prompts` the rest, `server` puts them together. `import mcp`
in here is the official SDK.
"""
