import type { Guide, Localizable, State } from '../../core';
import { ccnGuide as core } from '../ccn/guide';
import { REFUSAL_RULES as CORE_REFUSALS } from '../ccn/refusal-rules';
import { TERRAIN_TYPES } from '../ccn/terrain-types';
import { refusalRules } from '../commands-and-colors/refusal-rules';
import { RULES } from './family-refusals';
import { lastTurnOf } from './game-length';
import { CORSICAN_OGRE_RULES } from './numbered-rules';
import { REFUSAL_RULES } from './refusal-rules';

const says = (key: string): Localizable => ({ key, blanks: {} });

/** R002-12 to R002-46: a summary of a turn for new players. */
const TURN: readonly Localizable[] = [
  says('how-turn'),
  says('how-number'),
  says('how-natural'),
  says('how-spent'),
  says('how-facing'),
  says('how-aide'),
];

/** The rules reference shown beside a battle: the core game's, with the battle's length. */
export const corsicanOgreGuide: Guide = {
  ...core,
  phases: ['terrain', 'placement', 'before', 'counters', 'round', 'movement', 'combat'],
  rules: [CORSICAN_OGRE_RULES, ...core.rules],
  refusals: refusalRules(RULES, TERRAIN_TYPES, { ...CORE_REFUSALS, ...REFUSAL_RULES }),
  turn: () => TURN,
  length: (state: State): readonly Localizable[] => {
    const last = lastTurnOf([state.sides.south.target, state.sides.north.target]);
    return [last === null ? { key: 'no-limit', blanks: {} } : { key: 'turns', blanks: { turns: `${last}` } }];
  },
};
