#!/usr/bin/env node
// A bot that is a program, in JavaScript: of all legal moves it takes one by lot, in any game.
const lines = require("readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));
let seed = 0;

lines.on("line", (line) => {
  const heard = JSON.parse(line);
  if (heard.type === "hello") {
    say({ type: "hello", protocol: 1 });
  } else if (heard.type === "decide") {
    seed = heard.seed;
    say({ type: "moves" });
  } else if (heard.type === "moves") {
    const move = heard.moves[seed % heard.moves.length];
    say({ type: "move", move, why: `One of ${heard.moves.length}, by lot.` });
  } else if (heard.type === "stop") {
    lines.close();
  }
});
