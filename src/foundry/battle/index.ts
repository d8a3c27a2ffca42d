import type {
  Action,
  ArmyBuilding,
  Beat,
  Correction,
  Event,
  Guide,
  Lesson,
  MapPicture,
  Open,
  Order,
  Refusal,
  RollQuery,
  Ruleset,
  Scenario,
  Side,
  State,
} from '../../core';
import type { BattleView, CourseSummary, DiceOutcome, Report, Request } from '../../match';
import type { Commanders, OfficerLevel, Officers } from '../documents/officers';
import type { StandIn, StandInControl } from './stand-in';
import type { WebhookControl } from './webhook';

/** A battle as the user of this client sees it. */
export interface UserBattle extends BattleView {
  /** Id of the Combat document. */
  readonly id: string;
  /** The sides that this user commands; a GM has those without a player, and may overrule. */
  readonly seats: readonly Side[];
  /** The sides that officers command. */
  readonly officers?: Officers;
  /** The officers who stand in for players. */
  readonly standIns?: Readonly<Partial<Record<Side, StandIn>>>;
  /** The commanders who are not connected now, by name. */
  readonly away?: Readonly<Partial<Record<Side, string>>>;
  /** The request that waits in this browser until a GM is connected. */
  readonly kept?: Request;
  /** True while the GM has paused the battle: no orders are possible. */
  readonly isPaused: boolean;
  /** True if the user views it from the north: the map is rotated by 180 degrees. */
  readonly isTurned?: boolean;
  /** The picture under the drawn map. */
  readonly picture?: MapPicture;
  /** The earlier moment that the user is viewing, if any: the battle then takes no orders. */
  readonly asItWas?: AsItWas;
}

/** The earlier moment of a battle that is being viewed. */
export interface AsItWas {
  /** The number of actions finished at that moment. */
  readonly at: number;
  /** The number of actions finished now. */
  readonly count: number;
  /** The position one action earlier; null at the beginning. */
  readonly before: State | null;
}

/** Lets this client's user view earlier moments of the battle in view, without changing the battle. */
export interface BattleHistory {
  /**
   * Shows the battle after a number of actions, or its current moment if there are no more; the user is told of
   * failures.
   */
  show(at: number): Promise<void>;
  /** Returns to now; false if the battle is already shown at its current moment. */
  leave(): boolean;
  /** Tells the user that the past can't be changed. */
  refuse(): Refusal;
}

/**
 * The interface to current battles for canvas, chat and sheets, implemented by `session`. A refused request tells the
 * user why by itself and returns the refusal.
 */
export interface BattlePort {
  /** The battle on the scene that this client views. */
  readonly current: UserBattle | undefined;
  find(id: string): UserBattle | undefined;
  order(order: Order): Promise<Refusal | undefined>;
  /** Answers the question that was open at a revision, and no later one. */
  answer(battle: string, option: string, revision: number): Promise<Refusal | undefined>;
  /**
   * Undoes all actions of the battle in view from a given one on. Users who undo more than their own last order are
   * asked to confirm.
   */
  undo(battle: string, to: number): Promise<Refusal | undefined>;
  /**
   * Resumes another line of play of the battle in view, given by the record line that left it; for GMs, who are asked
   * to confirm.
   */
  resumeCourse(battle: string, line: number): Promise<Refusal | undefined>;
  /** Lets the other side move, in a lesson. */
  goOn(battle: string): Promise<Refusal | undefined>;
  /** Redoes the line of play that continues from here and was left last; for GMs. */
  redo(battle: string): Promise<Refusal | undefined>;
  /** Agrees to or refuses the other side's undo proposal; a refusal of one's own proposal withdraws it. */
  consent(battle: string, agrees: boolean, revision: number): Promise<Refusal | undefined>;
  /** Makes a correction by hand; for GMs. */
  correct(battle: string, correction: Correction): Promise<Refusal | undefined>;
  /** Drops what waits in a battle until a GM is connected. */
  withdraw(battle: string): Promise<void>;
  /** Takes the user's side back from the officer who stands in. */
  takeCommand(battle: string): Promise<Refusal | undefined>;
  /** Calls the listener whenever a lesson refuses an order that is not its current task. */
  onLessonRefusal(listener: () => void): void;
  /** Calls the listener after every change of the current battle, and when another one becomes current. */
  onChange(listener: () => void): void;
  readonly history: BattleHistory;
}

