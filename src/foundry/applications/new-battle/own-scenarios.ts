import { readScenario, scenarioFaults, UnusableData } from '../../../core';
import type { Game } from '../../battle';
import type { WorkshopPort } from '../../battle/workshop';
import { isScenarioPage } from '../../documents';
import { TEXTS } from '../../texts';
import type { OfferedScenario } from './new-battle-draft';
import { scenarioOfPage } from './scenario-page-context';

/** The scenarios of this world that can be played: those of workshops, then those on pages of the journal. */
export const ownScenarios = (games: readonly Game[], workshops: WorkshopPort): readonly OfferedScenario[] => [
  ...workshops.listed().flatMap(({ id, game: rules, draft }): OfferedScenario[] => {
    if (scenarioFaults(rules, draft).length > 0) return [];
    const own = { isFromFile: false, isOwn: true, workshop: id } as const;
    return [{ ...own, key: `workshop:${id}`, rules, scenario: readScenario(rules, draft) }];
  }),
  ...game.journal.contents.flatMap(({ id, pages }) =>
    pages.contents.filter(isScenarioPage).flatMap((page): OfferedScenario[] => {
      try {
        const own = { isFromFile: false, isOwn: true } as const;
        return [{ ...own, key: `page:${id}.${page.id}`, ...scenarioOfPage(page, games, TEXTS) }];
      } catch (error) {
        // Its sheet tells its faults.
        if (error instanceof UnusableData) return [];
        throw error;
      }
    }),
  ),
];
