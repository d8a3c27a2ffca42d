import type {
  Action,
  ArmyBuilding,
  Beat,
  Correction,
  Event,
  Guide,
  Lesson,
  Open,
  Order,
  Refusal,
  RollQuery,
  Ruleset,
  Scenario,
  Side,
  State,
} from '../../core';
import type { BattleView, CourseSummary, Report } from '../../match';

/** A battle as the user of this client sees it. */
export interface UserBattle extends BattleView {
  /** Id of the Combat document. */
  readonly id: string;
  /** Sides that this user commands; a game master has those that no player holds, and may overrule. */
  readonly seats: readonly Side[];
  /** The game master has stopped the battle: nobody can order anything. */
  readonly isPaused: boolean;
  /** He looks at it from the north: the map lies turned by 180 degrees. */
  readonly isTurned?: boolean;
  /** The user looks back: it is told as it was, and takes no orders. */
  readonly asItWas?: AsItWas;
}

/** Which earlier moment of a battle is told. */
export interface AsItWas {
  /** How many actions were finished then. */
  readonly at: number;
  /** How many are finished by now. */
  readonly count: number;
  /** The position one action earlier; null at the beginning. */
  readonly before: State | null;
}

/** How the user of this client looks at earlier moments of the battle in view, which stays untouched. */
export interface BattleHistory {
  /** Shows the battle after so many actions, or as it is now where there are no more; what can't be shown is told. */
  show(at: number): Promise<void>;
  /** Goes back to now; false if the battle is shown as it is now. */
  leave(): boolean;
  /** Tells the user that nothing can be done to what was. */
  refuse(): Refusal;
}

/**
 * What canvas, chat and sheets may see and ask of the battles being played. `session` fills it; a request that is
 * refused tells the user why by itself and answers with the refusal.
 */
export interface BattlePort {
  /** The battle on the scene that this client views. */
  readonly current: UserBattle | undefined;
  find(id: string): UserBattle | undefined;
  order(order: Order): Promise<Refusal | undefined>;
  /** Answers the question that was open at a revision: one that has come since is not answered by it. */
  answer(battle: string, option: string, revision: number): Promise<Refusal | undefined>;
  /** Takes the battle in view back to before an action. Whoever takes back more than his own last order is asked first. */
  undo(battle: string, to: number): Promise<Refusal | undefined>;
  /** Goes over to another course of the battle in view, by the line of the record that left it, for game masters, who are asked first. */
  takeUp(battle: string, line: number): Promise<Refusal | undefined>;
  /** In a lesson: lets the other side make its moves. */
  goOn(battle: string): Promise<Refusal | undefined>;
  /** Follows the course that goes on from here and was left last, for game masters. */
  redo(battle: string): Promise<Refusal | undefined>;
  /** Agrees or not to what the other side would like to take back; not to agree withdraws one's own request. */
  consent(battle: string, agrees: boolean, revision: number): Promise<Refusal | undefined>;
  /** Puts something right by hand, for game masters. */
  correct(battle: string, correction: Correction): Promise<Refusal | undefined>;
  /** Calls back whenever a lesson was asked for something else than it teaches now. */
  onLessonRefusal(listener: () => void): void;
  /** Calls back after every change of the current battle, and when another one becomes current. */
  onChange(listener: () => void): void;
  readonly history: BattleHistory;
}

/** What a battle's record holds, as far as a game master may go back in it. */
export interface BattleActions {
  /** The actions that still count, oldest first. */
  readonly actions: readonly Action[];
  /** The order in whose middle a question is open. */
  readonly open: Open | null;
  /** The courses that were left and can be taken up again, the one left last first. */
  readonly courses: readonly CourseSummary[];
}

/** A battle as a file. */
export interface BattleFile {
  readonly name: string;
  readonly text: string;
}

/**
 * What game masters do with a running battle beside its rules. Everything rejects with an Error that says what is
 * wrong, and has changed nothing then.
 */
