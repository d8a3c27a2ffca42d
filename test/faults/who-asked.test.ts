// What a player's console can ask for that is not his to ask: it is refused, nothing is rolled and nothing written.
import { test, vi } from 'vitest';
import { actionsOf, SIDES, seededStream } from '../../src/core';
import { type Request, type Result, viewOf } from '../../src/match';
import { correctionsIn } from '../../tools/faults/random-requests';
import { drawn, envelopeOf, PLAYERS, type Situation, situationsOf } from './situations';
import { difference, SEED, TIMES, type Try, tryAll } from './tries';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

type Drawn = Awaited<ReturnType<typeof drawn>>;

/** Users who command nothing, and words that are no user. */
const STRANGERS = ['guest', 'nobody', ''];

/** Reasons that say who may; whoever may is refused for others at the most. */
const WHO = ['not-your-side', 'not-asked-of-you', 'only-the-game-master', 'no-such-battle'];

const enemyOf = (side: Situation['side']) => (side === 'south' ? 'north' : 'south');

/** Everything that counts, before and after. */
function standing({ field, rolls }: Drawn) {
  const { record, revision, open, state } = field.kept;
  return { record, revision, open, state, writes: field.writes.length, rolls: rolls.count };
}

/** Asks for something that is not his to ask for. */
async function refused(
  battle: Drawn,
  request: unknown,
  user: string,
  more = {},
): Promise<string | undefined> {
  const before = standing(battle);
  const { revision } = battle.field.kept;
  const message = { id: `${user}-wish`, revision, ...Object(more), request };
  const result = await battle.host.answer({ battle: 'battle', request: message, user: 'gm', ...more }, user);
  await battle.host.project('battle');
  if (result.ok) return `was granted to ${user}`;
  return difference(standing(battle), before);
}

/** What is refused to a user because of who he is is not refused so to whoever may. */
async function isGranted(situation: Situation, request: Request, user: string): Promise<string | undefined> {
  const { host } = await drawn(situation);
  const result: Result = await host.answer(envelopeOf({ ...situation, request }), user);
  await host.project('battle');
  return result.ok || !WHO.includes(result.refusal.reason) ? undefined : result.refusal.reason;
}

async function* orders(situation: Situation): AsyncIterable<Try> {
  const { name, side, request } = situation;
  const battle = await drawn(situation);
  for (const user of [PLAYERS[enemyOf(side)], ...STRANGERS])
    yield [`${name}, by "${user}"`, () => refused(battle, request, user)];
  yield [`${name}, by whoever may`, () => isGranted(situation, request, PLAYERS[side])];
}

async function* answers(situation: Situation): AsyncIterable<Try> {
  const { name, rules, save } = situation;
  const { question } = viewOf(rules, save);
  if (!question) return;
  const battle = await drawn(situation);
  for (const choose of question.options) {
    for (const user of [PLAYERS[enemyOf(question.side)], ...STRANGERS])
      yield [`${name}, "${choose}" by "${user}"`, () => refused(battle, { choose }, user)];
  }
  // There is one world at a time: those that are granted have worlds of their own, and come last.
  for (const choose of question.options) {
    const user = PLAYERS[question.side];
    yield [`${name}, "${choose}" by whom it is asked`, () => isGranted(situation, { choose }, user)];
  }
}

/** Undoing for nobody but oneself: the other side's orders, and all that was rolled, need its consent. */
async function* undoing(situation: Situation): AsyncIterable<Try> {
  const { name, rules, save } = situation;
  const battle = await drawn(situation);
  const courses: readonly Request[] = [{ redo: true }, { takeUp: 0 }, { takeUp: save.record.length }];
  for (const user of [...Object.values(PLAYERS), ...STRANGERS]) {
    for (const request of courses)
      yield [`${name}, ${JSON.stringify(request)} by "${user}"`, () => refused(battle, request, user)];
  }
  for (const user of STRANGERS)
    yield [`${name}, everything undone by "${user}"`, () => refused(battle, { undoTo: 0 }, user)];
  for (const side of SIDES) {
    const isOwn = actionsOf(save.record).every((action) => 'order' in action && action.order.side === side);
    if (isOwn && (!save.open || save.open.order.side === side)) continue;
    yield [`${name}, what the enemy has done undone by ${side}`, () => proposes(situation, side)];
    yield [`${name}, ${side} agrees with itself`, () => agreesWithItself(situation, side)];
  }
  yield [
    `${name}, undone by the GM`,
    () => isGranted(situation, { undoTo: viewOf(rules, save).actions }, 'gm'),
  ];
}

