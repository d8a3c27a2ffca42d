import { type PieceId, pieceOf, reserveOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { localize, localizeCount, localizeRefusal, TEXTS } from '../../texts';
import { ordersText } from '../../texts/unit-words';
import { type Choice, choicesOf, isOnButton, mayCommand, type Player, type Tool } from '../choices/choices';
import { readyPieces } from '../choices/pieces';
import { piecesAt, refusalsAt, whyIdle } from '../choices/refusals';
import { choiceText, refusalText } from '../popovers/wording';
import { groundWords, pieceWords, placeName, placeWords, sentence } from './place-words';

/** What is in hand, and whose hand it is. */
export interface Held {
  readonly battle: UserBattle;
  readonly player: Player;
  readonly tool: Tool;
}

/** One choice that the keys have got to: what it does, and whom or what it meets there. */
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
  // All that can be chosen there is offered with it.
  const there = choices.filter((each) => each.space === space && each.piece === piece);
  const text = there.map((each) => choiceText(each, battle)).join('; ');
  const what = localize('PDC.board.voice.at', { what: text, place: placeName(battle, space) });
  const met = piece === undefined ? piecesAt(battle.state, space) : [pieceOf(battle.state, piece)];
  const who = met.flatMap((each) => (each ? pieceWords(battle, each) : [])).join('; ');
  return `${[what, groundWords(battle, space), who].filter((part) => part !== '').join('. ')}. ${count}.`;
}

const joinWords = (choice: Choice, battle: UserBattle): string =>
  localize(`PDC.board.voice.${choice.joins ? 'joins' : 'joinsNot'}`, { unit: choiceText(choice, battle) });

/** A piece in hand: how it is, where it stands, and what it can do. */
export function heldWords({ battle }: Held, id: PieceId): string {
  const piece = pieceOf(battle.state, id);
  const name = reserveOf(battle.state, id)?.name;
  if (!piece && name === undefined) return '';
  const unit = piece ? pieceWords(battle, piece) : (name ?? '');
  const where = piece ? [sentence(placeName(battle, piece.at), groundWords(battle, piece.at))] : [];
  return `${[localize('PDC.board.voice.held', { unit }), ...where, doableBy(battle, id)].join('. ')}.`;
}

/** What a piece can do now, or why it can do nothing. */
function doableBy(battle: UserBattle, id: PieceId): string {
  const { rules, state } = battle;
  const side = (pieceOf(state, id) ?? reserveOf(state, id))?.side;
  const isOwn = side !== undefined && !battle.question && mayCommand(battle, side);
  const orders = isOwn ? ordersText(rules, state, rules.ordersOf(state, id), TEXTS) : '';
  if (orders !== '') return localize('PDC.board.voice.may', { orders });
  const reason = whyIdle(battle, id);
  return sentence(localize('PDC.board.voice.mayNothing'), reason ? localizeRefusal(reason, rules.id) : '');
}

/** The buttons of a space that was chosen, by their numbers. */
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

/** Why nothing happened at a space. */
export function complaintWords({ battle, tool }: Held): string {
  if (!tool.complaint) return '';
  const { space, refusals } = tool.complaint;
  const reasons = refusals.map((refusal) => refusalText(refusal, battle.rules.id));
  const words = reasons.length > 0 ? reasons.join('; ') : localize('PDC.board.voice.noSuchOrder');
  return `${placeName(battle, space)}: ${words}.`;
}

/** A space that the keys look at: what is there, and what Enter would do. */
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

/** Whom Enter would take in hand: the next of those who stand there and can be ordered. */
function takenWords(battle: UserBattle, { selected }: Tool, space: SpaceId): string {
  const ready = readyPieces(battle.rules, battle.state);
  const unit = piecesAt(battle.state, space).find(
    ({ id, side }) => id !== selected && mayCommand(battle, side) && ready.has(id),
  );
  if (!unit) return '';
  const what = localize('PDC.board.voice.takes', { unit: unit.name });
  return `${localize('PDC.board.voice.here', { what })}.`;
}

/** How the open question is answered by keys; empty where this user is not asked. */
export function answersWords(held: Held): string {
  const { battle, player, tool } = held;
  const choices = choicesOf(battle, player, tool);
  const named = choices.filter(({ space }) => space === null);
  if (!battle.question || choices.length === 0) return '';
  if (named.length < choices.length) return localizeCount('PDC.board.voice.answersOnMap', choices.length);
  return localize('PDC.board.voice.answers', { choices: numberedTexts(named, battle) });
}
