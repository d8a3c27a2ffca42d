import { choicesOf, type Form, type Json, type Ruleset } from '../../../core';
import { NATIONS } from '../../../drawing';
import type { Path } from '../../../workshop';
import type { Texts } from '../../texts';
import { type SideNames, wordName } from './field-names';

/** The sources of the names of choices. */
interface NamedBy {
  readonly rules: Ruleset;
  readonly texts: Texts;
  readonly sides: SideNames;
}

const nobody = (isNeeded: boolean, isChosen: boolean) =>
  isNeeded && !isChosen ? [] : [{ value: '', name: '—', isChosen }];

/** The words of a field; one that has a usual word shows it while it is left out. */
export function wordChoices({ texts, sides }: NamedBy, form: Form, path: Path, value: Json | undefined) {
  const words = choicesOf(form);
  const usual = 'usual' in form ? form.usual : undefined;
  const chosen = words.find((word) => word === value) ?? usual;
  return [
    ...(usual === undefined ? nobody(form.needed === true, chosen === undefined) : []),
    ...words.map((word) => ({
      value: word === usual && !form.needed ? '' : JSON.stringify(word),
      name: wordName(path, word, texts, sides),
      isChosen: word === chosen,
    })),
  ];
}

/** The nations that have colours, and whatever word the draft has. */
export function nationChoices({ texts }: NamedBy, value: Json | undefined, isNeeded: boolean) {
  const own = typeof value === 'string' && value !== '' ? [value] : [];
  return [
    ...nobody(isNeeded, own.length === 0),
    ...[...new Set([...Object.keys(NATIONS), ...own])].map((nation) => {
      const key = `PDC.rules.nation.${nation}`;
      return {
        value: JSON.stringify(nation),
        name: texts.has(key) ? texts.localize(key) : nation,
        isChosen: nation === value,
      };
    }),
  ];
}

/** The types of pieces of the game. */
export const typeChoices = ({ rules, texts }: NamedBy) =>
  Object.keys(rules.pieces).map((type) => ({
    value: type,
    name: texts.localize(`PDC.rules.type.${type}`),
    isChosen: false,
  }));
