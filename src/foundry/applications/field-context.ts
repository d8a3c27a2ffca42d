import {
  type Leader,
  leadersAt,
  type PieceId,
  pieceOf,
  type Ruleset,
  type SpaceId,
  type State,
  unitsAt,
} from '../../core';
import { drawLeader, drawPiece } from '../../drawing';
import type { ToldAction } from '../battle/told-action';
import { isStacked, placesInSpace } from '../geometry/token-slots';

/** A point of the sheet, in shares of its width and height. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** A piece on the sheet. */
export interface ShownPiece extends SheetPoint {
  readonly id: PieceId;
  /** The width of its picture, in shares of the sheet's width. */
  readonly width: number;
  readonly svg: string;
  readonly isLeader: boolean;
  /** The part that it takes in the action that is told. */
  readonly part: 'actor' | 'target' | 'none';
}

/** A loss as it falls: where, and how much; null for a piece that is gone. */
export interface Loss extends SheetPoint {
  readonly id: PieceId;
  readonly steps: number | null;
}

/** The pieces of a battle on its sheet, the losses since the position before, and where the action is. */
export interface FieldContext {
  readonly pieces: readonly ShownPiece[];
  readonly losses: readonly Loss[];
  readonly action: readonly SheetPoint[];
}

/** The places of spaces on the sheet, in hundredths of its width and height. */
interface Sheet {
  readonly space: number;
  middleOf(space: SpaceId): { readonly left: number; readonly top: number } | undefined;
  /** The width of the sheet divided by its height. */
  readonly ratio: number;
}

/** A moment of a battle. */
interface Moment {
  readonly rules: Ruleset;
  readonly state: State;
  /** The position before the action that is told, as far as known. */
  readonly before: State | null;
  /** The action that led here or is under way, as far as known. */
  readonly told: ToldAction | undefined;
}

/** Where the pieces are and what has become of them. */
export function fieldContext({ rules, state, before, told }: Moment, sheet: Sheet): FieldContext {
  const shown = [...Object.values(state.units), ...Object.values(state.leaders)].flatMap((piece) => {
    const place = placeOf(rules, state, piece, sheet);
    const part = piece.id === told?.unit ? 'actor' : piece.id === told?.target ? 'target' : 'none';
    return place ? [{ id: piece.id, ...place, ...lookOf(rules, state, piece), part } as const] : [];
  });
  const losses = before ? lossesBetween(rules, before, state, sheet) : [];
  return { pieces: shown, losses, action: actionPoints({ rules, state, before, told }, sheet, losses) };
}

/** The losses of a position against an earlier one, each where the piece is, or was. */
function lossesBetween(rules: Ruleset, before: State, after: State, sheet: Sheet): readonly Loss[] {
  const gone = (piece: Leader): Loss | undefined => {
    const place = placeOf(rules, before, piece, sheet);
    return place && { id: piece.id, x: place.x, y: place.y, steps: null };
  };
  const ofUnits = Object.values(before.units).map((unit): Loss | undefined => {
    const now = after.units[unit.id];
    if (!now) return after.fallenUnits[unit.id] ? gone(unit) : undefined;
    const place = now.strength < unit.strength ? placeOf(rules, after, now, sheet) : undefined;
    return place && { id: unit.id, x: place.x, y: place.y, steps: unit.strength - now.strength };
  });
  const ofLeaders = Object.values(before.leaders).map((leader) =>
    after.leaders[leader.id] || after.fallenLeaders[leader.id] === undefined ? undefined : gone(leader),
  );
  return [...ofUnits, ...ofLeaders].flatMap((loss) => loss ?? []);
}

/** The points that a camera should see: the actor and the target before and now, moved pieces, and losses. */
function actionPoints(
  { rules, state, before, told }: Moment,
  sheet: Sheet,
  losses: readonly Loss[],
): readonly SheetPoint[] {
  const moved = before
    ? Object.values(state.units).filter(({ id, at }) => before.units[id] && before.units[id]?.at !== at)
    : [];
  const ids = new Set([told?.unit, told?.target, ...moved.map(({ id }) => id)]);
  const points = [...ids].flatMap((id) =>
    [before, state].flatMap((position) => {
      const piece = position && id !== undefined ? pieceOf(position, id) : undefined;
      return (position && piece && placeOf(rules, position, piece, sheet)) ?? [];
    }),
  );
  return [...points, ...losses];
}

/** The middle of a piece on the sheet, and the width of its picture; undefined if it is not on the board. */
function placeOf(rules: Ruleset, state: State, { id, at }: Leader, sheet: Sheet) {
  const middle = sheet.middleOf(at);
  const place = placesInSpace(rules, state, at, () => undefined).get(id);
  if (!middle || !place) return undefined;
  const [across, down] = [sheet.space / 100, (sheet.space / 100) * sheet.ratio];
  return {
    x: middle.left / 100 + (place.x - 0.5) * across,
    y: middle.top / 100 + (place.y - 0.5) * down,
    width: place.size * across,
  };
}

function lookOf(rules: Ruleset, state: State, piece: Leader): Pick<ShownPiece, 'svg' | 'isLeader'> {
  const unit = state.units[piece.id];
  if (unit) return { svg: drawPiece(rules, { ...unit, ...rules.signs(state, piece.id) }), isLeader: false };
  const units = unitsAt(state, piece.at);
  const hasUnits = units.some(({ side }) => side === piece.side);
  const isShared = isStacked(rules);
  const beside = isShared && units.length > 0;
  const isNamed = units.length > 0 || !isShared || leadersAt(state, piece.at).length === 1;
  const drawing = {
    spent: rules.signs(state, piece.id).spent === true,
    nation: piece.nation,
    rank: rules.pieces[piece.type]?.sign ?? '',
    name: isNamed ? piece.name : '',
    alone: !(hasUnits && !isShared) && !beside,
    beside,
  };
  return { svg: drawLeader(drawing), isLeader: true };
}
