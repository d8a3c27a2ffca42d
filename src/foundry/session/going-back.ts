import { type Refusal, SIDES } from '../../core';
import { wayBack } from '../../match';
import { askFirst, type FirstQuestion, say, sayCount, type UserBattle } from '../documents';
import type { Asker } from './asker';
import type { BattleBook } from './battle-book';

const escaped = (text: string): string => foundry.utils.escapeHTML(text);

/** Takes battles back for the user of this client, who is told first what goes. */
export class GoingBack {
  readonly #book: BattleBook;
  readonly #asker: Asker;
  #isAsking = false;

  constructor(book: BattleBook, asker: Asker) {
    this.#book = book;
    this.#asker = asker;
  }

  /** Takes a battle back to a number of deeds; a refusal is told and returned. */
  async undo(battle: string, to: number): Promise<Refusal | undefined> {
    // One question at a time: a second click is none.
    if (this.#isAsking) return undefined;
    const seen = this.#book.find(battle);
    const question = seen && !seen.isPaused ? this.#questionOf(seen, to) : undefined;
    if (!seen || !question) return this.#asker.ask(battle, { undoTo: to });
    this.#isAsking = true;
    const isMeant = await askFirst(question).finally(() => {
      this.#isAsking = false;
    });
    // What was asked about is taken back, not what has come since.
    return isMeant ? this.#asker.ask(battle, { undoTo: to }, seen.revision) : undefined;
  }

  /** What is asked first; undefined where no more than a player's last order goes. */
  #questionOf(battle: UserBattle, to: number): FirstQuestion | undefined {
    const count = battle.deeds - to + (battle.question ? 1 : 0);
    if (count < 1 || (!game.user.isGM && count === 1)) return undefined;
    const combat = this.#book.combat(battle.id);
    const title = combat?.scene?.name ?? say('TYPES.Combat.pas-de-charge.battle');
    const what = sayCount('PDC.goingBack.what', count, { title: escaped(title) });
    const parts = game.user.isGM ? [what, this.#goes(battle, to), say('PDC.goingBack.redo')] : [what];
    return {
      title: say('PDC.goingBack.title', { title }),
      content: parts.map((part) => `<p>${part}</p>`).join(''),
      yes: sayCount('PDC.goingBack.yes', count),
      no: say('PDC.goingBack.no'),
      icon: 'fa-solid fa-rotate-left',
    };
  }

  /** Whose orders go, and since when. */
  #goes({ id, state }: UserBattle, to: number): string {
    const combat = this.#book.combat(id);
    if (!combat) return '';
    const { rules, save } = this.#book.read(combat);
    const { orders, corrections, turn, side } = wayBack(rules, save, to);
    const named = SIDES.filter((each) => orders[each] > 0).map((each) =>
      sayCount('PDC.goingBack.of', orders[each], { side: escaped(state.sides[each].name) }),
    );
    const whose = corrections > 0 ? [...named, sayCount('PDC.goingBack.corrected', corrections)] : named;
    const since = turn === 0 ? 'PDC.goingBack.sinceBefore' : 'PDC.goingBack.since';
    const blanks = { turn: String(turn), side: escaped(state.sides[side].name), whose: whose.join(', ') };
    return say(since, blanks);
  }
}
