import type { Refusal } from '../../core';
import { because, type Request, type RequestMessage } from '../../match';
import { askOf } from '../documents/vouched-request';
import { localize, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';

/** How long a client waits for a word of the one that decides, in milliseconds. */
const DEADLINE = 20_000;

/** Why a lesson refuses what does not belong to its step. */
const LESSON_REFUSALS = ['lesson-wants-another', 'lesson-waits-for-you'];

/** Sends the requests of this client's user to the client that decides, one at a time. */
export class Requester {
  readonly #store: BattleStore;
  readonly #host: Host;
  #isWaiting = false;
  /** Who tells the user what a lesson wants of him instead. */
  readonly #coaches: (() => void)[] = [];

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Calls back, in place of a notification, whenever a lesson was asked for something else than it teaches now. */
  onLessonRefusal(listener: () => void): void {
    this.#coaches.push(listener);
  }

  /** Asks for something in a battle as it is now, or was at a revision; a refusal is told and returned. */
  async ask(battle: string, request: Request, revision?: number): Promise<Refusal | undefined> {
    // A second click while the first is under way is no second request.
    if (this.#isWaiting) return because('busy');
    this.#isWaiting = true;
    const refusal = await this.#send(battle, request, revision).finally(() => {
      this.#isWaiting = false;
    });
    if (refusal && LESSON_REFUSALS.includes(refusal.reason)) {
      for (const listener of this.#coaches) listener();
    } else if (refusal) {
      ui.notifications.warn(localizeRefusal(refusal, this.#store.find(battle)?.rules.id));
    }
    return refusal;
  }

  async #send(battle: string, request: Request, revision: number | undefined): Promise<Refusal | undefined> {
    const seen = this.#store.find(battle);
    if (!seen) return because('no-such-battle');
    if (seen.isPaused && !('correct' in request)) return because('battle-is-paused');
    const message: RequestMessage = {
      id: foundry.utils.randomID(),
      revision: revision ?? seen.revision,
      request,
    };
    const gameMaster = game.users.activeGM;
    if (!gameMaster) return because('no-game-master');
    const envelope = { battle, request: message };
    try {
      const result = gameMaster.isSelf
        ? await this.#host.answer(envelope, game.user.id)
        : await askOf(gameMaster, 'request', envelope, {
            deadline: DEADLINE,
            onStill: () => ui.notifications.info(localize('PDC.windows.session.stillDeciding')),
          });
      return result.ok ? undefined : result.refusal;
    } catch (error) {
      console.warn(error);
      return because('no-answer');
    }
  }
}
