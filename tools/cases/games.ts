import type { ArmyBuilding, Ruleset } from '../../src/core';
import { GAMES as OFFERED } from '../../src/rulesets';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { squares } from '../../src/rulesets/squares';
import { CODE_NAPOLEON_WORDS } from './code-napoleon-words';
import type { CaseFields } from './game-words';
import { OGRE_WORDS } from './ogre-words';
import { SQUARES_WORDS } from './squares-words';

/** The games that cases can use: rulesets, and army building in those that have it. */
export interface Games {
  readonly rulesets: readonly Ruleset[];
  /** By the id of the ruleset. */
  readonly armies: Readonly<Record<string, ArmyBuilding>>;
  /** Case fields that only one ruleset has, by its id. */
  readonly words: Readonly<Record<string, CaseFields>>;
}

/** The games of this module. */
export const GAMES: Games = {
  rulesets: OFFERED.map(({ rules }) => rules),
  armies: Object.fromEntries(OFFERED.flatMap(({ rules, armies }) => (armies ? [[rules.id, armies]] : []))),
  words: {
    [codeNapoleon.id]: CODE_NAPOLEON_WORDS,
    [squares.id]: SQUARES_WORDS,
    [corsicanOgre.id]: OGRE_WORDS,
  },
};
