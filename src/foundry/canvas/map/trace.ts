import type { Order, PieceId, Side, SpaceId, State } from '../../../core';
import { pieceOf } from '../../../core';
import type { BattleView } from '../../../match';

/** What one piece has lost, and where. */
export interface Loss {
  readonly piece: PieceId;
  readonly space: SpaceId;
  readonly steps: number;
  readonly fallen: boolean;
}

/** What the last order has done, for the eye: where pieces went and where strength was lost. */
export interface Trace {
  readonly paths: readonly { readonly from: SpaceId; readonly to: SpaceId; readonly side: Side }[];
  /** Who attacked whom, where both stood then. */
  readonly attack: { readonly from: SpaceId; readonly to: SpaceId } | null;
  readonly losses: readonly Loss[];
}

/**
 * The position from which a battle came to what it is now: where an order began that stopped at a question; null if
 * nothing has been done since it was shown, as when somebody asks to take an order back.
 */
export function traceBeginning(
  shown: Pick<BattleView, 'state' | 'open' | 'actions'>,
  now: Pick<BattleView, 'open' | 'actions'>,
): State | null {
  const open = now.open ?? shown.open;
  if (open) return open.from;
  return now.actions === shown.actions ? null : shown.state;
}

/** Compares the positions before and after an order: a unit that vanished has fallen where it last stood. */
export function traceOf(before: State, after: State, order?: Order): Trace {
  const paths = new Map<string, Trace['paths'][number]>();
  for (const piece of [...Object.values(before.units), ...Object.values(before.leaders)]) {
    const now = pieceOf(after, piece.id);
    if (now && now.at !== piece.at) {
      paths.set(`${piece.at} ${now.at}`, { from: piece.at, to: now.at, side: piece.side });
    }
  }
  return {
    paths: [...paths.values()],
    attack: attackOf(before, order),
    losses: [...unitLosses(before, after), ...leaderLosses(before, after)],
  };
}

function attackOf(before: State, order: Order | undefined): Trace['attack'] {
  const from = order?.unit === undefined ? undefined : pieceOf(before, order.unit)?.at;
  const to = order?.target === undefined ? undefined : pieceOf(before, order.target)?.at;
  return from !== undefined && to !== undefined ? { from, to } : null;
}

const unitLosses = (before: State, after: State): Trace['losses'] =>
  Object.values(before.units).flatMap(({ id, at, strength }) => {
    const now = after.units[id];
    const fallen = now === undefined && after.fallenUnits[id] !== undefined;
    const steps = strength - (now?.strength ?? (fallen ? 0 : strength));
    return steps > 0 ? [{ piece: id, space: now?.at ?? lastPlace(after, id, at), steps, fallen }] : [];
  });

const leaderLosses = (before: State, after: State): Trace['losses'] =>
  Object.values(before.leaders).flatMap(({ id, at }) =>
    after.fallenLeaders[id] && !after.leaders[id]
      ? [{ piece: id, space: lastPlace(after, id, at), steps: 0, fallen: true }]
      : [],
  );

const lastPlace = ({ fallenUnits, fallenLeaders }: State, id: PieceId, otherwise: SpaceId): SpaceId =>
  fallenUnits[id]?.at ?? fallenLeaders[id]?.at ?? otherwise;
