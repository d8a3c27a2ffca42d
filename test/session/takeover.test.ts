import { expect, test, vi } from 'vitest';
import { newSave } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const fresh = newSave(ccNapoleon, position(DUEL));

async function drawn() {
  const field = fieldOf(fresh);
  const host = field.client();
  await host.project('battle');
  const one = (documents: typeof field.actors, test: (each: Record<string, unknown>) => boolean) => {
    const found = documents.find(test);
    if (!found) throw new Error('it is not there');
    return found;
  };
  const pieceIn = ({ system, flags }: Record<string, unknown>): unknown =>
    Object(system).piece ?? Object(Object(flags)['pas-de-charge']).piece;
  const actorOf = (piece: string) => one(field.actors, (each) => pieceIn(each) === piece);
  const tokenOf = (piece: string) => one(field.tokens, (each) => pieceIn(each) === piece);
  /** How the battle looks: a token may be another one, if it stands for the same. */
  const looks = () => [
    field.tokens.contents
      .map(({ id: _, ...token }) => structuredClone(token))
      .sort((one, other) => (String(one.actorId) < String(other.actorId) ? -1 : 1)),
    structuredClone(field.actors.contents),
  ];
  const picture = looks();
  const redrawn = async () => {
    await host.project('battle');
    return looks();
  };
  return { ...field, host, actorOf, tokenOf, looks, picture, redrawn };
}

test('a battle that shows its position is drawn again without a write', async () => {
  const { writes, host } = await drawn();
  const count = writes.length;
  await host.project('battle');
  expect(writes.slice(count)).toEqual([]);
});

test('an actor of a player that says it is a piece of the enemy takes nothing over', async () => {
  const { actors, actorOf, tokenOf, forgeNew, redrawn, picture } = await drawn();
  const token = tokenOf('x');
  const { id } = actorOf('x');
  expect(token.actorId).toBe(id);
  const data = {
    type: 'pas-de-charge.unit',
    name: 'Mine',
    system: { battle: 'battle', piece: 'x', side: 'north' },
  };
  const forged = forgeNew(actors, { ...data, ownership: { default: 0, allied: 3 } });
  await redrawn();
  expect([token.actorId, token.hidden]).toEqual([id, false]);
  // Nor one that says so of itself after it was made for a piece of his own.
  const own = actorOf('a').id;
  expect((await redrawn())[0]).toEqual(picture[0]);
  actors.contents.splice(
    actors.contents.findIndex((each) => each.id === forged),
    1,
  );
  actors.contents.reverse();
  Object.assign(Object(actors.get(own)?.system), { piece: 'x', side: 'north' });
  await redrawn();
  expect(token.actorId).toBe(id);
  expect(actors.get(own)?.system).toMatchObject({ piece: 'a', side: 'south' });
});

test.each<[string, 'tokens' | 'actors', object]>([
  ['a token is hidden', 'tokens', { hidden: true }],
  ['a token gets another actor', 'tokens', { actorId: 'forged' }],
  ['a token stands for another piece', 'tokens', { flags: { 'pas-de-charge': { piece: 'x' } } }],
  ['a token stands for another battle', 'tokens', { flags: { 'pas-de-charge': { battle: 'none' } } }],
  ['a token is cut off from its actor', 'tokens', { actorLink: false }],
  ['a token covers the board', 'tokens', { width: 9, height: 9, texture: { src: 'skull.webp' } }],
  ['a token shows a name', 'tokens', { displayName: 50, name: 'Mine' }],
  ['a token is moved', 'tokens', { x: 1, y: 2 }],
  ['an actor has another owner', 'actors', { ownership: { french: 3 } }],
  ['an actor belongs to everyone', 'actors', { ownership: { default: 3 } }],
  ['an actor is lost to its player', 'actors', { ownership: { allied: 0 } }],
  ['an actor changes sides', 'actors', { system: { side: 'north', nation: 'french' } }],
  ['an actor is of another type', 'actors', { system: { type: 'general', ruleset: 'squares' } }],
  ['an actor is of another battle', 'actors', { system: { battle: 'none' } }],
  ['an actor grows strong', 'actors', { system: { strength: { value: 9, max: 12 }, formation: 'square' } }],
])('%s by a client that its player has made himself: it is put right', async (_, kind, changes) => {
  const { forge, redrawn, looks, picture, actorOf, tokenOf, ...field } = await drawn();
  forge(field[kind], (kind === 'tokens' ? tokenOf('a') : actorOf('a')).id, { ...changes });
  expect(looks()).not.toEqual(picture);
  const [tokens, actors = []] = await redrawn();
  // Who was let in for a moment has a level now that says no more than everyone's.
  const levels = actors.map(({ ownership }) => Object(ownership));
  expect(levels.filter(({ french }) => french === 2).length).toBeLessThanOrEqual(2);
  for (const level of levels) if (level.french === 2) delete level.french;
  expect([tokens, actors]).toEqual(picture);
});

test('actors of a battle that has noted none are its own if nobody else owns them', async () => {
  const { combat, actors, host, picture } = await drawn();
  combat.system.actors = 'null';
  const [first] = structuredClone(actors.contents);
  if (!first) throw new Error('there is no actor');
  actors.contents.unshift({ ...first, id: 'forged', ownership: { default: 2, french: 3 } });
  await host.project('battle');
  expect(Object.values(JSON.parse(combat.system.actors).pieces)).not.toContain('forged');
  expect(actors.contents.slice(1)).toEqual(picture[1]);
});

test('a copy of a battle makes actors of its own', async () => {
  const { combat, actors, client } = await drawn();
  const { actors: noted } = combat.system;
  const before = actors.contents.length;
  Object.assign(combat, { id: 'copy' });
  await client().project('copy');
  expect(actors.contents).toHaveLength(2 * before);
  expect(combat.system.actors).not.toBe(noted);
});
