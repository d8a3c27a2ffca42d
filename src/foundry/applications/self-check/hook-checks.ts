import { isOwnWrite, ownWrite } from '../../documents';
import { holds, same, until } from './check';
import type { Family } from './family';
import type { TrialBattle } from './trial-battle';

type UpdateHook = 'preUpdateActor' | 'updateActor';

/** The arguments that a hook about an actor received. */
interface Told {
  readonly hook: UpdateHook;
  readonly actor: string | null;
  readonly changes: object;
  readonly options: object;
  readonly user: string;
}

let count = 0;

/** A name that no actor has had before. */
const newName = (): string => `self-check ${++count}`;

/** Changes an actor, and returns what the hooks received once all of them have been called. */
async function toldOf(
  { actors }: TrialBattle,
  change: () => Promise<unknown>,
  wanted = 2,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  const ours = new Set(actors.map(({ id }) => id));
  const note = (hook: UpdateHook) =>
    Hooks.on(hook as 'updateActor', (actor, changes, options, user) => {
      if (ours.has(actor.id)) told.push({ hook, actor: actor.id, changes, options, user });
    });
  const listeners = (['preUpdateActor', 'updateActor'] as const).map((hook) => [hook, note(hook)] as const);
  try {
    await change();
    if (wanted > 0) await until(`${wanted} hooks`, () => told.length >= wanted);
  } finally {
    for (const [hook, listener] of listeners) Hooks.off(hook, listener);
  }
  return told;
}

const first = ({ actors }: TrialBattle): Actor.Implementation => {
  const [actor] = actors;
  if (!actor) throw new Error('actors');
  return actor;
};

/** Checks of document changes: which hooks are called, and when. */
export const hookFamily: Family = {
  id: 'hooks',
  checks: [
    {
      id: 'hookOrder',
      async run(trial) {
        const name = newName();
        const told = await toldOf(trial, () => first(trial).update({ name }));
        same(
          'Hooks',
          told.map(({ hook }) => hook),
          ['preUpdateActor', 'updateActor'],
        );
        for (const { hook, user, changes } of told) {
          same(`${hook}: userId`, user, game.user.id);
          same(`${hook}: changes.name`, Reflect.get(changes, 'name'), name);
        }
        return '';
      },
    },
    {
      id: 'options',
      async run(trial) {
        const told = await toldOf(trial, () => first(trial).update({ name: newName() }, ownWrite()));
        for (const { hook, options } of told) holds(`${hook}: options`, isOwnWrite(options));
        return '';
      },
    },
    {
      id: 'veto',
      async run(trial) {
        const actor = first(trial);
        const before = actor.name;
        const listener = Hooks.on('preUpdateActor', ({ id }) => id !== actor.id);
        try {
          await actor.update({ name: newName() });
        } finally {
          Hooks.off('preUpdateActor', listener);
        }
        same('preUpdateActor: name', actor.name, before);
        return '';
      },
    },
    {
      id: 'together',
      async run({ actors }) {
        const wanted = actors.map(({ id }) => ({ _id: id, name: newName() }));
        const seen: string[][] = [];
        const listener = Hooks.on('updateActor', () => {
          seen.push(actors.map(({ name }) => name));
        });
        try {
          await Actor.updateDocuments(wanted as never);
          await until('updateActor', () => seen.length >= 2);
        } finally {
          Hooks.off('updateActor', listener);
        }
        same(
          'updateActor: names',
          seen[0],
          wanted.map(({ name }) => name),
        );
        return '';
      },
    },
    {
      id: 'unchanged',
      async run(trial) {
        const actor = first(trial);
        const told = await toldOf(trial, () => actor.update({ name: actor.name }), 0);
        same('updateActor', told.filter(({ hook }) => hook === 'updateActor').length, 0);
        return '';
      },
    },
    {
      id: 'ownership',
      async run(trial) {
        const actor = first(trial);
        const { LIMITED, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
        await actor.update({ ownership: { default: LIMITED } });
        await actor.update({ ownership: { [game.user.id]: OBSERVER } });
        same('ownership.default', actor.ownership.default, LIMITED);
        return '';
      },
    },
  ],
};
