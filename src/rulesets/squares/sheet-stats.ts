import { type BlockSigns, FALLEN, type Localizable, NO_SIGNS, type SideNumber, type Stat } from '../../core';
import { timeAfter } from '../square-grid/clock';
import { pointsLeft } from './action-points';
import { dpsOf, inTown, isArtillery, isInfantry } from './arms';
import { battle } from './battle';
import { commandOf, generalOf, isActive, isChief, isGeneral } from './commands';
import { optionIs } from './options';
import type { Piece, Position } from './play';
import { classOf, skirmishOf } from './traits';
import { standing } from './victory';
import { isCommanding } from './who-acts';

/** The values on the sheet of one piece, beside those of its type. */
export function stats(position: Position, piece: Piece): readonly Stat[] {
  if (!piece.isOnBoard && !piece.isInReserve) return [];
  const name = nameOfCommand(position, piece.side, commandOf(piece));
  const command: Stat = { key: 'command', value: name, rule: 'R004-05', groups: true };
  if (!piece.isLeader) return unitFigures(position, piece, command);
  const rating = { key: 'general-rating', value: piece.kind.rating, rule: 'R004-06' };
  return isChief(piece) ? [rating] : [rating, command];
}

function unitFigures(position: Position, unit: Piece, command: Stat): readonly Stat[] {
  return [
    ...(isArtillery(unit) ? [] : [{ key: 'class', value: `${classOf(unit)}`, rule: 'R004-02' }]),
    ...(isInfantry(unit) ? [{ key: 'skirmish', value: `${skirmishOf(unit)}`, rule: 'R004-03' }] : []),
    { key: 'disruption', value: `${dpsOf(unit)}`, rule: 'R004-07' },
    command,
    ...(inTown(unit) ? [{ key: 'in-town', value: 'yes', rule: 'R004-18' }] : []),
    ...(isActive(position, unit)
      ? [
          {
            key: 'points-left',
            value: `${pointsLeft(position, unit)}`,
            rule: 'R004-31',
            onMap: true as const,
          },
        ]
      : []),
  ];
}

/** A command has the name of its general, even if that general is in reserve or lost. */
function nameOfCommand(position: Position, side: SideNumber, command: string): string {
  const leads = (piece: Piece) => isGeneral(piece) && piece.side === side && commandOf(piece) === command;
  const all = position.pieces.slice(0, position.count);
  const elsewhere = [
    ...all.filter(({ isInReserve }) => isInReserve),
    ...all.filter(({ status }) => status === FALLEN),
  ].find(leads);
  return (generalOf(position, side, command) ?? elsewhere)?.name ?? command;
}

/** The class of a unit in the corner of its block. */
export const signs = (_: Position, piece: Piece): BlockSigns => ({
  ...NO_SIGNS,
  grade: piece.isOnBoard && !piece.isLeader && !isArtillery(piece) ? `${classOf(piece)}` : '',
});

/** The clock, and the active command; without one, the side that would win now, if the points alone do not show it. */
export function statusLines(position: Position): readonly Localizable[] {
  const clock = battle(position, 'clock');
  const active = battle(position, 'active');
  const time = { key: 'clock', blanks: { now: timeAfter(clock.start, clock.elapsed) } };
  const until =
    clock.minutes === null
      ? []
      : [{ key: 'clock-until', blanks: { end: timeAfter(clock.start, clock.minutes) } }];
  if (!active || !isCommanding(position)) return [time, ...until, ...gradeNow(position)];
  const command = nameOfCommand(position, position.side, active.command);
  // R004-32: actions given up by the whole command count for every unit in it.
  const givenUp = optionIs(position, 'rallyPaidBy', 'command') ? active.rallies : 0;
  const actions = `${active.actions - givenUp}`;
  return [time, ...until, { key: 'active-command', blanks: { command, actions } }];
}

/** B9: if a scenario has victory levels, the side with more points does not always win. */
function gradeNow(position: Position): readonly Localizable[] {
  if (!battle(position, 'grades') || position.isOver) return [];
  const { winner } = standing(position);
  if (winner === 'draw') return [{ key: 'would-be-drawn', blanks: {} }];
  return [{ key: 'would-be-won', blanks: { winner: position.setting.sides[winner].name } }];
}
