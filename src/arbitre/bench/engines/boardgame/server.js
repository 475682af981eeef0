// boardgame.io's own server with the smallest game for two that take turns: one number, one more a move.
// node server.js MODULES STORE PORT: MODULES is the node_modules folder it is installed in, STORE a folder
// for its file store, or "memory". It says `listening PORT` once it answers.
"use strict";
const path = require("path");
const [modules, store, port] = process.argv.slice(2);
const { Server, FlatFile, Origins } = require(path.join(modules, "boardgame.io", "server"));

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const options = { games: [counter], origins: [Origins.LOCALHOST] };
if (store !== "memory") options.db = new FlatFile({ dir: store });
const server = Server(options);
server.run({ port: Number(port) }).then(({ appServer }) => {
  process.stdout.write(`listening ${appServer.address().port}\n`);
});
