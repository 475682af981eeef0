import { deepEqual, equal } from "node:assert/strict";
import { delay } from "../src/backoff.ts";
import { Live, type Socket, type Surroundings } from "../src/live.ts";

/** A network and a clock that do what the test says. */
class World implements Surroundings {
  readonly sockets: (Socket & { url: string; closed: boolean })[] = [];
  readonly timers = new Map<number, { act: () => void; at: number }>();
  time = 0;
  #last = 0;

  open(url: string) {
    const socket = { url, closed: false, onmessage: null, onclose: null, close: () => {} };
    socket.close = () => socket.closed = true;
    this.sockets.push(socket);
    return socket;
  }
  later(act: () => void, milliseconds: number) {
    this.timers.set(++this.#last, { act, at: this.time + milliseconds });
    return this.#last;
  }
  cancel(timer: number) {
    this.timers.delete(timer);
  }
  now() {
    return this.time;
  }
  chance() {
    return 0;
  }
  /** Lets time pass; `asleep`: no timer runs until the end of it. */
  pass(milliseconds: number, asleep = false) {
    const end = this.time + milliseconds;
    if (asleep) this.time = end;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) =>
        timer.at <= end
      ).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].act();
      if (asleep) break;
    }
    this.time = end;
  }
  get last() {
    return this.sockets.at(-1)!;
  }
  say(message: unknown) {
    this.last.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006, reason = "") {
    this.last.onclose?.({ code, reason } as CloseEvent);
  }
}

function open() {
  const world = new World();
  const heard: unknown[] = [];
  let revision = 0;
  const live = new Live(() => `live?from=${revision}`, {
    state: (state) => heard.push(revision = state.revision),
    draft: (news) => heard.push(`draft ${news.written}`),
    failed: (text) => heard.push(text),
    connected: (yes) => heard.push(yes),
  }, world);
  live.start();
  return { world, heard, live };
}

Deno.test("waits grow, are spread, and have an end", () => {
  deepEqual([0, 1, 2].map((tries) => delay(tries, 0)), [200, 400, 800]);
  equal(delay(1, 0.5), 600);
  equal(delay(99, 0), 10_000);
});

Deno.test("what another page wrote is told apart from a state", () => {
  const { world, heard } = open();
  world.say({ type: "state", revision: 7 });
  world.say({ type: "draft", revision: 7, written: 3 });
  deepEqual(heard, [true, 7, "draft 3"]);
});

Deno.test("a lost connection comes back and asks from the last revision on", () => {
  const { world, heard } = open();
  world.say({ type: "state", revision: 7 });
  world.drop();
  equal(world.sockets.length, 1);
  world.pass(199);
  equal(world.sockets.length, 1);
  world.pass(1);
  equal(world.last.url, "live?from=7");
  world.drop(); // it fails at once: the second wait is longer
  world.pass(399);
  equal(world.sockets.length, 2);
  world.pass(1);
  world.say({ type: "state", revision: 8 });
  deepEqual(heard, [true, 7, false, false, true, 8]);
});

Deno.test("when the network is back nobody waits", () => {
  const { world, live } = open();
  world.drop();
  live.wake();
  equal(world.sockets.length, 2);
  world.say({ type: "ping" });
  live.wake();
  equal(world.sockets.length, 2);
});

Deno.test("a connection being made is given time", () => {
  const { world, live } = open();
  live.wake();
  equal(world.sockets.length, 1);
  world.pass(3_000);
  live.wake();
  equal(world.sockets.length, 2);
  equal(world.sockets[0]!.closed, true);
});

Deno.test("a phone that wakes does not wait for a timer to find out that it slept", () => {
  const { world, live } = open();
  world.say({ type: "state", revision: 7 });
  world.time += 60_000; // timers stood still, and the connection says nothing of having ended
  live.wake();
  equal(world.sockets[0]!.closed, true);
  equal(world.last.url, "live?from=7");
  live.wake(); // `visibilitychange` and `focus` come together
  equal(world.sockets.length, 2);
});

Deno.test("after a sleep of the machine the old connection is not trusted", () => {
  const { world } = open();
  world.say({ type: "ping" });
  world.pass(3_600_000, true);
  equal(world.sockets[0]!.closed, true);
  equal(world.sockets.length, 2);
});

Deno.test("pings that stop mean that nobody is there", () => {
  const { world } = open();
  world.say({ type: "ping" });
  world.pass(70_000);
  equal(world.sockets.length, 1);
  world.pass(15_000);
  equal(world.sockets.length, 2);
});

Deno.test("a table that is not there is not asked for again", () => {
  const { world, heard, live } = open();
  world.drop(4404, "no such table");
  world.pass(60_000);
  live.wake();
  equal(world.sockets.length, 1);
  deepEqual(heard, [false, "no such table"]);
});

Deno.test("what cannot be read is passed over", () => {
  const { world, heard } = open();
  world.last.onmessage?.({ data: "<html>" } as MessageEvent);
  world.say({ type: "error", text: "too many" });
  deepEqual(heard, [true, "too many"]);
});
