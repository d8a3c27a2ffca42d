import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { client, modelsHome } from '../client/client';
import { Actor } from '../client/documents/actor';
import { Combat } from '../client/documents/combat';
import * as fields from '../shared/fields';
import { TypeDataModel } from '../shared/type-data-model';
import { sitDown, type TableFacts } from './one-client';

const API = 'API ClientDocument';

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

export const DOCUMENT_FACTS: TableFacts = {
  'preCreate(doc, data, options, user) precedes create(doc, options, user)': fact(
    'O',
    API,
    async ({ calls }) => {
      const unit = await makeUnit();
      expect(calls.map(({ name }) => name)).toEqual(['preCreateActor', 'createActor']);
      const [pre, post] = calls.map(({ args }) => args);
      expect([pre?.length, pre?.[3]]).toEqual([4, 'gm']);
      expect(post).toEqual([unit, {}, 'gm']);
    },
  ),
  'ids are given by the server unless keepId is asked for': fact('O', API, async () => {
    const [one, two] = [await makeUnit({ _id: 'aaaaaaaaaaaaaaaa' }), await makeUnit()];
    expect(one.id).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(one.id).not.toBe('aaaaaaaaaaaaaaaa');
    expect(two.id).not.toBe(one.id);
    const kept = await Actor.create({ _id: 'bbbbbbbbbbbbbbbb', name: 'Kept' }, { keepId: true });
    expect(Reflect.get(Object(kept), 'id')).toBe('bbbbbbbbbbbbbbbb');
  }),
  'the model of a type cleans system and works out what is not stored': fact('O', API, async () => {
    const unit = await makeUnit({ system: { strength: '3.4', unknown: 1 } });
    expect(unit.system).toMatchObject({ strength: 3, half: 1.5 });
    expect(unit.toObject().system).toEqual({ strength: 3, state: '{}' });
  }),
  'preUpdate(doc, changes, options, userId) precedes update': fact('O', API, async ({ calls }) => {
    const unit = await makeUnit();
    await unit.update({ 'system.strength': 2 }, { drill: { own: true } });
    const [pre, post] = calls.slice(2);
    expect([pre?.name, post?.name]).toEqual(['preUpdateActor', 'updateActor']);
    const changes = { _id: unit.id, system: { strength: 2 } };
    expect(pre?.args).toEqual([unit, changes, { drill: { own: true } }, 'gm']);
    expect(post?.args).toEqual([unit, changes, { drill: { own: true } }, 'gm']);
    expect(unit.system).toMatchObject({ strength: 2, half: 1 });
  }),
  'an update without a change is not sent and calls no hooks': fact('O', API, async ({ calls, changes }) => {
    const unit = await makeUnit();
    expect(await unit.update({ system: { strength: 9 }, name: 'Foot' })).toBeUndefined();
    expect([calls.length, changes.length]).toEqual([2, 1]);
  }),
  'a JSON text is replaced as a whole, objects are merged': fact('O', API, async () => {
    const unit = await makeUnit({ system: { state: '{"a":1,"b":2}' }, flags: { drill: { a: 1 } } });
    await unit.update({ system: { state: '{"b":3}' }, flags: { drill: { b: 2 } } });
    expect(unit.system).toMatchObject({ state: '{"b":3}', strength: 4 });
    expect(unit.flags).toEqual({ drill: { a: 1, b: 2 } });
  }),
  'an object may take the place of a text, and a text that of an object': fact('O', API, async () => {
    const unit = await makeUnit({ flags: { drill: { position: { a: { at: '1' }, b: '' } } } });
    const flags = { drill: { position: { a: '', b: { at: '2' } } } };
    await unit.update({ flags });
    expect(unit.flags).toEqual(flags);
    expect(await unit.update({ flags: { drill: { position: { b: { at: '2' } } } } })).toBeUndefined();
  }),
  'a pre-hook may change the changes': fact('O', API, async () => {
    const unit = await makeUnit();
    client.hooks.on('preUpdateActor', (_unit: Actor, changes: { name: string }) => {
      changes.name = 'Guard';
    });
    await unit.update({ name: 'Other' });
    expect(unit.name).toBe('Guard');
  }),
  'the request of another client calls no pre-hooks here': fact('O', API, async () => {
    const { calls, given } = sitDown('allied');
    given('Actor', { name: 'Horse' });
    expect(calls.map(({ name, args }) => [name, args[2]])).toEqual([['createActor', 'gm']]);
  }),
  'preDelete(doc, options, userId) precedes delete': fact('O', API, async ({ calls }) => {
    const unit = await makeUnit();
    await unit.delete();
    expect(calls.slice(2).map(({ name, args }) => [name, args.length])).toEqual([
      ['preDeleteActor', 3],
      ['deleteActor', 3],
    ]);
    expect(client.collections.get('Actor')?.size).toBe(0);
  }),
  'flags are read in the scope of an active module only': fact('O', API, async () => {
    const unit = await makeUnit({ flags: { drill: { seat: { south: 'x' } } } });
    expect(unit.getFlag('drill', 'seat.south')).toBe('x');
    expect(() => unit.getFlag('other', 'seat')).toThrow('not valid or not currently active');
    await unit.setFlag('drill', 'done', true);
    await unit.unsetFlag('drill', 'seat');
    expect(unit.flags).toEqual({ drill: { done: true } });
  }),
  'one battle of a scene is active': fact('O', API, async () => {
    const [one, two] = [await Combat.create({ active: true }), await Combat.create({})] as [Combat, Combat];
    await two.activate();
    expect([one.active, two.active]).toEqual([false, true]);
  }),
  'a type that no manifest names is refused': fact('O', 'article module-sub-types', () =>
    expect(Actor.create({ name: 'Foot', type: 'drill.ship' })).rejects.toThrow('not a valid type'),
  ),
};
