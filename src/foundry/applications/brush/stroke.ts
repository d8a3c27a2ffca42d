import { type Correction, type Ruleset, type State, terrainAt } from '../../../core';

/** What the brush has taken out of the palette: the word for what it paints, on spaces or on their borders. */
export interface Paint {
  readonly on: 'spaces' | 'borders';
  readonly word: string;
}

/** The spaces or borders that the brush has passed in one go, each once, and what it paints there. */
export interface Stroke {
  readonly paint: Paint;
  readonly places: readonly string[];
  /** Where the brush is now. */
  readonly at: string;
}

/** What the brush paints to take away what is there. */
export const CLEAR = 'clear';

/** Everything that can be painted in a game, what clears last; borders only where the game knows any. */
export function paintsOf({ terrain, borders }: Ruleset): readonly Paint[] {
  const paints = (on: Paint['on'], words: Readonly<Record<string, unknown>>): readonly Paint[] => {
    const others = Object.keys(words).filter((word) => word !== CLEAR);
    return others.length > 0 ? [...others, CLEAR].map((word) => ({ on, word })) : [];
  };
  return [...paints('spaces', terrain), ...paints('borders', borders)];
}

/** A stroke that begins in a space or on a border. */
export const strokeFrom = (paint: Paint, at: string): Stroke => ({ paint, places: [at], at });

/** The stroke led on over other places of its kind, in the order in which the brush passes them. */
export function strokeTo(stroke: Stroke, passed: readonly string[]): Stroke {
  const at = passed.at(-1) ?? stroke.at;
  return at === stroke.at ? stroke : { ...stroke, places: [...new Set([...stroke.places, ...passed])], at };
}

/** What the stroke changes, place by place; null if all is like that already. */
export function strokeCorrection(state: State, { paint: { on, word }, places }: Stroke): Correction | null {
  const wordAt = (place: string): string =>
    on === 'spaces' ? terrainAt(state, place) : (state.borders[place] ?? CLEAR);
  const changed = places.filter((place) => wordAt(place) !== word);
  if (changed.length === 0) return null;
  const words = Object.fromEntries(changed.map((place) => [place, word]));
  return on === 'spaces'
    ? { type: 'terrain-adjusted', terrain: words }
    : { type: 'borders-adjusted', borders: words };
}
