// A whole battle of every game from one window: somebody alone against a Recruit, until one of them has won.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officer, viewOf } from '../../src/ai';
import type { AskQuery, Order, Ruleset, State } from '../../src/core';
import { stateWithHand } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { keysOf, textIn, textsOfLanguage } from '../../tools/language';
import { layOut, openAlone, panel, setPace } from '../browser/alone';
import { forge, settled, untilRevision } from '../browser/field';
import { handOf, playCard } from '../browser/hands';
import { type Seat, startTable, type TestTable } from '../browser/harness';
import { type Published, publishedIn } from '../browser/in-step';

/** A battle in which somebody gives more orders than this never ends. */
const ORDERS_AT_MOST = 700;

/** Milliseconds that a whole battle may take on a machine that is busy. */
const PATIENCE = 1_200_000;

let table: TestTable;
let seat: Seat;

/** Opens a table of its own for the tests of a language: what is in chat already stays in the language of its writer. */
function useTable(language: string): void {
  beforeAll(async () => {
    table = await startTable();
    seat = await openAlone(table, 'Play against a Recruit', 'two-villages', language);
    await setPace(seat, 'at-once');
  });
  afterAll(() => table.close());
}

/** Asks the module as its own windows do. */
async function ask(request: object): Promise<void> {
  const result = Object(await forge(seat, 'gm', request)) as { readonly ok?: boolean };
  if (!result.ok) throw new Error(`${JSON.stringify([request, result])} ${await panel(seat).textContent()}`);
}

/** Gives an order: by a click where it plays a card or ends something. */
async function give(order: Order, { revision }: Published): Promise<void> {
  await settled(seat);
  // A pointer that rests where a button comes to stand could not mean it yet.
  await seat.page.mouse.move(0, 0);
  const end = panel(seat).locator(`[data-action=endTurn][data-order=${order.type}]`);
  if (order.card && Object.keys(order).length === 3) {
    await playCard(seat, order.card);
  } else if (Object.keys(order).length === 2 && (await end.count()) > 0) {
    await end.click();
    await settled(seat);
    // It asks again where units can still act.
    const isAsked = (await panel(seat).locator('[data-action=keepTurn]').count()) > 0;
    if (isAsked) {
      await seat.page.mouse.move(0, 0);
      await end.click();
    }
  } else {
    await ask({ order });
  }
  await untilRevision(seat, revision + 1);
}

/** Answers a question: by a click on the last button of the panel or card of the hand, if there is any. */
async function reply({ revision }: Published, { options }: AskQuery): Promise<void> {
  await settled(seat);
  await seat.page.mouse.move(0, 0);
  const { page } = seat;
  const buttons = panel(seat).locator('[data-action=answer]');
  const cards = page.locator('.pdc-hand-card.is-answer');
  if ((await cards.count()) > 0) {
    await cards.last().click();
    await page.locator('.pdc-hand [data-action=play]').click();
  } else if ((await buttons.count()) > 0) {
    await buttons.last().click();
  } else {
    await ask({ choose: options.at(-1) });
  }
  await untilRevision(seat, revision + 1);
}

/** The hand of the user, once the window shows all of its cards. */
async function handIn({ cards }: State): Promise<readonly string[]> {
  if (!cards) return [];
  await expect.poll(async () => (await handOf(seat)).length).toBe(cards.hands.south.length);
  return handOf(seat);
}

/** The battle once the user is to act, or once it is over; tells what the panel shows if that never comes. */
async function upToUser(rules: Ruleset): Promise<Published> {
  let published = await publishedIn(seat);
  const isUp = ({ state, question }: Published) =>
    state.winner !== null || (question ?? state.turn).side === 'south';
  const words = async () => {
    published = await publishedIn(seat);
    // The first order of a battle belongs to no side.
    const isOpened = published.question !== null || !rules.opening(published.state);
    return isOpened && isUp(published) ? 'up to the user' : await panel(seat).textContent();
  };
  await expect.poll(words).toBe('up to the user');
  return published;
}

/** Plays until the battle is over. */
async function playToEnd(known: Ruleset): Promise<Published> {
  const board = (await publishedIn(seat)).state.board;
  const rules = known.on(board);
  const user = officer(rules, 'recruit', 1808);
  for (let orders = 0; orders < ORDERS_AT_MOST; orders += 1) {
    const now = await upToUser(rules);
    const { state, question } = now;
    if (state.winner !== null) return now;
    if (question) {
      await reply(now, question);
      continue;
    }
    const cards = await handIn(state);
    await give(
      user.choose(viewOf(rules, stateWithHand(state, 'south', { cards, answers: [] }), 'south')),
      now,
    );
  }
  throw new Error(`${ORDERS_AT_MOST} orders, and no end: ${await panel(seat).textContent()}`);
}

