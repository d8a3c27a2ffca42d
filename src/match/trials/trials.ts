import { type Faults, mapping, type Ruleset, readWhole, type Side, type State, wholeFrom } from '../../core';
import { strengthOf } from '../story/balance';

type BySide = Readonly<Record<Side, number>>;

/** The results of trial battles from one beginning, added up. */
export interface Trials {
  readonly wins: BySide;
  /** Battles without a winner. */
  readonly draws: number;
  /** The draws that were left after too many orders. */
  readonly unfinished: number;
  /** The turns of all battles. */
  readonly turns: number;
  /** The units and the strength that a side has lost in all battles. */
  readonly unitsLost: BySide;
  readonly strengthLost: BySide;
}

const NOTHING: BySide = { south: 0, north: 0 };

export const NO_TRIALS: Trials = {
  wins: NOTHING,
  draws: 0,
  unfinished: 0,
  turns: 0,
  unitsLost: NOTHING,
  strengthLost: NOTHING,
};

/** The number of battles. */
export const battlesIn = ({ wins, draws }: Trials): number => wins.south + wins.north + draws;

/** The result of one battle, by its beginning and where it was left. */
export function trialOf(rules: Ruleset, start: State, end: State): Trials {
  const { winner } = end;
  const isDraw = winner === null || winner === 'draw';
  return {
    wins: { ...NOTHING, ...(!isDraw && { [winner]: 1 }) },
    draws: isDraw ? 1 : 0,
    unfinished: winner === null ? 1 : 0,
    turns: rules.ownTurn(end.turn),
    unitsLost: bySide((side) => Object.values(end.fallenUnits).filter((unit) => unit.side === side).length),
    strengthLost: bySide((side) => Math.max(0, strengthOf(start, side) - strengthOf(end, side))),
  };
}

/** The results of two series of battles as one. */
export function together(one: Trials, other: Trials): Trials {
  const sum = (of: 'wins' | 'unitsLost' | 'strengthLost') =>
    bySide((side) => one[of][side] + other[of][side]);
  return {
    wins: sum('wins'),
    draws: one.draws + other.draws,
    unfinished: one.unfinished + other.unfinished,
    turns: one.turns + other.turns,
    unitsLost: sum('unitsLost'),
    strengthLost: sum('strengthLost'),
  };
}

const bySide = (value: (side: Side) => number): BySide => ({ south: value('south'), north: value('north') });

/** No figure of any number of battles that were really played is larger. */
const MOST = 1_000_000_000;

const count = wholeFrom(0, MOST);
const counts = mapping<BySide>({ south: count, north: count });

const readData = mapping<Trials>({
  wins: counts,
  draws: count,
  unfinished: count,
  turns: count,
  unitsLost: counts,
  strengthLost: counts,
});

/** Reads results that were stored. Throws UnusableData with every fault and its location. */
export const readTrials = (data: unknown): Trials =>
  readWhole('the results of trial battles', (faults) => consistent(readData(data, '', faults), faults));

function consistent(trials: Trials, faults: Faults): Trials {
  const battles = battlesIn(trials);
  if (battles === 0) faults.add('', 'no battle was played');
  if (trials.unfinished > trials.draws) faults.add('unfinished', 'more than the draws');
  return trials;
}
