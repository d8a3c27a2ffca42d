import type { Refusal } from '../../core';
import type { Request, Result, Wish } from '../../match';
import { MODULE_ID, type RequestEnvelope, sayWhy } from '../documents';
import type { BattleBook } from './battle-book';
import type { Decider } from './decider';

/** How long a client waits for the one that decides. */
const DEADLINE = 20_000;

const because = (reason: string): Refusal => ({ reason, rule: 'session' });

/** Sends the wishes of this client's user to the client that decides, one at a time. */
export class Asker {
  readonly #book: BattleBook;
  readonly #decider: Decider;
  #isWaiting = false;

  constructor(book: BattleBook, decider: Decider) {
    this.#book = book;
    this.#decider = decider;
  }

  /** Asks for something in a battle as it is now, or was at a revision; a refusal is told and returned. */
  async ask(battle: string, wish: Wish, revision?: number): Promise<Refusal | undefined> {
    // A second click while the first is under way is no second wish.
    if (this.#isWaiting) return because('busy');
    this.#isWaiting = true;
    const refusal = await this.#send(battle, wish, revision).finally(() => {
      this.#isWaiting = false;
    });
    if (refusal) ui.notifications.warn(sayWhy(refusal));
    return refusal;
  }

  async #send(battle: string, wish: Wish, revision: number | undefined): Promise<Refusal | undefined> {
    const seen = this.#book.find(battle);
    if (!seen) return because('no-such-battle');
    if (seen.isPaused && !('correct' in wish)) return because('battle-is-paused');
    const request: Request = { id: foundry.utils.randomID(), revision: revision ?? seen.revision, wish };
    const gameMaster = game.users.activeGM;
    if (!gameMaster) return because('no-game-master');
    const envelope = { battle, user: game.user.id, request };
    try {
      const result = gameMaster.isSelf
        ? await this.#decider.answer(envelope, undefined)
        : await sent(gameMaster, envelope);
      return result.ok ? undefined : result.refusal;
    } catch (error) {
      console.warn(error);
      return because('no-answer');
    }
  }
}

/** Asks another client, but not forever: Foundry need not tell that it has left. */
async function sent(user: User.Implementation, envelope: RequestEnvelope): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE} ms`)), DEADLINE);
  });
  try {
    return await Promise.race([user.query(`${MODULE_ID}.request`, envelope, { timeout: DEADLINE }), late]);
  } finally {
    clearTimeout(timer);
  }
}
