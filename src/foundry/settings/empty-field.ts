import type { Ruleset, Scenario, Side } from '../../core';
import type { Game } from '../documents/game';

/** The text of a key with its blanks filled in. */
type Say = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** What wins, and how much a side can order, until the game master says otherwise. */
const USUAL = { target: 5, rating: 5 };

const ID = 'empty-field';

/** Whether a scenario is one of those below: then the game master has yet to set everything up. */
export const isEmptyField = ({ id, ruleset }: Scenario): boolean => id === `${ID}-${ruleset}`;

/** The games with a battle more for each: on bare ground and without units. */
export const withEmptyFields = (games: readonly Game[], { say }: { readonly say: Say }): readonly Game[] =>
  games.map((each) => {
    const { id } = each.rules;
    const title = say('PDC.newBattle.emptyField');
    const of = say('PDC.newBattle.emptyFieldOf', { title, game: say(`PDC.ruleset.${id}`) });
    return {
      ...each,
      scenarios: [...each.scenarios, emptyField(each.rules, games.length > 1 ? of : title, say)],
    };
  });

function emptyField({ id: ruleset, sideFigures }: Ruleset, title: string, say: Say): Scenario {
  const target = sideFigures.includes('target') ? USUAL.target : null;
  const sideOf = (side: Side) => ({ name: say(`PDC.nation.${side}`), nation: side, ...USUAL, target });
  return {
    id: `${ID}-${ruleset}`,
    ruleset,
    title,
    briefing: say('PDC.newBattle.emptyBriefing'),
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
