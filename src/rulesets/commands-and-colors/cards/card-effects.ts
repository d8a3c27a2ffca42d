import { ARRIVED, type Battle, type Unit } from '../battle';
import type { CommandCard, Effects } from './card';

const NO_EFFECTS: Effects = {};

/** The card with an id; throws a RangeError if the game has no such card. */
export function commandCard(battle: Battle, id: string): CommandCard {
  const card = battle.game.cards.get(id);
  if (!card) throw new RangeError(`"${id}" is not a command card`);
  return card;
}

/** The changes made by the card in play. */
export function effectsOf(battle: Battle): Effects {
  const { laid } = battle;
  return laid ? commandCard(battle, laid.as).effects : NO_EFFECTS;
}

/** The changes the card in play makes for one piece: none for reinforcements, which it does not order (R000-34). */
export const effectsFor = (battle: Battle, piece: Unit): Effects =>
  piece.has(ARRIVED) ? NO_EFFECTS : effectsOf(battle);
