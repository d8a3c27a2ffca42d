import type { Event, Leader, PieceId, Ruleset, State } from '../core';
import type { LossCause } from './fates';
import type { LostLeader } from './report';

/** What an order of a battle came to. */
export interface Told {
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/**
 * R001-03, R001-04: the leaders who are off the field when the battle ends, in the order in which they left it for the
 * last time. One was lost in melee if it was in one against foot or horse; else in another way.
 */
export function lostLeaders(rules: Ruleset, told: readonly Told[], end: State): readonly LostLeader[] {
  const causes = new Map<PieceId, LossCause>();
  for (const [id, cause] of told.flatMap((each) => departures(rules, each))) {
    causes.delete(id);
    causes.set(id, cause);
  }
  const wounded = Object.values(end.reserve).filter(({ id }) => causes.has(id));
  const order = [...causes.keys()];
  return [...Object.values(end.fallenLeaders), ...wounded]
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map(({ id, name, side }) => ({ id, name, side, cause: causes.get(id) ?? 'other' }));
}

/** Leaders who leave the field by an order, and how. */
const departures = (
  rules: Ruleset,
  { events, before }: Told,
): readonly (readonly [leader: PieceId, cause: LossCause])[] =>
  events.flatMap((event, at) => {
    if (event.type !== 'leader-eliminated' && event.type !== 'left') return [];
    const leader = before.leaders[event.type === 'left' ? event.unit : event.leader];
    // Whoever dies of a wound later was lost when he was hit.
    if (!leader) return [];
    const by = event.type === 'left' ? foeOf(leader, events, at, before) : event.by;
    const isMelee = isCloseFight(events, at) && isFootOrHorse(rules, before, by);
    return [[leader.id, isMelee ? ('melee' as const) : ('other' as const)] as const];
  });

/** The other unit of the latest blow before something happened to a leader. */
function foeOf({ side }: Leader, events: readonly Event[], at: number, { units }: State): PieceId {
  const attack = events.slice(0, at).findLast((event) => event.type === 'attacked');
  if (attack?.type !== 'attacked') return '';
  return units[attack.unit]?.side === side ? attack.target : attack.unit;
}

function isFootOrHorse({ pieces }: Ruleset, { units }: State, id = ''): boolean {
  const arm = pieces[units[id]?.type ?? '']?.arm;
  return arm === 'infantry' || arm === 'cavalry';
}

/** Whether something happens hand to hand, be it that somebody attacks or strikes back: by the latest blow before it. */
export function isCloseFight(events: readonly Event[], at: number): boolean {
  const attack = events.slice(0, at).findLast((event) => event.type === 'attacked');
  return attack?.type === 'attacked' && attack.kind !== 'fire';
}
