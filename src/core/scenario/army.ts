import type { BoardSize } from '../board';
import type { Localizable } from '../engine';
import type { Side } from '../state';
import type { PieceSetup, Scenario } from './scenario';

/** An army that a player has put together for a custom battle. */
export interface Army {
  readonly name: string;
  readonly nation: string;
  /** The number of pieces of each line of the game's list, without those that the army gets for free. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A fault of an army, or something unusual about it. */
export interface ArmyRemark {
  /** The key of the text. */
  readonly reason: string;
  /** The values of the text's placeholders. */
  readonly blanks: Readonly<Record<string, string>>;
  readonly rule: string;
  /** `fault`: the army may not be played; `advice`: it may, although the source describes another one. */
  readonly weight: 'fault' | 'advice';
}

/** The size of a battle. */
export interface BattleSize {
  readonly id: string;
  /** The build points that the sides may agree on. */
  readonly points: readonly number[];
  /** The number of terrain pieces that each side places. */
  readonly terrain: number;
  /** The command rating, unless the sides agree on another one or roll for it. */
  readonly rating: number;
  /** The number of units, generals included, that the source gives for such an army. */
  readonly units: readonly [least: number, most: number];
  readonly rule: string;
  /** The board; absent: the usual board of the game. */
  readonly board?: BoardSize;
}

/** A line of a game's list: a piece that an army can buy or gets for free. */
export interface ArmyLine {
  /** The type of the piece. */
  readonly type: string;
  /** The name of the line: the key of a text, after `PDC.rules.`. */
  readonly label: Localizable;
}

/** A piece of an army that is not on the board yet, with the line that it comes from. */
export type ArmyPiece = Omit<PieceSetup, 'at'> & { readonly line: string };

/** An army that the source gives as an example. */
export interface SampleArmy {
  readonly id: string;
  readonly size: string;
  readonly points: number;
  /** The nation of the army; absent: any. */
  readonly nation?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly rule: string;
}

/** The terms that the players agree on before they buy their armies. */
export interface BattlePlan {
  readonly size: string;
  /** The build points of each side; of the defender if one side attacks. */
  readonly points: number;
  /** The side that attacks with more points; null for an even battle. */
  readonly attacker: Side | null;
  /** `size`: the rating of the size; `rolled`: a die decides; a number: both sides have agreed on it. */
  readonly rating: 'size' | 'rolled' | number;
  readonly armies: Readonly<Record<Side, Army>>;
}

/** The rules for buying armies and making battles of them, in games that have such rules. */
export interface ArmyBuilding {
  readonly sizes: readonly BattleSize[];
  /** The colour keys of the nations that can be chosen. */
  readonly nations: readonly string[];
  /** The lines of the list, free pieces included. */
  readonly lines: Readonly<Record<string, ArmyLine>>;
  /** The price of one piece of each line that can be bought, in the order of the list. */
  readonly prices: Readonly<Record<string, number>>;
  /** True if the prices are house values. */
  readonly hasHousePrices: boolean;
  /** The pieces that every army gets for free. */
  readonly free: Readonly<Record<string, number>>;
  readonly samples: readonly SampleArmy[];
  /** The lines that an army of a nation can buy, in the order of the list. */
  typesOf(nation: string): readonly string[];
  /** The nation whose colour a line has in an army of a nation. */
  colourOf(line: string, nation: string): string;
  /** The same pieces in an army of another nation; lines that it does not have stay as they are. */
  ofNation(counts: Army['counts'], nation: string): Army['counts'];
  cost(army: Army): number;
  /** The build points that a side may spend under a plan. */
  pointsOf(plan: Pick<BattlePlan, 'points' | 'attacker'>, side: Side): number;
  /** The remarks on an army, for this many points in a battle of this size. */
  remarks(army: Army, size: string, points: number): readonly ArmyRemark[];
  /** All pieces of an army, the free ones included, by their commands. `tag`: what tells its commands from others. */
  pieces(army: Pick<Army, 'nation' | 'counts'>, side: Side, tag: string): readonly ArmyPiece[];
  /** Reads an army from outside; throws UnusableData with every fault and its location. */
  read(data: unknown): Army;
  /** The battle of a plan; throws UnusableData if an army may not be played. */
  battle(plan: BattlePlan): Scenario;
}

/** All pieces of an army: those that it bought, and those that it gets for free. */
export function withFree(
  { counts }: Pick<Army, 'counts'>,
  { free }: Pick<ArmyBuilding, 'free'>,
): Readonly<Record<string, number>> {
  const all: Record<string, number> = { ...counts };
  for (const [type, count] of Object.entries(free)) all[type] = (all[type] ?? 0) + count;
  return all;
}
