// Whatever of a battle is lost, the same walk makes it again from the record; what can't be written is told as it is.
import { beforeEach, expect, test, vi } from 'vitest';
import { positionIn } from '../../src/foundry/documents/battle-fields';
import { newSave, recordFault } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from './field';
import { empty, FOLLOWS, KNOWN, lose } from './losses';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const fresh = newSave(ccNapoleon, position(DUEL));

const order = (id: string, revision: number, wanted: object) => ({
  battle: 'battle',
  request: { id, revision, request: { order: { side: 'south', ...wanted } } },
});

type Battle = Awaited<ReturnType<typeof played>>;

/** A battle in which two orders have been given, and the client that has decided them. */
async function played() {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.answer(order('march', 0, { type: 'move', unit: 'a', to: '5:6' }), 'allied');
  await host.answer(order('end', 1, { type: 'end-turn' }), 'allied');
  await host.project('battle');
  const save = field.kept;
  expect(save.record).toHaveLength(2);
  return { field, host, save };
}

const looks = ({ field }: Battle) => ({
  record: field.kept.record,
  state: field.kept.state,
  shown: positionIn(field.combat.system),
  hands: [field.handOf('south'), field.handOf('north')],
  tokens: field.tokens.contents.map(({ x, y }) => `${x} ${y}`).sort(),
  actors: field.actors.contents.map(({ name, system }) => JSON.stringify([name, system])).sort(),
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test.each([...FOLLOWS, ...KNOWN])('%s: made again by the client that decides', async (_, loss) => {
  const battle = await played();
  const { field, host, save } = battle;
  const whole = looks(battle);
  loss(battle);
  await host.project('battle');
  await host.project('battle');
  expect(looks(battle)).toEqual(whole);
  expect(recordFault(ccNapoleon, field.kept)).toBeUndefined();
  // Nothing is left to be done, and the battle goes on.
  const count = field.writes.length;
  await host.project('battle');
  expect(field.writes.slice(count)).toEqual([]);
  const next = order('again', save.revision, { type: 'end-turn', side: 'north' });
  expect(await field.client().answer(next, 'french')).toMatchObject({ ok: true });
});

test.each(FOLLOWS)('%s: made again by a client that has only the papers', async (_, loss) => {
  const battle = await played();
  const whole = looks(battle);
  loss(battle);
  await battle.field.client().project('battle');
  expect(looks(battle)).toEqual(whole);
});

test.each([
  ['record', /record is missing/],
  ['beginning', /“Record: start of the battle”/],
  ['lines', /lines 1 to 32/],
])('a page that nobody knows any more (%s) is named, and nothing is written', async (page, told) => {
  const battle = await played();
  const { field } = battle;
  lose(battle, page);
  const count = field.writes.length;
  await field.client().project('battle');
  expect(field.writes.slice(count)).toEqual([]);
  expect(field.world.told.join()).toMatch(told);
});

test('what can’t be written is told by its name, everything else is written, and the rest when it can be', async () => {
  const battle = await played();
  const { field, host } = battle;
  const whole = looks(battle);
  empty(field.tokens);
  Object.assign(Object(field.actors.contents[0]?.system), { nation: 'none' });
  Object.assign(field.combat.system, { position: {} });
  field.refused.add('tokens made');
  await host.project('battle');
  expect(looks(battle)).toEqual({ ...whole, tokens: [] });
  expect(field.world.told).toEqual([
    expect.stringContaining('the tokens on the scene (tokens made: refused)'),
  ]);
  field.refused.clear();
  await host.project('battle');
  expect(looks(battle)).toEqual(whole);
  expect(field.world.told).toHaveLength(1);
});

test('an order whose line is written counts, whatever else could not be written', async () => {
  const { field, host, save } = await played();
  const wanted = order('next', save.revision, { type: 'end-turn', side: 'north' });
  field.refused.add('battle shown');
  expect(await host.answer(wanted, 'french')).toEqual({ ok: true, revision: save.revision + 1 });
  await host.project('battle');
  expect(field.kept.record).toHaveLength(3);
  expect(field.world.told.join()).toContain(
    'the board position in the combat encounter (battle shown: refused)',
  );
  field.refused.clear();
  await host.project('battle');
  expect(field.combat.system.revision).toBe(save.revision + 1);
  expect(await host.answer(wanted, 'french')).toEqual({ ok: true, revision: save.revision + 1 });
});

test('an order whose line can’t be written has never happened, and can be given again', async () => {
  const battle = await played();
  const { field, host, save } = battle;
  const whole = looks(battle);
  const wanted = order('next', save.revision, { type: 'end-turn', side: 'north' });
  field.refused.add('journal');
  const refusal = { reason: 'not-carried-out' };
  expect(await host.answer(wanted, 'french')).toMatchObject({ ok: false, refusal });
  await host.project('battle');
  expect(looks(battle)).toEqual(whole);
  field.refused.clear();
  expect(await host.answer(wanted, 'french')).toMatchObject({ ok: true });
});

test('the card of an open question that was thrown away is told again, once', async () => {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.answer(order('melee', 0, { type: 'melee', unit: 'a', target: 'x' }), 'allied');
  await host.project('battle');
  expect(field.kept.open).not.toBeNull();
  expect(field.cards).toHaveLength(1);
  field.cards.splice(0);
  await host.project('battle');
  await host.project('battle');
  expect(field.cards).toHaveLength(1);
});
