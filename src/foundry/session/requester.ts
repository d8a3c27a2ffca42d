import type { Refusal } from '../../core';
import { because, type Request, type RequestMessage } from '../../match';
import { askOf } from '../documents/vouched-request';
import { localize, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';

/** The time that a client waits for the host, in milliseconds. */
const DEADLINE = 20_000;

/** The reasons with which a lesson refuses a request that is not part of its step. */
const LESSON_REFUSALS = ['lesson-wants-another', 'lesson-waits-for-you'];

/** Sends the requests of this client's user to the host, one at a time. */
export class Requester {
  readonly #store: BattleStore;
  readonly #host: Host;
  #isWaiting = false;
  /** Callbacks that tell the user what the lesson expects instead. */
  readonly #coaches: (() => void)[] = [];

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /**
   * Adds a callback that runs, instead of a notification, whenever a lesson refuses a request that is not part of its
   * step.
   */
  onLessonRefusal(listener: () => void): void {
    this.#coaches.push(listener);
  }

  /** Sends a request to a battle in its current state, or at a revision; a refusal is shown and returned. */
  async ask(battle: string, request: Request, revision?: number): Promise<Refusal | undefined> {
    // A second click during the first request is ignored.
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
