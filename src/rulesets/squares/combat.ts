import {
  type StateContext,
  type FaceClass,
  type Modifier,
  type StateProcedure,
  type SpaceId,
  type State,
  terrainAt,
  total,
  type Unit,
  unitOf,
} from '../../core';
import type { Combat, Combatant } from './battle';
import { type Column, diceNumber, type Result, resultOf } from './combat-chart';
import { eachFace, rollAndTell } from './dice';
import { optionIs } from './options';
import { crossesRiver } from './terrain';
import { townSave } from './town-save';
import { classOf, skirmishOf } from './traits';
import { inTown, isArtillery, isCavalry, isInfantry } from './unit-types';

const FACES = ['1', '2', '3', '4', '5', '6'];

const unitsOf = (state: State, { leader, supports }: Combatant): readonly Unit[] =>
  [leader, ...supports].flatMap((id) => state.units[id] ?? []);

/** R004-95, R004-96: the skirmish value of a leader, none where the enemy has cavalry in the fight. */
function skirmishIn(state: State, own: Combatant, other: Combatant): number {
  const leader = unitOf(state, own.leader);
  const hasCavalry = unitsOf(state, other).some(isCavalry);
  return isInfantry(leader) && hasCavalry ? 0 : skirmishOf(leader);
}

/** R004-97, R004-98: the column in which a side reads its dice. */
function columnOf(state: State, own: Combatant, other: Combatant): Column {
  const skirmish = skirmishIn(state, own, other) > skirmishIn(state, other, own);
  const byClass = classOf(unitOf(state, own.leader)) < classOf(unitOf(state, other.leader));
  if (skirmish && byClass) return 'both';
  if (skirmish) return 'skirmish';
  return byClass ? 'class' : 'none';
}

/** T004-5 note 6: the dice of a side and why; `against`: the square that it attacks, if it does. */
export function combatDice(
  state: State,
  own: Combatant,
  other: Combatant,
  against?: SpaceId,
): readonly Modifier[] {
  if (optionIs(state, 'roll', 'shared')) return sharedDice(state);
  const base = { value: diceNumber(state, 'dice'), reason: 'combat-dice', rule: 'R004-99' };
  const better = classOf(unitOf(state, other.leader)) - classOf(unitOf(state, own.leader));
  const ground =
    against === undefined || optionIs(state, 'assaultTerrain', false) ? [] : groundDice(state, own, against);
  const modifiers = [base, ...(better >= 2 ? [fromTable(state, 'class-better-by-2')] : []), ...ground];
  return atLeastOne(modifiers, diceNumber(state, 'least'));
}

/** As many dice as the table says at the least, and never none, whatever a table was made of. */
function atLeastOne(modifiers: readonly Modifier[], least: number): readonly Modifier[] {
  const missing = Math.max(1, least) - total(modifiers);
  return missing > 0 ? [...modifiers, { value: missing, reason: 'least-dice', rule: 'T004-5' }] : modifiers;
}

/** A number of the table of dice as the reason for having more or fewer. */
const fromTable = (
  state: State,
  row: 'class-better-by-2' | 'into-woods' | 'uphill' | 'across-river',
): Modifier => ({ value: diceNumber(state, row), reason: row, rule: 'T004-5' });

/** What the ground takes from an attacker's dice; several grounds add up (A004-69). */
function groundDice(state: State, { leader }: Combatant, to: SpaceId): readonly Modifier[] {
  const { at } = unitOf(state, leader);
  const isUphill = terrainAt(state, to) === 'hill' && terrainAt(state, at) !== 'hill';
  return [
    ...(terrainAt(state, to) === 'woods' ? [fromTable(state, 'into-woods')] : []),
    ...(isUphill ? [fromTable(state, 'uphill')] : []),
    ...(crossesRiver(state, at, to) || terrainAt(state, to) === 'river'
      ? [fromTable(state, 'across-river')]
      : []),
  ];
}

/** T004-5 notes 1 to 4: how many results of each kind count. */
function capsOf(state: State, own: Combatant, other: Combatant): Readonly<Record<Result, number>> {
  const supports = own.supports.flatMap((id) => state.units[id] ?? []);
  const guns = supports.filter(isArtillery).length;
  return {
    C: Number.POSITIVE_INFINITY,
    P: supports.length - guns,
    S: Math.abs(skirmishIn(state, own, other) - skirmishIn(state, other, own)),
    A: guns,
    '-': 0,
  };
}

/** More than any table of dice gives; a number that JSON knows. */
const MOST_DICE = 99;

