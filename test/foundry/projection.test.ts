import { describe, expect, test } from 'vitest';
import { deploy, evolve, workingCopy } from '../../src/core';
import { actorWrites, everyPiece, type TokenSeen, tokenWrites } from '../../src/foundry/session/projection';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const state = deploy(ccNapoleon, scenario);
const actorOf = new Map(everyPiece(state).map(({ id }) => [id, `actor-${id}`]));
const placeOf = ({ at }: { readonly at: string }) => {
  const { row, column } = ccNapoleon.grid.position(at);
  return { x: column * 100, y: row * 100 };
};
const seen: readonly TokenSeen[] = everyPiece(state).map(({ id, name, at }) => ({
  id: `token-${id}`,
  piece: id,
  name,
  actor: `actor-${id}`,
  ...placeOf({ at }),
}));
const writes = (tokens: readonly TokenSeen[], now = state) => tokenWrites(now, tokens, actorOf, placeOf);

describe('tokens', () => {
  test('an empty scene gets a token for every piece', () => {
    const { create, update, remove } = writes([]);
    expect(create.map(({ piece }) => piece.id).sort()).toEqual(
      everyPiece(state)
        .map(({ id }) => id)
        .sort(),
    );
    expect([...update, ...remove]).toEqual([]);
  });

  test('a scene that shows the position is left alone', () => {
    expect(writes(seen)).toEqual({ create: [], update: [], remove: [] });
  });

  test('only what differs is written', () => {
    const [first, ...others] = seen;
    if (!first) throw new Error('there is no token');
    expect(writes([{ ...first, x: first.x + 7 }, ...others]).update).toEqual([{ _id: first.id, x: first.x }]);
    expect(writes([{ ...first, actor: null }, ...others]).update).toEqual([
      { _id: first.id, actorId: first.actor },
    ]);
  });

  test('a second token of a piece and that of a fallen one are taken away, and come back with the piece', () => {
    const [first] = seen;
    if (!first) throw new Error('there is no token');
    const double = { ...first, id: 'double' };
    expect(writes([...seen, double]).remove).toEqual(['double']);
    const fallen = workingCopy(state);
    evolve(fallen, { type: 'eliminated', unit: 'f1', cause: 'fire' });
    expect(writes(seen, fallen).remove).toEqual(['token-f1']);
    const left = seen.filter(({ piece }) => piece !== 'f1');
    expect(writes(left).create.map(({ piece }) => piece.id)).toEqual(['f1']);
  });
});

test('actors get name, nation, strength and formation where they differ, also when their unit has fallen', () => {
  const now = workingCopy(state);
  const [leader = ''] = Object.keys(state.leaders);
  evolve(now, { type: 'lost', unit: 'a1', steps: 2, cause: 'fire' });
  evolve(now, { type: 'formed', unit: 'a2', formation: 'square' });
  evolve(now, { type: 'eliminated', unit: 'f1', cause: 'fire' });
  evolve(now, { type: 'adjusted', unit: 'a3', change: { name: 'Scots', nation: 'portuguese' } });
  evolve(now, { type: 'adjusted', unit: leader, change: { name: 'Picton' } });
  const actors = everyPiece(state).map((piece) => ({
    id: `actor-${piece.id}`,
    piece: piece.id,
    name: piece.name,
    nation: piece.nation,
    ...('strength' in piece && { strength: piece.strength, formation: piece.formation }),
  }));
  expect(actorWrites(state, actors)).toEqual([]);
  expect(actorWrites(now, actors)).toEqual(
    expect.arrayContaining([
      { _id: 'actor-a1', system: { strength: { value: 3 } } },
      { _id: 'actor-a2', system: { formation: 'square' } },
      { _id: 'actor-f1', system: { strength: { value: 0 } } },
      { _id: 'actor-a3', name: 'Scots', system: { nation: 'portuguese' } },
      { _id: `actor-${leader}`, name: 'Picton' },
    ]),
  );
  expect(actorWrites(now, actors)).toHaveLength(5);
  expect(writes(seen, now).update).toEqual([
    { _id: 'token-a3', name: 'Scots' },
    { _id: `token-${leader}`, name: 'Picton' },
  ]);
});
