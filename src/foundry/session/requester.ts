import { type Refusal, SIDES } from '../../core';
import { because, type Request, type RequestMessage, undoSummary } from '../../match';
import type { UserBattle } from '../battle';
import { askOf } from '../documents/vouched-request';
import { askFirst, type FirstQuestion } from '../input';
import { localize, localizeCount, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host';

/** How long a client waits for the one that decides. */
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
        : await askOf(gameMaster, 'request', envelope, DEADLINE);
      return result.ok ? undefined : result.refusal;
    } catch (error) {
      console.warn(error);
      return because('no-answer');
    }
  }
}

const escaped = (text: string): string => foundry.utils.escapeHTML(text);

/** Takes battles back for the user of this client, who is told first what goes. */
export class UndoConfirmation {
  readonly #store: BattleStore;
  readonly #requester: Requester;
  #isAsking = false;

  constructor(store: BattleStore, requester: Requester) {
    this.#store = store;
    this.#requester = requester;
  }

  /** Takes a battle back to a number of actions; a refusal is told and returned. */
  async undo(battle: string, to: number): Promise<Refusal | undefined> {
    // One question at a time: a second click is none.
    if (this.#isAsking) return undefined;
    const seen = this.#store.find(battle);
    const question = seen && !seen.isPaused ? this.#questionOf(seen, to) : undefined;
    if (!seen || !question) return this.#requester.ask(battle, { undoTo: to });
    this.#isAsking = true;
    const isMeant = await askFirst(question).finally(() => {
      this.#isAsking = false;
    });
    // What was asked about is taken back, not what has come since.
    return isMeant ? this.#requester.ask(battle, { undoTo: to }, seen.revision) : undefined;
  }

  /** What is asked first; undefined where no more than a player's last order goes. */
  #questionOf(battle: UserBattle, to: number): FirstQuestion | undefined {
    const count = battle.actions - to + (battle.question ? 1 : 0);
    if (count < 1 || (!game.user.isGM && count === 1)) return undefined;
    const combat = this.#store.combat(battle.id);
    const title = combat?.scene?.name ?? localize('TYPES.Combat.pas-de-charge.battle');
    const what = localizeCount('PDC.goingBack.what', count, { title: escaped(title) });
    const parts = game.user.isGM ? [what, this.#goes(battle, to), localize('PDC.goingBack.redo')] : [what];
    return {
      title: localize('PDC.goingBack.title', { title }),
      content: parts.map((part) => `<p>${part}</p>`).join(''),
      yes: localizeCount('PDC.goingBack.yes', count),
      no: localize('PDC.goingBack.no'),
      icon: 'fa-solid fa-rotate-left',
    };
  }

  /** Whose orders go, and since when. */
  #goes({ id, state }: UserBattle, to: number): string {
    const combat = this.#store.combat(id);
    if (!combat) return '';
    const { rules, save } = this.#store.read(combat);
    const { orders, corrections, turn, side } = undoSummary(rules, save, to);
    const named = SIDES.filter((each) => orders[each] > 0).map((each) =>
      localizeCount('PDC.goingBack.of', orders[each], { side: escaped(state.sides[each].name) }),
    );
    const whose = corrections > 0 ? [...named, localizeCount('PDC.goingBack.corrected', corrections)] : named;
    const since = turn === 0 ? 'PDC.goingBack.sinceBefore' : 'PDC.goingBack.since';
    const blanks = { turn: String(turn), side: escaped(state.sides[side].name), whose: whose.join(', ') };
    return localize(since, blanks);
  }
}
