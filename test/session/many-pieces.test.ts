// What an order costs everybody: how many documents it changes, whatever stands on the field and whoever looks on.
import { expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { newSave } from '../../src/match';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const side = (name: string, nation: string) => ({ name, nation, target: 5, rating: 4 });
const ROW = 12;

/** So many units of each side, its foremost row three rows from the middle. */
function units(each: number) {
  const rows = { south: [6, 7, 8], north: [2, 1, 0] } as const;
  const all = (['south', 'north'] as const).flatMap((who) =>
    Array.from({ length: each }, (_, index) => {
      const at = `${rows[who][Math.floor(index / ROW)]}:${index % ROW}`;
      return [`${who}${index}`, { side: who, type: 'infantry', at }] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** How many documents of each kind a move changes in a battle of so many pieces, with so many users in the world. */
async function changedBy(pieces: number, users: number): Promise<Readonly<Record<string, number>>> {
  const field = fieldOf(
    newSave(
      ccNapoleon,
      deploy(ccNapoleon, {
        ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
        sides: { south: side('British', 'british'), north: side('French', 'french') },
        ...{ terrain: {}, units: units(pieces / 2), objectives: [], arrivals: [] },
        options: { commandCards: false },
      }),
    ),
  );
  const guests = Array.from({ length: users - game.users.contents.length }, (_, index) => ({
    ...{ id: `guest-${index}`, name: `Guest ${index}`, isGM: false },
  }));
  Object.assign(game.users, { contents: [...game.users.contents, ...guests] });
  const host = field.client();
  await host.project('battle');
  expect(field.tokens.contents).toHaveLength(pieces);
  const count = { actors: 0, tokens: 0, battle: 0, pages: 0 };
  const counted = (target: object, name: string, kind: keyof typeof count) => {
    const write = Reflect.get(target, name) as (...given: readonly unknown[]) => unknown;
    Reflect.set(target, name, (...given: readonly unknown[]) => {
      const documents = given.find(Array.isArray);
      count[kind] += documents?.length ?? 1;
      return write(...given);
    });
  };
  counted(Actor, 'updateDocuments', 'actors');
  counted(field.combat.scene, 'updateEmbeddedDocuments', 'tokens');
  counted(field.combat, 'update', 'battle');
  for (const journal of field.journals.contents) counted(journal, 'updateEmbeddedDocuments', 'pages');
  const order = { type: 'move', side: 'south', unit: 'south0', to: '5:0' };
  const request = { id: 'march', revision: 0, request: { order } };
  expect(await host.answer({ battle: 'battle', request }, 'allied')).toMatchObject({ ok: true });
  await host.project('battle');
  return count;
}

test('a move changes one token and as few documents besides, with 60 pieces and 30 users as with 2 and 4', async () => {
  const many = await changedBy(60, 30);
  expect(many).toEqual(await changedBy(2, 4));
  expect(many.tokens).toBe(1);
  expect(many.actors).toBe(0);
  expect(many.battle).toBe(1);
  expect(many.pages).toBeLessThanOrEqual(3);
});
