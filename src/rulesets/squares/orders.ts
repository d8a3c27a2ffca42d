import {
  isUnit,
  type Leader,
  type Order,
  type PieceId,
  pieceOf,
  reserveOf,
  type State,
  type Unit,
} from '../../core';
import { defenceLeaders, standingAssaults } from './assault';
import { boardOf, FACINGS, isOrthogonal } from './board';
import { isActive, isChief } from './commands';
import { entriesOf, waysOf } from './movement';
import {
  activateFault,
  batteryFault,
  bombardFault,
  faceFault,
  occupyFault,
  pieceRefusal,
  rallyFault,
  stayFault,
} from './refusal';
import { inTown, isArtillery } from './unit-types';

/** The farthest that any battery reaches (R004-68). */
const LONGEST_RANGE = 3;

/** Every legal order of the side whose turn it is. */
export function orders(state: State): readonly Order[] {
  if (state.winner) return [];
  const { side, step } = state.turn;
  if (step === 'initiative') return [{ type: 'roll-off', side }];
  const pieces = [...Object.keys(state.units), ...Object.keys(state.leaders), ...Object.keys(state.reserve)];
  const isBusy = step === 'assault' && standingAssaults(state).length > 0;
  const end: readonly Order[] = isBusy ? [] : [{ type: 'end-turn', side }];
  return [...pieces.flatMap((id) => ordersOf(state, id)), ...end];
}

/** Every legal order of one unit or general. */
export function ordersOf(state: State, id: PieceId): readonly Order[] {
  const piece = pieceOf(state, id) ?? reserveOf(state, id);
  if (!piece || state.winner || piece.side !== state.turn.side) return [];
  if (state.turn.step === 'assault') return resolveOrders(state, piece);
  if (state.turn.step !== 'command') return [];
  const { side } = piece;
  const activation: readonly Order[] = activateFault(state, piece)
    ? []
    : [{ type: 'activate', side, unit: id }];
  return [...activation, ...actionsOf(state, piece)];
}

function resolveOrders(state: State, { id, side }: Leader): readonly Order[] {
  const declared = standingAssaults(state).find(({ unit }) => unit === id);
  const unit = state.units[id];
  if (!declared || !unit) return [];
  const [target] = defenceLeaders(state, unit, declared.to);
  return [{ type: 'resolve', side, unit: id, ...(target && { target: target.id }) }];
}

function actionsOf(state: State, piece: Leader): readonly Order[] {
  const { id, side } = piece;
  if (reserveOf(state, id)) return entryOrders(state, piece);
  if (isChief(piece)) return moveOrders(state, piece);
  if (!isActive(state, piece)) return [];
  const rally: readonly Order[] = rallyFault(state) ? [] : [{ type: 'rally', side, unit: id }];
  if (!isUnit(piece)) return [...rally, ...moveOrders(state, piece)];
  return [...rally, ...unitOrders(state, piece)];
}

const entryOrders = (state: State, piece: Leader): readonly Order[] =>
  entriesOf(state, piece.id)
    .map((to) => ({ type: 'place', side: piece.side, unit: piece.id, to }))
    .filter((order) => !pieceRefusal(state, piece, order));

const moveOrders = (state: State, piece: Leader): readonly Order[] => {
  const ways = waysOf(state, piece);
  return boardOf(state)
    .spaces.filter((space) => ways.has(space))
    .map((to) => ({ type: 'move', side: piece.side, unit: piece.id, to }));
};

function unitOrders(state: State, unit: Unit): readonly Order[] {
  const { id, side } = unit;
  const faces = FACINGS.map((facing): Order => ({ type: 'face', side, unit: id, facing }));
  return [
    ...(stayFault(unit) ? [] : moveOrders(state, unit)),
    ...faces.filter((order) => !faceFault(state, unit, order)),
    ...(stayFault(unit) || occupyFault(state, unit) ? [] : [{ type: 'occupy', side, unit: id }]),
    ...bombardOrders(state, unit),
    ...assaultOrders(state, unit),
  ];
}

/** One order for everyone in the open of a square, and one for the garrison of its town. */
function bombardOrders(state: State, battery: Unit): readonly Order[] {
  if (!isArtillery(battery) || batteryFault(state, battery)) return [];
  const { id, side, at } = battery;
  return targets(state, battery, LONGEST_RANGE)
    .filter((target) => at !== target.at)
    .map((target): Order => ({ type: 'bombard', side, unit: id, target: target.id }))
    .filter((order) => !bombardFault(state, battery, order));
}

/** The first enemy unit of each square in reach, and of each garrison. */
function targets(state: State, { at, side }: Unit, reach: number): readonly Unit[] {
  const seen = new Set<string>();
  return Object.values(state.units).filter((unit) => {
    const key = `${unit.at} ${inTown(unit)}`;
    if (unit.side === side || boardOf(state).distance(at, unit.at) > reach || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** One order for each square, on the unit that would lead its defence. */
function assaultOrders(state: State, unit: Unit): readonly Order[] {
  if (isArtillery(unit)) return [];
  const { id, side, at } = unit;
  const grid = boardOf(state);
  return grid
    .neighbours(at)
    .filter((space) => isOrthogonal(grid, at, space))
    .flatMap((space) => defenceLeaders(state, unit, space)[0] ?? [])
    .map((target): Order => ({ type: 'assault', side, unit: id, target: target.id }))
    .filter((order) => !pieceRefusal(state, unit, order));
}
