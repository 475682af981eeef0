/** Sounds, made here and loaded from nowhere (Web Audio): off until a reader asks for them. */

export type Sound = "turn" | "message" | "dice" | "reveal";

const VOLUME: Record<string, number> = { soft: 0.35, on: 1 };
let context: AudioContext | null = null;

/** Plays a sound where sounds are wanted; nothing ever waits for it, and silence is no error. */
export function play(sound: Sound): void {
  const volume = VOLUME[document.documentElement.dataset.sound ?? ""];
  if (volume === undefined) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {}); // not before a touch
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    SOUNDS[sound](context, out, context.currentTime + 0.01);
  } catch {
    // no sound here
  }
}

type Made = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Made> = {
  /** Two notes that rise, as of a small bell. */
  turn(context, out, at) {
    tone(context, out, at, 587, 0.1, 0.5);
    tone(context, out, at + 0.14, 880, 0.1, 0.8);
  },
  /** A drop. */
  message(context, out, at) {
    tone(context, out, at, 1175, 0.07, 0.12);
    tone(context, out, at + 0.07, 1568, 0.05, 0.25);
  },
  /** Something hard that bounces on wood, faster and softer until it lies. */
  dice(context, out, at) {
    for (let bounce = 0, when = at; bounce < 7; bounce++) {
      noise(context, out, when, 0.035, 0.3 * 0.78 ** bounce, 1800 + 350 * (bounce % 3), 0);
      when += 0.13 * 0.8 ** bounce;
    }
  },
  /** A sheet of paper is turned over. */
  reveal(context, out, at) {
    noise(context, out, at, 0.32, 0.12, 900, 4200);
    tone(context, out, at + 0.26, 392, 0.04, 0.35);
  },
};

/** A note that dies away. */
function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  loud: number,
  lasts: number,
): void {
  const [note, volume] = [context.createOscillator(), context.createGain()];
  note.type = "triangle";
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  note.connect(volume).connect(out);
  note.start(at);
  note.stop(at + lasts);
}

/** A rustle around a pitch, which may glide to another one. */
function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  lasts: number,
  loud: number,
  pitch: number,
  end: number,
): void {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length);
  const source = context.createBufferSource();
  const [band, volume] = [context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, at);
  if (end > 0) band.frequency.exponentialRampToValueAtTime(end, at + lasts);
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(out);
  source.start(at);
}
