import { type PieceId, pieceOf, reserveOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { localize, localizeFor, localizeRefusal, TEXTS } from '../../texts';
import { ordersText } from '../../texts/unit-words';
import { type Choice, choicesOf, isOnButton, mayCommand, type Player, type Tool } from '../choices/choices';
import { readyPieces } from '../choices/pieces';
import { piecesAt } from '../choices/pieces-at';
import { refusalsAt, whyOwnIdle } from '../choices/refusals';
import { choiceText, refusalText } from '../popovers/wording';
import { groundWords, pieceWords, placeName, placeWords, sentence } from './place-words';

/** The current selection and its user. */
export interface Held {
  readonly battle: UserBattle;
  readonly player: Player;
  readonly tool: Tool;
}

/** A choice under the keyboard cursor: its effect, and the piece or terrain in its space. */
export function choiceWords({ battle, player, tool }: Held, cursor: number): string {
  const choices = choicesOf(battle, player, tool);
  const choice = choices[cursor];
  if (!choice) return '';
  if (choice.joins !== undefined) return joinWords(choice, battle);
  const count = localize('PDC.board.voice.choice', {
    number: String(cursor + 1),
    count: String(choices.length),
  });
  const { space, piece } = choice;
  if (space === null || space === tool.picking) return `${choiceText(choice, battle)}. ${count}.`;
  // All choices in the space are offered together.
  const there = choices.filter((each) => each.space === space && each.piece === piece);
  const text = there.map((each) => choiceText(each, battle)).join('; ');
  const what = localize('PDC.board.voice.at', { what: text, place: placeName(battle, space) });
  const met = piece === undefined ? piecesAt(battle.state, space) : [pieceOf(battle.state, piece)];
  const who = met.flatMap((each) => (each ? pieceWords(battle, each) : [])).join('; ');
  return `${[what, groundWords(battle, space), who].filter((part) => part !== '').join('. ')}. ${count}.`;
}

const joinWords = (choice: Choice, battle: UserBattle): string =>
  localize(`PDC.board.voice.${choice.joins ? 'joins' : 'joinsNot'}`, { unit: choiceText(choice, battle) });

/** A selected piece: its condition, its space, and its possible orders. */
export function heldWords({ battle }: Held, id: PieceId): string {
  const piece = pieceOf(battle.state, id);
  const name = reserveOf(battle.state, id)?.name;
  if (!piece && name === undefined) return '';
  const unit = piece ? pieceWords(battle, piece) : (name ?? '');
  const where = piece ? [sentence(placeName(battle, piece.at), groundWords(battle, piece.at))] : [];
  return `${[localize('PDC.board.voice.held', { unit }), ...where, doableBy(battle, id)].join('. ')}.`;
}

/** The possible orders of a piece, or the reason why there are none. */
function doableBy(battle: UserBattle, id: PieceId): string {
  const { rules, state } = battle;
  const side = (pieceOf(state, id) ?? reserveOf(state, id))?.side;
  const isOwn = side !== undefined && !battle.question && mayCommand(battle, side);
  const orders = isOwn ? ordersText(rules, state, rules.ordersOf(state, id), TEXTS) : '';
  if (orders !== '') return localize('PDC.board.voice.may', { orders });
  const reason = whyOwnIdle(battle, id);
  return sentence(localize('PDC.board.voice.mayNothing'), reason ? localizeRefusal(reason, rules.id) : '');
}

/** The buttons of a chosen space, with their numbers. */
export function menuWords({ battle, player, tool }: Held): string {
  const choices = choicesOf(battle, player, tool).filter((choice) => isOnButton(tool, choice));
  return localize('PDC.board.voice.menu', { choices: numberedTexts(choices, battle) });
}

const numberedTexts = (choices: readonly Choice[], battle: UserBattle): string =>
  choices
    .map((choice, index) =>
      localize('PDC.board.voice.menuItem', { number: String(index + 1), choice: choiceText(choice, battle) }),
    )
    .join('; ');

/** The reason why nothing happened at a space. */
export function complaintWords({ battle, tool }: Held): string {
  if (!tool.complaint) return '';
  const { space, refusals } = tool.complaint;
  const reasons = refusals.map((refusal) => refusalText(refusal, battle.rules.id));
  const words = reasons.length > 0 ? reasons.join('; ') : localize('PDC.board.voice.noSuchOrder');
  return `${placeName(battle, space)}: ${words}.`;
}

/** A space that has the keyboard focus: its content, and the effect of Enter. */
export function lookWords(held: Held, space: SpaceId): string {
  return `${placeWords(held.battle, space)} ${doableWords(held, space)}`.trim();
}

function doableWords({ battle, player, tool }: Held, space: SpaceId): string {
  const choices = choicesOf(battle, player, tool).filter((choice) => choice.space === space);
  if (choices.length > 0) {
    const what = choices.map((choice) => choiceText(choice, battle)).join('; ');
    return `${localize('PDC.board.voice.here', { what })}.`;
  }
  if (battle.question) return '';
  const takes = takenWords(battle, tool, space);
  if (takes !== '' || tool.selected === null) return takes;
  return refusalsAt(battle, tool.selected, space)
    .slice(0, 1)
    .map((refusal) => `${refusalText(refusal, battle.rules.id)}.`)
    .join('');
}

/** The piece that Enter would select: the next one there that can be ordered. */
function takenWords(battle: UserBattle, { selected }: Tool, space: SpaceId): string {
  const ready = readyPieces(battle.rules, battle.state);
  const unit = piecesAt(battle.state, space).find(
    ({ id, side }) => id !== selected && mayCommand(battle, side) && ready.has(id),
  );
  if (!unit) return '';
  const what = localize('PDC.board.voice.takes', { unit: unit.name });
  return `${localize('PDC.board.voice.here', { what })}.`;
}

/** The keys that answer the open question; empty if this user is not asked. */
export function answersWords(held: Held): string {
  const { battle, player, tool } = held;
  const choices = choicesOf(battle, player, tool);
  const named = choices.filter(({ space }) => space === null);
  if (!battle.question || choices.length === 0) return '';
  if (named.length < choices.length) {
    const number = choices.length === 1 ? 'one' : 'many';
    return localizeFor(battle.rules.id, `PDC.board.voice.answersOnMap.${number}`, {
      count: String(choices.length),
    });
  }
  return localize('PDC.board.voice.answers', { choices: numberedTexts(named, battle) });
}
