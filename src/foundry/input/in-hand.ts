import type { PieceId, SpaceId } from '../../core';
import type { Heading } from '../geometry/board-on-scene';

let held: PieceId | null = null;
const pieceListeners: (() => void)[] = [];
const pickers: ((id: PieceId) => void)[] = [];

/** The piece that the user of this client has in hand: the map tells it, the panel says what to do with it. */
export const pieceInHand = {
  get id(): PieceId | null {
    return held;
  },
  /** Tells which piece is in hand now. */
  take(id: PieceId | null): void {
    if (id === held) return;
    held = id;
    for (const listener of pieceListeners) listener();
  },
  /** Wants a piece taken in hand that does not stand on the map, or a terrain to place: `terrain:woods`. */
  pick(id: PieceId): void {
    for (const picker of pickers) picker(id);
  },
  /** Calls back whenever somebody wants a piece taken in hand. */
  onPick(picker: (id: PieceId) => void): void {
    pickers.push(picker);
  },
  /** Calls back after every change. */
  onChange(listener: () => void): void {
    pieceListeners.push(listener);
  },
};

let showPlace: (space: SpaceId) => void = () => undefined;

/** The space to which the keys are led from elsewhere: a list leads to where its pieces stand. */
export const placeInView = {
  /** Leads the keys to a space of the map. */
  show(space: SpaceId): void {
    showPlace(space);
  },
  /** Says how that is shown. */
  onShow(show: (space: SpaceId) => void): void {
    showPlace = show;
  },
};

/** Name of the control group for tools that change the battlefield by hand, and of the layer that it works on. */
export const FIELD_CONTROLS = 'pdcField';

const toolListeners: (() => void)[] = [];

/** What a tool does with the keys, while it is the chosen one. */
export interface ToolKeys {
  /** An arrow key: the tool points at the next space. */
  point(heading: Heading): void;
  /** Enter or the space bar: it does its work where it points. */
  press(): void;
}

const keysOf = new Map<string, ToolKeys>();
let showPointed: (space: SpaceId | undefined) => void = () => undefined;

/** The tool of that group that the user of this client has chosen. */
export const fieldTool = {
  get chosen(): string | null {
    return ui.controls?.control?.name === FIELD_CONTROLS ? (ui.controls.tool?.name ?? null) : null;
  },
  /** Tells that another tool may have been chosen. */
  renew(): void {
    // The controls are still changing when they say so.
    setTimeout(() => {
      for (const listener of toolListeners) listener();
    }, 0);
  },
  /** Goes back to choosing tokens; false if none of these tools is chosen. */
  leave(): boolean {
    if (this.chosen === null) return false;
    void ui.controls?.activate({ control: 'tokens', tool: 'select' });
    this.renew();
    return true;
  },
  /** Chooses one of these tools, or goes back to its palette if it is chosen already. */
  choose(tool: string): void {
    void ui.controls?.activate({ control: FIELD_CONTROLS, tool });
    this.renew();
  },
  /** Says what a tool does with the keys. */
  byKeys(tool: string, keys: ToolKeys): void {
    keysOf.set(tool, keys);
  },
  /** Shows on the map where a tool points. */
  pointAt(space: SpaceId | undefined): void {
    showPointed(space);
  },
  /** Says how that is shown. */
  onPoint(show: (space: SpaceId | undefined) => void): void {
    showPointed = show;
  },
  /** The keys of the chosen tool, if it has a use for them. */
  get keys(): ToolKeys | undefined {
    return this.chosen === null ? undefined : keysOf.get(this.chosen);
  },
  /** Calls back whenever another tool may have been chosen. */
  onChange(listener: () => void): void {
    toolListeners.push(listener);
  },
};
