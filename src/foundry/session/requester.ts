import type { Refusal } from '../../core';
import { because, type Request, type RequestMessage, type Result } from '../../match';
import { askDecider } from '../documents/ask-decider';
import { Listeners } from '../documents/listeners';
import { localize, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import type { KeptRequests } from './kept-requests';
import { tellOrderAsked } from './tell-order-asked';

/** The time that a client waits for the host, in milliseconds. */
const DEADLINE = 20_000;

/** How long it waits before it asks again on behalf of a kept request, in milliseconds: a window that loads answers nothing. */
const AGAIN = 2_000;

/** The reasons with which a lesson refuses a request that is not part of its step. */
const LESSON_REFUSALS = ['lesson-wants-another', 'lesson-waits-for-you'];

/** The reasons for which a request may be sent again later. */
const UNANSWERED = ['no-game-master', 'no-answer'];

/** True if a client refused only because it is not the host: another one is, or will be. */
const isElsewhere = (result: Result): boolean =>
  !result.ok && ['another-game-master', 'another-window'].includes(result.refusal.reason);

/** Sends the requests of this client's user to the client that decides, one at a time; without a GM they are kept. */
export class Requester {
  readonly #store: BattleStore;
  readonly #host: Host;
  readonly #kept: KeptRequests;
  readonly #changed: () => void;
  #isWaiting = false;
  /** Ids of the kept requests that are being sent. */
  readonly #underWay = new Set<string>();
  /** Callbacks that tell the user what the lesson expects instead. */
  readonly #coaches = new Listeners();

  constructor(store: BattleStore, host: Host, kept: KeptRequests, changed: () => void) {
    this.#store = store;
    this.#host = host;
    this.#kept = kept;
    this.#changed = changed;
  }

  /** Sends what is kept as soon as a GM is connected. */
  watch(): void {
    Hooks.once('ready', () => this.#sendKept());
    // It may be called in a window that is still loading and has no user yet.
    Hooks.on('userConnected', () => {
      if (game.user) this.#sendKept();
    });
    Hooks.on('deleteCombat', ({ id }) => {
      if (id && this.#kept.of(id)) void this.withdraw(id);
    });
  }

  /**
   * Adds a callback that runs, instead of a notification, whenever a lesson refuses a request that is not part of its
   * step.
   */
  onLessonRefusal(listener: () => void): void {
    this.#coaches.add(listener);
  }

  /** Sends a request to a battle in its current state, or at a revision; a refusal is shown and returned. */
  async ask(battle: string, request: Request, revision?: number): Promise<Refusal | undefined> {
    if (this.#isWaiting) return this.#busy();
    this.#isWaiting = true;
    const refusal = await this.#send(battle, request, revision).finally(() => {
      this.#isWaiting = false;
    });
    if (refusal && LESSON_REFUSALS.includes(refusal.reason)) this.#coaches.tell();
    else if (refusal) ui.notifications.warn(this.#textOf(battle, refusal));
    return refusal;
  }

  /** One request at a time: a button that is pressed meanwhile says that it does nothing. */
  #busy(): Refusal {
    const refusal = because('busy');
    ui.notifications.info(localizeRefusal(refusal));
    return refusal;
  }

  /** Drops the request that waits in a battle. */
  async withdraw(battle: string): Promise<void> {
    await this.#kept.drop(battle);
    this.#changed();
  }

  async #send(battle: string, request: Request, revision: number | undefined): Promise<Refusal | undefined> {
    const seen = this.#store.find(battle);
    if (!seen) return because('no-such-battle');
    if (seen.isPaused && !('correct' in request)) return because('battle-is-paused');
    if (this.#kept.of(battle)) return because('order-waits');
    const message: RequestMessage = {
      id: foundry.utils.randomID(),
      revision: revision ?? seen.revision,
      request,
    };
    if ('order' in request) tellOrderAsked(battle, request.order);
    const result = await this.#answerTo(battle, message);
    if (result) return result.ok ? undefined : result.refusal;
    if (game.users.activeGM) return because('no-answer');
    await this.#kept.keep(battle, message);
    this.#changed();
    return because('order-kept');
  }

  /** The answer of the client that decides; undefined where no GM is connected, or none has answered in time. */
  async #answerTo(battle: string, request: RequestMessage): Promise<Result | undefined> {
    const here = (asked: unknown, user: string) => this.#host.answer(asked, user);
    const onStill = () => ui.notifications.info(localize('PDC.windows.session.stillDeciding'));
    const result = await askDecider('request', { battle, request }, here, { deadline: DEADLINE, onStill });
    return !result.ok && UNANSWERED.includes(result.refusal.reason) ? undefined : result;
  }

  #sendKept(): void {
    for (const battle of this.#kept.battles()) {
      // The browser may keep requests of another world.
      const message = this.#store.find(battle) && this.#kept.of(battle);
      if (message && !this.#underWay.has(message.id)) void this.#sendUntilAnswered(battle, message);
    }
  }

  async #sendUntilAnswered(battle: string, message: RequestMessage): Promise<void> {
    const waits = (): boolean => this.#kept.of(battle)?.id === message.id;
    this.#underWay.add(message.id);
    let result: Result | undefined;
    while (!result && game.users.activeGM && waits()) {
      const answer = await this.#answerTo(battle, message);
      if (answer && !isElsewhere(answer)) result = answer;
      else await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    this.#underWay.delete(message.id);
    if (result && waits()) await this.withdraw(battle);
    if (result && !result.ok) {
      const reason = this.#textOf(battle, result.refusal);
      ui.notifications.warn(localize('PDC.windows.session.keptRefused', { reason }), { permanent: true });
    }
  }

  #textOf(battle: string, refusal: Refusal): string {
    return localizeRefusal(refusal, this.#store.find(battle)?.rules.id);
  }
}
