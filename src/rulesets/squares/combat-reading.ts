import { Classes, type RollOutcome, type TableCells } from '../../core';
import { isArtillery, isCavalry, isInfantry } from './arms';
import { type Column, chartOf, type Result, resultOf } from './combat-chart';
import type { Combatant } from './combatant';
import { D6 } from './dice';
import type { Piece, Position } from './play';
import { classOf, skirmishOf } from './traits';

const standing = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter(({ isOnBoard }) => isOnBoard);

/** R004-95, R004-96: the skirmish value of a leading unit; 0 if the enemy has cavalry in the combat. */
function skirmishIn({ leader }: Combatant, other: Combatant): number {
  const hasCavalry = standing([other.leader, ...other.supports]).some(isCavalry);
  return isInfantry(leader) && hasCavalry ? 0 : skirmishOf(leader);
}

/** R004-97, R004-98: the column of the chart for a side's dice. */
function columnOf(own: Combatant, other: Combatant): Column {
  const skirmish = skirmishIn(own, other) > skirmishIn(other, own);
  const byClass = classOf(own.leader) < classOf(other.leader);
  if (skirmish && byClass) return 'both';
  if (skirmish) return 'skirmish';
  return byClass ? 'class' : 'none';
}

/** More dice than any table gives; finite, so that JSON can hold it. */
const MOST_DICE = 99;

/** T004-5 notes 1 to 4: the number of results of each kind that count. */
type Caps = Readonly<Record<Result, number>>;

function capsOf(own: Combatant, other: Combatant): Caps {
  const supports = standing(own.supports);
  const guns = supports.filter(isArtillery).length;
  return {
    C: MOST_DICE,
    P: supports.length - guns,
    S: Math.abs(skirmishIn(own, other) - skirmishIn(other, own)),
    A: guns,
    '-': 0,
  };
}

/** The names of the results on cards. */
const NAMES: Readonly<Record<Result, string>> = {
  C: 'close-combat',
  P: 'pressure',
  S: 'skirmish',
  A: 'artillery',
  '-': 'miss',
};

const RESULTS: readonly Result[] = ['C', 'P', 'S', 'A', '-'];

/** The result of each face for a side, and the number of results of each kind that count. */
export class Reading {
  /** The faces of each result. */
  readonly #faces: Readonly<Record<Result, readonly string[]>>;
  /** The classes for a side that rolls its own dice: their sum is the number of points inflicted. */
  readonly classes: Classes;

  constructor(
    chart: TableCells,
    column: Column,
    private readonly caps: Caps,
  ) {
    // Results that can't count become misses, so that the odds need not distinguish them.
    const resultFor = (face: string): Result => {
      const result = resultOf(chart, face, column);
      return caps[result] > 0 ? result : '-';
    };
    const facesOf = (result: Result) => D6.faces.filter((face) => resultFor(face) === result);
    const results = RESULTS.map((result) => [result, facesOf(result)] as const);
    this.#faces = Object.fromEntries(results) as unknown as Record<Result, readonly string[]>;
    const classes = results.map(([result, faces]) => ({ name: NAMES[result], faces, most: caps[result] }));
    this.classes = new Classes(
      D6,
      classes.filter(({ faces }) => faces.length > 0),
    );
  }

  /** The points inflicted by a roll in which every face is a class of its own. */
  pointsOf(thrown: RollOutcome): number {
    let points = 0;
    for (const result of RESULTS) {
      let count = 0;
      for (const face of this.#faces[result]) count += thrown.of(face);
      points += Math.min(count, this.caps[result]);
    }
    return points;
  }
}

const made = new WeakMap<TableCells, Map<string, Reading>>();

/** R004-99, R004-100: the reading of a side's dice; made once for each column and set of caps. */
export function readingOf(position: Position, own: Combatant, other: Combatant): Reading {
  const chart = chartOf(position);
  const column = columnOf(own, other);
  const caps = capsOf(own, other);
  const key = `${column} ${caps.P} ${caps.S} ${caps.A}`;
  const known = made.get(chart) ?? new Map<string, Reading>();
  made.set(chart, known);
  const reading = known.get(key) ?? new Reading(chart, column, caps);
  known.set(key, reading);
  return reading;
}
