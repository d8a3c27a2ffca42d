import type { Guide, Localizable, State } from '../../core';
import { ccnGuide as core } from '../ccn/guide';
import { lastTurnOf } from './game-length';
import { CORSICAN_OGRE_RULES } from './numbered-rules';

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
  phases: ['before', 'counters', 'round', 'movement', 'combat'],
  rules: [CORSICAN_OGRE_RULES, ...core.rules],
  turn: () => TURN,
  length: (state: State): readonly Localizable[] => {
    const last = lastTurnOf([state.sides.south.target, state.sides.north.target]);
    return [last === null ? { key: 'no-limit', blanks: {} } : { key: 'turns', blanks: { turns: `${last}` } }];
  },
};
