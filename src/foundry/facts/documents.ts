import { isOwnWrite, ownWrite } from '../documents/module-id';
import { callsAbout, type Family, fact, holds, listening, same, until } from './fact';
import type { Stage } from './stage';

const API = 'API ClientDocument';
const UPDATE = ['preUpdateActor', 'updateActor'];

let count = 0;

/** A name that no actor has had before. */
const newName = (): string => `self-check ${++count}`;

/** Facts about changes of documents: which hooks are called, and when. */
export const documentFamily: Family<Stage> = {
  id: 'hooks',
  facts: {
    hookOrder: fact('O', API, async ({ actors: [actor] }) => {
      const name = newName();
      const calls = await callsAbout(actor, UPDATE, () => actor.update({ name }));
      const hooks = calls.map(({ hook }) => hook);
      same('Hooks', hooks, UPDATE);
      for (const { hook, given } of calls) {
        const [changes, , user] = given;
        same(`${hook}: userId`, user, game.user.id);
        same(`${hook}: changes.name`, Reflect.get(Object(changes), 'name'), name);
      }
    }),
    options: fact('O', API, async ({ actors: [actor] }) => {
      const calls = await callsAbout(actor, UPDATE, () => actor.update({ name: newName() }, ownWrite()));
      for (const { hook, given } of calls) holds(`${hook}: options`, isOwnWrite(given[1]));
    }),
    veto: fact('O', API, async ({ actors: [actor] }) => {
      const { name: before } = actor;
      const after = newName();
      const isOther = ({ id, name }: Actor.Implementation): boolean => id !== actor.id && name !== after;
      const made = { ...actor._source, name: after };
      const update = await listening('preUpdateActor', isOther, () => actor.update({ name: after }));
      same('Actor#update', update, undefined);
      same('preUpdateActor: name', actor.name, before);
      same('Actor#delete', await listening('preDeleteActor', isOther, () => actor.delete()), undefined);
      holds('preDeleteActor', game.actors.get(actor.id ?? '') !== undefined);
      const create = await listening('preCreateActor', isOther, () => Actor.create(made as never));
      same('Actor.create', create, undefined);
      holds('preCreateActor', !game.actors.contents.some(({ name }) => name === after));
    }),
    together: fact('E', 'our expectation', async ({ actors }) => {
      const wanted = actors.map(({ id }) => ({ _id: id, name: newName() }));
      const names = wanted.map(({ name }) => name);
      const seen: string[][] = [];
      const look = (): void => void seen.push(actors.map(({ name }) => name));
      await listening('updateActor', look, async () => {
        await Actor.updateDocuments(wanted as never);
        await until('updateActor', () => seen.length >= 2);
      });
      same('updateActor: names', seen, [names, names]);
    }),
    unchanged: fact('O', API, async ({ actors: [actor] }) => {
      const calls = await callsAbout(actor, ['updateActor'], () => actor.update({ name: actor.name }), 0);
      same('updateActor', calls.length, 0);
    }),
    ownership: fact('E', 'our expectation', async ({ actors: [actor] }) => {
      const { LIMITED, OBSERVER, OWNER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
      const users = game.users.contents.map(({ id }) => [id, OBSERVER] as const);
      const before = { ...Object.fromEntries(users), default: LIMITED };
      await actor.update({ ownership: before });
      await actor.update({ ownership: { [game.user.id]: OWNER } });
      const after = { ...before, [game.user.id]: OWNER };
      for (const [who, level] of Object.entries(after)) same(`ownership.${who}`, actor.ownership[who], level);
    }),
  },
};
