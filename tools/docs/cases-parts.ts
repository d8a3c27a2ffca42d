import { GAMES as OFFERED } from '../../src/rulesets';
import { GAMES } from '../cases/games';
import * as words from '../cases/words';
import { campaignLists, familyList, gameLists, ownTables, tableOf } from './case-lists';
import type { Seen } from './questions-seen';

/** The parts of docs/cases.md that follow from the words which cases know, by their names. */
export const wordParts = (): Readonly<Record<string, string>> => ({
  case: tableOf(words.CASE_WORDS),
  order: tableOf(words.ORDER_WORDS),
  'result of a piece': tableOf(words.PIECE_THEN),
  'result of the battle': tableOf(words.THEN_WORDS),
  'campaign case': tableOf(words.CAMPAIGN_CASE_WORDS),
  campaign: tableOf(words.CAMPAIGN_WORDS),
  report: tableOf(words.REPORT_WORDS),
  'result of a campaign': tableOf(words.CAMPAIGN_THEN),
  'army case': tableOf(words.ARMY_WORDS),
  'result of an army': tableOf(words.ARMY_THEN),
  'hex refusals': familyList(),
  ...Object.fromEntries(Object.entries(GAMES.words).map(([id, own]) => [`words of ${id}`, ownTables(own)])),
});

/** The folder of the cases of campaigns, which belong to no game. */
const CAMPAIGN = 'campaign';

/** The folders of cases whose words are listed. */
export const LISTED = [...GAMES.rulesets.map(({ id }) => id), CAMPAIGN];

/** The lists of a game or of campaigns; `seen` came up in their cases. */
export function listsOf(id: string, seen: Seen): string {
  if (id === CAMPAIGN) return campaignLists(seen);
  const game = OFFERED.find(({ rules }) => rules.id === id);
  if (!game) throw new RangeError(`no game "${id}"`);
  return gameLists(
    game,
    seen,
    OFFERED.find(({ rules }) => rules.id === game.rules.wordsOf),
  );
}
