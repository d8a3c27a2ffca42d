import type { Facing, Json, Leader, Ruleset, Unit } from '../../../core';
import { localize } from '../../texts';

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

/** Where a unit looks, and where it could; null in games in which nobody faces anywhere. */
export function facingPart({ facing }: Unit, facings: readonly Facing[]) {
  if (facing === undefined || facings.length === 0) return null;
  const nameOf = (each: Facing): string => localize(`PDC.facing.${each}`);
  return {
    name: nameOf(facing),
    choices: facings.map((value) => ({ value, name: nameOf(value), isChosen: value === facing })),
  };
}

/** What the scenario has set of a piece in the fields of its game, for a game master to put right. */
export function traitParts({ traits = {} }: Unit | Leader, { scenarioFields }: Ruleset) {
  return Object.entries(traits)
    .filter(([key]) => scenarioFields.piece.includes(key))
    .map(([key, value]) => ({
      key,
      label: localize(`PDC.trait.${key}`),
      value: String(value),
      choices: (scenarioFields.choices[key] ?? []).map((each) => ({
        value: String(each),
        name: choiceName(each),
        isChosen: each === value,
      })),
    }));
}

const choiceName = (value: string | number): string =>
  typeof value === 'number' ? String(value) : localize(`PDC.figureValue.${value}`);

/** The value of a trait that was chosen or written on the sheet: one of the few that it can have, or the word itself. */
export const traitValue = (choices: readonly (string | number)[] | undefined, written: string): Json =>
  choices?.find((each) => String(each) === written) ?? written.trim();
