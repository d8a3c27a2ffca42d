import { type Procedure, procedure } from '../../../core';
import {
  branchOf,
  inGarrison,
  inMarchColumn,
  inSquare,
  isCavalry,
  isInfantry,
  isLimbered,
  isSkirmishing,
  isUnlimbered,
} from '../arms';
import { reactionTest } from '../charge-test-numbers';
import { isInCommand } from '../command';
import { isRouted } from '../condition';
import { marked } from '../events';
import { REACTED } from '../marks';
import { optionIs } from '../options';
import { type Charger, enemiesAt } from '../pending-charges';
import type { Context, Piece, Position } from '../play';
import { isInMelee } from '../ride-against';
import { REACTION_CHART, REACTIONS, type Reaction } from '../tables/charges';
import { passes } from '../unit-die';
import { COUNTERCHARGE } from './countercharge';
import { EVADE } from './evade';
import { FIRE_AT_CHARGER } from './fire';
import type { Onset, ReactionKind } from './reaction';
import { CHANGE_COLUMN_OR_LINE, FORM_ATTACK_COLUMN, FORM_SQUARE } from './reshape';
import { SHELTER } from './shelter';
import { TURN } from './turn';
import { WITHDRAW } from './withdraw';

const KINDS: Readonly<Record<Reaction, ReactionKind>> = {
  'form-square': FORM_SQUARE,
  fire: FIRE_AT_CHARGER,
  turn: TURN,
  'change-column-or-line': CHANGE_COLUMN_OR_LINE,
  'form-attack-column': FORM_ATTACK_COLUMN,
  evade: EVADE,
  shelter: SHELTER,
  withdraw: WITHDRAW,
  countercharge: COUNTERCHARGE,
};

type Row = Parameters<typeof REACTION_CHART.word>[1];

/** T003-17: the row of a charged unit in the reaction table; undefined if it can't react. */
function rowOf(unit: Piece): Row | undefined {
  if (isRouted(unit)) return undefined;
  if (inMarchColumn(unit)) return 'march-column';
  if (isInfantry(unit)) return rowOfInfantry(unit);
  if (isCavalry(unit)) {
    if (isSkirmishing(unit)) return 'cavalry-skirmishers';
    return branchOf(unit) === 'heavy-cavalry' ? 'heavy-cavalry' : 'light-cavalry';
  }
  if (isLimbered(unit)) return 'limbered';
  if (!isUnlimbered(unit)) return undefined;
  return branchOf(unit) === 'horse-artillery' ? 'unlimbered-horse-artillery' : 'unlimbered';
}

function rowOfInfantry(unit: Piece): Row {
  if (isSkirmishing(unit)) return 'infantry-skirmishers';
  if (inSquare(unit)) return 'square';
  return inGarrison(unit) ? 'garrison' : 'formed-infantry';
}

/** R003-103, R003-105: the reactions that a unit may try against a charge. */
function reactionsOf(position: Position, unit: Piece, onset: Onset): readonly Reaction[] {
  const row = rowOf(unit);
  if (!row || isInMelee(position, unit)) return [];
  if (!isInCommand(position, unit) && optionIs(position, 'oocReaction', 'forbid')) return [];
  return REACTIONS.filter(
    (reaction) =>
      REACTION_CHART.word(position, row, reaction) === 'yes' &&
      KINDS[reaction].isPossible(position, unit, onset),
  );
}

/** A successful reaction, which is carried out once all reactions are decided. */
export interface Attempt {
  readonly unit: Piece;
  readonly reaction: Reaction;
}

/** R003-103, R003-104: the target of a charge may try one reaction. */
export const attempt: (c: Context, at: number, chargers: readonly Charger[]) => Procedure<Attempt | null> =
  procedure(function* (c: Context, at: number, chargers: readonly Charger[]): Procedure<Attempt | null> {
    const { position } = c;
    const [first] = chargers;
    if (!first) return null;
    const onset = { at, chargers };
    const units = enemiesAt(position, first.unit, at).filter(
      (unit) => reactionsOf(position, unit, onset).length > 0,
    );
    const [main] = units;
    if (!main) return null;
    const { side } = main;
    const unit = yield* c.ask({ reason: 'who-reacts', side, unit: main, of: 'unit', options: units });
    const options = ['none', ...reactionsOf(position, unit, onset)] as const;
    const reaction = yield* c.ask({ reason: 'reaction', side, unit, of: 'choice', options });
    if (reaction === 'none') return null;
    c.responded(unit, reaction);
    marked(c, unit, REACTED);
    const isDone = yield* passes(c, reactionTest(position, unit, c.events !== null));
    return isDone ? { unit, reaction } : null;
  });

/** A3.3 (4): carries out the reaction of a unit. Returns the charger that it countercharges, if any. */
export function* carryOutReaction(
  c: Context,
  { unit, reaction }: Attempt,
  at: number,
  chargers: readonly Charger[],
): Procedure<Piece | null> {
  if (chargers.length === 0) return null;
  return yield* KINDS[reaction].carryOut(c, unit, { at, chargers });
}
