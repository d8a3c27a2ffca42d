import type { RulesOption } from '../../core';
import { OPTIONS as CORE } from '../ccn/options';

/** R002-02, R002-76: there are no cards, and squares cost none. */
const OF_CARDS: readonly string[] = ['commandCards', 'squareHandLimit'];

/**
 * Readings that players can choose between (section 4.3), and the options of the core game that apply here; the first
 * value is the default.
 */
export const OPTIONS: readonly RulesOption[] = [
  { id: 'doublesCancel', values: [true, false], initial: true, rule: 'AMB-002-2' },
  { id: 'botchSix', values: ['a', 'b', 'c'], initial: 'a', rule: 'AMB-002-6' },
  ...CORE.filter(({ id }) => !OF_CARDS.includes(id)),
];
