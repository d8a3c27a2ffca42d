import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { client } from '../client/client';
import { Actor } from '../client/documents/actor';
import { ChatMessage } from '../client/documents/chat-message';
import type { Combat } from '../client/documents/combat';
import { Scene } from '../client/documents/scene';
import type { User } from '../client/documents/user';
import { sitDown, type TableFacts, userCalled } from './one-client';

const API = 'API Document#testUserPermission';

export const PERMISSION_FACTS: TableFacts = {
  "a player's write to a document of the GM is refused with the reason": fact('O', API, async () => {
    const { given, world } = sitDown('allied');
    const [combat] = given('Combat', {});
    await expect((combat as Combat).update({ round: 2 })).rejects.toThrow('lacks permission');
    expect(world.data.combats?.[0]?.round).toBe(0);
    await expect(Scene.create({ name: 'Mine' })).rejects.toThrow('lacks permission');
    await expect(Actor.create({ name: 'Mine' })).rejects.toThrow('lacks permission');
  }),
  'only owners may change an actor': fact('O', API, async () => {
    const { given } = sitDown('french');
    const [mine] = given('Actor', { name: 'Own', ownership: { default: 0, french: 3 } });
    const [theirs] = given('Actor', { name: 'Other', ownership: { default: 1, allied: 3 } });
    await mine.update({ name: 'Renamed' });
    expect(mine.name).toBe('Renamed');
    await expect(theirs.update({ name: 'Renamed' })).rejects.toThrow('lacks permission');
    expect([mine.isOwner, theirs.isOwner]).toEqual([true, false]);
    expect(theirs.testUserPermission(userCalled('french'), 'LIMITED')).toBe(true);
    expect(theirs.testUserPermission(userCalled('french'), 'OBSERVER')).toBe(false);
    expect(theirs.testUserPermission(userCalled('gm'), 'OWNER')).toBe(true);
  }),
  'of several writes in one request, all are made or none': fact('E', 'our expectation', async () => {
    const { given, world } = sitDown('french');
    const both = given('Actor', { name: 'Own', ownership: { french: 3 } }, { name: 'Other' });
    const updates = both.map(({ id }) => ({ _id: id, name: 'Both' }));
    await expect(Actor.updateDocuments(updates)).rejects.toThrow('lacks permission');
    expect(world.data.actors?.map(({ name }) => name)).toEqual(['Own', 'Other']);
  }),
  'players cannot write as another user or give themselves a role': fact('E', 'our expectation', async () => {
    const { world } = sitDown('allied');
    await ChatMessage.create({ content: 'forged', author: 'gm' });
    expect(world.data.messages?.[0]?.author).toBe('allied');
    await expect((userCalled('allied') as User).update({ role: 4 })).rejects.toThrow('role');
  }),
  'only its author or a GM may change a message': fact('O', 'API ChatMessage', async () => {
    const { given } = sitDown('allied');
    const [theirs] = given('ChatMessage', { content: 'by the GM' });
    await expect((theirs as ChatMessage).update({ content: 'x' })).rejects.toThrow('lacks permission');
    const mine = (await ChatMessage.create({ content: 'mine' })) as ChatMessage;
    expect([mine.isAuthor, mine.author?.id]).toEqual([true, 'allied']);
    await mine.update({ content: 'mine still' });
    expect(mine.content).toBe('mine still');
  }),
  'the active GM is a connected one': fact('O', 'API Users#activeGM', () => {
    sitDown('allied');
    const users = client.collections.get('User');
    expect(Reflect.get(Object(users), 'activeGM')).toBeNull();
    client.activeUsers.add('gm');
    expect(Reflect.get(Object(users), 'activeGM')).toBe(userCalled('gm'));
    expect((userCalled('gm') as User).isActiveGM).toBe(true);
  }),
  'permissions to query and to change settings can be taken away': fact(
    'O',
    'API CONST.USER_PERMISSIONS, User#can',
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
  ),
  'a query to a user who is not there rejects': fact('O', 'issue 11235', async () => {
    sitDown('allied');
    await expect((userCalled('french') as User).query('drill.ask', {})).rejects.toThrow('not active');
  }),
  'users write only their own flags; lists are replaced': fact('O', 'API Document#setFlag', async () => {
    sitDown('allied');
    const own = userCalled('allied') as User;
    await own.setFlag('drill', 'armies', [{ name: 'one' }, { name: 'two' }]);
    await own.setFlag('drill', 'armies', [{ name: 'three' }]);
    expect(own.getFlag('drill', 'armies')).toEqual([{ name: 'three' }]);
    const other = userCalled('french') as User;
    await expect(other.setFlag('drill', 'armies', [])).rejects.toThrow('lacks permission');
    expect(other.getFlag('drill', 'armies')).toBeUndefined();
  }),
};
