import { mark } from '../../../core';
import { ARRIVED } from '../../commands-and-colors/battle';
import { leadersWith } from '../../commands-and-colors/neighbourhood';
import { terrainIn } from '../../commands-and-colors/passable-terrain';
import type { Battle, Unit } from '../battle';
import type { Card } from './card';
import { CARDS } from './deck';

/** Marks a unit that follows up a melee it has won. */
export const FOLLOWING_UP = mark('following-up');

/** The card in play, for the units it orders: none of the other side, and no reinforcements. */
export function cardFor({ laid, side }: Battle, piece: Unit): Card | undefined {
  if (!laid || piece.side !== side || piece.has(ARRIVED)) return undefined;
  return CARDS.get(laid.as);
}

/** True if a leader is attached to a unit. */
export const isLed = (battle: Battle, unit: Unit): boolean => leadersWith(battle, unit).length > 0;

const attackBy = (battle: Battle, unit: Unit, atTown: boolean) => ({
  kind: unit.kind,
  isLed: isLed(battle, unit),
  isBonus: unit.has(FOLLOWING_UP),
  isAtTown: atTown,
});

/** Dice that the card in play gives to ranged combat. */
export const cardRangedDice = (battle: Battle, unit: Unit): number =>
  cardFor(battle, unit)?.rangedDice?.(attackBy(battle, unit, false)) ?? 0;

/** Dice that the card in play gives to melee. */
export function cardMeleeDice(battle: Battle, unit: Unit, target: Unit): number {
  const { meleeDice } = cardFor(battle, unit) ?? {};
  if (!meleeDice) return 0;
  return meleeDice(attackBy(battle, unit, isAtTown(battle, unit, target)));
}

/** Section 1.13: true for an attack into or out of a town, in which the dice of Cavalry Charge do not count. */
export const isAtTown = (battle: Battle, unit: Unit, target: Unit): boolean =>
  [unit.at, target.at].some((space) => terrainIn(battle, space).breaksCharges);
