import type { SpaceId } from '../../../core';
import type { UserBattle } from '../../battle/battle-port';
import type { Choice } from '../choices/choices';
import { attackOf } from '../map/overlay';
import type { SceneBoard } from '../map/scene-board';
import { type MenuPlace, menuPlaces } from './menu-place';
import type { Place } from './place';

/** What a menu is about. */
interface Menu {
  /** The space that was clicked on, of which the menu offers the choices. */
  readonly picking: SpaceId | null;
  /** Where the piece stands that is in hand, or is asked about. */
  readonly own: SpaceId;
  readonly choices: readonly Choice[];
}

/** Beside the target that was clicked on, away from the other side of an open attack, else beyond everything that can be clicked. */
export function menuPlacesFor(
  battle: UserBattle,
  { picking, own, choices }: Menu,
  board: Pick<SceneBoard, 'centreOf'> | undefined,
): readonly [MenuPlace, ...MenuPlace[]] {
  const centreOf = (space: SpaceId) => board?.centreOf(space) ?? { x: 0, y: 0 };
  if (picking !== null) {
    return [{ space: picking, where: centreOf(picking).y < centreOf(own).y ? 'above' : 'below' }];
  }
  if (battle.question) {
    const attack = attackOf(battle);
    const other = attack?.from === own ? attack.to : attack?.from;
    return [{ space: own, where: other && centreOf(own).y < centreOf(other).y ? 'above' : 'below' }];
  }
  const { grid } = battle.rules;
  return menuPlaces({
    own,
    open: choices.flatMap(({ space }) => space ?? []),
    middle: centreOf(grid.at(Math.floor(grid.rows / 2), 0) ?? own).y,
    centreOf,
  });
}

/** The side of a space that looks away from the other one of an open attack. */
export function awayFromAttack(
  battle: UserBattle,
  own: SpaceId,
  board: Pick<SceneBoard, 'centreOf'> | undefined,
): Place {
  const attack = attackOf(battle);
  const other = attack?.from === own ? attack.to : attack?.from;
  if (!board || other === undefined) return 'right';
  return board.centreOf(own).x < board.centreOf(other).x ? 'left' : 'right';
}
