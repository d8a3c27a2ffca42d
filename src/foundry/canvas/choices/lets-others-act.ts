import { type Order, type PieceId, type Ruleset, type Run, type State, start } from '../../../core';
import { lookAhead } from '../../../match';
import type { UserBattle } from '../../battle';
import { oncePerPosition } from './by-position';

/** The most answers and rolls that an order can need before it lets other units act. */
const MOST_REPLIES = 12;

const known = oncePerPosition<readonly PieceId[]>();

/** The pieces that could move or attack after a piece is given an order without space or target, and can't yet. */
export const wouldLetAct = ({ rules, state }: UserBattle, id: PieceId): readonly PieceId[] =>
  known(state, id, () => {
    const now = actingIn(rules, state);
    const later = rules
      .ordersOf(state, id)
      .filter(({ to, target }) => to === undefined && target === undefined)
      .flatMap((order) => actingAfter(rules, state, order));
    return [...new Set(later)].filter((piece) => piece !== id && !now.has(piece));
  });

function actingAfter(rules: Ruleset, state: State, order: Order): readonly PieceId[] {
  const run = lookAhead(() => untilDone(start(rules, state, order)));
  return run?.query === undefined && run ? [...actingIn(rules, run.state)] : [];
}

/** Carries an order on with any dice and the first answers: the pieces that may act don't depend on them. */
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

/** The pieces that can move or attack. */
const actingIn = (rules: Ruleset, state: State): ReadonlySet<PieceId> =>
  new Set(
    rules
      .orders(state)
      .flatMap(({ unit, to, target }) => (to === undefined && target === undefined ? [] : (unit ?? []))),
  );
