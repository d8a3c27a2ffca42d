import type { Facing, Json, Leader, Ruleset, Unit } from '../../../core';
import { localize } from '../../texts';

/** Where a unit looks, and where it could; null in games in which nobody faces anywhere. */
export function facingPart({ facing }: Unit, facings: readonly Facing[]) {
  if (facing === undefined || facings.length === 0) return null;
  const nameOf = (each: Facing): string => localize(`PDC.facing.${each}`);
  return {
    name: nameOf(facing),
    choices: facings.map((value) => ({ value, name: nameOf(value), isChosen: value === facing })),
  };
}

/** What the scenario said of a piece in the words of its game, for a game master to put right. */
export function traitParts({ traits = {} }: Unit | Leader, { words }: Ruleset) {
  return Object.entries(traits)
    .filter(([key]) => words.piece.includes(key))
    .map(([key, value]) => ({
      key,
      label: localize(`PDC.trait.${key}`),
      value: String(value),
      choices: (words.choices[key] ?? []).map((each) => ({
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
