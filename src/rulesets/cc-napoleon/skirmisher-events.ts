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
import type { Kind } from './piece-kind';
import { ofParent } from './skirmishers';

const LINE = wordNumber('line');

/** The skirmisher that leaves a unit, and its path. */
export interface Leaving {
  readonly info: PieceInfo<Kind>;
  readonly parent: string;
  readonly to: number;
  /** Every space of the path; read only if the context collects events. */
  readonly path: readonly number[];
  readonly marks: readonly string[];
}

/** Detaches one strength point of a unit as a separate group. */
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
  // A skirmisher that leaves a unit was with it when the card in play was played.
  if (stoodAt >= 0 && group.stoodAt < 0) position.setStoodAt(group, stoodAt);
  if (c.events) {
    const names = path.map((space) => position.board.name(space));
    c.tell({ type: 'detached', unit: unit.id, group: pieceJson(group) as UnitJson, path: names });
  }
  return group;
}

/** Adds the strength points of a unit to another unit and removes the first. */
export function joined(c: Course, unit: Unit, into: Unit): void {
  const { position } = c;
  const steps = unit.strength;
  position.setStrength(into, into.strength + steps);
  position.remove(unit, GONE);
  if (c.events) c.tell({ type: 'joined', unit: unit.id, into: into.id, steps });
}
