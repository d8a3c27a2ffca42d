import type { Ruleset } from '../../core';
import type { Draft, Edit, Sketch } from '../../workshop';

/** A scenario that a GM is making. */
export interface UserWorkshop {
  /** Id of the journal entry that keeps it. */
  readonly id: string;
  /** The game, on a board of its usual size. */
  readonly game: Ruleset;
  /** The games as whose scenario this one can be read. */
  readonly relatives: readonly Ruleset[];
  readonly draft: Draft;
  /** The draft as far as it can be shown, with the game on the draft's board. */
  readonly sketch: Sketch;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True for a battle that is being fought: some of its fields are fixed. */
  readonly isRunning?: true;
}

/** A workshop in a list. */
export interface ListedWorkshop {
  readonly id: string;
  readonly game: Ruleset;
  readonly draft: Draft;
}

/** A draft that a GM edits. */
export interface DraftPort {
  /** The draft in view; undefined on other scenes, and for players. */
  readonly current: UserWorkshop | undefined;
  /** Changes the draft in view; shown at once, and then kept. */
  edit(edit: Edit): void;
  undo(): void;
  redo(): void;
}

/** The interface to the scenarios that GMs of this world are making. */
export interface WorkshopPort extends DraftPort {
  /** Every workshop of this world that this browser can read. */
  listed(): readonly ListedWorkshop[];
  /** Begins a workshop with a draft, on a scene of its own. */
  begin(game: Ruleset, draft: Draft): Promise<void>;
  /** Views the scene of a workshop; a deleted one is made again. */
  resume(id: string): Promise<void>;
  /** Calls the listener after every change, and when another scene comes into view. */
  onChange(listener: () => void): void;
}
