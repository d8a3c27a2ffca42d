import { type PieceId, pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { cardInHand, orderedBy } from '../choices/card-in-hand';
import { choicesOf, mayAnswer, mayCommand, type Player, type Tool } from '../choices/choices';
import { laterAttacks } from '../choices/later-attacks';
import { readyPieces } from '../choices/pieces';
import { attackOf } from './overlay';
import { spacesOf } from './scene-board';

/** The spaces that matter to the current choice: those that can be chosen, and those of the pieces concerned. */
export function spacesThatMatter(battle: UserBattle, player: Player, tool: Tool): readonly SpaceId[] {
  const choices = choicesOf(battle, player, tool);
  const chosen = choices.flatMap(({ space, piece }) => [
    ...(space === null ? [] : [space]),
    ...(piece === undefined ? [] : spacesOf(battle.state, piece)),
  ]);
  const later = laterAttacks(battle, choices).flatMap(({ order: { target } }) =>
    target === undefined ? [] : spacesOf(battle.state, target),
  );
  const attack = battle.question && mayAnswer(battle, player) ? attackOf(battle) : null;
  const pieces = piecesThatMatter(battle, player, tool).flatMap((id) => spacesOf(battle.state, id));
  return [...new Set([...chosen, ...later, ...pieces, ...(attack ? [attack.from, attack.to] : [])])];
}

/**
 * The pieces concerned: the one asked, the selected one, those that a card would order; with nothing selected, all that
 * can be selected.
 */
function piecesThatMatter(battle: UserBattle, player: Player, { selected, joint }: Tool): readonly PieceId[] {
  const { rules, state, question } = battle;
  if (question) return mayAnswer(battle, player) ? [question.unit] : [];
  if (selected === null) {
    return [...readyPieces(rules, state)].filter((id) => {
      const piece = pieceOf(state, id);
      return piece !== undefined && mayCommand(battle, piece.side);
    });
  }
  if (joint) return [selected, ...enemiesNear(battle, selected)];
  const card = cardInHand(selected);
  return card === undefined ? [selected] : orderedBy(battle, card);
}

/** The greatest distance of an enemy that units joining an order may be meant to attack. */
const NEAR = 2;

function enemiesNear({ rules, state }: UserBattle, id: PieceId): readonly PieceId[] {
  const own = pieceOf(state, id);
  if (!own) return [];
  return Object.values(state.units)
    .filter(({ side, at }) => side !== own.side && rules.grid.distance(own.at, at) <= NEAR)
    .map((unit) => unit.id);
}
