import { type Leader, type PieceId, pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { cardInHand, orderedBy } from '../choices/card-in-hand';
import { choicesOf, mayAnswer, mayCommand, type Player, type Tool } from '../choices/choices';
import { laterAttacks } from '../choices/later-attacks';
import { readyPieces } from '../choices/pieces';
import { piecesAt } from '../choices/pieces-at';
import { attackOf } from './overlay';
import { spacesOf } from './scene-board';

/** The spaces that matter to the current choice. */
export interface SpacesThatMatter {
  /** Spaces with pieces, and the answers to a question. */
  readonly pieces: readonly SpaceId[];
  /** Empty spaces to which the selected piece can move. */
  readonly open: readonly SpaceId[];
}

/** The spaces that matter to the current choice: those that can be chosen, and those of the pieces concerned. */
export function spacesThatMatter(battle: UserBattle, player: Player, tool: Tool): SpacesThatMatter {
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
  const all = [...new Set([...chosen, ...later, ...pieces, ...(attack ? [attack.from, attack.to] : [])])];
  const isOpen = (space: SpaceId) => !battle.question && piecesAt(battle.state, space).length === 0;
  return { pieces: all.filter((space) => !isOpen(space)), open: all.filter(isOpen) };
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

/** A space with a piece, and the extra distance in pixels that is better than covering it. */
export interface SparedSpace {
  readonly space: SpaceId;
  readonly worth: number;
}

/** The extra distance for any piece, and for one that the user can order next. */
const [OF_PIECE, OF_NEXT] = [30, 90];

/** The spaces with pieces, which should not be covered: above all those that the user can still order. */
export function sparedSpaces(battle: UserBattle): readonly SparedSpace[] {
  const { rules, state } = battle;
  const ready = readyPieces(rules, state);
  const isNext = ({ id, side }: Leader) => ready.has(id) && mayCommand(battle, side);
  return [...Object.values(state.units), ...Object.values(state.leaders)].map((piece) => ({
    space: piece.at,
    worth: isNext(piece) ? OF_NEXT : OF_PIECE,
  }));
}
