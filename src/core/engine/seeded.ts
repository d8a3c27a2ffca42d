import { drew } from './draws';
import type { DrawQuery, Query, Reply } from './query';
import type { Ruleset } from './ruleset';

/** A stream of chance that is the same for the same seed. */
export interface Stream {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
}

/** Mulberry32: 32 bits of state, good enough for playouts and tests, never for the dice of the table. */
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

/** Answers every question by chance: dice by their faces, choices with equal likelihood. */
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

/** Cards drawn by chance, every one of the pile as likely as the others. */
function drawnFrom({ pile, count }: DrawQuery, stream: Stream): readonly string[] {
  const left = [...pile];
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0] ?? '');
}
