import { describe, expect, test } from 'vitest';
import { corrected, deploy, type Leader, type Unit } from '../../src/core';
import {
  actorWrites,
  everyPiece,
  type TokenSeen,
  tokenWrites,
  withoutOthers,
} from '../../src/foundry/session/projection/projection';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { happened } from '../happened';

const [scenario] = ccNapoleonScenarios;
if (!scenario) throw new Error('there is no scenario');
const state = deploy(ccNapoleon, scenario);
const placeOf = ({ at }: { readonly at: string }) => {
  const { row, column } = ccNapoleon.grid.position(at);
  return { x: column * 100, y: row * 100 };
};
const wantedOf = ({ id, name, at }: Unit | Leader) => ({
  name,
  actorId: `actor-${id}`,
  hidden: false,
  ...placeOf({ at }),
  flags: { ours: { piece: id } },
});
const seen = everyPiece(state).map((piece) => ({
  id: `token-${piece.id}`,
  piece: piece.id,
  actor: `actor-${piece.id}`,
  source: {
    ...wantedOf(piece),
    elevation: 3,
    flags: { ours: { piece: piece.id }, theirs: { colour: 'red' } },
  },
}));
const writes = (tokens: readonly TokenSeen[], now = state) => tokenWrites(now, tokens, wantedOf);

describe('tokens', () => {
  test('an empty scene gets a token for every piece', () => {
    const { create, update, remove } = writes([]);
    expect(create.map(({ flags }) => flags.ours.piece).sort()).toEqual(
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
    const { source, id } = first;
    const changed = (change: object) =>
      writes([{ ...first, source: { ...source, ...change } }, ...others]).update;
    expect(changed({ x: source.x + 7 })).toEqual([{ _id: id, x: source.x }]);
    expect(changed({ actorId: null })).toEqual([{ _id: id, actorId: first.actor }]);
    expect(changed({ hidden: true, name: 'Nobody' })).toEqual([
      { _id: id, hidden: false, name: source.name },
    ]);
    expect(changed({ flags: { ours: { piece: 'other' } } })).toEqual([
      { _id: id, flags: { ours: { piece: first.piece } } },
    ]);
  });

  test('a second token of a piece and that of a fallen one are taken away, and come back with the piece', () => {
    const [first] = seen;
    if (!first) throw new Error('there is no token');
    const double = { ...first, id: 'double' };
    expect(writes([...seen, double]).remove).toEqual(['double']);
    // One that was there before, with an actor that somebody has made up, is not the token of the piece.
    const forged = { ...double, actor: 'forged' };
    expect(writes([forged, ...seen])).toEqual({ create: [], update: [], remove: ['double'] });
    const fallen = happened(ccNapoleon, state, (c, piece) => c.eliminated(piece('f1'), 'fire', null));
    expect(writes(seen, fallen).remove).toEqual(['token-f1']);
    const left = seen.filter(({ piece }) => piece !== 'f1');
    expect(writes(left).create.map(({ flags }) => flags.ours.piece)).toEqual(['f1']);
  });
});

test('who leaves the field loses his token and keeps his actor, which follows him, and has both when he is back', () => {
  const away = happened(ccNapoleon, state, (c, piece) => {
    c.lost(piece('f1'), 3, 'trial');
    c.left(piece('f1'), 'trial');
  });
  const back = happened(ccNapoleon, away, (c, piece) => c.entered(piece('f1'), 0));
  expect(writes(seen, away)).toEqual({ create: [], update: [], remove: ['token-f1'] });
  expect(writes(seen, withoutOthers(away, ['f1'])).remove).toContain('token-f1');
  const dataOf = (piece: Unit | Leader) => ({ strength: 'strength' in piece ? piece.strength : 0 });
  const actors = [{ id: 'actor-f1', piece: 'f1', source: { strength: 5 } }];
  for (const now of [away, withoutOthers(away, ['f1']), back]) {
    expect(actorWrites(now, actors, dataOf)).toEqual([{ _id: 'actor-f1', strength: 2 }]);
  }
  const others = seen.filter(({ piece }) => piece !== 'f1');
  expect(writes(others, back).create).toMatchObject([{ actorId: 'actor-f1', x: 0, y: 0 }]);
});

test('actors get name, nation, strength and formation where they differ, also when their unit has fallen', () => {
  const [leader = ''] = Object.keys(state.leaders);
  const fought = happened(ccNapoleon, state, (c, piece) => {
    c.lost(piece('a1'), 2, 'fire');
    c.formed(piece('a2'), 'square');
    c.eliminated(piece('f1'), 'fire', null);
  });
  const named = { name: 'Scots', nation: 'portuguese' } as const;
  const renamed = corrected(fought, { type: 'adjusted', unit: 'a3', change: named });
  const now = corrected(renamed, { type: 'adjusted', unit: leader, change: { name: 'Picton' } });
  const dataOf = (piece: Unit | Leader) => ({
    name: piece.name,
    system: {
      nation: piece.nation,
      ...('strength' in piece && { strength: { value: piece.strength }, formation: piece.formation }),
    },
  });
  const actors = everyPiece(state).map((piece) => ({
    id: `actor-${piece.id}`,
    piece: piece.id,
    source: dataOf(piece),
  }));
  expect(actorWrites(state, actors, dataOf)).toEqual([]);
  const changed = actorWrites(now, actors, dataOf);
  expect(changed).toEqual(
    expect.arrayContaining([
      { _id: 'actor-a1', system: { strength: { value: 3 } } },
      { _id: 'actor-a2', system: { formation: 'square' } },
      { _id: 'actor-f1', system: { strength: { value: 0 } } },
      { _id: 'actor-a3', name: 'Scots', system: { nation: 'portuguese' } },
      { _id: `actor-${leader}`, name: 'Picton' },
    ]),
  );
  expect(changed).toHaveLength(5);
  expect(writes(seen, now).update).toEqual([
    { _id: 'token-a3', name: 'Scots' },
    { _id: `token-${leader}`, name: 'Picton' },
  ]);
});
