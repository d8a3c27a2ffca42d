import {
  type ArmyBuilding,
  type ArmyPiece,
  corrected,
  type EventOf,
  enlistedIn,
  formationOf,
  type Leader,
  type PieceSetup,
  type Side,
  type SpaceId,
  type State,
  type Unit,
} from '../../../core';
import type { UserBattle } from '../../battle';
import { LANGUAGE, TEXTS, textsOf } from '../../texts';
import { ordinalName } from '../ordinal-name';
import { nearerSide, newPiece, placementFault, type UnitDrag } from './add-unit';
import type { ArmyDrag } from './army-drag';

/** The correction that adds a piece to a battle, or the text key of the reason why there is none. */
type Enlisting = EventOf<'enlisted'> | string;

type Kind = Pick<ArmyPiece, 'type' | 'nation'> & Partial<ArmyPiece>;

/** An army put down as a whole: the pieces that fit, and the spaces in which others would not. */
export interface Drawn {
  readonly pieces: readonly (Unit | Leader)[];
  /** The place of each piece that does not fit; undefined for one off the board. */
  readonly misfits: readonly (SpaceId | undefined)[];
}

/**
 * An army in formation, the middle of its front in a space. The formation is kept: a piece whose place is taken or off
 * the board does not fit.
 */
export function armyAround(
  battle: UserBattle,
  army: ArmyDrag,
  { at, armies }: { readonly at: SpaceId; readonly armies: ArmyBuilding | undefined },
): Drawn {
  const { rules } = battle;
  const side = nearerSide(rules.grid, at);
  const kinds = kindsOf(army, side, armies, battle.state);
  const { stations, width } = formationOf(
    kinds.map(({ type }) => rules.pieces[type]?.arm ?? 'infantry'),
    rules.grid.columns,
  );
  const front = rules.grid.position(at);
  const pieces: (Unit | Leader)[] = [];
  const misfits: (SpaceId | undefined)[] = [];
  let { state } = battle;
  for (const [index, kind] of kinds.entries()) {
    const { rank, file } = stations[index] ?? { rank: 0, file: 0 };
    const row = front.row + (side === 'south' ? rank : -rank);
    const space = rules.grid.at(row, front.column + Math.round(file - (width - 1) / 2));
    const request = space === undefined ? '' : enlisting({ ...battle, state }, { ...kind, side, at: space });
    if (typeof request === 'string' || space === undefined || isBarred(battle, state, request)) {
      misfits.push(space);
      continue;
    }
    pieces.push(...enlistedIn(request));
    state = corrected(state, request);
  }
  return { pieces, misfits };
}

/** True if an army is of the game of a battle, and consists of pieces that the game has. */
export function mayBeDrawn(
  { rules }: UserBattle,
  { ruleset, counts }: ArmyDrag,
  armies: ArmyBuilding | undefined,
): boolean {
  const isKnown = (line: string): boolean => Object.hasOwn(armies?.lines ?? rules.pieces, line);
  return rules.id === ruleset && Object.keys(counts).every(isKnown);
}

/** The pieces of an army; without a list of its game, as many of each type as it names. */
function kindsOf(
  { nation, counts }: ArmyDrag,
  side: Side,
  armies: ArmyBuilding | undefined,
  { units, leaders }: State,
): readonly Kind[] {
  // Commands of an army that is put down later have other names.
  const tag = `${side}-${Object.keys(units).length + Object.keys(leaders).length}-`;
  if (armies) {
    return armies
      .pieces({ nation, counts }, side, tag)
      .map((piece) => ({ ...piece, nation: piece.nation ?? nation }));
  }
  return Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({ type, nation })),
  );
}

/** True if the rules bar the ground of its space to the new piece. */
function isBarred({ rules }: UserBattle, state: State, request: EventOf<'enlisted'>): boolean {
  return rules.placementFault(corrected(state, request), request.piece.id) !== undefined;
}

/** The correction that adds a new unit to the battle. */
export function addingUnit(
  battle: UserBattle,
  { ruleset, unit, side, nation }: UnitDrag,
  at: SpaceId,
  armies?: ArmyBuilding,
): Enlisting {
  const { rules } = battle;
  if (rules.id !== ruleset) return 'PDC.windows.field.otherGame';
  const own = side ?? nearerSide(rules.grid, at);
  const line = armies?.lines[unit];
  const [piece] = line
    ? (armies?.pieces({ nation, counts: { [unit]: 1 } }, own, own) ?? []).filter(
        ({ line: of }) => of === unit,
      )
    : [];
  return enlisting(battle, { ...(piece ?? { type: unit }), nation, side: own, at });
}

/** The correction that adds a piece, if its place has room. */
function enlisting(
  { rules, state }: UserBattle,
  { side, at, nation = '', ...setup }: Kind & Pick<PieceSetup, 'side' | 'at'>,
): Enlisting {
  const { type: unit } = setup;
  if (!Object.hasOwn(rules.pieces, unit)) return 'PDC.rules.reason.no-such-type';
  const nameOf = ordinalName(unit, LANGUAGE.lang, textsOf(rules.id, TEXTS).localize);
  const piece = newPiece(rules, state, { unit, side, nation, at, setup }, nameOf);
  return placementFault(rules, state, piece, at) ?? { type: 'enlisted', piece };
}
