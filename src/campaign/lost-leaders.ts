import type { Event, PieceId, Ruleset, Side, State } from '../core';
import type { LossCause } from './officer-fates';
import type { LostLeader } from './report';

/** The events of one action of a battle, with the states before and after. */
export interface Told {
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/**
 * R001-03, R001-04: the leaders who are off the board when the battle ends, in the order in which they last left it. A
 * leader was lost in melee if it was against infantry or cavalry; otherwise in another way.
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

/** The leaders who leave the board during an order, and the causes. */
const departures = (
  rules: Ruleset,
  { events, before }: Told,
): readonly (readonly [leader: PieceId, cause: LossCause])[] =>
  events.flatMap((event, at) => {
    if (event.type !== 'leader-eliminated' && event.type !== 'left') return [];
    const leader = before.leaders[event.type === 'left' ? event.unit : event.leader];
    // A leader who later dies of a wound counts as lost from the time of the wound.
    if (!leader) return [];
    const blow = wentAway(event) ? undefined : blowAgainst(leader.side, events, at, before);
    const isMelee = blow !== undefined && !blow.isShot && isFootOrHorse(rules, before, blow.by);
    return [[leader.id, isMelee ? ('melee' as const) : ('other' as const)] as const];
  });

/** CCN-64: a leader who retreats off the board has left voluntarily. */
const wentAway = (event: Event): boolean =>
  event.type === 'leader-eliminated' && event.cause === 'left-the-field';

/** An attack that causes losses: the enemy unit, and true for fire, ordered or in response. */
interface Blow {
  readonly by: PieceId;
  readonly isShot: boolean;
}

/** Rolls that cause losses, in all games of the family; leader casualty and morale rolls only follow from them. */
const FIRE_ROLLS = ['fire', 'response-fire'];
const MELEE_ROLLS = [
  'melee',
  'lance',
  'break-square',
  'square-die',
  'counter-attack',
  'battle-back',
  'first-strike',
  // CCN-63: an enemy whom a leader passes rolls its melee dice.
  'leader-escape',
];

/**
 * The latest attack on a side before something happened to one of its pieces; undefined if there was none. The event of
 * a blocked retreat names no attacker, so the unit that forced the retreat counts.
 */
export function blowAgainst(
  side: Side,
  events: readonly Event[],
  at: number,
  { units }: State,
): Blow | undefined {
  const isOfEnemy = (id: PieceId | undefined) => id !== undefined && units[id] && units[id].side !== side;
  const blow = events
    .slice(0, at)
    .findLast(
      (event) =>
        (event.type === 'attacked' && (isOfEnemy(event.unit) || isOfEnemy(event.target))) ||
        (event.type === 'rolled' &&
          isOfEnemy(event.unit) &&
          [...FIRE_ROLLS, ...MELEE_ROLLS].includes(event.reason)),
    );
  if (blow?.type === 'rolled') return { by: blow.unit ?? '', isShot: FIRE_ROLLS.includes(blow.reason) };
  if (blow?.type !== 'attacked') return undefined;
  return { by: isOfEnemy(blow.unit) ? blow.unit : blow.target, isShot: blow.kind === 'fire' };
}

function isFootOrHorse({ pieces }: Ruleset, { units }: State, id: PieceId): boolean {
  const arm = pieces[units[id]?.type ?? '']?.arm;
  return arm === 'infantry' || arm === 'cavalry';
}
