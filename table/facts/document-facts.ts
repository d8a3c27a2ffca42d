import { expect, vi } from 'vitest';
import { client, modelsHome } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Combat } from '../client/documents/combat';
import { fact } from './fact';
import { fields, TypeDataModel } from './model-parts';
import { sitDown } from './one-client';

const API = 'foundryvtt.com/api, ClientDocument';

class UnitModel extends TypeDataModel {
  static override defineSchema() {
    return {
      strength: new fields.NumberField({ integer: true, min: 0, max: 4, initial: 4, nullable: false }),
      state: new fields.StringField({ required: true, initial: '{}' }),
    };
  }

  declare strength: number;
  half = 0;

  override prepareDerivedData(): void {
    this.half = this.strength / 2;
  }
}

const makeUnit = async (data: object = {}): Promise<Actor> => {
  Reflect.set(modelsHome.Actor.dataModels, 'drill.unit', UnitModel);
  return (await Actor.create({ name: 'Foot', type: 'drill.unit', ...data })) as Actor;
};

fact(
  'O',
  API,
  'creating asks preCreate(doc, data, options, userId), then tells create(doc, options, userId)',
  async () => {
    const { calls } = sitDown('gm');
    const unit = await makeUnit();
    expect(calls.map(({ name }) => name)).toEqual(['preCreateActor', 'createActor']);
    const [pre, post] = calls.map(({ args }) => args);
    expect([pre?.length, pre?.[3]]).toEqual([4, 'gm']);
    expect(post).toEqual([unit, {}, 'gm']);
  },
);
fact('O', API, 'ids are given by the server unless keepId is asked for', async () => {
  sitDown('gm');
  const [one, two] = [await makeUnit({ _id: 'aaaaaaaaaaaaaaaa' }), await makeUnit()];
  expect(one.id).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(one.id).not.toBe('aaaaaaaaaaaaaaaa');
  expect(two.id).not.toBe(one.id);
  const kept = await Actor.create({ _id: 'bbbbbbbbbbbbbbbb', name: 'Kept' }, { keepId: true });
  expect(Reflect.get(Object(kept), 'id')).toBe('bbbbbbbbbbbbbbbb');
});
fact('O', API, 'the model of a type cleans system and works out what is not stored', async () => {
  sitDown('gm');
  const unit = await makeUnit({ system: { strength: '3.4', unknown: 1 } });
  expect(unit.system).toMatchObject({ strength: 3, half: 1.5 });
  expect(unit.toObject().system).toEqual({ strength: 3, state: '{}' });
});
fact('O', API, 'updating asks preUpdate(doc, changes, options, userId), then tells update', async () => {
  const { calls } = sitDown('gm');
  const unit = await makeUnit();
  await unit.update({ 'system.strength': 2 }, { drill: { own: true } });
  const [pre, post] = calls.slice(2);
  expect([pre?.name, post?.name]).toEqual(['preUpdateActor', 'updateActor']);
  const changes = { _id: unit.id, system: { strength: 2 } };
  expect(pre?.args).toEqual([unit, changes, { drill: { own: true } }, 'gm']);
  expect(post?.args).toEqual([unit, changes, { drill: { own: true } }, 'gm']);
  expect(unit.system).toMatchObject({ strength: 2, half: 1 });
});
fact('O', API, 'what changes nothing is not sent and calls no hooks', async () => {
  const { calls, changes } = sitDown('gm');
  const unit = await makeUnit();
  expect(await unit.update({ system: { strength: 9 }, name: 'Foot' })).toBeUndefined();
  expect([calls.length, changes.length]).toEqual([2, 1]);
});
fact('O', API, 'a JSON text is replaced as a whole, objects are merged', async () => {
  sitDown('gm');
  const unit = await makeUnit({ system: { state: '{"a":1,"b":2}' }, flags: { drill: { a: 1 } } });
  await unit.update({ system: { state: '{"b":3}' }, flags: { drill: { b: 2 } } });
  expect(unit.system).toMatchObject({ state: '{"b":3}', strength: 4 });
  expect(unit.flags).toEqual({ drill: { a: 1, b: 2 } });
});
fact('O', API, 'an object may take the place of a text, and a text that of an object', async () => {
  sitDown('gm');
  const unit = await makeUnit({ flags: { drill: { position: { a: { at: '1' }, b: '' } } } });
  const flags = { drill: { position: { a: '', b: { at: '2' } } } };
  await unit.update({ flags });
  expect(unit.flags).toEqual(flags);
  expect(await unit.update({ flags: { drill: { position: { b: { at: '2' } } } } })).toBeUndefined();
});
fact('O', API, 'false from a pre-hook cancels; the asker gets undefined', async () => {
  const { changes } = sitDown('gm');
  const unit = await makeUnit();
  client.hooks.on('preUpdateActor', () => false);
  client.hooks.on('preDeleteActor', () => false);
  client.hooks.on('preCreateActor', () => false);
  expect(await unit.update({ name: 'Other' })).toBeUndefined();
  expect(await unit.delete()).toBeUndefined();
  expect(await Actor.create({ name: 'Third' })).toBeUndefined();
  expect([changes.length, unit.name]).toEqual([1, 'Foot']);
});
fact('O', API, 'a pre-hook may change the changes', async () => {
  sitDown('gm');
  const unit = await makeUnit();
  client.hooks.on('preUpdateActor', (_unit: Actor, changes: { name: string }) => {
    changes.name = 'Guard';
  });
  await unit.update({ name: 'Other' });
  expect(unit.name).toBe('Guard');
});
fact('O', API, 'what another client asks for calls no pre-hooks here', async () => {
  const { calls, as } = sitDown('allied');
  as('gm', { action: 'create', documentName: 'Actor', data: [{ name: 'Horse' }] });
  expect(calls.map(({ name, args }) => [name, args[2]])).toEqual([['createActor', 'gm']]);
});
fact('O', API, 'deleting asks preDelete(doc, options, userId), then tells delete', async () => {
  const { calls } = sitDown('gm');
  const unit = await makeUnit();
  await unit.delete();
  expect(calls.slice(2).map(({ name, args }) => [name, args.length])).toEqual([
    ['preDeleteActor', 3],
    ['deleteActor', 3],
  ]);
  expect(client.collections.get('Actor')?.size).toBe(0);
});
fact(
  'E',
  'our expectation',
  'of several documents all have changed before the first hook is called',
  async () => {
    sitDown('gm');
    const units = [await makeUnit(), await makeUnit()];
    const seen = vi.fn(() => units.map(({ name }) => name));
    client.hooks.on('updateActor', seen);
    await Actor.updateDocuments(units.map(({ id }) => ({ _id: id, name: 'Both' })));
    expect(seen.mock.results.map(({ value }) => value as unknown)).toEqual([
      ['Both', 'Both'],
      ['Both', 'Both'],
    ]);
  },
);
fact('O', 'foundryvtt.com/article/module-sub-types', 'a type that no manifest names is refused', async () => {
  sitDown('gm');
  await expect(Actor.create({ name: 'Foot', type: 'drill.ship' })).rejects.toThrow('not a valid type');
});
fact('O', API, 'flags are read in the scope of an active module only', async () => {
  sitDown('gm');
  const unit = await makeUnit({ flags: { drill: { seat: { south: 'x' } } } });
  expect(unit.getFlag('drill', 'seat.south')).toBe('x');
  expect(() => unit.getFlag('other', 'seat')).toThrow('not valid or not currently active');
  await unit.setFlag('drill', 'done', true);
  await unit.unsetFlag('drill', 'seat');
  expect(unit.flags).toEqual({ drill: { done: true } });
});
fact('O', API, 'one battle of a scene is active', async () => {
  sitDown('gm');
  const [one, two] = [await Combat.create({ active: true }), await Combat.create({})] as [Combat, Combat];
  await two.activate();
  expect([one.active, two.active]).toEqual([false, true]);
});