export interface BattleControl {
  /** The ids of the users who command the sides; empty where the game master does. */
  commanders(battle: string): Readonly<Record<Side, string>>;
  /** Gives sides to other users, by id or name, with their pieces and their hands; sides left out stay as they are. */
  changeSeats(battle: string, seats: Seats): Promise<void>;
  /** Stops the battle: nobody can order anything, and game masters may move tokens and change actors. */
  pause(battle: string): Promise<void>;
  /** Lets a paused battle go on: with what was changed by hand, or as it stood before. */
  resume(battle: string, changes: 'keep' | 'drop'): Promise<void>;
  actions(battle: string): BattleActions;
  /** Whether the scene's own background lies under the pieces, not the drawn map. */
  hasOwnBackground(battle: string): boolean;
  showOwnBackground(battle: string, isOwn: boolean): Promise<void>;
  /** Whether it can be seen from the north, on a scene of its own that shows it turned by 180 degrees. */
  isSeenFromNorth(battle: string): boolean;
  showFromNorth(battle: string, isShown: boolean): Promise<void>;
  /**
   * The whole battle as a file: `whole`, for everyone who has it to read, with the hands of both sides; `locked` for the
   * game masters of this world alone. Where it is not said: locked as long as there are hidden hands that matter.
   */
  fileOf(battle: string, how?: 'whole' | 'locked'): BattleFile;
  /** Whether there are hands in it that not everyone may know, and it is still being fought. */
  hides(battle: string): boolean;
  /** Whether its record is locked by a key that this browser does not have. */
  isLocked(battle: string): boolean;
  /** Lets such a battle go on from what everyone sees of it: hidden cards are dealt anew, and nothing can be taken back. */
  dealAnew(battle: string): Promise<void>;
  /** The keys of this world. */
  readonly keys: WorldKeys;
  /** Makes a battle of its own out of one as it stood after so many actions, with the hands of then. */
  playOnFrom(battle: string, at: number): Promise<Scene.Implementation>;
  /** Lays a battle out once more from its beginning, with the commanders of its sides changed. */
  playAgain(battle: string): Promise<Scene.Implementation>;
  /** The battles that were deleted and can be brought back, by the ids of their journals. */
  putAway(): readonly { readonly journal: string; readonly title: string }[];
  /** Brings one of them back, with its whole record. */
  bringBack(journal: string): Promise<Scene.Implementation>;
  /** Makes a new battle out of such a file. */
  putBack(text: string): Promise<Scene.Implementation>;
}

/** What a check of a battle's dice has come to, in words. */
export interface DiceVerdict {
  readonly verdict: 'right' | 'sealed' | 'wrong' | 'plain';
  readonly lines: readonly string[];
}

/** What users see of the dice of battles in which every roll can be checked. */
export interface DiceOffice {
  /** How they stand; undefined where they are plain. */
  state(battle: string): { readonly text: string; readonly isSealed: boolean } | undefined;
  /** Works every roll out again on this client. */
  check(battle: string): Promise<DiceVerdict>;
  /** Shows everybody the seeds that this client has pledged, for game masters. */
  open(battle: string): Promise<void>;
}

/** The keys by which game masters lock what not everyone may know, as far as this browser has them. */
export interface WorldKeys {
  readonly count: number;
  /** Whether a text is that of such a file. */
  isFile(text: string): boolean;
  /** All of them as a file, to be read in elsewhere. */
  file(): BattleFile;
  /** Reads such a file in; says how many keys were new. Rejects with an Error that says what is wrong. */
  readIn(text: string): Promise<number>;
}

/** Who commands the sides: names or ids of users; none leaves a side to the game master. */
export interface Seats {
  readonly south?: string;
  readonly north?: string;
}

/** A game that can be played: its rules and the scenarios that come with them. */
export interface Game {
  readonly rules: Ruleset;
  readonly scenarios: readonly Scenario[];
  /** Absent for games without battles that players make up. */
  readonly armies?: ArmyBuilding;
  /** What it tells its players of itself. */
  readonly guide?: Guide;
  /** The battles that teach it; absent where none does. */
  readonly lessons?: readonly Lesson[];
}

/** Whether an order names nothing but itself: it hands the turn over. */
export const handsTurnOver = ({ unit, card, terrain, to }: Order): boolean =>
  [unit, card, terrain, to].every((part) => part === undefined);

/** Whether the user of this client may overrule the sides of a battle: a lesson is nobody's to lead. */
export const mayOverrule = ({ lesson }: Pick<UserBattle, 'lesson'>): boolean =>
  game.user.isGM && lesson === null;

/** What is to be told in chat after one input. */
export interface CardReport {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly rules: Ruleset;
  readonly report: Report;
  /** The position now. */
  readonly state: State;
  /** The rolls that were asked for, one for each `rolled` event of the report. */
  readonly rolls: readonly RollQuery[];
  /** Those events of the report that nobody has been told yet. */
  readonly news: readonly Event[];
  /** What is to be seen of the news; nothing of what happened long ago. */
  readonly beats: readonly Beat[];
}

/** What battles need from dice and chat. */
export interface SessionPorts {
  /** Rolls the dice of the table, silently; answers with as many faces as the query counts. */
  roll(rules: Ruleset, query: RollQuery): Promise<readonly string[]>;
  /** Shows everyone what has happened, as a card in chat. */
  writeCard(cardReport: CardReport): Promise<void>;
  /** Whether chat has a card of what a battle came to at a revision. */
  isCardWritten(battle: string, rules: Ruleset, revision: number): boolean;
}
