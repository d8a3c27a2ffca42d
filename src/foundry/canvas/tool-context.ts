import type { PieceId, SpaceId } from '../../core';
import type { Player, Tool } from './choices/choices';

/** What the order tool shows itself by. */
export interface ToolView {
  /** Called after every change of the tool, the battle or the space under the pointer. */
  show(context: ToolContext): void;
  /** Called when the keys have got to a space, which may be out of sight. */
  reveal(space: SpaceId): void;
}

/** Everything that a view of the order tool needs. */
export interface ToolContext {
  readonly tool: Tool;
  readonly player: Player;
  /** The space under the cursor of the keys, or else under the pointer. */
  readonly focused: SpaceId | null;
  /** The space that the keys look at, whatever can be chosen there. */
  readonly looked: SpaceId | null;
  /** The latest step was made by keys. */
  readonly isByKeys: boolean;
  /** The piece under the pointer, where pieces share their spaces. */
  readonly pointed: PieceId | null;
  /** A request is on its way: nothing can be chosen until it is answered. */
  readonly busy: boolean;
}
