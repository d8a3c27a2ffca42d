import { type Refusal, SIDES } from '../../core';
import { wayBack } from '../../match';
import type { UserBattle } from '../battle';
import { askFirst, type FirstQuestion } from '../input';
import { localize, localizeCount } from '../texts';
import type { BattleStore } from './battle-store';
import type { Requester } from './requester';

const escaped = (text: string): string => foundry.utils.escapeHTML(text);

/** Takes battles back for the user of this client, who is told first what goes. */
export class GoingBack {
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
    const { orders, corrections, turn, side } = wayBack(rules, save, to);
    const named = SIDES.filter((each) => orders[each] > 0).map((each) =>
      localizeCount('PDC.goingBack.of', orders[each], { side: escaped(state.sides[each].name) }),
    );
    const whose = corrections > 0 ? [...named, localizeCount('PDC.goingBack.corrected', corrections)] : named;
    const since = turn === 0 ? 'PDC.goingBack.sinceBefore' : 'PDC.goingBack.since';
    const blanks = { turn: String(turn), side: escaped(state.sides[side].name), whose: whose.join(', ') };
    return localize(since, blanks);
  }
}
