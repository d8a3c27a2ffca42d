import {
  type BlockSigns,
  type Figure,
  isUnit,
  type Notice,
  type PieceId,
  pieceOf,
  reserveOf,
  type Side,
  type State,
  type Unit,
} from '../../core';
import { pointsLeft } from './actions';
import { battleOf } from './battle';
import { commandOf, generalOf, isActive, isChief, isGeneral } from './commands';
import { classOf, ratingOf, skirmishOf } from './traits';
import { dpsOf, inTown, isArtillery, isInfantry } from './unit-types';
import { standing } from './victory';

/** What a sheet says of one piece beside its type. */
export function figures(state: State, id: PieceId): readonly Figure[] {
  const piece = pieceOf(state, id) ?? reserveOf(state, id);
  if (!piece) return [];
  if (isUnit(piece)) return unitFigures(state, piece);
  const rating = { key: 'general-rating', value: ratingOf(piece), rule: 'R004-06' };
  return isChief(piece)
    ? [rating]
    : [
        rating,
        { key: 'command', value: nameOfCommand(state, piece.side, commandOf(piece)), rule: 'R004-05' },
      ];
}

function unitFigures(state: State, unit: Unit): readonly Figure[] {
  const { side } = unit;
  return [
    ...(isArtillery(unit) ? [] : [{ key: 'class', value: `${classOf(unit)}`, rule: 'R004-02' }]),
    ...(isInfantry(unit) ? [{ key: 'skirmish', value: `${skirmishOf(unit)}`, rule: 'R004-03' }] : []),
    { key: 'disruption', value: `${dpsOf(unit)}`, rule: 'R004-07' },
    { key: 'command', value: nameOfCommand(state, side, commandOf(unit)), rule: 'R004-05' },
    ...(inTown(unit) ? [{ key: 'in-town', value: 'yes', rule: 'R004-18' }] : []),
    ...(isActive(state, unit)
      ? [{ key: 'points-left', value: `${pointsLeft(state, unit)}`, rule: 'R004-31' }]
      : []),
  ];
}

/** A command bears the name of its general, wherever he is: on the board, still to come, or fallen. */
function nameOfCommand(state: State, side: Side, command: string): string {
  const elsewhere = [...Object.values(state.reserve), ...Object.values(state.fallenLeaders)].find(
    (piece) => isGeneral(piece) && piece.side === side && commandOf(piece) === command,
  );
  return (generalOf(state, side, command) ?? elsewhere)?.name ?? command;
}

/** The class in the corner of a block. */
export function signs(state: State, id: PieceId): BlockSigns {
  const unit = state.units[id];
  return { grade: unit && !isArtillery(unit) ? `${classOf(unit)}` : '' };
}

/** The clock, which command is active, or else who would win now where that is not plain from the points. */
export function notices(state: State): readonly Notice[] {
  const { clock, active } = battleOf(state);
  const time = { key: 'clock', blanks: { now: timeAfter(clock.start, clock.elapsed) } };
  const until =
    clock.minutes === null
      ? []
      : [{ key: 'clock-until', blanks: { end: timeAfter(clock.start, clock.minutes) } }];
  if (!active || state.turn.step !== 'command') return [time, ...until, ...gradeNow(state)];
  const command = nameOfCommand(state, state.turn.side, active.command);
  return [time, ...until, { key: 'active-command', blanks: { command, actions: `${active.actions}` } }];
}

/** B9: where a scenario grades the lead, the side that is ahead need not be the one that wins. */
function gradeNow(state: State): readonly Notice[] {
  if (!battleOf(state).grades || state.winner) return [];
  const { winner } = standing(state);
  if (winner === 'draw') return [{ key: 'would-be-drawn', blanks: {} }];
  return [{ key: 'would-be-won', blanks: { winner: state.sides[winner].name } }];
}

/** The time of day so many minutes after another one: `07:30`. */
export function timeAfter(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number);
  const all = hours * 60 + rest + minutes;
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`;
}
