import { isBattle, isOwnWrite, MODULE_ID, ownWrite } from '../../documents';
import { senderOf } from '../../documents/generation';
import { isStillDeciding } from '../../documents/still-deciding';
import { askOf } from '../../documents/vouched-request';
import { askFirst } from '../../input';
import { localize } from '../../texts';
import { holds, NotTried, same } from './check';
import type { Family } from './family';
import type { Ground } from './ground';

/** How long the second player has to press his button, in milliseconds, and how long his part may take then. */
const PRESSED_WITHIN = 60_000;
const DONE_WITHIN = 30_000;
/** How long a client waits for one answer. */
const PATIENCE = 8000;

/** What the game master's window asks of the second player's, and that window of the game master's. */
type Asked =
  | { readonly step: 'press'; readonly battle: string; readonly actor: string }
  | { readonly step: 'write'; readonly actor: string };

/** What the second player's window has found out. */
export interface SecondFindings {
  readonly isPressed: boolean;
  /** Why a request in his own name was refused: for what it asks, not for who asks. */
  readonly own: string;
  /** Why one in the game master's name was refused. */
  readonly forged: string;
  /** Whether the server let him change the battle. */
  readonly hasWritten: boolean;
  /** Whether he may open a page of the record or of a hand of another side. */
  readonly opens: boolean;
  /** Whether such pages are in his window's memory all the same. */
  readonly isInMemory: boolean;
  /** Whether options of the game master's write came with it. */
  readonly hasOptions: boolean;
  /** Who sent his request, as the game master's window was told. */
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

/** The actors that the game master's window writes for the second player while a check goes on. */
const written = new Set<string>();

/** Answers what the windows of a check ask one another; to be called once, in `init`. */
export function registerSecondPlayer(): void {
  CONFIG.queries[`${MODULE_ID}.selfCheck`] = async (asked, context) =>
    asked.step === 'write' ? writeFor(asked, context) : press(asked);
}

async function writeFor({ actor }: { readonly actor: string }, context: unknown) {
  if (written.has(actor))
    await game.actors.get(actor)?.update({ name: foundry.utils.randomID() }, ownWrite());
  return { sender: senderOf(context) ?? null };
}

/** Asks the user of this window to press, and does his part. */
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

/** A request that is refused whoever asks. */
const requestOf = (battle: string) => ({
  battle,
  request: { id: foundry.utils.randomID(), revision: -1, request: { undoTo: 0 } },
});

async function refusalOf(gameMaster: User.Implementation, battle: string): Promise<string> {
  const result = await askOf(gameMaster, 'request', requestOf(battle), { deadline: PATIENCE });
  return result.ok ? '' : result.refusal.reason;
}

/** Asks in the name of the game master, who vouches for nothing. */
async function forgedRefusal(gameMaster: User.Implementation, battle: string): Promise<string> {
  const message = { user: gameMaster.id ?? '', text: JSON.stringify({ content: requestOf(battle) }) };
  const result = await gameMaster.query(`${MODULE_ID}.request`, message, { timeout: PATIENCE });
  return isStillDeciding(result) || result.ok ? '' : result.refusal.reason;
}

/** Tries to change the battle; answers whether that was let through. */
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

/** Has the game master's window write something with options, and looks whether they come along. */
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

/** Asks a user to press, and answers with what his window has found out. */
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

/** What takes a second player to find out: he is asked to press once, in the first of the checks. */
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
