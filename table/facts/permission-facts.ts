import { expect } from 'vitest';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { ChatMessage } from '../client/documents/chat-message';
import type { Combat } from '../client/documents/combat';
import { Scene } from '../client/documents/scene';
import type { User } from '../client/documents/user';
import { fact } from './fact';
import { sitDown, userCalled } from './one-client';

const API = 'foundryvtt.com/api, Document#testUserPermission';

fact(
  'O',
  API,
  "a player's write to a game master's document is refused, and the asker hears why",
  async () => {
    const { as, world } = sitDown('allied');
    as('gm', { action: 'create', documentName: 'Combat', data: [{}] });
    const [combat] = client.collections.get('Combat')?.contents ?? [];
    await expect((combat as Combat).update({ round: 2 })).rejects.toThrow('lacks permission');
    expect(world.data.combats?.[0]?.round).toBe(0);
    await expect(Scene.create({ name: 'Mine' })).rejects.toThrow('lacks permission');
    await expect(Actor.create({ name: 'Mine' })).rejects.toThrow('lacks permission');
  },
);
fact('O', API, 'an owner may change his actor and its token, nobody else may', async () => {
  const { as } = sitDown('french');
  const own = { _id: 'ownownownownowno', name: 'Own', ownership: { default: 0, french: 3 } };
  const other = { _id: 'otherotherothero', name: 'Other', ownership: { default: 1, allied: 3 } };
  as('gm', { action: 'create', documentName: 'Actor', data: [own, other], options: { keepId: true } });
  const actors = client.collections.get('Actor');
  const [mine, theirs] = [actors?.get(own._id) as Actor, actors?.get(other._id) as Actor];
  await mine.update({ name: 'Renamed' });
  expect(mine.name).toBe('Renamed');
  await expect(theirs.update({ name: 'Renamed' })).rejects.toThrow('lacks permission');
  expect([mine.isOwner, theirs.isOwner]).toEqual([true, false]);
  expect(theirs.testUserPermission(userCalled('french'), 'LIMITED')).toBe(true);
  expect(theirs.testUserPermission(userCalled('french'), 'OBSERVER')).toBe(false);
  expect(theirs.testUserPermission(userCalled('gm'), 'OWNER')).toBe(true);
});
fact('E', 'our expectation', 'of several writes in one request all are made or none', async () => {
  const { as, world } = sitDown('french');
  const own = { _id: 'ownownownownowno', name: 'Own', ownership: { french: 3 } };
  const other = { _id: 'otherotherothero', name: 'Other' };
  as('gm', { action: 'create', documentName: 'Actor', data: [own, other], options: { keepId: true } });
  const updates = [own, other].map(({ _id }) => ({ _id, name: 'Both' }));
  await expect(Actor.updateDocuments(updates)).rejects.toThrow('lacks permission');
  expect(world.data.actors?.map(({ name }) => name)).toEqual(['Own', 'Other']);
});
fact(
  'O',
  'foundryvtt.com/api, ChatMessage',
  'a message is changed by its author or a game master alone',
  async () => {
    const { as } = sitDown('allied');
    as('gm', { action: 'create', documentName: 'ChatMessage', data: [{ content: 'by the GM' }] });
    const [theirs] = client.collections.get('ChatMessage')?.contents ?? [];
    await expect((theirs as ChatMessage).update({ content: 'x' })).rejects.toThrow('lacks permission');
    const mine = (await ChatMessage.create({ content: 'mine' })) as ChatMessage;
    expect([mine.isAuthor, mine.author?.id]).toEqual([true, 'allied']);
    await mine.update({ content: 'mine still' });
    expect(mine.content).toBe('mine still');
  },
);
fact(
  'E',
  'our expectation',
  'a player can neither write as somebody else nor give himself a role',
  async () => {
    const { world } = sitDown('allied');
    await ChatMessage.create({ content: 'forged', author: 'gm' });
    expect(world.data.messages?.[0]?.author).toBe('allied');
    await expect((userCalled('allied') as User).update({ role: 4 })).rejects.toThrow('role');
  },
);
fact('O', 'foundryvtt.com/api, Users#activeGM', 'the active game master is one who is there', () => {
  sitDown('allied');
  const users = client.collections.get('User');
  expect(Reflect.get(Object(users), 'activeGM')).toBeNull();
  client.activeUsers.add('gm');
  expect(Reflect.get(Object(users), 'activeGM')).toBe(userCalled('gm'));
  expect((userCalled('gm') as User).isActiveGM).toBe(true);
});
fact(
  'O',
  'foundryvtt.com/api, CONST.USER_PERMISSIONS, User#can',
  'a player may query others and an assistant may change settings of the world, unless that is taken away',
  async () => {
    const { as } = sitDown('allied');
    const [allied, gm] = [userCalled('allied') as User, userCalled('gm') as User];
    expect([allied.can('QUERY_USER'), allied.can('SETTINGS_MODIFY')]).toEqual([true, false]);
    const take = (_id: string, changes: object) =>
      as('gm', { action: 'update', documentName: 'User', data: [{ _id, ...changes }] });
    await expect(allied.update({ permissions: { SETTINGS_MODIFY: true } })).rejects.toThrow('permission');
    take('allied', { permissions: { QUERY_USER: false } });
    expect(allied.can('QUERY_USER')).toBe(false);
    await expect(gm.query('drill.ask', {})).rejects.toThrow('permission to query');
    take('allied', { role: 3, permissions: {} });
    expect(allied.can('SETTINGS_MODIFY')).toBe(true);
    take('allied', { permissions: { SETTINGS_MODIFY: false } });
    expect([allied.can('SETTINGS_MODIFY'), gm.can('SETTINGS_MODIFY')]).toEqual([false, true]);
    const setting = { key: 'drill.world', value: '1', user: null };
    const set = () => as('allied', { action: 'create', documentName: 'Setting', data: [setting] });
    expect(set).toThrow('lacks permission');
  },
);
fact('O', 'foundryvtt issue 11235', 'a query to a user who is not there rejects', async () => {
  sitDown('allied');
  await expect((userCalled('french') as User).query('drill.ask', {})).rejects.toThrow('not active');
});
fact(
  'O',
  `${API}, Document#setFlag`,
  'a user writes flags of his own alone; a list takes the place of the one before',
  async () => {
    sitDown('allied');
    const own = userCalled('allied') as User;
    await own.setFlag('drill', 'armies', [{ name: 'one' }, { name: 'two' }]);
    await own.setFlag('drill', 'armies', [{ name: 'three' }]);
    expect(own.getFlag('drill', 'armies')).toEqual([{ name: 'three' }]);
    const other = userCalled('french') as User;
    await expect(other.setFlag('drill', 'armies', [])).rejects.toThrow('lacks permission');
    expect(other.getFlag('drill', 'armies')).toBeUndefined();
  },
);
fact(
  'E',
  'our expectation',
  'a change of ownership leaves everybody alone whom it does not name',
  async () => {
    const { as } = sitDown('gm');
    as('gm', {
      action: 'create',
      documentName: 'Actor',
      data: [{ name: 'Unit', ownership: { default: 1, allied: 3 } }],
    });
    const actor = client.collections.get('Actor')?.contents.at(-1) as Actor;
    await actor.update({ ownership: { allied: 2, french: 3 } });
    expect(actor.ownership).toEqual({ default: 1, allied: 2, french: 3 });
  },
);
