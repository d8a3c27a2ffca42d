import { byId, Classes, type Procedure, procedure } from '../../core';
import { squaresOf } from './arms';
import { battle, turnOf } from './battle';
import { attachedTo, straysWithout } from './command';
import { generalData } from './condition';
import { dieWith } from './dice';
import { generalNoted, noted } from './events';
import { gridDistance } from './grid-distance';
import type { Context, Piece, Position } from './play';
import { CASUALTY_CHART, CASUALTY_ROLLS, LONE_GENERAL_CHART } from './tables/ratings';
import { scoreFor } from './victory';

// R003-42, R003-43, R003-46: how many turns each effect lasts.
const UNHORSED_TURNS = 1;
const WOUND_TURNS = 3;
const TURNS_TO_REPLACE = 3;

/** T003-20: the die of a general alone in a square. */
const ESCAPE_DIE = 6;

const FATES = ['unhurt', 'unhorsed', 'wounded', 'killed'] as const;
type Fate = (typeof FATES)[number];

const known = new Map<string, Classes>();

/** The faces of the casualty die grouped by effect, from the table of this battle. */
function fateClasses(position: Position): Classes {
  const die = dieWith(CASUALTY_ROLLS.length);
  const fates = CASUALTY_ROLLS.map((row) => CASUALTY_CHART.word(position, row, 'fate'));
  const key = fates.join(' ');
  const classes =
    known.get(key) ??
    new Classes(
      die,
      FATES.map((name) => ({ name, faces: die.faces.filter((_, index) => fates[index] === name) })).filter(
        ({ faces }) => faces.length > 0,
      ),
    );
  known.set(key, classes);
  return classes;
}

/** R003-48, T003-20: rolls for each general attached to a unit that takes a score. */
export const riskGenerals = procedure(function* (c: Context, unit: Piece): Procedure {
  for (const general of attachedTo(c.position, unit)) {
    const classes = fateClasses(c.position);
    const thrown = yield* c.roll({
      reason: 'general-casualty',
      side: general.side,
      classes,
      dice: 1,
      unit: general,
    });
    const fate = FATES.find((each) => thrown.of(each) > 0) ?? 'unhurt';
    c.rolled(FATES.indexOf(fate));
    suffer(c, general, fate);
  }
});

/** R003-42 to R003-44: applies the result of a casualty roll to a general. */
function suffer(c: Context, general: Piece, fate: Fate): void {
  const turn = turnOf(c.position);
  if (fate === 'unhorsed') generalNoted(c, general, { unhorsed: turn + UNHORSED_TURNS });
  if (fate === 'killed') loseGeneral(c, general, 'killed', null);
  if (fate !== 'wounded') return;
  // R003-44: a second wound kills.
  if (generalData(general).hasScar) loseGeneral(c, general, 'second-wound', null);
  else generalNoted(c, general, { wounded: turn + WOUND_TURNS, hasScar: true });
}

/** R003-45, R003-46: a general is lost; a replacement arrives at the end of the third turn after that. */
function loseGeneral(c: Context, general: Piece, cause: string, by: Piece | null): void {
  const { position } = c;
  const { rank, command, under, side } = general.kind;
  c.leaderEliminated(general, cause, by);
  scoreFor(c, general);
  if (!rank) return;
  const successor = { side, rank, command, under, turn: turnOf(position) + TURNS_TO_REPLACE };
  noted(c, {
    successors: [...battle(position, 'successors'), successor],
    strays: straysWithout(position, general),
  });
}

/** T003-20: generals with a unit that surrenders are captured. */
export function captureWith(c: Context, unit: Piece, by: Piece | null): void {
  for (const general of attachedTo(c.position, unit)) loseGeneral(c, general, 'captured', by);
}

/** The results of the die for a general alone, by the highest roll on which the general is captured. */
const ESCAPES = Array.from({ length: ESCAPE_DIE + 1 }, (_, highest) => {
  const die = dieWith(ESCAPE_DIE);
  const isTaken = (face: string) => Number(face) <= highest;
  return new Classes(die, [
    { name: 'taken', faces: die.faces.filter(isTaken) },
    { name: 'escapes', faces: die.faces.filter((face) => !isTaken(face)) },
  ]);
});

const escapeFrom = (position: Position): Classes => {
  const classes = ESCAPES[LONE_GENERAL_CHART.number(position, 'captured', 'roll')];
  if (!classes) throw new RangeError('a d6 shows no such number');
  return classes;
};

/** T003-20: generals alone in a square that an enemy unit enters are captured, or escape to the nearest friends. */
export const displaceGenerals = procedure(function* (c: Context, space: number, by: Piece): Procedure {
  const { position } = c;
  if (position.unitsAt(space).some(({ side }) => side !== by.side)) return;
  for (const general of byId(position.leadersAt(space))) {
    if (general.side === by.side) continue;
    const { side } = general;
    const thrown = yield* c.roll({
      reason: 'general-escape',
      side,
      classes: escapeFrom(position),
      dice: 1,
      unit: general,
    });
    const isTaken = thrown.of('taken') > 0;
    c.rolled(isTaken ? 1 : 0);
    const options = isTaken ? [] : refugesOf(position, general);
    if (options.length === 0) {
      loseGeneral(c, general, 'captured', by);
      continue;
    }
    c.retreated(general, yield* c.ask({ reason: 'refuge', side, unit: general, of: 'space', options }));
  }
});

/** Displaces enemy generals from every square of a unit: it never shares a square with one. */
export function* displaceFrom(c: Context, unit: Piece): Procedure {
  if (!unit.isOnBoard) return;
  for (const space of squaresOf(unit)) yield* displaceGenerals(c, space, unit);
}

/** The nearest squares with friendly units. */
function refugesOf(position: Position, { side, at }: Piece): readonly number[] {
  const { board } = position;
  const held = position.force(side).held.list();
  const nearest = Math.min(...held.map((space) => gridDistance(board, at, space)));
  return held.filter((space) => gridDistance(board, at, space) === nearest);
}
