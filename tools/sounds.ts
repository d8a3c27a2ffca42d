// Makes the sounds of a battle from noise and tones; the bytes are the same every time.
import { seededStream } from '../src/core';

/** Samples per second: gunfire and drums have little above the pitches that this allows. */
const RATE = 16_000;

/** A sound that the build writes. */
interface SoundFile {
  readonly name: string;
  readonly wav: Uint8Array;
}

/** A stretch of sound into which strokes are mixed. */
class Track {
  readonly #samples: Float64Array;
  readonly #stream;

  constructor(seconds: number, seed: number) {
    this.#samples = new Float64Array(Math.round(seconds * RATE));
    this.#stream = seededStream(seed);
  }

  /** A random number from 0 to 1. */
  chance(): number {
    return this.#stream.below(65_536) / 65_536;
  }

  /**
   * Adds noise that starts at once and fades: `decay` in seconds, filtered to the pitches between `above` and `below`.
   */
  noise(at: number, { loud, decay, below, above = 0 }: Noise): void {
    const [keepLow, keepHigh] = [smoothing(below), smoothing(above)];
    let [low, floor] = [0, 0];
    this.#add(at, 6 * decay, (time) => {
      low += keepLow * (2 * this.chance() - 1 - low);
      floor += keepHigh * (low - floor);
      return (loud * (low - floor) * Math.exp(-time / decay)) / Math.sqrt(keepLow);
    });
  }

  /** Adds a tone that falls from one pitch to another as it fades. */
  tone(at: number, { loud, decay, from, to }: Tone): void {
    let turns = 0;
    this.#add(at, 6 * decay, (time) => {
      turns += (to + (from - to) * Math.exp((-3 * time) / decay)) / RATE;
      return loud * Math.sin(2 * Math.PI * turns) * Math.exp(-time / decay);
    });
  }

  /** The whole track as a file: as loud as possible without clipping, with a fade at its end. */
  wav(): Uint8Array {
    const peak = this.#samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const { length } = this.#samples;
    const data = new DataView(new ArrayBuffer(44 + 2 * length));
    for (const [at, word] of [
      [0, 'RIFF'],
      [8, 'WAVE'],
      [12, 'fmt '],
      [36, 'data'],
    ] as const)
      for (const [index, letter] of [...word].entries()) data.setUint8(at + index, letter.charCodeAt(0));
    data.setUint32(4, 36 + 2 * length, true);
    data.setUint32(16, 16, true);
    // Uncompressed samples, one channel.
    data.setUint16(20, 1, true);
    data.setUint16(22, 1, true);
    data.setUint32(24, RATE, true);
    data.setUint32(28, 2 * RATE, true);
    data.setUint16(32, 2, true);
    data.setUint16(34, 16, true);
    data.setUint32(40, 2 * length, true);
    for (const [index, sample] of this.#samples.entries()) {
      const fade = Math.min(1, (length - index) / (0.08 * RATE));
      data.setInt16(44 + 2 * index, Math.round((sample / peak) * fade * 28_000), true);
    }
    return new Uint8Array(data.buffer);
  }

  #add(at: number, seconds: number, sampleAt: (time: number) => number): void {
    const first = Math.round(at * RATE);
    const last = Math.min(this.#samples.length, first + Math.round(seconds * RATE));
    for (let index = first; index < last; index += 1)
      this.#samples[index] = (this.#samples[index] ?? 0) + sampleAt((index - first) / RATE);
  }
}

interface Stroke {
  readonly loud: number;
  /** In seconds. */
  readonly decay: number;
}

/** Pitches in Hertz. */
interface Noise extends Stroke {
  readonly below: number;
  readonly above?: number;
}

interface Tone extends Stroke {
  readonly from: number;
  readonly to: number;
}

/** The smoothing factor of a low-pass filter for a pitch. */
const smoothing = (pitch: number): number => 1 - Math.exp((-2 * Math.PI * pitch) / RATE);

/** Two ranks of muskets: most fire together, some late. */
function volley(seed: number): Track {
  const track = new Track(1.3, 1809 + seed);
  for (let shot = 0; shot < 26; shot += 1) {
    const at = 0.02 + 0.55 * track.chance() ** 2;
    const loud = 0.45 + 0.4 * track.chance();
    track.noise(at, { loud, decay: 0.022, below: 3600, above: 400 });
    track.noise(at, { loud: loud * 0.7, decay: 0.09, below: 900 });
    track.tone(at, { loud: loud * 0.5, decay: 0.05, from: 160, to: 70 });
  }
  track.noise(0.1, { loud: 0.35, decay: 0.3, below: 600 });
  return track;
}