/** To want back what the other side has done is a proposal, and changes neither record nor position. */
async function proposes(situation: Situation, side: Situation['side']): Promise<string | undefined> {
  const battle = await drawn(situation);
  const { record, open, state } = battle.field.kept;
  const { ok } = await battle.host.answer(
    envelopeOf({ ...situation, request: { undoTo: 0 } }),
    PLAYERS[side],
  );
  await battle.host.project('battle');
  if (ok && !battle.field.kept.proposal) return 'was undone without being asked for';
  return difference(battle.field.kept, { record, open, state });
}

async function agreesWithItself(situation: Situation, side: Situation['side']): Promise<string | undefined> {
  const battle = await drawn(situation);
  await battle.host.answer(envelopeOf({ ...situation, request: { undoTo: 0 } }), PLAYERS[side]);
  await battle.host.project('battle');
  for (const user of [PLAYERS[side], ...STRANGERS]) {
    const fault = await refused(battle, { consent: true }, user);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Pieces, points, ground and tables are the GM's to put right. */
async function* corrections(situation: Situation): AsyncIterable<Try> {
  const { name, rules, save } = situation;
  const stream = seededStream(SEED);
  const pick = <T>(list: readonly T[]): T | undefined => list[stream.below(list.length)];
  const battle = await drawn(situation);
  const points = { type: 'side-adjusted', side: 'south', change: { points: 99 } };
  const all = [points, ...correctionsIn(rules, save.state, pick, stream)];
  for (const correct of all) {
    for (const user of [...Object.values(PLAYERS), ...STRANGERS])
      yield [`${name}, ${JSON.stringify(correct)} by "${user}"`, () => refused(battle, { correct }, user)];
  }
  if (save.open) return;
  yield [`${name}, points by the GM`, () => isGranted(situation, { correct: points } as Request, 'gm')];
}

/** Dice that are sent along, or thrown again by asking again. */
async function* rolling(situation: Situation): AsyncIterable<Try> {
  const { name, rules, request, side } = situation;
  const user = PLAYERS[side];
  const faces = Object.values(rules.dice).map(({ faces: [face] }) => face);
  const replies = [{ kind: 'rolled', faces }];
  const battle = await drawn(situation);
  const wishes: readonly object[] = [
    { ...request, replies },
    { ...request, faces },
    { ...request, dice: replies },
    { reply: replies[0] },
    { rolled: faces },
    { goOn: true },
    ...('order' in request
      ? [{ order: { ...request.order, replies } }, { order: { ...request.order, faces } }]
      : []),
    ...('choose' in request ? [{ choose: { kind: 'rolled', faces } }] : []),
  ];
  for (const wish of wishes) yield [`${name}, ${JSON.stringify(wish)}`, () => refused(battle, wish, user)];
  yield [`${name}, asked for again`, () => asksAgain(situation, user)];
}

/** The same request is answered alike and carried out once; another one for the same moment comes too late. */
async function asksAgain(situation: Situation, user: string): Promise<string | undefined> {
  const battle = await drawn(situation);
  const first = await battle.host.answer(envelopeOf(situation), user);
  await battle.host.project('battle');
  const before = standing(battle);
  const again = await battle.host.answer(envelopeOf(situation), user);
  const late = await battle.host.answer(envelopeOf(situation, 'another'), user);
  await battle.host.project('battle');
  if (late.ok) return 'was granted twice';
  return difference(again, first) ?? difference(standing(battle), before);
}

/** With cards, without, and on squares: how many situations of each. */
const BATTLES = [
  ['two-villages', 2],
  ['no-cards', 2],
  ['lauter-crossing', 1],
] as const;

test.each([
  ['orders', orders],
  ['answers', answers],
  ['undoing', undoing],
  ['corrections and points', corrections],
  ['dice', rolling],
] as const)('%s', async (part, tries) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  async function* all() {
    for (const [id, count] of BATTLES) {
      for (const situation of await situationsOf(id, count * TIMES)) yield* tries(situation);
    }
  }
  await tryAll('who asked', part, all());
});
