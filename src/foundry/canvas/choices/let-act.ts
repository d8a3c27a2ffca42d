import { type Order, type PieceId, type Ruleset, type Run, type State, start } from '../../../core';
import { lookAhead } from '../../../match';
import type { UserBattle } from '../../battle';

/** No order asks for more than so much before it has let others act. */
const MOST_REPLIES = 12;

const known = new WeakMap<State, Map<PieceId, readonly PieceId[]>>();

/** Who could go somewhere or attack once a piece has been given an order that needs neither space nor target, and can't yet. */
export function wouldLetAct({ rules, state }: UserBattle, id: PieceId): readonly PieceId[] {
  const byPiece = known.get(state) ?? new Map<PieceId, readonly PieceId[]>();
  known.set(state, byPiece);
  const before = byPiece.get(id);
  if (before) return before;
  const orders = rules
    .ordersOf(state, id)
    .filter(({ to, target }) => to === undefined && target === undefined);
  const now = actingIn(rules, state);
  const added = orders
    .flatMap((order) => actingAfter(rules, state, order))
    .filter((piece) => !now.has(piece));
  const others = [...new Set(added)].filter((piece) => piece !== id);
  byPiece.set(id, others);
  return others;
}

function actingAfter(rules: Ruleset, state: State, order: Order): readonly PieceId[] {
  const run = lookAhead(() => untilDone(start(rules, state, order)));
  return run?.query === undefined && run ? [...actingIn(rules, run.state)] : [];
}

/** Carries an order on with any dice and the first answers; who may act does not depend on them. */
function untilDone(run: Run): Run {
  for (let replies = 0; run.query && replies < MOST_REPLIES; replies += 1) {
    const { query } = run;
    if (query.kind === 'draw') break;
    if (query.kind === 'ask') run.reply({ kind: 'chose', option: query.options[0] ?? '' });
    else {
      const face = query.classes[0]?.faces[0] ?? '';
      run.reply({ kind: 'rolled', faces: new Array<string>(query.count).fill(face) });
    }
  }
  return run;
}

/** The pieces that can go somewhere or attack. */
const actingIn = (rules: Ruleset, state: State): ReadonlySet<PieceId> =>
  new Set(
    rules
      .orders(state)
      .flatMap(({ unit, to, target }) => (to === undefined && target === undefined ? [] : (unit ?? []))),
  );