/** The contents of a battle's record, as far back as a GM may undo. */
export interface BattleActions {
  /** The actions that still count, oldest first. */
  readonly actions: readonly Action[];
  /** The order that waits for the answer to a question. */
  readonly open: Open | null;
  /** The other lines of play that can be resumed, the one left last first. */
  readonly courses: readonly CourseSummary[];
}

/** A battle as a file. */
export interface BattleFile {
  readonly name: string;
  readonly text: string;
}

/**
 * A GM's actions on a battle besides its rules. Every method that fails rejects with an Error that says why, and
 * changes nothing.
 */
export interface BattleControl extends StandInControl {
  /** The ids of the users who command the sides, or the names of officers; empty for the GM. */
  commanders(battle: string): Commanders;
  /**
   * Gives sides to other users, by id or name, or to officers, with their pieces and their hands; sides left out stay
   * as they are.
   */
  changeSeats(battle: string, seats: Seats): Promise<void>;
  /** Pauses the battle: no orders are possible, and GMs may move tokens and change actors. */
  pause(battle: string): Promise<void>;
  /** Resumes a paused battle, either with the changes made by hand or as it was before. */
  resume(battle: string, changes: 'keep' | 'drop'): Promise<void>;
  actions(battle: string): BattleActions;
  /** The position before an action, and the action; undefined for a correction. */
  actionAt(battle: string, number: number): { readonly before: State; readonly action: Open } | undefined;
  /** True if the scene's own background is shown beneath the pieces instead of the drawn map. */
  hasOwnBackground(battle: string): boolean;
  showOwnBackground(battle: string, isOwn: boolean): Promise<void>;
  /** True if it can be viewed from the north, on a scene of its own rotated by 180 degrees. */
  isSeenFromNorth(battle: string): boolean;
  showFromNorth(battle: string, isShown: boolean): Promise<void>;
  /**
   * The whole battle as a file: `whole`, readable by everyone who has it, with the hands of both sides; `locked`, for
   * the GMs of this world only. By default it is locked while there are hidden hands that matter.
   */
  fileOf(battle: string, how?: 'whole' | 'locked'): BattleFile;
  /** True if it is still being played and has hands that must stay hidden. */
  hides(battle: string): boolean;
  /** True if its record is locked with a key that this browser does not have. */
  isLocked(battle: string): boolean;
  /** True if it is not over and this browser can read its record. */
  canGoOn(battle: string): boolean;
  /** Continues such a battle from its public state: hidden cards are dealt again, and nothing can be undone. */
  dealAgain(battle: string): Promise<void>;
  /** The keys of this world. */
  readonly keys: WorldKeys;
  readonly webhook: WebhookControl;
  /**
   * Branches a new battle off another one after a number of actions, with the hands of that moment, and says so in chat.
   * Every window turns to it; `isAlone`: this window alone does.
   */
  playOnFrom(battle: string, at: number, isAlone?: boolean): Promise<Scene.Implementation>;
  /** The battle that a branch came from; undefined for other battles, and if it no longer exists. */
  origin(battle: string): { readonly battle: string; readonly title: string } | undefined;
  /** Turns every window to the scene of a battle; `isAlone`: this window alone. */
  show(battle: string, isAlone?: boolean): Promise<void>;
  /** Sets up a battle again from its beginning, with the commanders of its sides swapped. */
  playAgain(battle: string): Promise<Scene.Implementation>;
  /** The deleted battles that can be restored, by the ids of their journals. */
  archivedBattles(): readonly { readonly journal: string; readonly title: string }[];
  /** Restores one of them, with its whole record. */
  bringBack(journal: string): Promise<Scene.Implementation>;
  /** Makes a new battle from such a file. */
  putBack(text: string): Promise<Scene.Implementation>;
}

