// Measures the time from a click to the first changed text on screen, and to the end of the order it gave; both end
// with the frame that shows it. Changes seen only on the map do not count. The map is drawn rarely and at low
// resolution, since its drawing time depends on the graphics card.
import { type Order, pieceOf, type Ruleset, type State, seededStream } from '../src/core';
import { GAMES } from '../src/rulesets';
import { type Field, forge, openField, revisionIn, settled } from '../test/browser/field';
import type { Seat } from '../test/browser/harness';
import { publishedIn, seedDice } from '../test/browser/in-step';
import { pointOfPiece, pointOfSpace } from '../test/browser/on-map';
import { buildModule } from './fresh-builds.mjs';
import { BATTLES, rulesOf } from './play/battles';
import { eagerOrder } from './play/eager-order';

const [, , ...wanted] = process.argv;
const CHOSEN = wanted.length > 0 ? wanted : ['no-cards', 'ogre-bridge-on-the-traun', 'lauter-crossing'];

/**
 * The number of orders of a battle to measure, the maximum of times the battle is fought, and the maximum of orders
 * each time.
 */
const ORDERS = 100;
const BEGUN = 10;
const TRIES = 600;

type Fought = (typeof BATTLES)[number];

/** The times a window records for one click, in milliseconds after it. */
interface Noted {
  readonly first: number | null;
  readonly end: number | null;
}

/** Makes a window record the first change after the next click, and the saving of the battle. */
const watch = ({ page }: Seat): Promise<void> =>
  page.evaluate(() => {
    const { Hooks } = globalThis as unknown as {
      readonly Hooks: { once(name: string, heard: () => void): void };
    };
    const noted: { click: number | null; first: number | null; end: number | null } = {
      click: null,
      first: null,
      end: null,
    };
    Reflect.set(globalThis, 'noted', noted);
    const note = (what: 'first' | 'end') =>
      requestAnimationFrame(() => {
        if (noted.click !== null) noted[what] ??= performance.now() - noted.click;
      });
    const clicked = () => {
      noted.click = performance.now();
      const observer = new MutationObserver(() => {
        note('first');
        observer.disconnect();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener('pointerdown', clicked, { capture: true, once: true });
    Hooks.once('updateCombat', () => note('end'));
  });

const notedIn = ({ page }: Seat): Promise<Noted> =>
  page.evaluate(() => Reflect.get(globalThis, 'noted') as { first: number | null; end: number | null });

/** The place to click for an order that takes one click once its unit is selected. */
async function placeOf(seat: Seat, { target, to }: Order) {
  if (target !== undefined) return pointOfPiece(seat, target);
  return to === undefined ? undefined : pointOfSpace(seat, to, { x: 0.1, y: 0.5 });
}

/** Gives an order by a click on the map if possible; returns the measurement. */
async function give(seat: Seat, state: State, order: Order): Promise<Noted | undefined> {
  if (order.unit === undefined) return undefined;
  const prompt = (await seat.page.locator('#pdc-panel .pdc-panel-prompt').textContent()) ?? '';
  const { x, y } = await pointOfPiece(seat, order.unit);
  const name = pieceOf(state, order.unit)?.name;
  if (name === undefined || !prompt.includes(name)) {
    await seat.page.mouse.move(x, y);
    await seat.page.mouse.click(x, y);
    await settled(seat);
  }
  const place = await placeOf(seat, order);
  if (!place) return undefined;
  await seat.page.mouse.move(place.x, place.y);
  await settled(seat);
  await watch(seat);
  const before = await revisionIn(seat);
  await seat.page.mouse.click(place.x, place.y);
  await settled(seat);
  if ((await revisionIn(seat)) === before) return undefined;
  await seat.page.waitForFunction(() => {
    const { first, end } = Reflect.get(globalThis, 'noted') as Noted;
    return first !== null && end !== null;
  });
  return notedIn(seat);
}

const shareOf = (values: readonly number[], share: number): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
};

/** Carries out the next order or answer, by a click if possible; returns the measurement. */
async function goOn(field: Field, rules: Ruleset, stream: ReturnType<typeof seededStream>, tried: number) {
  const { state, question, revision } = await publishedIn(field.seats.gm);
  const user = (question ?? state.turn).side === 'south' ? 'allied' : 'french';
  const seat = field.seats[user];
  if (question) {
    await forge(seat, user, { choose: question.options[0] ?? '' }, `response-${tried}`);
    return undefined;
  }
  const order = eagerOrder(rules, state, stream);
  const noted = await give(seat, state, order);
  if (!noted && (await revisionIn(seat)) === revision)
    await forge(seat, user, { order }, `response-${tried}`);
  return noted;
}

/** Plays a battle until it is over or enough of its orders have been measured; returns the measurements. */
async function play(field: Field, scenario: Fought, seed: number, most: number): Promise<readonly Noted[]> {
  const { gm } = field.seats;
  await seedDice(gm, seed);
  const isShipped = GAMES.some(({ scenarios }) => scenarios.some(({ id }) => id === scenario.id));
  await field.deploy(isShipped ? scenario.id : scenario, {
    title: scenario.title,
    pieces: Object.keys(scenario.units).length,
  });
  const stream = seededStream(seed);
  const all: Noted[] = [];
  for (let tried = 0; tried < TRIES && all.length < most; tried += 1) {
    if ((await publishedIn(gm)).state.winner !== null) break;
    const noted = await goOn(field, rulesOf(scenario), stream, tried);
    if (noted) all.push(noted);
  }
  return all;
}

/** Prints the measurements of a battle's orders. */
async function measure(id: string): Promise<void> {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario)
    throw new Error(`there is no battle "${id}"; use one of ${BATTLES.map((each) => each.id).join(', ')}`);
  const field = await openField();
  try {
    // The runner of this file wraps functions in this helper, including those sent to a window.
    for (const { page } of Object.values(field.seats)) {
      await page.evaluate('globalThis.__name = (named) => named');
    }
    const all: Noted[] = [];
    for (let seed = 1; seed <= BEGUN && all.length < ORDERS; seed += 1) {
      all.push(...(await play(field, scenario, seed, ORDERS - all.length)));
    }
    const first = all.map((each) => each.first ?? 0);
    const end = all.map((each) => each.end ?? 0);
    const cells = [first, end].flatMap((values) => [shareOf(values, 0.5), shareOf(values, 0.95)]);
    console.log(`| ${[id, all.length, ...cells].join(' | ')} |`);
  } finally {
    await field.close();
  }
}

buildModule();
console.log('| battle | orders | first words, median | 95 % | end of the order, median | 95 % |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const id of CHOSEN) await measure(id);
