import { behind, degreesOf, FACINGS, type Facing, type Grid, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { localize } from '../../texts';
import type { Choice } from '../choices/choices';
import { attackOf } from '../map/overlay';
import type { SceneBoard } from '../map/scene-board';
import { make } from './hud';
import type { Place } from './place-beside';

/** A choice with its index in the list of all choices. */
export interface Numbered {
  readonly choice: Choice;
  readonly index: number;
}

/** The texts and actions of a menu's buttons. */
interface Buttons {
  readonly textOf: (choice: Choice) => string;
  readonly take: (choice: Choice) => void;
  /** The kind of grid: arrows stand at the sides or corners of its spaces. */
  readonly shape: Grid['kind'];
  /** True if the map is turned by 180°, and the arrows with it. */
  readonly isTurned: boolean;
  /** The question above the buttons, if they don't explain themselves. */
  readonly title: string | undefined;
}

/** The buttons of a unit; undefined for those that don't exist. */
interface Menu {
  /** A row of buttons, attacks with their dice in a column. */
  readonly words: HTMLElement | undefined;
  /** Arrows around the unit's space for the directions it can face. */
  readonly compass: HTMLElement | undefined;
}

/**
 * Buttons for choices, numbered for the keyboard from 1 in the order of the choices. `cursor` is the choice that the
 * keyboard cursor is on.
 */
export function menuElements(
  items: readonly Numbered[],
  cursor: number | null,
  { textOf, take, shape, isTurned, title }: Buttons,
): Menu {
  const buttons = items.map(({ choice, index }, place) => {
    const ahead = facingOf(choice);
    const facing = ahead && isTurned ? behind(ahead) : ahead;
    const isAtCursor = index === cursor;
    const key = keyOf(choice, place, isAtCursor);
    const button = facing ? arrowElement(facing, shape, textOf(choice)) : wordElement(textOf(choice), key);
    if (choice.joins !== undefined) button.prepend(boxElement(choice.joins));
    if (choice.joins !== undefined) button.ariaPressed = String(choice.joins);
    button.classList.toggle('is-at-cursor', isAtCursor);
    button.classList.toggle('is-main', choice.isJoint === true);
    button.classList.toggle('is-without-effect', choice.isWithoutEffect === true);
    if ('order' in choice.request) button.dataset.order = choice.request.order.type;
    button.addEventListener('click', () => take(choice));
    return button;
  });
  const arrows = buttons.filter(({ dataset }) => dataset.facing !== undefined);
  const words = buttons.filter(({ dataset }) => dataset.facing === undefined);
  const isUpright = title !== undefined || items.some(({ choice }) => choice.preview !== null);
  const bar = toolbar(`pdc-popover-menu${isUpright ? ' is-upright' : ''}`, 'choices', words);
  if (title !== undefined) bar?.prepend(make('p', 'pdc-popover-title', title));
  return {
    words: bar,
    compass: toolbar(`pdc-popover-compass is-${shape}`, 'compass', arrows),
  };
}

/**
 * The key for the next step: a number moves to a button, or toggles a joining unit; Enter takes it, and gives an order
 * in preparation.
 */
function keyOf({ joins, isJoint }: Choice, place: number, isAtCursor: boolean): string {
  if (isJoint || (isAtCursor && joins === undefined)) return '↵';
  return place < 9 ? String(place + 1) : '';
}

/** A checkbox, ticked or not. */
function boxElement(isTicked: boolean): HTMLElement {
  const box = make('span', 'pdc-popover-box', isTicked ? '✓' : '');
  box.ariaHidden = 'true';
  return box;
}

function toolbar(
  className: string,
  label: 'choices' | 'compass',
  buttons: readonly HTMLElement[],
): HTMLElement | undefined {
  if (buttons.length === 0) return undefined;
  const bar = make('div', className, ...buttons);
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', localize(`PDC.board.map.${label}`));
  return bar;
}

function wordElement(text: string, key: string): HTMLButtonElement {
  const button = make('button', 'pdc-popover-button', make('span', '', text));
  button.type = 'button';
  if (key === '') return button;
  const sign = make('kbd', '', key);
  sign.ariaHidden = 'true';
  button.append(sign);
  button.setAttribute('aria-keyshortcuts', key === '↵' ? 'Enter' : key);
  return button;
}

function arrowElement(facing: Facing, shape: Grid['kind'], text: string): HTMLButtonElement {
  // A triangle turned by 60° seems to point in another direction.
  const sign = shape === 'hex' ? '↑' : '▲';
  const button = make('button', 'pdc-popover-button', make('span', '', sign));
  button.type = 'button';
  button.dataset.facing = facing;
  button.dataset.tooltip = text;
  button.ariaLabel = text;
  button.style.setProperty('--turn', `${degreesOf(facing, shape)}deg`);
  return button;
}

/** The new direction of a piece that a choice turns without moving it. */
function facingOf({ request, space }: Choice): Facing | undefined {
  if ('order' in request) return request.order.to === undefined ? request.order.facing : undefined;
  const answer = 'choose' in request && space === null ? request.choose : undefined;
  return FACINGS.find((facing) => facing === answer);
}

/** The preferred side for a menu: away from the opponent in an open attack and from the middle of the board. */
export function menuSide(
  battle: UserBattle,
  { picking, own }: { readonly picking: SpaceId | null; readonly own: SpaceId },
  board: Pick<SceneBoard, 'centreOf'> | undefined,
): Place {
  const { grid } = battle.rules;
  const middle = grid.at(Math.floor(grid.rows / 2), 0) ?? own;
  const height = (space: SpaceId) => board?.centreOf(space).y ?? 0;
  const other = picking === null ? opponentSpace(battle, own) : own;
  const at = picking ?? own;
  if (other !== undefined) return height(at) < height(other) ? 'above' : 'below';
  return height(own) < height(middle) ? 'below' : 'above';
}

/** The side of a space that is away from the opponent in an open attack. */
export function awayFromAttack(
  battle: UserBattle,
  own: SpaceId,
  board: Pick<SceneBoard, 'centreOf'> | undefined,
): Place {
  const other = opponentSpace(battle, own);
  if (!board || other === undefined) return 'right';
  return board.centreOf(own).x < board.centreOf(other).x ? 'left' : 'right';
}

/** The space of the opponent in an open attack. */
function opponentSpace(battle: UserBattle, own: SpaceId): SpaceId | undefined {
  const attack = battle.question ? attackOf(battle) : null;
  return attack?.from === own ? attack.to : attack?.from;
}
