import type { Ruleset } from '../../../core';

/** One point of a unit as the sheet shows it. */
interface Pip {
  readonly number: number;
  readonly isLeft: boolean;
  /** The strength of the unit if a game master presses it. */
  readonly strength: number;
}

/** The points of a unit as its players count them. */
export interface HitTrack {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly pips: readonly Pip[];
}

/** Counts what a unit has left, or what it has lost of its order. */
export function hitTrackOf(
  { value, max }: { readonly value: number; readonly max: number },
  hitTrack: Ruleset['hitTrack'],
): HitTrack {
  if (hitTrack === 'strength') {
    const pips = numbers(Math.max(max, value)).map((number) => ({
      number,
      isLeft: number <= value,
      strength: number,
    }));
    return { label: 'PDC.sheet.strength', value, max, pips };
  }
  const points = Math.max(0, max - value);
  // Pressed again, the last point goes: so a unit can be as good as new.
  const pips = numbers(max).map((number) => ({
    number,
    isLeft: number <= points,
    strength: max - (number === points ? number - 1 : number),
  }));
  return { label: 'PDC.sheet.disruption', value: points, max, pips };
}

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);
