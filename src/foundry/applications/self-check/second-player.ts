import { isBattle, isOwnWrite, MODULE_ID, ownWrite } from '../../documents';
import { senderOf } from '../../documents/generation';
import { isStillDeciding } from '../../documents/still-deciding';
import { askOf } from '../../documents/vouched-request';
import { askFirst } from '../../input';
import { localize } from '../../texts';
import { holds, NotTried, same } from './check';
import type { Family } from './family';
import type { Ground } from './ground';

/**
 * The time limit for the second player to press the button, followed by the limit for the rest of that player's part,
 * in milliseconds.
 */
const PRESSED_WITHIN = 60_000;
const DONE_WITHIN = 30_000;
/** The time that a client waits for one answer, in milliseconds. */
const PATIENCE = 8000;

/** The requests between the GM's client and the second player's client. */
type Asked =
  | { readonly step: 'press'; readonly battle: string; readonly actor: string }
  | { readonly step: 'write'; readonly actor: string };

/** The findings of the second player's client. */
export interface SecondFindings {
  readonly isPressed: boolean;
  /** The reason why a request in the player's own name was refused: for its content, not for its sender. */
  readonly own: string;
  /** The reason why a request in the GM's name was refused. */
  readonly forged: string;
  /** True if the server let the player change the battle. */
  readonly hasWritten: boolean;
  /** True if the player may open a page of the record or of another side's hand. */
  readonly opens: boolean;
  /** True if such pages are nevertheless in the memory of the player's client. */
  readonly isInMemory: boolean;
  /** True if the options of the GM's write arrived with it. */
  readonly hasOptions: boolean;
  /** The sender of the player's request, as the GM's client received it. */
  readonly sender: string | null;
}

const NOBODY: SecondFindings = {
  isPressed: false,
  ...{ own: '', forged: '', hasWritten: false, opens: false, isInMemory: false, hasOptions: false },
  sender: null,
};

type Query = (asked: Asked, context: unknown) => Promise<SecondFindings | { readonly sender: string | null }>;

declare global {
  namespace CONFIG {
    interface Queries {
      'pas-de-charge.selfCheck': Query;
    }
  }
}

/** The users who could be the second player now. */
export const secondPlayers = (): readonly User.Implementation[] =>
  game.users.contents.filter(({ active, isGM }) => active && !isGM);

/** The actors that the GM's client writes for the second player during a check. */
const written = new Set<string>();

/** Answers the requests between the clients of a check; called once, in `init`. */
export function registerSecondPlayer(): void {
  CONFIG.queries[`${MODULE_ID}.selfCheck`] = async (asked, context) =>
    asked.step === 'write' ? writeFor(asked, context) : press(asked);
}

async function writeFor({ actor }: { readonly actor: string }, context: unknown) {
  if (written.has(actor))
    await game.actors.get(actor)?.update({ name: foundry.utils.randomID() }, ownWrite());
  return { sender: senderOf(context) ?? null };
}

/** Asks this client's user to press the button, then runs the second player's part. */
async function press({ battle, actor }: { readonly battle: string; readonly actor: string }) {
  const isPressed = await askFirst({
    title: localize('PDC.self-check.title'),
    content: `<p>${localize('PDC.self-check.second.what')}</p>`,
    yes: localize('PDC.self-check.second.press'),
    no: localize('PDC.self-check.second.leave'),
    icon: 'fa-solid fa-user-check',
  });
  const gameMaster = game.users.activeGM;
  if (!isPressed || !gameMaster) return NOBODY;
  const own = await refusalOf(gameMaster, battle);
  const forged = await forgedRefusal(gameMaster, battle);
  const told = await toldWith(gameMaster, actor);
  return { isPressed, own, forged, hasWritten: await writes(battle), ...pagesOf(battle), ...told };
}

/** A request that is refused regardless of its sender. */
const requestOf = (battle: string) => ({
  battle,
  request: { id: foundry.utils.randomID(), revision: -1, request: { undoTo: 0 } },
});

async function refusalOf(gameMaster: User.Implementation, battle: string): Promise<string> {
  const result = await askOf(gameMaster, 'request', requestOf(battle), { deadline: PATIENCE });
  return result.ok ? '' : result.refusal.reason;
}

