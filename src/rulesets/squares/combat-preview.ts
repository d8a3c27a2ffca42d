import { type CombatPreview, Context, type Order, readState, type State, toState } from '../../core';
import { gridOf } from '../square-grid/board';
import { battle, PARTS } from './battle';
import { defenceLeaders } from './defenders';
import { marked, noted } from './events';
import { ASSAULTED } from './marks';
import type { Piece, Position } from './play';
import { troopOf } from './troop';
import { ASSAULTS } from './who-acts';

/** A separate position of a battle kept as JSON. */
export const positionOf = (state: State): Position =>
  readState({ grid: gridOf(state.board), kindOf: troopOf, parts: PARTS, game: undefined }, state);

/**
 * The combat that decides an assault, against the unit that would lead the defence, as if the assault were declared now
 * and resolved first. Later effects, such as the time at the end of the turn, are left out.
 */
export function combatPreview(state: State, order: Order): CombatPreview {
  if (order.type !== 'assault' && order.type !== 'resolve') return { state, order };
  const position = positionOf(state);
  const unit = unitIn(position, order.unit);
  const to = unit && squareOf(position, unit, order);
  if (!unit || to === undefined) return { state, order };
  const [target] = defenceLeaders(position, unit, to);
  const c = new Context(position, false);
  if (order.type === 'assault') {
    const { board } = position;
    marked(c, unit, ASSAULTED);
    const declared = { unit: unit.id, from: board.name(unit.at), to: board.name(to) };
    noted(c, { assaults: [...battle(position, 'assaults'), declared] });
    c.stepBegan(ASSAULTS);
  }
  noted(c, { isForeseen: true });
  return {
    state: toState(position),
    order: { ...order, type: 'resolve', ...(target && { target: target.id }) },
  };
}

function unitIn(position: Position, id = ''): Piece | undefined {
  const piece = position.find(id);
  return piece?.isOnBoard && !piece.isLeader ? piece : undefined;
}

/** The square that an order assaults. */
function squareOf(position: Position, { id }: Piece, { target }: Order): number | undefined {
  const to = battle(position, 'assaults').find((each) => each.unit === id)?.to;
  return unitIn(position, target)?.at ?? (to === undefined ? undefined : position.board.number(to));
}