describe('in English', () => {
  useTable('en');

  test.each([
    'two-villages',
    'ccn-squares-on-the-plain',
    'ogre-squares-on-the-plain',
    'farm-at-lindach',
    'lauter-crossing',
  ])(
    '%s',
    async (scenario) => {
      const rules = GAMES.find(({ scenarios }) => scenarios.some(({ id }) => id === scenario))?.rules;
      if (!rules) throw new Error(`there is no scenario ${scenario}`);
      if (scenario !== 'two-villages') await layOut(seat, scenario, 'officer:recruit');
      await panel(seat).locator('.pdc-panel-name', { hasText: '(you)' }).waitFor();
      const { state, revision } = await playToEnd(rules);
      expect(state.winner).not.toBeNull();
      // The panel says so, and nobody goes on.
      const end = state.winner === 'draw' ? 'draw' : `${state.sides[state.winner ?? 'south'].name} win`;
      await expect.poll(() => panel(seat).locator('.pdc-panel-prompt').textContent()).toContain(end);
      await settled(seat);
      expect((await publishedIn(seat)).revision).toBe(revision);
      await seat.screenshot(`whole-${scenario}`);
      expect(seat.faults).toEqual([]);
    },
    PATIENCE,
  );
});

/** The English texts of several words, without blanks, that a language says in its own. */
function foreignIn(language: string): readonly string[] {
  const [english, own] = [textsOfLanguage('en'), textsOfLanguage(language)];
  return keysOf(english).flatMap((key) => {
    const text = textIn(english, key) ?? '';
    return /^[^{<]*\s[^{<]*\s[^{<]*$/.test(text) && textIn(own, key) !== text ? [text] : [];
  });
}

describe.each([
  ['fr', 'vous', 'Français'],
  ['de', 'du', 'Franzosen'],
])('in %s', (language, you, french) => {
  useTable(language);

  test('the compendia, their entries and the windows of these are named in it', async () => {
    const { page } = seat;
    const own = textsOfLanguage(language);
    const title = textIn(own, 'PDC.scenarios.peninsula-1808.title') ?? '';
    await page.click('#sidebar-tabs [data-tab=compendium]');
    const labels = ['armies', 'battles', 'campaigns'].map((pack) =>
      textIn(own, `PDC.windows.packs.label.${pack}`),
    );
    await expect
      .poll(() => page.locator('#compendium [data-pack] > summary').allTextContents())
      .toEqual(labels);
    await page.locator('#compendium input').fill(title);
    await page.locator('#compendium [data-entry-id]:not([hidden])').click();
    const sheet = page.locator('.pdc-campaign-sheet');
    await sheet.locator('h1, h2, h3', { hasText: title }).first().waitFor();
    await expect.poll(() => sheet.locator('.window-title').textContent()).toContain(title);
    await seat.screenshot(`compendia-${language}`);
    await sheet.locator('.window-header [data-action=close]').click();
    await page.click('#sidebar-tabs [data-tab=chat]');
  });

  test(
    'the two villages: no text is English, and none is missing',
    async () => {
      const { page } = seat;
      await panel(seat)
        .locator('.pdc-panel-name', { hasText: `(${you})` })
        .waitFor();
      await panel(seat).locator('.pdc-panel-name', { hasText: french }).waitFor();
      const foreign = foreignIn(language);
      expect(foreign.length).toBeGreaterThan(1000);
      const shown = () => page.locator('body').textContent();
      const strange = async () => {
        const text = (await shown()) ?? '';
        return [...(text.match(/PDC\.[\w.-]+/g) ?? []), ...foreign.filter((each) => text.includes(each))];
      };
      expect(await strange()).toEqual([]);
      await seat.screenshot(`begun-${language}`);
      const rules = GAMES.find(({ scenarios }) => scenarios.some(({ id }) => id === 'two-villages'))?.rules;
      if (!rules) throw new Error('there are no villages');
      const { state } = await playToEnd(rules);
      expect(state.winner).not.toBeNull();
      await settled(seat);
      expect(await strange()).toEqual([]);
      await seat.screenshot(`whole-${language}`);
      expect(seat.faults).toEqual([]);
    },
    PATIENCE,
  );
});
