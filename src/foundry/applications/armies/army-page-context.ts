import { UnusableData } from '../../../core';
import { type ArmyGame, type Localize, unitsIn } from './army-game';
import { swatchOf } from './builder-context';
import { armyOfPage, type PageArmy } from './page-army';
import { typePicture } from './pictures';

/** What the sheet of an army's page shows: its units with their number, or why it can't be read. */
export function armyPageContext(
  page: PageArmy,
  games: readonly ArmyGame[],
  canPlace: boolean,
  localize: Localize,
) {
  const { ruleset, nation } = page.system;
  const nothing = {
    name: page.name,
    summary: '',
    rows: [],
    fault: '',
    canPlace: false,
    swatch: swatchOf(nation),
  };
  const armyGame = games.find(({ rules }) => rules.id === ruleset);
  const unreadable = (fault: string) => ({
    ...nothing,
    fault: localize('PDC.armyPage.unreadable', { fault }),
  });
  if (!armyGame) return unreadable(localize('PDC.armyPage.noGame', { ruleset }));
  const { armies, rules } = armyGame;
  try {
    const army = armyOfPage(armyGame, page);
    const rows = [...Object.entries(armies.free), ...Object.entries(army.counts)];
    return {
      ...nothing,
      summary: localize('PDC.armyPage.summary', {
        nation: localize(`PDC.nation.${nation}`),
        points: String(armies.cost(army)),
        units: String(unitsIn(army)),
      }),
      rows: rows
        .filter(([, count]) => count > 0)
        .map(([type, count]) => ({
          type,
          count,
          name: localize(`PDC.type.${type}`),
          picture: typePicture(rules, type, nation),
        })),
      canPlace,
    };
  } catch (error) {
    if (error instanceof UnusableData) return unreadable(error.faults.join(' · '));
    throw error;
  }
}
