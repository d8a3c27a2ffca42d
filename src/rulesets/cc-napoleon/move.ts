import {
  type Context,
  hasMark,
  type Leader,
  type Order,
  type Procedure,
  type Unit,
  unitAt,
} from '../../core';
import { activate } from './activation';
import { joinUnit } from './join';
import { isMarch, leaderWays, unitWays, type Way } from './movement';
import { isSkirmishers, leadersWith } from './neighbourhood';
import { canJoin, joiningAt, standsOf } from './skirmishers';

/** Section VIII: a unit moves and its leaders with it (R000-35), or a leader by himself (R000-36). */
// biome-ignore lint/correctness/useYield: a move asks nothing; it is a procedure like every order
export function* move(c: Context, order: Order): Procedure {
  const { unit: id, to, via } = order;
  const unit = c.state.units[id ?? ''];
  const leader = c.state.leaders[id ?? ''];
  if (to === undefined || !(unit ?? leader)) throw new RangeError('move needs a piece and a space');
  if (unit) moveUnit(c, unit, via ? [...via, to] : unitWays(c.state, unit).get(to));
  else if (leader) moveLeader(c, leader, via ? [...via, to] : leaderWays(c.state, leader).get(to));
}

function moveUnit(c: Context, unit: Unit, path: Way | undefined): void {
  if (!path) throw new RangeError(`"${unit.id}" has no way there`);
  // A leader who has moved by himself this turn does not move again with the unit (docs/rulings.md); he alone
  // has an order of his own.
  const leaders = leadersWith(c.state, unit).filter(
    (leader) => !(hasMark(leader, 'moved') && hasMark(leader, 'activated')),
  );
  const to = path.at(-1) ?? unit.at;
  const host = isSkirmishers(unit) ? unitAt(c.state, to) : undefined;
  const joining = host && joiningAt(c.state, { ...unit, stands: standsOf(unit) }, to);
  const march = isMarch(c.state, unit, path);
  activate(c, unit.id);
  c.emit({ type: 'moved', unit: unit.id, path });
  for (const leader of leaders) c.emit({ type: 'moved', unit: leader.id, path });
  if (march) c.emit({ type: 'marked', unit: unit.id, mark: 'marched' });
  if (host && canJoin(joining)) joinUnit(c, unit.id, host.id, joining);
}

function moveLeader(c: Context, leader: Leader, path: Way | undefined): void {
  if (!path) throw new RangeError(`"${leader.id}" has no way there`);
  activate(c, leader.id);
  c.emit({ type: 'moved', unit: leader.id, path });
}
