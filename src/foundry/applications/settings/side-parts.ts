import { deploy, type Ruleset, type Scenario, SIDES, type Side } from '../../../core';
import { nationColours } from '../../../drawing';
import type { PlayableScenario } from './scenario-file';
import { nationChoices } from './side-nations';

/** Where the texts come from. */
interface Texts {
  localize(key: string, blanks?: Readonly<Record<string, string>>): string;
}

/** What the dialog shows of the sides of a scenario; `scenario` is the chosen one with what was changed. */
export function sideParts(chosen: PlayableScenario, scenario: Scenario, { localize }: Texts) {
  const { rules } = chosen;
  // Whether a battle is fought with cards is for its rules to say, when they set it up.
  const rating = deploy(rules, scenario).cards ? 'PDC.newBattle.cards' : 'PDC.newBattle.rating';
  const isRolled = scenario.preparation?.rating === 'rolled';
  return SIDES.map((side) => {
    const { name, nation, ...stats } = scenario.sides[side];
    const { face, edge, facings } = nationColours(nation);
    const { count, later } = unitCounts(rules, scenario, side);
    const units = later > 0 ? 'PDC.newBattle.unitsLater' : 'PDC.newBattle.unitsNow';
    return {
      side,
      name,
      flag: { face, edge, facings },
      nations: nationChoices(chosen.scenario, side, nation, localize),
      colours: localize('PDC.newBattle.coloursOf', { side: name }),
      stats: [
        ...(rules.sideStats.includes('rating')
          ? [
              {
                label: localize(rating),
                value: isRolled ? localize('PDC.newBattle.rolled') : String(stats.rating),
              },
            ]
          : []),
        ...(stats.target === null
          ? []
          : [{ label: localize('PDC.newBattle.target'), value: String(stats.target) }]),
        {
          label: localize('PDC.newBattle.units'),
          value: localize(units, { count: String(count), later: String(later) }),
        },
      ],
      commander: localize('PDC.newBattle.commander', { side: name }),
    };
  });
}

function unitCounts({ pieces }: Ruleset, { units, arrivals }: Scenario, side: Side) {
  const count = (setups: Scenario['units']): number =>
    Object.values(setups).filter((piece) => piece.side === side && pieces[piece.type]?.kind === 'unit')
      .length;
  const later = arrivals.reduce((sum, arrival) => sum + count(arrival.units), 0);
  return { count: count(units) + later, later };
}
