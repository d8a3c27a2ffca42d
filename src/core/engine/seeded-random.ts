import { drew } from './draws';
import type { DrawQuery, Query, Reply } from './query';
import type { Ruleset } from './ruleset';

/** A stream of random numbers that is the same for the same seed. */
export interface Stream {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
}

/** Makes a Mulberry32 stream: 32 bits of state, good enough for playouts and tests, never for dice in play. */
export function seededStream(seed: number): Stream {
  let state = seed | 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
    },
  };
}

/** Answers every question at random: dice by their faces, choices with equal probability. */
export const seededReply =
  (rules: Ruleset, stream: Stream) =>
  (query: Query): Reply => {
    if (query.kind === 'ask') {
      return { kind: 'chose', option: query.options[stream.below(query.options.length)] ?? '' };
    }
    if (query.kind === 'draw') return drew(query, drawnFrom(query, stream));
    const faces = rules.dice[query.die]?.faces ?? [];
    const rolled = Array.from({ length: query.count }, () => faces[stream.below(faces.length)] ?? '');
    return { kind: 'rolled', faces: rolled };
  };

/** Draws cards at random, each one of the pile equally likely. */
function drawnFrom({ pile, count }: DrawQuery, stream: Stream): readonly string[] {
  const left = [...pile];
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0] ?? '');
}
