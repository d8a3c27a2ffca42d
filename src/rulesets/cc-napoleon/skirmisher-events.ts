import {
  GONE,
  marksOf,
  ON_BOARD,
  type PieceInfo,
  pieceJson,
  type Unit as UnitJson,
  wordNumber,
} from '../../core';
import type { Course, Unit } from './battle';
import type { Kind } from './kind';
import { ofParent } from './skirmishers';

const LINE = wordNumber('line');

/** Who leaves a unit, and how. */
export interface Leaving {
  readonly info: PieceInfo<Kind>;
  readonly parent: string;
  readonly to: number;
  /** Every space of his way; only read if somebody listens. */
  readonly path: readonly number[];
  readonly marks: readonly string[];
}

/** One strength point leaves a unit and stands by itself. */
export function detached(c: Course, unit: Unit, { info, parent, to, path, marks }: Leaving): Unit {
  const { position } = c;
  position.setStrength(unit, unit.strength - 1);
  const { stoodAt } = unit;
  const group = position.add(info, ON_BOARD);
  position.place(group, to);
  position.setStrength(group, 1);
  position.setMarks(group, marksOf(marks));
  position.setFormation(group, LINE);
  position.setData(group, ofParent(parent));
  // Whoever leaves another piece has stood with it when the card in play was laid down.
  if (stoodAt >= 0 && group.stoodAt < 0) position.setStoodAt(group, stoodAt);
  if (c.events) {
    const names = path.map((space) => position.board.name(space));
    c.tell({ type: 'detached', unit: unit.id, group: pieceJson(group) as UnitJson, path: names });
  }
  return group;
}

/** Strength points of a unit join another one; the unit is gone. */
export function joined(c: Course, unit: Unit, into: Unit): void {
  const { position } = c;
  const steps = unit.strength;
  position.setStrength(into, into.strength + steps);
  position.remove(unit, GONE);
  if (c.events) c.tell({ type: 'joined', unit: unit.id, into: into.id, steps });
}
