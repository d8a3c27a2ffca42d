import { errorText, type Lesson, type Ruleset, SIDES, type Side } from '../../core';
import {
  type BattleView,
  questionWithHand,
  readKept,
  readView,
  type SaveRead,
  stateWithHand,
} from '../../match';
import type { Game, UserBattle } from '../battle';
import {
  type BattleCombat,
  battleOn,
  isBattle,
  officersIn,
  pictureIn,
  sceneShown,
  shownFrom,
} from '../documents';
import { localize } from '../texts';
import { findTaught, lessonOf } from './find-lesson';
import { handFrom, handTextIn } from './journal/battle-hands';
import { recordIn } from './journal/battle-journal';
import { seatsOf, standInsOf } from './seats';

interface Page {
  /** The version of the data that the view was made from: it changes with every change of the document. */
  readonly source: string;
  readonly position: unknown;
  readonly view: BattleView | undefined;
  /** A hand of the user was not written for him yet, or could not be read. */
  readonly lacksHand: boolean;
}

/** The commanders of a battle who are not connected now, by name. */
const awayFrom = ({ system: { seats } }: BattleCombat): Readonly<Partial<Record<Side, string>>> =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const user = game.users.get(seats[side]);
      return user && !user.active ? [[side, user.name]] : [];
    }),
  );

/** The officers who stand in for players, as a user sees them. */
const standInsShown = ({ system }: BattleCombat, user: string): UserBattle['standIns'] =>
  Object.fromEntries(
    Object.entries(standInsOf(system)).map(([side, { level, user: id }]) => [
      side,
      { level, commander: game.users.get(id)?.name ?? '', isYours: id === user },
    ]),
  );

/** Reads the battles of this world for the user of this client, once per change. */
export class BattleStore {
  readonly #games: readonly Game[];
  readonly #rulesets: ReadonlyMap<string, Ruleset>;
  readonly #pages = new Map<string, Page>();

  constructor(games: readonly Game[]) {
    this.#games = games;
    this.#rulesets = new Map(games.map(({ rules }) => [rules.id, rules]));
  }

  /** The Combat document of a battle. */
  combat(id: string): BattleCombat | undefined {
    const combat = game.combats.get(id);
    return isBattle(combat) ? combat : undefined;
  }

  /** The battle as the user sees it; undefined if there is none, or if it can't be read. */
  find(id: string): UserBattle | undefined {
    const combat = this.combat(id);
    if (!combat) return undefined;
    const { id: userId, isGM } = game.user;
    const held = seatsOf(combat.system, { id: userId, isGM }, (user) => game.users.get(user) !== undefined);
    // The other side of a lesson plays by itself.
    const taught = findTaught(this.#games, combat.system.lesson)?.lesson;
    const seats = taught ? held.filter((side) => side === taught.side) : held;
    const view = this.#viewOf(id, combat, seats);
    const officers = officersIn(combat.system);
    const standIns = standInsShown(combat, userId);
    const { paused: isPaused } = combat.system;
    const told = view?.state.told?.picture;
    const picture = told === undefined ? pictureIn(combat) : told;
    const more = { standIns, away: awayFrom(combat), isPaused, ...(picture && { picture }) };
    return view && { ...view, id, seats, officers, ...more };
  }

  /** The battle on the scene that this client views. */
  get current(): UserBattle | undefined {
    const scene = sceneShown();
    if (!scene) return undefined;
    const combat = battleOn(scene);
    const battle = combat?.id ? this.find(combat.id) : undefined;
    return battle && combat?.scene?.id !== scene.id ? { ...battle, isTurned: true } : battle;
  }

  /** True if the user’s own cards were missing when a battle was last read: they may be written at any moment. */
  lacksHand(id: string): boolean {
    return this.#pages.get(id)?.lacksHand === true;
  }

  /** The rules and the save of a battle, on a GM's client. Throws an Error with the fault. */
  read({ system }: BattleCombat): SaveRead & { readonly lesson: Lesson | undefined } {
    const read = readKept(this.rulesOf(system.ruleset), recordIn(system.journal));
    if (read.notice) ui.notifications.warn(localize(`PDC.windows.session.${read.notice}`));
    return { ...read, lesson: lessonOf(this.#games, read.rules, read.save) };
  }

  /** The rules with an id. Throws an Error if there are none. */
  rulesOf(ruleset: string): Ruleset {
    const rules = this.#rulesets.get(ruleset);
    if (!rules) throw new Error(localize('PDC.windows.session.noRuleset', { ruleset }));
    return rules;
  }

  #viewOf(id: string, { system }: BattleCombat, seats: readonly Side[]): BattleView | undefined {
    const journal = game.journal.get(system.journal);
    const hands = seats.map((side) => handTextIn(journal, side));
    const source = [system.revision, system.state, system.open, ...seats, ...hands].join();
    const known = this.#pages.get(id);
    const { position } = system;
    if (known?.source === source && known.position === position) return known.view;
    const view = this.#tryToRead(system, seats);
    const lacksHand = hands.some((hand) => hand === undefined || hand === '');
    this.#pages.set(id, { source, position, view, lacksHand });
    return view;
  }

  #tryToRead(system: BattleCombat['system'], seats: readonly Side[]): BattleView | undefined {
    try {
      const journal = game.journal.get(system.journal);
      const view = readView(this.rulesOf(system.ruleset), shownFrom(system));
      let { state, question } = view;
      for (const side of seats) {
        const hand = handFrom(handTextIn(journal, side));
        if (!hand) continue;
        state = stateWithHand(state, side, hand);
        question = questionWithHand(question, side, hand);
      }
      return { ...view, state, question };
    } catch (error) {
      const fault = errorText(error);
      console.error(error);
      ui.notifications.error(localize('PDC.windows.session.unreadable', { fault }), { permanent: true });
      return undefined;
    }
  }
}
