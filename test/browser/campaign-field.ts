import type { Locator } from 'playwright-core';
import { DECK } from '../../src/rulesets/ccn/cards/deck';
import { askInName } from './asking';
import { draws } from './hands';
import { dice, type Seat, type UserId } from './harness';

const side = (name: string, nation: string) => ({ name, nation, target: 2, rating: 3 });

/** A battle of the core game with a few units; whoever takes two banners has won it. */
export const smallBattle = (id: string, title: string, units: Readonly<Record<string, object>>) => ({
  ...{ id, ruleset: 'ccn', title, first: 'south', units },
  sides: { south: side('Allies', 'british'), north: side('French', 'french') },
});

/** The hands of both sides in the small battles. */
const HANDS = {
  south: ['forward', 'probe-left', 'scout-right'],
  north: ['probe-centre', 'attack-left', 'rally'],
};

/** Lays ready the draws by which a small battle is dealt. */
export async function dealNext({ page }: Seat): Promise<void> {
  await dice(page, ...draws([...HANDS.south, ...HANDS.north], [], DECK));
}

/** A campaign of small battles, one after the other, with the Allies in the south. */
export const smallCampaign = (
  battles: readonly { readonly id: string; readonly title: string }[],
  title = 'A small campaign',
) => ({
  version: 2,
  plan: {
    id: 'small',
    title,
    story: 'Two days in the hills.',
    setting: 'napoleonic',
    parties: {
      allies: { name: 'Allies', nation: 'british', officers: ['Hill', 'Craufurd'] },
      french: { name: 'French', nation: 'french', officers: ['Foy', 'Merle'] },
    },
    first: battles[0]?.id,
    battles: battles.map(({ id, title }, index) => ({
      ...{ id, title, scenario: id, sides: { south: 'allies', north: 'french' }, region: 'spain', points: 1 },
      next: Object.fromEntries(
        ['allies', 'french', 'draw'].map((who) => [who, battles[index + 1]?.id ?? null]),
      ),
    })),
    flags: {},
  },
  record: [],
});

/** What the tests touch of journals in a window. */
interface Table {
  readonly JournalEntry: { create(data: object): Promise<unknown> };
  readonly game: {
    readonly user: { readonly id: string };
    readonly users: {
      readonly activeGM: { query(name: string, data: unknown, options: object): Promise<unknown> } | null;
    };
    readonly journal: {
      readonly contents: readonly {
        readonly id: string;
        readonly name: string;
        readonly pages: {
          readonly contents: readonly {
            readonly id: string;
            readonly type: string;
            readonly sheet: { render(options: object): unknown };
          }[];
        };
      }[];
    };
  };
}

/** Writes a campaign into a journal that everybody may read. */
export async function writeCampaign(
  { page }: Seat,
  campaign: { readonly plan: { readonly title: string } },
  scenarios: readonly object[],
): Promise<void> {
  await page.evaluate(
    async ([name, save, own]) => {
      const { JournalEntry } = globalThis as unknown as Table;
      const system = { campaign: save, scenarios: own };
      const pages = [{ name, type: 'pas-de-charge.campaign', system }];
      await JournalEntry.create({ name, ownership: { default: 2 }, pages });
    },
    [campaign.plan.title, JSON.stringify(campaign), JSON.stringify(scenarios)] as const,
  );
}

/** Opens the sheet of a campaign in a window. */
export async function openCampaign({ page }: Seat, title: string): Promise<Locator> {
  await page.waitForFunction(
    (name) => (globalThis as unknown as Table).game.journal.contents.some((entry) => entry.name === name),
    title,
  );
  await page.evaluate((name) => {
    const { game } = globalThis as unknown as Table;
    const entry = game.journal.contents.find((each) => each.name === name);
    void entry?.pages.contents[0]?.sheet.render({ force: true });
  }, title);
  const sheet = page.locator('.pdc-campaign-page', { hasText: title });
  await sheet.waitFor();
  return sheet;
}

/**
 * Asks for something of a campaign as a console of a player would, in his own name or in another's; the reason of its
 * refusal, null where it was done.
 */
export async function askAs(
  seat: Seat,
  user: UserId,
  title: string,
  { revision, request }: { readonly revision: number; readonly request: unknown },
): Promise<string | null> {
  const page = await seat.page.evaluate((name) => {
    const { game } = globalThis as unknown as Table;
    const entry = game.journal.contents.find((each) => each.name === name);
    return `${entry?.id}.${entry?.pages.contents[0]?.id}`;
  }, title);
  const answer = await askInName(seat, { query: 'campaign', user, content: { page, revision, request } });
  const { refusal } = answer as { readonly refusal: { readonly reason: string } | null };
  return refusal?.reason ?? null;
}
