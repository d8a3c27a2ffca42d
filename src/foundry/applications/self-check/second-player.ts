import type { Refusal } from '../../../core';
import { because } from '../../../match';
import { isBattle, isOwnWrite, MODULE_ID, ownWrite } from '../../documents';
import { sendQuery } from '../../documents/permissions';
import { senderOf } from '../../documents/query-sender';
import { isStillDeciding, type StillDeciding } from '../../documents/still-deciding';
import { askOf, openVouched, type VouchedRequest } from '../../documents/vouched-request';
import { type Family, fact, holds, inTime, NotTried, same, type TrialBattle } from '../../facts';
import { askFirst } from '../../input';
import { localize, localizeRefusal } from '../../texts';

/**
 * The time limit for the second player to press the button, followed by the limit for the rest of that player's part,
 * in milliseconds.
 */
const PRESSED_WITHIN = 60_000;
const DONE_WITHIN = 30_000;
/** The time that a client waits for one answer, in milliseconds. */
const PATIENCE = 8000;
/** How long the game master's window waits for a word that the second player has not pressed yet. */
const WORD_WITHIN = 20_000;

/** The requests between the GM's client and the second player's client. */
interface Asked {
  readonly step: 'press' | 'write';
  readonly battle: string;
  readonly actor: string;
}

/** The findings of the second player's client. */
interface SecondFindings {
  readonly isPressed: true;
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

const NOBODY = { isPressed: false } as const;

/** Findings of the second player's window, the sender that the game master's window was told of, or a refusal. */
type Answer = SecondFindings | typeof NOBODY | Pick<SecondFindings, 'sender'> | { readonly refusal: Refusal };

declare global {
  namespace CONFIG {
    interface Queries {
      'pas-de-charge.selfCheck': (asked: VouchedRequest, context: unknown) => Promise<Answer | StillDeciding>;
    }
  }
}

/** The users who could be the second player now. */
export const secondPlayers = (): readonly User.Implementation[] =>
  game.users.contents.filter(({ active, isGM }) => active && !isGM);

/** The second player of a check that goes on, by the actor that the game master's window writes for that player. */
const written = new Map<string, string>();

/** True while the user of this window is asked to press. */
let isAsking = false;

const refused = (reason: string) => ({ refusal: because(reason) });

/** Answers the requests between the clients of a check; called once, in `init`. */
export function registerSecondPlayer(): void {
  openVouched('selfCheck', {
    answer: async (content, user, context): Promise<Answer> => {
      const { step, battle, actor }: Partial<Record<keyof Asked, unknown>> = Object(content);
      const asked = { battle: String(battle), actor: String(actor) };
      if (step === 'write') return writeFor(asked.actor, user, context);
      if (!game.users.get(user)?.isGM) return refused('only-the-game-master');
      return isAsking ? refused('self-check-runs') : press(asked);
    },
    refuse: refused,
  });
}

async function writeFor(actor: string, user: string, context: unknown): Promise<Answer> {
  if (written.get(actor) !== user) return refused('not-yours-to-say');
  await game.actors.get(actor)?.update({ name: foundry.utils.randomID() }, ownWrite());
  return { sender: senderOf(context) ?? null };
}

/** Asks the user of this window to press, and runs this window's part of the check. */
async function press({ battle, actor }: Omit<Asked, 'step'>): Promise<SecondFindings | typeof NOBODY> {
  const isPressed = await isPressedInTime();
  const gameMaster = game.users.activeGM;
  if (!isPressed || !gameMaster) return NOBODY;
  const own = await refusalOf(gameMaster, battle);
  const forged = await forgedRefusal(gameMaster, battle);
  const told = await toldWith(gameMaster, actor);
  return { isPressed, own, forged, hasWritten: await writes(battle), ...pagesOf(battle), ...told };
}

/** Opens the one window that asks to press; one that is left open counts no more after a while. */
async function isPressedInTime(): Promise<boolean> {
  isAsking = true;
  const asked = askFirst({
    title: localize('PDC.self-check.title'),
    content: `<p>${localize('PDC.self-check.second.what')}</p>`,
    yes: localize('PDC.self-check.second.press'),
    no: localize('PDC.self-check.second.leave'),
    icon: 'fa-solid fa-user-check',
  }).finally(() => {
    isAsking = false;
  });
  return inTime(asked, PRESSED_WITHIN).catch(() => false);
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
  const result = await sendQuery(gameMaster, `${MODULE_ID}.request`, message, PATIENCE);
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
    const asked: Asked = { step: 'write', battle: '', actor };
    const answer = await askOf(gameMaster, 'selfCheck', asked, { deadline: PATIENCE });
    return { hasOptions: await told, sender: 'sender' in answer ? answer.sender : null };
  } finally {
    Hooks.off('updateActor', listener);
  }
}

/** Asks a user to press the button, and returns the findings of that user's client. */
async function findingsOf(trial: TrialBattle, user: string): Promise<SecondFindings> {
  const other = game.users.get(user);
  const actor = trial.actors[0].id ?? '';
  const nobody = localize('PDC.self-check.second.nobody');
  if (!other?.active) throw new NotTried(nobody);
  written.set(actor, user);
  try {
    const asked: Asked = { step: 'press', battle: trial.combat.id ?? '', actor };
    const asking = askOf(other, 'selfCheck', asked, { deadline: WORD_WITHIN });
    const found = await inTime(asking, PRESSED_WITHIN + DONE_WITHIN, NotTried, nobody);
    if ('refusal' in found) throw new NotTried(localizeRefusal(found.refusal));
    if (!('isPressed' in found) || !found.isPressed) throw new NotTried(nobody);
    return found;
  } finally {
    written.delete(actor);
  }
}

const QUERIES = 'issues 11235 and 13418';

/** Facts that need a second player, who is asked to press a button once, in the first of them. */
export function secondFamily(user: string): Family<TrialBattle> {
  let found: Promise<SecondFindings> | undefined;
  const ask = (trial: TrialBattle): Promise<SecondFindings> => {
    found ??= findingsOf(trial, user);
    return found;
  };
  return {
    id: 'second',
    facts: {
      secondAsks: fact('O', QUERIES, async (trial) => {
        const { own, sender } = await ask(trial);
        holds(`query: ${own}`, own !== '' && own !== 'not-vouched-for');
        return localize(sender === null ? 'PDC.self-check.senderUntold' : 'PDC.self-check.senderTold');
      }),
      secondForges: fact('O', QUERIES, async (trial) => {
        const { forged, sender } = await ask(trial);
        if (sender === null) same('query', forged, 'not-vouched-for');
        else same('query: sender', sender, user);
      }),
      secondWrites: fact('O', 'API Document#testUserPermission', async (trial) => {
        holds('Combat#update', !(await ask(trial)).hasWritten);
      }),
      secondReads: fact('O', 'API Document#testUserPermission', async (trial) => {
        const { opens, isInMemory } = await ask(trial);
        holds('JournalEntryPage#testUserPermission', !opens);
        return isInMemory ? localize('PDC.self-check.inMemory') : '';
      }),
      secondOptions: fact('O', 'API ClientDocument', async (trial) => {
        holds('updateActor: options', (await ask(trial)).hasOptions);
      }),
    },
  };
}
