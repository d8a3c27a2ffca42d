import {
  type Context,
  hasMark,
  type Order,
  type PieceId,
  type Procedure,
  type Refusal,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
  unitOf,
  type Ways,
} from '../../core';
import { activate } from './activation';
import { GRID } from './board';
import { joinUnit } from './join';
import { isMarch, unitWays } from './movement';
import { inSquare, isSkirmishers } from './neighbourhood';
import { canJoin, joiningAt, ownStrength, sendsSkirmishers, standsOf } from './skirmishers';

/** R000-137: one strength point leaves the stand, or a group of skirmishers, and goes its own way. */
// biome-ignore lint/correctness/useYield: it asks nothing; it is a procedure like every order
export function* detach(c: Context, { unit: id, to }: Order): Procedure {
  if (id === undefined || to === undefined) throw new RangeError('detach needs a unit and a space');
  const unit = unitOf(c.state, id);
  const path = detachWays(c.state, unit).get(to);
  if (!path) throw new RangeError(`no skirmisher of "${id}" has a way to ${to}`);
  activate(c, id);
  const alone = skirmisherOf(c.state, unit, to);
  const march = isMarch(c.state, alone, path);
  const skirmisher = march ? { ...alone, marks: [...alone.marks, 'marched'] } : alone;
  const host = unitAt(c.state, to);
  const joining = joiningAt(c.state, { ...skirmisher, stands: standsOf(skirmisher) }, to);
  c.emit({ type: 'detached', unit: id, group: { ...skirmisher, at: to }, path });
  if (isSkirmishers(unit)) {
    c.emit({ type: 'noted', unit: id, extra: { stands: standsOf(unit).slice(0, -1) } });
  }
  if (host && canJoin(joining)) joinUnit(c, skirmisher.id, host.id, joining);
}

/** Where one skirmisher of a unit can go by himself. */
export const detachWays = (state: State, unit: Unit): Ways => unitWays(state, leavingSkirmisher(state, unit));

/** The skirmisher whom a unit sends out, before his first step. */
export const leavingSkirmisher = (state: State, unit: Unit): Unit => skirmisherOf(state, unit, unit.at);

/** Why a unit can't send out a skirmisher, wherever to: R000-137, R000-117; undefined if it can. */
export function detachFault(state: State, unit: Unit): Refusal | undefined {
  if (!sendsSkirmishers(unit)) return { reason: 'sends-no-skirmishers', rule: 'R000-137' };
  if (state.turn.step === 'combat') return { reason: 'movement-is-over', rule: 'R000-12' };
  if (hasMark(unit, 'moved')) return { reason: 'has-moved', rule: 'R000-14' };
  if (inSquare(unit)) return { reason: 'square-must-not-move', rule: 'R000-117' };
  if (hasMark(unit, 'formed')) return { reason: 'has-formed', rule: 'R000-120' };
  if (ownStrength(unit) < 2) return { reason: 'last-of-the-stand', rule: 'R000-137' };
  return undefined;
}

/** The skirmisher as a group of his own; his number is the lowest that is free under the card in play. */
function skirmisherOf(state: State, unit: Unit, at: SpaceId): Unit {
  const stand = isSkirmishers(unit) ? (standsOf(unit).at(-1) ?? '') : unit.id;
  const home = state.units[stand] ?? state.fallenUnits[stand];
  return {
    id: freeId(state, home?.id ?? unit.id, unit.id),
    side: unit.side,
    type: 'skirmishers',
    name: home?.name ?? unit.name,
    nation: unit.nation,
    at,
    // He goes out by the activation of his stand; to attack he needs one of his own (AMB-000-25).
    marks: ['moved'],
    strength: 1,
    full: 1,
    formation: 'line',
    armed: home?.armed ?? unit.armed,
    extra: { stands: [stand] },
  };
}

function freeId({ units, fallenUnits, turn }: State, stand: PieceId, from: PieceId): PieceId {
  // R000-11: the card in play remembers where those stood who have joined others since.
  const places = turn.card?.places ?? {};
  const stoodElsewhere = (id: PieceId): boolean =>
    places[id] !== undefined && places[id]?.at !== places[from]?.at;
  for (let number = 1; number <= GRID.spaces.length; number += 1) {
    const id = `${stand}-${number}`;
    if (!units[id] && !fallenUnits[id] && !stoodElsewhere(id)) return id;
  }
  throw new RangeError(`no name is left for skirmishers of "${stand}"`);
}
