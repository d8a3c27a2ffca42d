import type { Ruleset, Scenario, Side } from '../../../core';
import type { Game } from '../../battle/battle-port';

/** The text of a key with its blanks filled in. */
type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** What wins, and how much a side can order, until the game master says otherwise. */
const USUAL = { target: 5, rating: 5 };

const ID = 'empty-field';

/** Whether a scenario is one of those below: then the game master has yet to set everything up. */
export const isEmptyField = ({ id, ruleset }: Scenario): boolean => id === `${ID}-${ruleset}`;

/** The games with a battle more for each: on bare ground and without units. */
export const withEmptyFields = (
  games: readonly Game[],
  { localize }: { readonly localize: Localize },
): readonly Game[] =>
  games.map((each) => {
    const { id } = each.rules;
    const title = localize('PDC.newBattle.emptyField');
    const of = localize('PDC.newBattle.emptyFieldOf', { title, game: localize(`PDC.ruleset.${id}`) });
    return {
      ...each,
      scenarios: [...each.scenarios, emptyField(each.rules, games.length > 1 ? of : title, localize)],
    };
  });

function emptyField({ id: ruleset, sideStats }: Ruleset, title: string, localize: Localize): Scenario {
  const target = sideStats.includes('target') ? USUAL.target : null;
  const sideOf = (side: Side) => ({ name: localize(`PDC.nation.${side}`), nation: side, ...USUAL, target });
  return {
    id: `${ID}-${ruleset}`,
    ruleset,
    title,
    briefing: localize('PDC.newBattle.emptyBriefing'),
    source: '',
    first: 'south',
    sides: { south: sideOf('south'), north: sideOf('north') },
    terrain: {},
    units: {},
    objectives: [],
    arrivals: [],
    options: {},
  };
}
