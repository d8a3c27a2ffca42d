import { type Refusal, SIDES, type State } from '../../core';
import { because, courseSummaries, type UndoSummary, undoSummary } from '../../match';
import type { UserBattle } from '../battle';
import { askFirst, type FirstQuestion } from '../input';
import { localize, localizeCount } from '../texts';
import type { BattleStore } from './battle-store';
import type { Moments } from './moments';
import type { Requester } from './requester';

const escaped = (text: string): string => foundry.utils.escapeHTML(text);

const paragraphs = (parts: readonly string[]): string => parts.map((part) => `<p>${part}</p>`).join('');

/** Takes the battle in view back, or over to another course of it, for the user of this client, who is told first what goes. */
export class GoingBack {
  readonly #store: BattleStore;
  readonly #requester: Requester;
  readonly #moments: Moments;
  #isAsking = false;

  constructor(store: BattleStore, requester: Requester, moments: Moments) {
    this.#store = store;
    this.#requester = requester;
    this.#moments = moments;
  }

  /** Takes a battle back to a number of actions; a refusal is told and returned. */
  undo(battle: string, to: number): Promise<Refusal | undefined> {
    return this.#askedFirst(battle, async (seen) => {
      const question = seen.isPaused ? undefined : await this.#questionOf(seen, to);
      if (!question) return this.#requester.ask(battle, { undoTo: to });
      // What was asked about is taken back, not what has come since.
      return (await askFirst(question))
        ? this.#requester.ask(battle, { undoTo: to }, seen.revision)
        : undefined;
    });
  }

  /** Goes over to another course of a battle; a refusal is told and returned. */
  takeUp(battle: string, line: number): Promise<Refusal | undefined> {
    return this.#askedFirst(battle, async (seen) => {
      const isMeant = await askFirst(this.#courseQuestion(seen, line));
      return isMeant ? this.#requester.ask(battle, { takeUp: line }, seen.revision) : undefined;
    });
  }

  /** One question at a time: a second click is none. */
  async #askedFirst(
    battle: string,
    ask: (seen: UserBattle) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    if (this.#isAsking) return undefined;
    const seen = this.#store.find(battle);
    if (!seen) return because('no-such-battle');
    this.#isAsking = true;
    try {
      if (this.#store.current?.id === battle) return await ask(seen);
      await this.#offerToShow(battle);
      return because('battle-elsewhere');
    } finally {
      this.#isAsking = false;
    }
  }

  /** A battle is taken back by whoever sees it: offers to show it first. */
  async #offerToShow(battle: string): Promise<void> {
    const scene = this.#store.combat(battle)?.scene;
    const title = scene?.name ?? this.#titleOf(battle);
    const text = localize('PDC.windows.elsewhere.what', { title: escaped(title) });
    if (!scene || !(game.user.isGM || scene.active)) {
      ui.notifications.warn(text);
      return;
    }
    const isWanted = await askFirst({
      title: localize('PDC.windows.elsewhere.title', { title }),
      content: paragraphs([text]),
      yes: localize('PDC.windows.elsewhere.show'),
      no: localize('PDC.windows.elsewhere.stay'),
      icon: 'fa-solid fa-map',
    });
    if (isWanted) await scene.view();
  }

  #titleOf(battle: string): string {
    return this.#store.combat(battle)?.scene?.name ?? localize('TYPES.Combat.pas-de-charge.battle');
  }

  /** What is asked first; undefined where no more than a player's last order goes. */
  async #questionOf(battle: UserBattle, to: number): Promise<FirstQuestion | undefined> {
    const count = battle.actions - to + (battle.question ? 1 : 0);
    if (count < 1 || (!game.user.isGM && count === 1)) return undefined;
    const title = this.#titleOf(battle.id);
    const what = localizeCount('PDC.windows.goingBack.what', count, { title: escaped(title) });
    const parts = game.user.isGM
      ? [what, this.#goes(battle, to), localize('PDC.windows.goingBack.redo')]
      : [what, ...(await this.#standsThen(battle, to))];
    return {
      title: localize('PDC.windows.goingBack.title', { title }),
      content: paragraphs(parts),
      yes: localizeCount('PDC.windows.goingBack.yes', count),
      no: localize('PDC.windows.goingBack.no'),
      icon: 'fa-solid fa-rotate-left',
    };
  }

  /** Whose orders go, and since when. */
  #goes({ id, state }: UserBattle, to: number): string {
    const combat = this.#store.combat(id);
    if (!combat) return '';
    const { rules, save } = this.#store.read(combat);
    return sinceText(undoSummary(rules, save, to), state);
  }

  /** To when the battle goes back, for players, who have no record; nothing where nobody can say. */
  async #standsThen({ id, rules }: UserBattle, to: number): Promise<readonly string[]> {
    const moment = await this.#moments.find(id, to);
    if ('refusal' in moment) return [];
    const { turn, sides } = moment.state;
    const blanks = { turn: String(rules.ownTurn(turn)), side: escaped(sides[turn.side].name) };
    return [localize('PDC.windows.goingBack.to', blanks)];
  }

  /** What comes back with another course, and what goes for it. */
  #courseQuestion({ id, state }: UserBattle, line: number): FirstQuestion {
    const combat = this.#store.combat(id);
    const title = this.#titleOf(id);
    const read = combat && this.#store.read(combat);
    const course = read && courseSummaries(read.rules, read.save).find((each) => each.line === line);
    const back = course ? sinceText(course.back, state) : '';
    const goes = course && countIn(course.goes) > 0 ? sinceText(course.goes, state) : '';
    const parts = [
      localize('PDC.windows.course.back', { what: back }),
      ...(goes === '' ? [] : [localize('PDC.windows.course.goes', { what: goes })]),
    ];
    return {
      title: localize('PDC.windows.course.title', { title }),
      content: paragraphs(parts),
      yes: localize('PDC.windows.course.yes'),
      no: localize('PDC.windows.goingBack.no'),
      icon: 'fa-solid fa-code-branch',
    };
  }
}

const countIn = ({ orders, corrections }: UndoSummary): number => orders.south + orders.north + corrections;

/** Whose orders some are, and since when, as HTML. */
function sinceText({ orders, corrections, turn, side }: UndoSummary, { sides }: State): string {
  const named = SIDES.filter((each) => orders[each] > 0).map((each) =>
    localizeCount('PDC.windows.goingBack.of', orders[each], { side: escaped(sides[each].name) }),
  );
  const whose =
    corrections > 0 ? [...named, localizeCount('PDC.windows.goingBack.corrected', corrections)] : named;
  const since = turn === 0 ? 'PDC.windows.goingBack.sinceBefore' : 'PDC.windows.goingBack.since';
  return localize(since, {
    turn: String(turn),
    side: escaped(sides[side].name),
    whose: whose.join(', '),
  });
}
