import type { Refusal, State } from '../../core';
import { because, courseSummaries, isRecordOpen, type UndoSummary, undoGoal, undoSummary } from '../../match';
import type { UserBattle } from '../battle';
import { officersSides } from '../documents';
import { askFirst, type FirstQuestion } from '../input';
import { localize, localizeCount, TEXTS } from '../texts';
import { summaryText } from '../texts/action-text';
import type { BattleStore } from './battle-store';
import type { Moments } from './earlier-moments';
import type { Requester } from './requester';

const escaped = (text: string): string => foundry.utils.escapeHTML(text);

const paragraphs = (parts: readonly string[]): string => parts.map((part) => `<p>${part}</p>`).join('');

/**
 * Undoes orders of the battle in view, or resumes another line of play, for the user of this client, who first confirms
 * what is lost.
 */
export class UndoAndResume {
  readonly #store: BattleStore;
  readonly #requester: Requester;
  readonly #moments: Moments;
  #isAsking = false;

  constructor(store: BattleStore, requester: Requester, moments: Moments) {
    this.#store = store;
    this.#requester = requester;
    this.#moments = moments;
  }

  /** Undoes a battle back to a number of actions; a refusal is shown and returned. */
  undo(battle: string, wanted: number): Promise<Refusal | undefined> {
    return this.#askedFirst(battle, async (seen) => {
      const to = this.#goalOf(battle, wanted);
      const question = seen.isPaused ? undefined : await this.#questionOf(seen, to);
      if (!question) return this.#requester.ask(battle, { undoTo: to });
      // Undo only what the user has confirmed, not later orders.
      return (await askFirst(question))
        ? this.#requester.ask(battle, { undoTo: to }, seen.revision)
        : undefined;
    });
  }

  /** The number of actions that an undo leaves, as the host will settle it; only a GM can foresee it. */
  #goalOf(battle: string, to: number): number {
    const combat = this.#store.combat(battle);
    if (!combat || !game.user.isGM) return to;
    const sides = officersSides(combat.system);
    return sides.length === 0 ? to : undoGoal(this.#store.read(combat).save, to, sides);
  }

  /** Resumes another line of play of a battle; a refusal is shown and returned. */
  resumeCourse(battle: string, line: number): Promise<Refusal | undefined> {
    return this.#askedFirst(battle, async (seen) => {
      const isMeant = await askFirst(this.#courseQuestion(seen, line));
      return isMeant ? this.#requester.ask(battle, { takeUp: line }, seen.revision) : undefined;
    });
  }

  /** Asks one question at a time: a second click is ignored. */
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

  /** Orders can only be undone in the battle in view: offers to show it first. */
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

  /** The question to ask first; undefined if only a player's last order is undone and no hand is known. */
  async #questionOf(battle: UserBattle, to: number): Promise<FirstQuestion | undefined> {
    const count = battle.actions - to + (battle.question ? 1 : 0);
    const known = handsKnown(battle);
    if (count < 1 || (!game.user.isGM && count === 1 && known.length === 0)) return undefined;
    const title = this.#titleOf(battle.id);
    const what = localizeCount('PDC.windows.goingBack.what', count, { title: escaped(title) });
    const parts = game.user.isGM
      ? [what, this.#goes(battle, to), localize('PDC.windows.goingBack.redo')]
      : [what, ...(await this.#standsThen(battle, to))];
    return {
      title: localize('PDC.windows.goingBack.title', { title }),
      content: paragraphs([...parts, ...known]),
      yes: localizeCount('PDC.windows.goingBack.yes', count),
      no: localize('PDC.windows.goingBack.no'),
      icon: 'fa-solid fa-rotate-left',
    };
  }

  /** The sides of the orders that would be undone, and the turn of the first. */
  #goes({ id, state }: UserBattle, to: number): string {
    const combat = this.#store.combat(id);
    if (!combat) return '';
    const { rules, save } = this.#store.read(combat);
    return sinceText(undoSummary(rules, save, to), state);
  }

  /** The moment that the battle would return to, for players, who have no record; empty if it can't be found. */
  async #standsThen({ id, rules }: UserBattle, to: number): Promise<readonly string[]> {
    const moment = await this.#moments.find(id, to);
    if ('refusal' in moment) return [];
    const { turn, sides } = moment.state;
    const blanks = { turn: String(rules.ownTurn(turn)), side: escaped(sides[turn.side].name) };
    return [localize('PDC.windows.goingBack.to', blanks)];
  }

  /** The orders that another line of play restores, and those that it replaces. */
  #courseQuestion(battle: UserBattle, line: number): FirstQuestion {
    const { id, state } = battle;
    const combat = this.#store.combat(id);
    const title = this.#titleOf(id);
    const read = combat && this.#store.read(combat);
    const course = read && courseSummaries(read.rules, read.save).find((each) => each.line === line);
    const back = course ? sinceText(course.back, state) : '';
    const goes = course && countIn(course.goes) > 0 ? sinceText(course.goes, state) : '';
    const parts = [
      localize('PDC.windows.course.back', { what: back }),
      ...(goes === '' ? [] : [localize('PDC.windows.course.goes', { what: goes })]),
      ...handsKnown(battle),
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

/** The warning before a battle continues whose hands may be known. */
const handsKnown = (battle: UserBattle): readonly string[] =>
  isRecordOpen(battle) ? [localize('PDC.windows.provable.handsKnown')] : [];

const countIn = ({ orders, corrections }: UndoSummary): number => orders.south + orders.north + corrections;

/** The sides of some orders and the turn of the first, as HTML. */
const sinceText = (summary: UndoSummary, { sides }: State): string =>
  summaryText(summary, (side) => escaped(sides[side].name), TEXTS);
