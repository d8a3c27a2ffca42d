import { expect, test } from 'vitest';
import type { Order, Play, Scenario, State } from '../../src/core';
import { lossesBy, retreatChance } from '../../src/rulesets/commands-and-colors/attack-losses';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from './known-battles';

const RECRUITS = { south: 'recruit', north: 'recruit' } as const;
/** Officers who search, in a hurry. */
const CAPTAINS = { south: 'hasty', north: 'hasty' } as const;
/** An attack that costs more than this beside what it takes has no chance, in strength points. */
const HOPELESS = -0.7;
/** A leader this near to an enemy needs friends. */
const DANGER = 2;

type Position = ReturnType<Play['positionOf']>;
type Piece = Position['pieces'][number];

const enemiesOf = (position: Position, { side }: Piece): readonly Piece[] => [
  ...position.force(side === 0 ? 1 : 0).units,
];

/** True if enemy cavalry could attack a unit in its next turn, by the distances alone. */
const isWithinReach = ({ definition }: Play, position: Position, unit: Piece): boolean =>
  enemiesOf(position, unit).some((enemy) => {
    const { isMounted, reach, stride } = definition.judgement;
    const far = reach(position, enemy) + stride(position, enemy);
    return isMounted(enemy) && position.board.distance(enemy.at, unit.at) <= far;
  });

/** True if a leader would stand before the enemy without a friend in its space or beside it. */
function isAlone(position: Position, leader: Piece, to: string): boolean {
  const { board } = position;
  const space = board.spaces.indexOf(to);
  const isNear = enemiesOf(position, leader).some(({ at }) => board.distance(at, space) <= DANGER);
  const around = [space, ...(board.around[space] ?? [])];
  return isNear && !around.some((each) => position.hasUnitOf(each, leader.side));
}

function isHopeless({ definition }: Play, position: Position, { type, target }: Order, unit: Piece): boolean {
  const aim = target === undefined ? undefined : position.find(target);
  return aim ? (definition.judgement.mean(position, type, unit, aim) ?? 0) < HOPELESS : false;
}

/** The folly of an order, if it is one. */
function follyOf(play: Play, before: State, order: Order): string | undefined {
  const position = play.positionOf(before);
  const unit = order.unit === undefined ? undefined : position.find(order.unit);
  if (!unit || position.preparation) return undefined;
  if (order.type === 'form-square' && !isWithinReach(play, position, unit)) return 'a square for nothing';
  if (unit.isLeader && order.to !== undefined && isAlone(position, unit, order.to)) return 'a leader alone';
  return isHopeless(play, position, order, unit) ? 'an attack without a chance' : undefined;
}

/** The follies of the first 150 orders of a battle. */
function folliesOf(
  scenario: Scenario,
  players: Parameters<typeof fight>[1],
  seed: number,
): readonly string[] {
  const { play } = rulesOf(scenario);
  const follies: string[] = [];
  fight(scenario, players, seed, {
    most: 150,
    told: (before, order) => {
      const folly = follyOf(play, before, order);
      if (folly) follies.push(`${folly}: ${JSON.stringify(order)}`);
    },
  });
  return follies;
}

test.each(['rolica-1808', 'ccn-rolica-1808', 'ogre-rolica-1808', 'lauter-crossing', 'farm-at-lindach'])(
  'a Recruit forms no square with no cavalry near, sends no leader alone and makes no hopeless attack: %s',
  (id) => {
    const scenario = battle(id);
    const follies = [1, 2].flatMap((seed) => folliesOf(scenario, RECRUITS, seed));
    expect(follies).toEqual([]);
  },
);

test.each(['made-up-small-40', 'ogre-squares-on-the-plain'])(
  'neither does a Captain, by the luck of a few playouts: %s',
  (id) => {
    expect(folliesOf(battle(id), CAPTAINS, 1)).toEqual([]);
  },
);

test.each(['rolica-1808', 'made-up-small-40', 'ccn-rolica-1808'])(
  'two Recruits come to blows within some turns, and end the battle: %s',
  (id) => {
    const FIGHTS = ['fire', 'melee'];
    let first = Number.POSITIVE_INFINITY;
    const { end } = fight(battle(id), RECRUITS, 1, {
      most: 900,
      told: ({ turn }, { type }) => {
        if (FIGHTS.includes(type)) first = Math.min(first, turn.number);
      },
    });
    expect(first).toBeLessThan(16);
    expect(end.winner).not.toBeNull();
  },
);

test('an estimate of losses counts the blocks that a unit has, and the chance to lose them all', () => {
  // One die that hits with three faces of six.
  expect(lossesBy(1, 3, 4).blocks).toBeCloseTo(0.5);
  expect(lossesBy(1, 3, 1).falls).toBeCloseTo(0.5);
  // Two dice against one block: more than one hit takes no more.
  expect(lossesBy(2, 3, 1)).toMatchObject({ blocks: 0.75, falls: 0.75 });
  expect(lossesBy(0, 3, 4)).toEqual({ blocks: 0, falls: 0 });
  expect(retreatChance(2, 0)).toBeCloseTo(11 / 36);
  expect(retreatChance(2, 1)).toBeCloseTo(1 / 36);
});
