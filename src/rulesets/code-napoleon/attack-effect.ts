import { Classes, type Procedure, procedure } from '../../core';
import { inGarrison, inSquare, isLimbered, isUnlimbered } from './arms';
import { riskGenerals } from './casualties';
import { isDisordered, isRouted, unitData } from './condition';
import { coverOf } from './cover';
import { dieWith } from './dice';
import { unitNoted } from './events';
import { loseHits } from './losses';
import type { Context, Piece, Position } from './play';
import { goBack } from './retreat';
import { EFFECT_CHART, EFFECT_HITS, EFFECT_ROLLS, EFFECTS, type Effect } from './tables/effects';
import { facesOf } from './unit-die';
import { ATTACK_COLUMN, GUNNERS, LIMBERED } from './unit-types';

/** The source of a score. */
export interface Source {
  /** The square of the attacker. */
  readonly from: number;
  readonly by: Piece | null;
  readonly kind: 'fire' | 'melee';
}

/** The result of a score for a unit: it holds, leaves its square, or is removed. */
export type Upshot = 'holds' | 'leaves' | 'gone';

const known = new Map<string, Classes>();

/** The faces of a unit die grouped by effect: T003-13, from the table of this battle. */
function effectClasses(position: Position, unit: Piece): Classes {
  const die = dieWith(facesOf(position, unit));
  const effects = EFFECT_ROLLS.slice(0, die.faces.length).map((row) =>
    EFFECT_CHART.word(position, row, 'effect'),
  );
  const key = `${die.id} ${effects.join(' ')}`;
  const classes =
    known.get(key) ??
    new Classes(
      die,
      EFFECTS.map((name) => ({
        name,
        faces: die.faces.filter((_, index) => effects[index] === name),
      })).filter(({ faces }) => faces.length > 0),
    );
  known.set(key, classes);
  return classes;
}

/** R003-120, R003-121, T003-13: a unit that has taken a score rolls for its effect, which applies at once. */
export const suffer = procedure(function* (c: Context, unit: Piece, source: Source): Procedure<Upshot> {
  const { position } = c;
  const { side } = unit;
  yield* riskGenerals(c, unit);
  const classes = effectClasses(position, unit);
  const thrown = yield* c.roll({ reason: `effect-${source.kind}`, side, classes, dice: 1, unit });
  const rolled = EFFECTS.find((effect) => thrown.of(effect) > 0) ?? 'loss';
  const effect = heldAs(position, unit, source, rolled);
  const hits = EFFECT_HITS.number(position, rolled, 'hits');
  c.rolled(hits);
  if (hits > 0 && !loseHits(c, unit, hits, source.kind, source.by)) return 'gone';
  if (effect === 'loss') return 'holds';
  if (effect !== rolled && rolled === 'retreat') unitNoted(c, unit, { clung: true });
  return yield* give(c, unit, source, effect);
});

/** T003-13: a second disorder becomes a retreat; a garrison in hard cover under fire ignores its first retreat. */
function heldAs(position: Position, unit: Piece, { from, kind }: Source, rolled: Effect): Effect {
  if (rolled === 'disorder') return isDisordered(unit) || isRouted(unit) ? 'retreat' : 'disorder';
  const clings =
    rolled === 'retreat' &&
    kind === 'fire' &&
    inGarrison(unit) &&
    !unitData(unit).clung &&
    coverOf(position, unit, unit.at, from) === 'hard';
  return clings ? 'disorder' : rolled;
}

/** Applies disorder, retreat or rout, and any change of formation that comes with it. */
function* give(c: Context, unit: Piece, source: Source, effect: Exclude<Effect, 'loss'>): Procedure<Upshot> {
  if (effect === 'rout') unitNoted(c, unit, { order: 'routed', reacts: false });
  else if (!isRouted(unit)) unitNoted(c, unit, { order: 'disordered', reacts: false });
  if (effect === 'disorder') return 'holds';
  leaveGround(c, unit, source.kind === 'melee' || effect === 'rout');
  const kind = isRouted(unit) ? 'rout' : 'retreat';
  return (yield* goBack(c, unit, source.from, kind, source.by)) ? 'leaves' : 'gone';
}

/** T003-13, R003-128: changes a unit that leaves its ground: squares break up; guns limber up or are abandoned. */
export function leaveGround(c: Context, unit: Piece, isForced: boolean): void {
  if (inSquare(unit) || inGarrison(unit)) c.formed(unit, ATTACK_COLUMN);
  if (!isUnlimbered(unit) && !isLimbered(unit)) return;
  if (!isForced) {
    if (isUnlimbered(unit)) c.formed(unit, LIMBERED);
    return;
  }
  unitNoted(c, unit, { guns: c.position.board.name(unit.at) });
  c.formed(unit, GUNNERS);
}