/** Two guns of a battery. */
function cannonade(seed: number): Track {
  const track = new Track(1.6, 1812 + seed);
  for (const [at, loud] of [
    [0.01, 1],
    [0.2 + 0.14 * track.chance(), 0.65 + 0.25 * track.chance()],
  ] as const) {
    track.noise(at, { loud: 0.5 * loud, decay: 0.012, below: 4000, above: 300 });
    track.noise(at, { loud, decay: 0.13, below: 420 });
    track.tone(at, { loud: 1.1 * loud, decay: 0.26, from: 95 - 5 * seed, to: 40 });
    track.noise(at + 0.05, { loud: 0.6 * loud, decay: 0.45, below: 160 });
  }
  return track;
}

/** Horses at a gallop, three beats and a pause, approaching. */
function cavalry(seed: number): Track {
  const track = new Track(1.5, 1806 + seed);
  const stride = 0.4 - 0.015 * seed;
  for (let horse = 0; horse < 4; horse += 1) {
    const start = horse === 0 ? 0.02 : 0.02 + 0.13 * track.chance();
    for (let step = 0; start + step * stride < 1.05; step += 1) {
      for (const [hoof, beat] of [0, 0.1, 0.2].entries()) {
        const at = start + step * stride + beat + 0.012 * track.chance();
        const near = 0.35 + (0.65 * at) / 1.25;
        const loud = near * (hoof === 2 ? 0.9 : 0.6) * (0.7 + 0.3 * track.chance());
        track.tone(at, { loud, decay: 0.035, from: 190, to: 75 });
        track.noise(at, { loud: 0.5 * loud, decay: 0.018, below: 1300, above: 120 });
      }
    }
  }
  return track;
}

/** The strokes of pas de charge in sixteenth notes: X is a hard stroke, x a soft one. */
const CHARGES = ['X.x.Xxx.X.xxX', 'X.xxX.x.X.x.X', 'Xxx.X.x.Xxx.X'] as const;

/** A side drum beating the charge. */
function drum(seed: number): Track {
  const track = new Track(1.4, 1796 + seed);
  for (const [index, stroke] of [...(CHARGES[seed] ?? '')].entries()) {
    if (stroke === '.') continue;
    const loud = stroke === 'X' ? 1 : 0.55;
    const at = 0.02 + 0.083 * index + 0.006 * track.chance();
    track.tone(at, { loud: 0.8 * loud, decay: 0.055, from: 240, to: 165 });
    // The snares under the drumhead.
    track.noise(at, { loud: 0.75 * loud, decay: 0.05, below: 6500, above: 1100 });
  }
  return track;
}

/** A drum muffled by a cloth, played slowly. */
function muffledDrum(seed: number): Track {
  const track = new Track(1.5, 1815 + seed);
  for (const [at, loud] of [
    [0.02, 1],
    [0.52, 0.6],
    [0.68, 0.8],
  ] as const) {
    track.tone(at, { loud, decay: 0.17, from: 120 - 6 * seed, to: 68 });
    track.noise(at, { loud: 0.3 * loud, decay: 0.06, below: 380 });
  }
  return track;
}

/** The notes of a call to attention, in Hertz, with the moments at which they begin. */
const CALL = [
  [0.02, 392],
  [0.26, 392],
  [0.4, 523.25],
  [0.66, 659.25],
] as const;

/** A bugle: each note with the overtones of brass. */
function bugle(): Track {
  const track = new Track(1.4, 1805);
  for (const [at, pitch] of CALL)
    for (const [overtone, loud] of [0.6, 1, 0.7, 0.4, 0.2].entries()) {
      const tone = pitch * (overtone + 1);
      track.tone(at, { loud, decay: 0.16, from: tone, to: tone });
    }
  return track;
}

/** The makers of each sound, and how many samples of it there are: nothing sounds quite the same twice in a row. */
const TRACKS = {
  volley: { track: volley, samples: 3 },
  cannonade: { track: cannonade, samples: 3 },
  cavalry: { track: cavalry, samples: 3 },
  drum: { track: drum, samples: 3 },
  'muffled-drum': { track: muffledDrum, samples: 2 },
  bugle: { track: bugle, samples: 1 },
} as const;

/** Every sample of every sound, in the form the module plays. */
export const sounds = (): readonly SoundFile[] =>
  Object.entries(TRACKS).flatMap(([name, { track, samples }]) =>
    Array.from({ length: samples }, (_, seed) => ({
      name: `${name}-${seed + 1}.wav`,
      wav: track(seed).wav(),
    })),
  );