/** The names by which a card shows what a face was. */
const NAMES: Readonly<Record<Result, string>> = {
  C: 'close-combat',
  P: 'pressure',
  S: 'skirmish',
  A: 'artillery',
  '-': 'miss',
};

/** What the dice of one side mean, and how many points they inflict. */
export interface Reading {
  readonly classes: readonly FaceClass[];
  points(faces: readonly string[]): number;
}

/** R004-99, R004-100: reads dice in the column of a side. */
function readingOf(state: State, own: Combatant, other: Combatant): Reading {
  const column = columnOf(state, own, other);
  const caps = capsOf(state, own, other);
  // Results that can't count are as good as none: odds need not tell them apart.
  const resultFor = (face: string): Result => {
    const result = resultOf(state, face, column);
    return caps[result] > 0 ? result : '-';
  };
  const results = (['C', 'P', 'S', 'A', '-'] as const).map((result) => ({
    name: NAMES[result],
    faces: FACES.filter((face) => resultFor(face) === result),
    most: Math.min(caps[result], MOST_DICE),
  }));
  return {
    classes: results.filter(({ faces }) => faces.length > 0),
    points: (faces) =>
      (['C', 'P', 'S', 'A'] as const).reduce((sum, result) => {
        const count = faces.filter((face) => resultFor(face) === result).length;
        return sum + Math.min(count, caps[result]);
      }, 0),
  };
}

/** Disruption points that both sides inflict in one combat. */
export interface Inflicted {
  readonly byAttacker: number;
  readonly byDefender: number;
}

/** R004-99 to R004-101: both roll, each in its own column; what a garrison saves is not inflicted. */
export function* rollCombat(c: StateContext, combat: Combat): StateProcedure<Inflicted> {
  const { attacker, defender, to } = combat;
  const attack = readingOf(c.state, attacker, defender);
  const defence = readingOf(c.state, defender, attacker);
  if (optionIs(c.state, 'roll', 'shared')) {
    const faces = yield* rollShared(c, combat, attack);
    const byDefender = defence.points(faces);
    const byAttacker = yield* afterSaves(c, defender, attack.points(faces), `${byDefender}`);
    return { byAttacker, byDefender };
  }
  const struck = yield* rollSide(
    c,
    'assault',
    attacker,
    defender,
    attack,
    combatDice(c.state, attacker, defender, to),
  );
  const returned = yield* rollSide(
    c,
    'defence',
    defender,
    attacker,
    defence,
    combatDice(c.state, defender, attacker),
    `${struck}`,
  );
  return { byAttacker: yield* afterSaves(c, defender, struck, `${returned}`), byDefender: returned };
}

/** The dice of one side, and the points that they are worth; `carried` is what was rolled before. */
function* rollSide(
  c: StateContext,
  reason: string,
  own: Combatant,
  other: Combatant,
  { classes, points }: Reading,
  modifiers: readonly Modifier[],
  carried = '',
): StateProcedure<number> {
  const { side } = unitOf(c.state, own.leader);
  const about = { reason, side, unit: own.leader, target: other.leader, die: 'd6', modifiers, classes };
  const faces = yield* rollAndTell(c, { ...about, count: total(modifiers), mark: carried }, points);
  return points(faces);
}

/** A004-27, the other reading: one roll for both; every face is its own class, since both read it. */
function* rollShared(
  c: StateContext,
  { attacker, defender }: Combat,
  { points }: Reading,
): StateProcedure<readonly string[]> {
  const { side } = unitOf(c.state, attacker.leader);
  const modifiers = sharedDice(c.state);
  const query = {
    reason: 'assault',
    side,
    unit: attacker.leader,
    target: defender.leader,
    die: 'd6',
    count: total(modifiers),
    classes: eachFace(1, 2, 3, 4, 5, 6),
    modifiers,
    mark: '',
  };
  return yield* rollAndTell(c, query, points);
}

/** The dice of a roll that both sides read: neither class nor ground changes them (docs/rulings.md). */
const sharedDice = (state: State): readonly Modifier[] =>
  atLeastOne([{ value: diceNumber(state, 'dice'), reason: 'combat-dice', rule: 'R004-99' }], 1);

/** T004-5 note 7: a garrison may save the points against its leader. */
function* afterSaves(c: StateContext, { leader }: Combatant, points: number, carried: string): StateProcedure<number> {
  if (!inTown(unitOf(c.state, leader)) || optionIs(c.state, 'townSave', false)) return points;
  return points - (yield* townSave(c, unitOf(c.state, leader), points, carried));
}
