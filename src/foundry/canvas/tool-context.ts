import type { PieceId, SpaceId } from '../../core';
import { mayOverrule, type UserBattle } from '../battle';
import { MODULE_ID } from '../documents/module-id';
import type { Player, Tool } from './choices/choices';

/** A view of the order tool. */
export interface ToolView {
  /** Runs after every change of the tool, the battle or the space under the pointer. */
  show(context: ToolContext): void;
  /** Runs when the keyboard cursor reaches a space, which may be out of view. */
  reveal(space: SpaceId): void;
}

/** The user of this client, as far as choices depend on it. */
export const playerIn = (battle: UserBattle | undefined): Player => ({
  gameMaster: battle !== undefined && mayOverrule(battle),
  looksFirst: !game.settings.get(MODULE_ID, 'attackAtOnce'),
});

/** Everything that a view of the order tool needs. */
export interface ToolContext {
  readonly tool: Tool;
  readonly player: Player;
  /** The space under the keyboard cursor, or else under the pointer. */
  readonly focused: SpaceId | null;
  /** The space that has the keyboard focus, whatever can be chosen there. */
  readonly looked: SpaceId | null;
  /** True if the latest step came from the keyboard. */
  readonly isByKeys: boolean;
  /** The piece under the pointer, if pieces share their spaces. */
  readonly pointed: PieceId | null;
  /** True while a request is pending: nothing can be chosen until it is answered. */
  readonly busy: boolean;
}
