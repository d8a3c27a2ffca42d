import {
  type BlockCondition,
  type BlockSigns,
  enemyOfNumber,
  type Localizable,
  NO_SIGNS,
  NOBODY,
  SIDE_NUMBERS,
  type SideNumber,
  type Stat,
  type StatusLine,
  sideName,
} from '../../core';
import type { Battle, Unit } from '../ccn/battle';
import { familyStats, familyStatusLines } from '../commands-and-colors/sheet-stats';
import { checkOf } from './activation-roll';
import { aidesFor } from './aides';
import { isShortOfAmmunition } from './ammunition';
import { BEFORE } from './before-first-turn';
import { CARD_TYPES } from './cards';
import { ROUND } from './chits';
import { isInDirectCommand, leaderDistance } from './command';
import { BROKEN, conditionOf, isSpent, moraleOf } from './condition';
import { isLastStillTurn, isOvertime, lastTurn } from './game-length';
import { canDoAnything } from './place-reserve';
import { PARTS } from './saved-data';
import { isLeaderless } from './wounded-leaders';

/** The stats of one unit that its type does not have: its target number, and its condition. */
export function stats(battle: Battle, unit: Unit): readonly Stat[] {
  if (!unit.isOnBoard) return [];
  if (unit.isLeader) return familyStats(battle, unit);
  const distance = leaderDistance(battle, unit);
  const { shots } = conditionOf(unit);
  const told = (key: string, value: string, rule: string): Stat => ({ key, value, rule, onMap: true });
  return [
    told('activation', needsOf(battle, unit), 'R002-18'),
    told('leader-distance', distance === null ? 'out-of-reach' : `${distance}`, 'R002-18'),
    told('direct-command', isInDirectCommand(battle, unit) ? 'yes' : 'no', 'R002-46'),
    told('aides', `${aidesFor(battle, unit).length}`, 'R002-42'),
    ...familyStats(battle, unit),
    ...(unit.kind.isArtillery ? [told('shots', `${shots}`, 'R002-63')] : []),
  ];
}

/** The highest roll with which a unit succeeds, after modifiers. */
function needsOf(battle: Battle, unit: Unit): string {
  const check = checkOf(battle, [unit]);
  if (!check) return 'can-not';
  if (moraleOf(unit) === BROKEN && !isInDirectCommand(battle, unit)) return 'can-not-broken';
  return `${check.target - check.hardships.reduce((sum, { value }) => sum + value, 0)}`;
}

const MORALE_MARKS: readonly (readonly BlockCondition[])[] = [[], ['shaken'], ['broken']];

/** The signs drawn on a block in addition to its type. */
export function signs(battle: Battle, piece: Unit): BlockSigns {
  const isLow = !piece.isLeader && isShortOfAmmunition(piece);
  return {
    ...NO_SIGNS,
    // Before the first turn no piece has acted yet.
    spent: battle.step !== BEFORE && isSpent(piece),
    conditions: [...(MORALE_MARKS[moraleOf(piece)] ?? []), ...(isLow ? (['low-ammunition'] as const) : [])],
  };
}

/** The number of aides a side can still use this turn: R002-42. */
const aidesOf = (battle: Battle, side: SideNumber): number => {
  const used = battle.data.part(PARTS.aides);
  return battle.force(side).leaders.filter(({ id }) => !used.includes(id)).length;
};

/** R002-08, R002-14, R002-42, R002-97: the turns, chits and aides left, and the event being carried out. */
export function statusLines(battle: Battle): readonly StatusLine[] {
  const cup = battle.data.part(PARTS.cup);
  if (!cup) return [];
  const chits = SIDE_NUMBERS.map((side) => ({
    key: 'chits',
    side: sideName(side),
    blanks: { count: `${cup[sideName(side)]}`, aides: `${aidesOf(battle, side)}` },
  }));
  return [
    ...lengthLine(battle),
    ...chits,
    ...familyStatusLines(battle),
    ...eventLine(battle),
    ...passedLine(battle),
    ...nobodyLine(battle),
    ...leaderlessLine(battle),
  ];
}

/** R002-08, R002-11: the last turn, and the way the battle ends after it. */
function lengthLine(battle: Battle): readonly Localizable[] {
  const last = lastTurn(battle);
  if (last === null) return [];
  const beyond = isLastStillTurn(battle) ? 'overtime-still' : 'overtime';
  return [{ key: isOvertime(battle) ? beyond : 'turn-of', blanks: { last: `${last}` } }];
}

/** AMB-002-26: the other side has passed, so the turn is over if this one passes too. */
function passedLine({ step, side, winner, data, setting }: Battle): readonly StatusLine[] {
  const enemy = sideName(enemyOfNumber(side));
  if (step !== ROUND || winner !== NOBODY || data.part(PARTS.passed) !== enemy) return [];
  return [{ key: 'passed', blanks: { passed: setting.sides[enemy].name }, isStep: true }];
}

/** AMB-002-26: the side of the drawn chit has no piece to activate or to place. */
function nobodyLine(battle: Battle): readonly StatusLine[] {
  if (battle.step !== ROUND || battle.winner !== NOBODY) return [];
  return canDoAnything(battle) ? [] : [{ key: 'nobody', blanks: {}, isStep: true }];
}

/** R002-53: the side that has lost, if it has no leader left. */
function leaderlessLine(battle: Battle): readonly StatusLine[] {
  if (battle.winner !== 0 && battle.winner !== 1) return [];
  const loser = enemyOfNumber(battle.winner);
  if (!isLeaderless(battle, loser)) return [];
  const blanks = { loser: battle.setting.sides[sideName(loser)].name };
  return [{ key: 'leaderless', blanks, isStep: true }];
}

function eventLine({ laid, data }: Battle): readonly StatusLine[] {
  if (!data.part(PARTS.event)) return [];
  // Its side must first choose the event's orders.
  if (!laid) return [{ key: 'event-open', blanks: {}, isStep: true }];
  const text = (part: string) => `PDC.rules.command.${laid.as}.${part}`;
  const { stats: figures } = CARD_TYPES[laid.as] ?? {};
  return [{ key: 'event', blanks: { event: text('title'), what: text('brief'), ...figures }, isStep: true }];
}
