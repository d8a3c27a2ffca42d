// Whole battles of officers, searched for what nobody sensible would do.
import { expect, test } from 'vitest';
import { officer, THOROUGH_LOOK, viewOf } from '../../src/ai';
import { openingsByAnswer } from '../../src/ai/choose-answer';
import { meanOfTrials } from '../../src/ai/choose-order';
import { playoutsIn } from '../../src/ai/playouts';
import { type Order, type Play, type Scenario, type State, seededStream } from '../../src/core';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle } from '../ai/known-battles';
import { type Asked, questionsPut } from '../ai/questions-put';

const LAUTER = battle('lauter-crossing');
const RECRUITS = { south: 'recruit', north: 'recruit' } as const;
/** Officers who search, in a hurry. */
const CAPTAINS = { south: 'hasty', north: 'hasty' } as const;
/** The share of activations after which a piece may do nothing, since nobody has anything to gain. */
const IDLE = 0.05;
/** Trials of a long look. */
const LONG = 150;
/** Answers differ clearly if the worst loses so many strength points; those that are chosen lose little on average. */
const [CLEARLY, LITTLE] = [1.5, 0.6];
const SEEDS = [1, 2];
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

test('a Captain hardly ever ends a round for which it has activated a piece in vain', () => {
  const count = { activated: 0, idle: 0 };
  let last = '';
  fight(battle('ogre-made-up'), { south: 'greedy', north: 'greedy' }, 2, {
    most: 200,
    told: (_, { type }) => {
      if (type === 'activate') count.activated += 1;
      if (type === 'end-round' && last === 'activate') count.idle += 1;
      last = type;
    },
  });
  expect(count.activated).toBeGreaterThan(30);
  expect(count.idle).toBeLessThan(IDLE * count.activated);
});

/** What an answer is worth at the end of the open order, at a long look. */
function worthsOf({ before, open, query: { side, options } }: Asked): ReadonlyMap<string, number> {
  const rules = rulesOf(LAUTER);
  const playouts = playoutsIn(rules.play, viewOf(rules, before, side, open), seededStream(1));
  const arms = openingsByAnswer(rules.play, open, options);
  return new Map(
    arms.map(({ option, opening }) => [option, meanOfTrials(() => playouts.run(opening, 0), LONG)]),
  );
}

test('answers that are worse at the end of the order are not given by the luck of one playout', () => {
  const rules = rulesOf(LAUTER);
  const asked: Asked[] = [];
  const told = (before: State, order: Order) => {
    if (order.type !== 'resolve') return;
    const questions = questionsPut(rules, before, order);
    asked.push(...questions.filter(({ query }) => query.options.includes('all')));
  };
  fight(LAUTER, { south: 'recruit', north: 'recruit' }, 1, { most: 120, told });
  const clear = asked
    .map((each) => ({ each, worths: worthsOf(each) }))
    .filter(({ worths }) => Math.max(...worths.values()) - Math.min(...worths.values()) > CLEARLY)
    .slice(0, 4);
  const lost = clear.flatMap(({ each: { before, open, query }, worths }) =>
    SEEDS.map((seed) => {
      const captain = officer(rules, 'captain', seed, { ...THOROUGH_LOOK, playouts: 1 });
      const answer = captain.answer(viewOf(rules, before, query.side, open), query.options);
      return Math.max(...worths.values()) - (worths.get(answer) ?? 0);
    }),
  );
  expect(clear.length).toBeGreaterThan(2);
  expect(lost.reduce((sum, each) => sum + each, 0) / lost.length).toBeLessThan(LITTLE);
});