/** Sends a request in the name of the GM, who does not vouch for it. */
async function forgedRefusal(gameMaster: User.Implementation, battle: string): Promise<string> {
  const message = { user: gameMaster.id ?? '', text: JSON.stringify({ content: requestOf(battle) }) };
  const result = await gameMaster.query(`${MODULE_ID}.request`, message, { timeout: PATIENCE });
  return isStillDeciding(result) || result.ok ? '' : result.refusal.reason;
}

/** Tries to change the battle; returns whether that was allowed. */
async function writes(battle: string): Promise<boolean> {
  const combat = game.combats.get(battle);
  if (!isBattle(combat)) return false;
  try {
    await combat.update({ system: { revision: combat.system.revision + 1 } });
    return true;
  } catch {
    return false;
  }
}

function pagesOf(battle: string) {
  const combat = game.combats.get(battle);
  const journal = isBattle(combat) ? game.journal.get(combat.system.journal) : undefined;
  const pages = journal?.pages.contents ?? [];
  const opens = pages.some((page) => page.testUserPermission(game.user, 'OBSERVER'));
  return { opens, isInMemory: pages.length > 0 };
}

/** Has the GM's client write with options, and checks whether they arrive. */
async function toldWith(gameMaster: User.Implementation, actor: string) {
  let listener = 0;
  const told = new Promise<boolean>((resolve) => {
    listener = Hooks.on('updateActor', ({ id }, _changes, options) => {
      if (id === actor) resolve(isOwnWrite(options));
    });
    setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    const asked = { step: 'write', actor } as const;
    const answer = await gameMaster.query(`${MODULE_ID}.selfCheck`, asked, { timeout: PATIENCE });
    return { hasOptions: await told, sender: 'sender' in answer ? answer.sender : null };
  } finally {
    Hooks.off('updateActor', listener);
  }
}

/** Asks a user to press the button, and returns the findings of that user's client. */
async function findingsOf(ground: Ground, user: string): Promise<SecondFindings> {
  const other = game.users.get(user);
  const actor = ground.actors[0]?.id ?? '';
  if (!other?.active) throw new NotTried(localize('PDC.self-check.second.nobody'));
  written.add(actor);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const limit = PRESSED_WITHIN + DONE_WITHIN;
    timer = setTimeout(() => reject(new NotTried(localize('PDC.self-check.second.nobody'))), limit);
  });
  try {
    const asked = { step: 'press', battle: ground.combat.id ?? '', actor } as const;
    const query = other.query(`${MODULE_ID}.selfCheck`, asked, { timeout: PRESSED_WITHIN + DONE_WITHIN });
    const found = await Promise.race([query, late]);
    if (!('isPressed' in found) || !found.isPressed)
      throw new NotTried(localize('PDC.self-check.second.nobody'));
    return found;
  } finally {
    clearTimeout(timer);
    written.delete(actor);
  }
}

/** Checks that need a second player, who is asked to press a button once, in the first of them. */
export function secondFamily(user: string): Family {
  let found: Promise<SecondFindings> | undefined;
  const ask = (ground: Ground): Promise<SecondFindings> => {
    found ??= findingsOf(ground, user);
    return found;
  };
  return {
    id: 'second',
    checks: [
      {
        id: 'secondAsks',
        async run(ground) {
          const { own, sender } = await ask(ground);
          holds(`query: ${own}`, own !== '' && own !== 'not-vouched-for');
          return localize(sender === null ? 'PDC.self-check.senderUntold' : 'PDC.self-check.senderTold');
        },
      },
      {
        id: 'secondForges',
        async run(ground) {
          const { forged, sender } = await ask(ground);
          if (sender === null) same('query', forged, 'not-vouched-for');
          else same('query: sender', sender, user);
          return '';
        },
      },
      {
        id: 'secondWrites',
        async run(ground) {
          holds('Combat#update', !(await ask(ground)).hasWritten);
          return '';
        },
      },
      {
        id: 'secondReads',
        async run(ground) {
          const { opens, isInMemory } = await ask(ground);
          holds('JournalEntryPage#testUserPermission', !opens);
          return isInMemory ? localize('PDC.self-check.inMemory') : '';
        },
      },
      {
        id: 'secondOptions',
        async run(ground) {
          holds('updateActor: options', (await ask(ground)).hasOptions);
          return '';
        },
      },
    ],
  };
}
