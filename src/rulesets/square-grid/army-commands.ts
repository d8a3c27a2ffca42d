import type { ArmyPiece } from '../../core';

/** The part of a piece in an order of battle. */
export type Part = 'chief' | 'general' | 'foot' | 'horse' | 'foot-guns' | 'horse-guns';

/** A general with the pieces of the command, the general first. */
export interface ArmyCommand {
  readonly id: string;
  readonly pieces: readonly ArmyPiece[];
}

/** An army in commands. */
export interface OrderOfBattle {
  readonly chiefs: readonly ArmyPiece[];
  readonly commands: readonly ArmyCommand[];
}

/** Cavalry has a command of its own from this number of units on. */
const HORSE_OF_ITS_OWN = 2;

/**
 * Divides an army among its generals (house rule): infantry and foot batteries evenly, in the order of the list; the
 * last generals lead the cavalry and the horse batteries, as many generals as the share of the cavalry.
 */
export function orderOfBattle(
  pieces: readonly ArmyPiece[],
  partOf: (piece: ArmyPiece) => Part,
  tag: string,
): OrderOfBattle {
  const of = (part: Part): readonly ArmyPiece[] => pieces.filter((piece) => partOf(piece) === part);
  const [generals, foot, horse] = [of('general'), of('foot'), of('horse')];
  const mounted = mountedCommands(generals.length, foot.length, horse.length);
  const ids = generals.map((_, index) => `${tag}${index + 1}`);
  const onHorse = mounted === 0 ? ids : ids.slice(-mounted);
  const onFoot = mounted === ids.length ? ids : ids.slice(0, ids.length - mounted);
  const led = new Map(generals.map((general, index) => [ids[index] ?? '', [general]]));
  const give = (troops: readonly ArmyPiece[], to: readonly string[]): void => {
    for (const [index, piece] of troops.entries()) {
      led.get(to[Math.floor((index * to.length) / troops.length)] ?? '')?.push(piece);
    }
  };
  give(foot, onFoot);
  give(horse, onHorse);
  give(of('foot-guns'), onFoot);
  give(of('horse-guns'), onHorse);
  return { chiefs: of('chief'), commands: [...led].map(([id, own]) => ({ id, pieces: own })) };
}

/** The number of generals who lead cavalry only. */
function mountedCommands(generals: number, foot: number, horse: number): number {
  if (foot === 0) return generals;
  if (horse < HORSE_OF_ITS_OWN || generals < 2) return 0;
  return Math.min(generals - 1, Math.max(1, Math.round((generals * horse) / (foot + horse))));
}
