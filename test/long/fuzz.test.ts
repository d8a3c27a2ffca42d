import { expect, test } from 'vitest';
import { type Order, type State, seededStream } from '../../src/core';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { squares } from '../../src/rulesets/squares';
import { LAUTER } from '../../src/rulesets/squares/scenarios/lauter';
import { eagerOrder } from '../../tools/play/eager-order';
import { randomOrder } from '../../tools/play/random-battle';
import { type Field, forge, untilRevision } from '../browser/field';
import { handOf } from '../browser/hands';
import { type Seat, untilReady } from '../browser/harness';
import { deleteAny, outOfStep, type Published, publishedIn, seedDice } from '../browser/in-step';
import { useField } from '../browser/use-field';

/** How many orders and answers are given; `npm run fuzz:browser -- N` asks for more. */
const STEPS = Number(process.env.PDC_FUZZ_STEPS ?? 40);
const SEED = Number(process.env.PDC_FUZZ_SEED ?? 1);

/** Which battle is played; `npm run fuzz:browser -- N SEED lauter-crossing` plays one of squares. */
const BATTLE = process.env.PDC_FUZZ_BATTLE ?? 'rolica-1808';

/** After so many steps each, counted apart: a window reloads, a request comes twice, a piece is thrown away. */
const EVERY = { reload: 11, twice: 6, token: 9, actor: 13 };

/** A long fuzz takes about a second for each step. */
const TIME = 300_000 + STEPS * 3_000;

// Nobody looks at the windows: small ones are drawn faster.
const field = useField({ viewport: { width: 800, height: 500 } });

const stream = seededStream(SEED);

interface Fuzzed {
  readonly scenario: { readonly title: string; readonly units: object };
  /** What has been ordered before anyone orders anything: a deal, or nothing. */
  readonly revision: number;
  order(state: State): Order;
}

const rolica = ccNapoleonScenarios.find(({ id }) => id === 'rolica-1808');

const BATTLES: Readonly<Record<string, Fuzzed | undefined>> = {
  'rolica-1808': rolica && {
    scenario: { ...rolica, options: { ...rolica.options, commandCards: true } } as Fuzzed['scenario'],
    revision: 1,
    order: (state) => randomOrder(ccNapoleon, state, stream, new Set()),
  },
  // Who plays squares at random hardly ever comes to blows.
  'lauter-crossing': { scenario: LAUTER, revision: 0, order: (state) => eagerOrder(squares, state, stream) },
};

function chosen(): Fuzzed {
  const battle = BATTLES[BATTLE];
  if (!battle)
    throw new Error(`there is no battle "${BATTLE}"; use one of ${Object.keys(BATTLES).join(', ')}`);
  return battle;
}

const fuzzed = chosen();

/** One of the cards that a window marks as answers to the open question, or one of the answers everyone knows. */
async function anyAnswer(seat: Seat, options: readonly string[]): Promise<string> {
  const cards = await seat.page
    .locator('.pdc-hand .is-answer')
    .evaluateAll((found) => found.map((card) => card.getAttribute('data-card') ?? ''));
  const all = [...options, ...cards];
  return all[stream.below(all.length)] ?? '';
}

/** A legal order of the side whose turn it is, whose cards its own window alone knows. */
async function anyOrder(seat: Seat, { state }: Published): Promise<Order> {
  const { cards, turn } = state;
  if (!cards) return fuzzed.order(state);
  const { side } = turn;
  await expect.poll(async () => (await handOf(seat)).length).toBe(cards.hands[side].length);
  const hands = { ...cards.hands, [side]: await handOf(seat) };
  return fuzzed.order({ ...state, cards: { ...cards, hands } });
}

/** Sets up the battle, with dice that fall by the seed. */
async function begin({ seats, deploy }: Field): Promise<void> {
  const { scenario, revision } = fuzzed;
  await seedDice(seats.gm, SEED);
  await deploy(scenario, { title: scenario.title, pieces: Object.keys(scenario.units).length });
  for (const seat of Object.values(seats)) await untilRevision(seat, revision);
}

/** Asks for a random legal thing, sometimes twice under one id; answers what it was. */
async function ask(step: number, before: Published): Promise<string> {
  const { state, question, revision } = before;
  const user = (question ?? state.turn).side === 'south' ? 'allied' : 'french';
  const seat = field.seats[user];
  const request = question
    ? { choose: await anyAnswer(seat, question.options) }
    : { order: await anyOrder(seat, before) };
  const told = `seed ${SEED}, step ${step}: ${JSON.stringify(request)}`;
  const times = step % EVERY.twice === 0 ? 2 : 1;
  const asked = Array.from({ length: times }, () => forge(seat, user, request, `fuzz-${step}`));
  for (const result of await Promise.all(asked)) {
    expect(result, told).toEqual({ ok: true, revision: revision + 1 });
  }
  return told;
}

/** Disturbs the table now and then: a piece is thrown away, a window reloads. */
async function disturb(step: number): Promise<void> {
  const { gm, allied, french } = field.seats;
  if (step % EVERY.token === 0) await deleteAny(gm, 'Token', stream.below(1000));
  if (step % EVERY.actor === 0) await deleteAny(gm, 'Actor', stream.below(1000));
  if (step % EVERY.reload !== 0) return;
  const reloaded = [gm, allied, french][stream.below(3)] ?? gm;
  await reloaded.page.reload();
  await untilReady(reloaded.page, reloaded.faults);
  if (reloaded === gm) await seedDice(gm, SEED + step);
}

test('random orders leave every window in step with the battle', { timeout: TIME }, async () => {
  await begin(field);
  let now = await publishedIn(field.seats.gm);
  let steps = 0;
  while (steps < STEPS && now.state.winner === null) {
    steps += 1;
    const told = await ask(steps, now);
    await disturb(steps);
    now = await publishedIn(field.seats.gm);
    for (const [name, seat] of Object.entries(field.seats)) {
      expect(await outOfStep(seat, now), `${told}\nin the window of ${name}`).toEqual([]);
    }
  }
  expect(steps).toBeGreaterThan(Math.min(STEPS, 20) - 1);
});
