import type { PieceId, SpaceId } from '../../core';
import { Listeners } from '../documents/listeners';
import type { Heading } from '../geometry/board-on-scene';

let held: PieceId | null = null;
const pieceChanged = new Listeners();
const pickers: ((id: PieceId) => void)[] = [];

/** The piece that the user of this client has selected: the map sets it, the panel shows its options. */
export const pieceInHand = {
  get id(): PieceId | null {
    return held;
  },
  /** Sets the piece that is selected now. */
  take(id: PieceId | null): void {
    if (id === held) return;
    held = id;
    pieceChanged.tell();
  },
  /** Requests the selection of a piece that is not on the map, or of terrain to place: `terrain:woods`. */
  pick(id: PieceId): void {
    for (const picker of pickers) picker(id);
  },
  /** Sets a callback for such requests. */
  onPick(picker: (id: PieceId) => void): void {
    pickers.push(picker);
  },
  /** Adds a callback that runs after every change. */
  onChange(listener: () => void): void {
    pieceChanged.add(listener);
  },
};

let showPlace: (space: SpaceId) => void = () => undefined;

/** Moves the keyboard focus to a space on behalf of other parts: a list leads to the spaces of its pieces. */
export const placeInView = {
  /** Moves the keyboard focus to a space of the map. */
  show(space: SpaceId): void {
    showPlace(space);
  },
  /** Sets the function that does so. */
  onShow(show: (space: SpaceId) => void): void {
    showPlace = show;
  },
};

/** The places of an army that is dragged over the map. */
export interface Ghosts {
  /** The spaces in which a piece would stand. */
  readonly fits: readonly SpaceId[];
  /** The spaces in which a piece would find no room. */
  readonly misfits: readonly SpaceId[];
}

let showGhosts: (ghosts: Ghosts | undefined) => void = () => undefined;

/** Shows on the map, on behalf of other parts, where a dragged army would stand. */
export const armyGhosts = {
  /** Marks the places; without any, removes the marks. */
  show(ghosts: Ghosts | undefined): void {
    showGhosts(ghosts);
  },
  /** Sets the function that does so. */
  onShow(show: (ghosts: Ghosts | undefined) => void): void {
    showGhosts = show;
  },
};

/** The name of the control group for tools that change the battlefield by hand, and of the layer it works on. */
export const FIELD_CONTROLS = 'pdcField';

/** The name of the tool for corrections in that group. */
export const CORRECTIONS_TOOL = 'corrections';

const toolChanged = new Listeners();

/** The keyboard actions of a tool while it is active. */
export interface ToolKeys {
  /** Handles an arrow key: the tool points at the next space. */
  point(heading: Heading): void;
  /** Handles Enter or the space bar: the tool is applied where it points. */
  press(): void;
}

const keysOf = new Map<string, ToolKeys>();
let showPointed: (space: SpaceId | undefined) => void = () => undefined;

/** The tool of that group that the user of this client has chosen. */
export const fieldTool = {
  get chosen(): string | null {
    return ui.controls?.control?.name === FIELD_CONTROLS ? (ui.controls.tool?.name ?? null) : null;
  },
  /** Reports that another tool may have been chosen. */
  renew(): void {
    // The hook runs while the controls are still changing.
    setTimeout(() => toolChanged.tell(), 0);
  },
  /** Returns to the token controls; false if none of these tools is active. */
  leave(): boolean {
    if (this.chosen === null) return false;
    void ui.controls?.activate({ control: 'tokens', tool: 'select' });
    this.renew();
    return true;
  },
  /** Activates one of these tools, or returns to its palette if it is already active. */
  choose(tool: string): void {
    void ui.controls?.activate({ control: FIELD_CONTROLS, tool });
    this.renew();
  },
  /** Sets the keyboard actions of a tool. */
  byKeys(tool: string, keys: ToolKeys): void {
    keysOf.set(tool, keys);
  },
  /** Marks on the map the space that a tool points at. */
  pointAt(space: SpaceId | undefined): void {
    showPointed(space);
  },
  /** Sets the function that does so. */
  onPoint(show: (space: SpaceId | undefined) => void): void {
    showPointed = show;
  },
  /** The keyboard actions of the active tool, if it has any. */
  get keys(): ToolKeys | undefined {
    return this.chosen === null ? undefined : keysOf.get(this.chosen);
  },
  /** Adds a callback that runs whenever another tool may have been chosen. */
  onChange(listener: () => void): void {
    toolChanged.add(listener);
  },
};