/** The result of a check of a battle's dice, in words. */
export interface DiceVerdict {
  readonly verdict: DiceOutcome | 'plain';
  readonly lines: readonly string[];
}

/** The users' view of provable dice. */
export interface DiceChecks {
  /** The state of the dice; undefined for ordinary dice. */
  state(battle: string): { readonly text: string; readonly isSealed: boolean } | undefined;
  /** Recalculates every roll on this client. */
  check(battle: string): Promise<DiceVerdict>;
  /** Reveals the committed seeds of this client to everyone; for GMs. */
  open(battle: string): Promise<void>;
}

/** The keys with which GMs lock hidden information, as far as this browser has them. */
export interface WorldKeys {
  readonly count: number;
  /** True if a text is the content of such a file. */
  isFile(text: string): boolean;
  /** All keys as a file, to be loaded elsewhere. */
  file(): BattleFile;
  /** Loads such a file; returns the number of new keys. Rejects with an Error that says what is wrong. */
  readIn(text: string): Promise<number>;
}

/** The commanders of the sides: names or ids of users, or officers as `officer:captain`; by default the GM. */
export interface Seats {
  readonly south?: string;
  readonly north?: string;
}

/** A game that can be played: its rules and the scenarios that come with them. */
export interface Game {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
  /** The game's army building; absent for games without custom battles. */
  readonly armies?: ArmyBuilding;
  /** The game's guide for its players. */
  readonly guide?: Guide;
  /** The lessons that teach the game; absent if there are none. */
  readonly lessons?: readonly Lesson[];
}

/** True if an order names nothing but itself: it ends the turn. */
export const handsTurnOver = ({ unit, card, terrain, to }: Order): boolean =>
  [unit, card, terrain, to].every((part) => part === undefined);

/** True if this client's user may overrule the sides of a battle: nobody may do so in a lesson. */
export const mayOverrule = ({ lesson }: Pick<UserBattle, 'lesson'>): boolean =>
  game.user.isGM && lesson === null;

/** True if this client's user may answer for a side: its commander, and a GM for every side but an officer's. */
export const mayAnswerFor = (battle: UserBattle, side: Side, gameMaster: boolean): boolean =>
  battle.seats.includes(side) || (gameMaster && !battle.officers?.[side]);

/** The data to report in chat after one input. */
export interface CardReport {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly rules: Ruleset;
  readonly report: Report;
  /** The current position. */
  readonly state: State;
  /** The rolls requested, one for each `rolled` event of the report. */
  readonly rolls: readonly RollQuery[];
  /** The events of the report that have not been shown yet. */
  readonly news: readonly Event[];
  /** The news that can be animated; empty for events of long ago. */
  readonly beats: readonly Beat[];
}

/** A decision that a side has to make. */
export interface Decision {
  readonly rules: Ruleset;
  readonly seed: number;
  readonly side: Side;
  /** The position before the open order. */
  readonly state: State;
  readonly open: Open | null;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
}

/** A decision that an officer has to make. */
interface OfficersQuestion extends Decision {
  readonly level: OfficerLevel;
}

/** A decision on its way: an order or an answer, unless it says otherwise. */
export interface Thought<Choice = Order | string> {
  /** Rejects with an Error if the officer fails; once stopped, it is never settled. */
  readonly choice: Promise<Choice>;
  stop(): void;
}

/** The officers of all games. */
export interface OfficerThinker {
  /** Begins to decide; the listener is told the share of the work that is done, from 0 to 1. */
  think(question: OfficersQuestion, onShare: (share: number) => void): Thought;
}

/** The dice and chat functions that battles need. */
export interface SessionPorts {
  /** Rolls dice silently; returns as many faces as the query counts. */
  roll(rules: Ruleset, query: RollQuery): Promise<readonly string[]>;
  /** Shows everyone the report, as a card in chat. */
  writeCard(cardReport: CardReport): Promise<void>;
  /** True if chat has a card for a battle's state at a revision. */
  isCardWritten(battle: string, rules: Ruleset, revision: number): boolean;
}
