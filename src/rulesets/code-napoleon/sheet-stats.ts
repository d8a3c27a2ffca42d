import { byId, type Localizable, type Stat } from '../../core';
import { timeAfter } from '../square-grid/clock';
import { battle, turnOf } from './battle';
import { attachedTo, generalOf, isInCommand, radiusOf } from './command';
import { generalData, hasReactMarker, orderOf } from './condition';
import { SQUARE } from './movement';
import { INITIATIVE, isStep, MOVEMENT } from './phases';
import type { Piece, Position } from './play';
import { facesOf } from './unit-die';
import { standing } from './victory';

/** The values on the sheet of one piece, beside those of its type. */
export function stats(position: Position, piece: Piece): readonly Stat[] {
  if (!piece.isOnBoard && !piece.isInReserve) return [];
  return piece.isLeader ? ofGeneral(position, piece) : ofUnit(position, piece);
}

/** A command has the name of its general, even if that general is not on the board. */
function nameOf(position: Position, { side, kind }: Piece): string {
  const all = byId(position.pieces.slice(0, position.count));
  const leads = (each: (typeof all)[number]) =>
    each.isLeader && each.side === side && each.kind.command === kind.command;
  return (generalOf(position, side, kind.command) ?? all.find(leads))?.name ?? kind.command;
}

const commandStat = (position: Position, piece: Piece): Stat => ({
  key: 'command',
  value: nameOf(position, piece),
  rule: 'R003-29',
  groups: true,
});

const inCommand = (position: Position, piece: Piece): Stat => ({
  key: 'in-command',
  value: piece.isOnBoard && isInCommand(position, piece) ? 'yes' : 'no',
  rule: 'R003-29',
  onMap: true,
});

function ofUnit(position: Position, unit: Piece): readonly Stat[] {
  const [general] = unit.isOnBoard ? attachedTo(position, unit) : [];
  return [
    { key: 'grade', value: unit.kind.grade, rule: 'R003-11', house: true },
    { key: 'unit-die', value: `d${facesOf(position, unit)}`, rule: 'T003-3', house: true, onMap: true },
    { key: 'stands', value: `${unit.kind.stands}`, rule: 'R003-02' },
    commandStat(position, unit),
    inCommand(position, unit),
    ...(orderOf(unit) === 'good'
      ? []
      : [{ key: 'order', value: orderOf(unit), rule: 'A003-46', onMap: true as const }]),
    ...(hasReactMarker(unit)
      ? [{ key: 'react-marker', value: 'yes', rule: 'T003-19', onMap: true as const }]
      : []),
    ...(general ? [{ key: 'attached', value: general.name, rule: 'R003-27' }] : []),
  ];
}

function ofGeneral(position: Position, general: Piece): readonly Stat[] {
  const { rating } = general.kind;
  const { unhorsed, wounded } = generalData(general);
  const isNow = (until: number | null | undefined) => typeof until === 'number' && until >= turnOf(position);
  return [
    { key: 'general-rating', value: rating > 0 ? `+${rating}` : `${rating}`, rule: 'R003-26', onMap: true },
    { key: 'radius', value: `${radiusOf(position, general) / SQUARE}`, rule: 'T003-5', house: true },
    commandStat(position, general),
    inCommand(position, general),
    ...(isNow(wounded) ? [{ key: 'wounded-until', value: `${wounded}`, rule: 'R003-43' }] : []),
    ...(isNow(unhorsed) ? [{ key: 'unhorsed-until', value: `${unhorsed}`, rule: 'R003-42' }] : []),
  ];
}

/**
 * The clock, the moving division, the turn, or the side that would win now: the most useful during play comes first.
 */
export function statusLines(position: Position): readonly Localizable[] {
  const clock = battle(position, 'clock');
  const turns = battle(position, 'turns');
  const division = battle(position, 'division');
  const general = division === null ? undefined : generalOf(position, position.side, division);
  const lines: readonly Localizable[] = [
    { key: 'clock', blanks: { now: timeAfter(clock.start, clock.elapsed) } },
    ...(division !== null && isStep(position, MOVEMENT)
      ? [{ key: 'division-moves', blanks: { division: general?.name ?? division } }]
      : []),
    ...(turns === null
      ? []
      : [{ key: 'turn-of-turns', blanks: { turn: `${turnOf(position)}`, turns: `${turns}` } }]),
  ];
  return position.isOver || isStep(position, INITIATIVE) ? lines : [...lines, standingNow(position)];
}

function standingNow(position: Position): Localizable {
  const { winner } = standing(position);
  if (winner === 'draw') return { key: 'would-be-drawn', blanks: {} };
  return { key: 'would-be-won', blanks: { winner: position.setting.sides[winner].name } };
}
