import {
  type ActingChance,
  type AskQuery,
  type Order,
  type PieceId,
  type Preview,
  pieceOf,
  type Refusal,
  reserveOf,
  type Side,
  type SpaceId,
} from '../../../core';
import { type AnswerAhead, answersAhead, answersInOrder, isBesideUnit, type OpenOrder } from '../../../match';
import { mayAnswerFor, type UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { folded, joinersOf, toggled } from './joint-orders';
import { type Attack, ordersOfPiece } from './pieces';
import { piecesAt } from './pieces-at';
import { isWithoutEffect } from './without-effect';

/** The reason why nothing happened, shown at a space until the next click. */
interface Complaint {
  readonly space: SpaceId;
  /** Each with the kind of order, if the click could have meant several. */
  readonly refusals: readonly (Refusal & { readonly type?: string })[];
}

/**
 * The user's current selection. The battle itself is never kept here. `selected` may also be a piece in reserve, or
 * terrain to place: `terrain:woods`.
 */
export interface Tool {
  readonly selected: PieceId | null;
  /** The kind of order that the spaces stand for, if the piece has several; null: the first of them. */
  readonly orderType: string | null;
  /** A space with several choices, which are offered as buttons. */
  readonly picking: SpaceId | null;
  /** The index in the list of choices that the keyboard cursor is on. */
  readonly cursor: number | null;
  readonly complaint: Complaint | null;
  /** An order in preparation: the units that join it are chosen one by one. */
  readonly joint: Order | null;
}

/** The tool with nothing selected. */
export const IDLE: Tool = {
  selected: null,
  orderType: null,
  picking: null,
  cursor: null,
  complaint: null,
  joint: null,
};

/** True if nothing is selected. */
export const isEmptyHanded = (tool: Tool): boolean => Object.values(tool).every((thing) => thing === null);

/** The user at this client. */
export interface Player {
  readonly gameMaster: boolean;
  /** True if the first click on a target only shows the odds of the attack, and a second one gives the order. */
  readonly looksFirst?: boolean;
}

/** True if the user commands the pieces of a side; no user does while the battle is paused. */
export const mayCommand = ({ seats, isPaused }: UserBattle, side: Side): boolean =>
  seats.includes(side) && !isPaused;

/** True if the open question is for this user; a GM may answer any. */
export const mayAnswer = (battle: UserBattle, { gameMaster }: Player): boolean =>
  battle.question !== null && !battle.isPaused && mayAnswerFor(battle, battle.question.side, gameMaster);

/** The result of a click: an order, the answer to the open question, or other things to choose from. */
export type Request =
  | { readonly order: Order }
  | { readonly choose: string }
  /** Shows the destinations of another kind of order. */
  | { readonly lay: string }
  /** Shows the units that can join an order, including those that already do. */
  | { readonly compose: Order }
  /** Takes another piece in hand. */
  | { readonly take: PieceId };

/** One thing that the user can choose now, by click or by key. */
export interface Choice {
  readonly request: Request;
  /** The space to click on; null for a choice that only a button offers. */
  readonly space: SpaceId | null;
  /** The piece it is about, which can be clicked on directly if several share its space. */
  readonly piece?: PieceId;
  readonly preview: Preview | null;
  /** The order would have no effect now. */
  readonly isWithoutEffect?: true;
  /** Set for a unit that can join an order in preparation: true if it has joined. */
  readonly joins?: boolean;
  /** Gives the order in preparation; the units that join it are shown beside it. */
  readonly isJoint?: true;
}

/**
 * True if a choice is a button: it has no space, it is in the picked space, or it belongs to an order in preparation.
 */
export const isOnButton = ({ picking, joint }: Pick<Tool, 'picking' | 'joint'>, { space }: Choice): boolean =>
  joint !== null || space === picking;

/**
 * Everything that the user can choose now: answers while a question is open, otherwise the orders of the selected
 * piece.
 */
export function choicesOf(battle: UserBattle, player: Player, tool: Tool): readonly Choice[] {
  if (battle.question) return mayAnswer(battle, player) ? answers(battle, battle.question.options) : [];
  if (tool.selected === null) return [];
  const terrain = terrainInHand(tool.selected);
  if (terrain !== undefined) return terrainChoices(battle, terrain);
  const piece = pieceOf(battle.state, tool.selected) ?? reserveOf(battle.state, tool.selected);
  if (!piece || !mayCommand(battle, piece.side)) return [];
  return tool.joint ? jointChoices(battle, tool.joint) : orderChoices(battle, tool, piece.id);
}

/** The orders of a piece: its actions, its attacks and the moves of the chosen kind. */
function orderChoices(battle: UserBattle, tool: Tool, id: PieceId): readonly Choice[] {
  const { actions, attacks, moves } = ordersOfPiece(battle.rules, battle.state, id);
  const [first = ''] = moves.keys();
  const orderType = tool.orderType !== null && moves.has(tool.orderType) ? tool.orderType : first;
  const otherTypes = [...moves.keys()].filter((type) => type !== orderType);
  return [
    ...otherTypes.map((lay) => ({ request: { lay }, space: null, preview: null })),
    ...actionChoices(battle, actions),
    ...[...attacks].flatMap(([space, list]) => attackChoices(space, list)),
    ...[...(moves.get(orderType) ?? [])].map(([space, order]) => ({
      request: { order },
      space,
      preview: null,
    })),
    ...(tool.picking === null ? [] : othersToTake(battle, id, tool.picking)),
  ];
}

/** Those who share the space of the piece in hand, once it was clicked on again: one of them may be meant. */
function othersToTake(battle: UserBattle, id: PieceId, picking: SpaceId): readonly Choice[] {
  const here = ownPiecesAt(battle, picking);
  if (isStacked(battle.rules) || !here.includes(id)) return [];
  return here
    .filter((other) => other !== id)
    .map((take) => ({ request: { take }, space: picking, piece: take, preview: null }));
}

/** The pieces in a space that the user commands, units before leaders. */
export const ownPiecesAt = (battle: UserBattle, space: SpaceId): readonly PieceId[] =>
  piecesAt(battle.state, space)
    .filter(({ side }) => mayCommand(battle, side))
    .map(({ id }) => id);

/**
 * The most orders differing only in the units that join them that get a button each; more for attacks, as the card
 * shows the odds of each.
 */
const [MOST_ACTIONS, MOST_ATTACKS] = [2, 3];

/** Choices with neither space nor target, those with an effect first. */
function actionChoices(battle: UserBattle, actions: readonly Order[]): readonly Choice[] {
  const choices = folded(actions, MOST_ACTIONS).map((request): Choice => {
    if ('compose' in request) return { request, space: null, preview: null };
    const isVain = isWithoutEffect(battle.rules, battle.state, request.order);
    const preview = isVain ? null : checkOf(battle, request.order);
    return { request, space: null, preview, ...(isVain && { isWithoutEffect: true }) };
  });
  return [
    ...choices.filter((choice) => !choice.isWithoutEffect),
    ...choices.filter((choice) => choice.isWithoutEffect),
  ];
}

function attackChoices(space: SpaceId, attacks: readonly Attack[]): readonly Choice[] {
  const previews = new Map(attacks.map(({ order, preview }) => [order, preview]));
  return folded(
    attacks.map(({ order }) => order),
    MOST_ATTACKS,
  ).map((request) => {
    const order = 'order' in request ? request.order : request.compose;
    const preview = previews.get(order) ?? null;
    return { request, space, ...(order.target !== undefined && { piece: order.target }), preview };
  });
}

/** All units that can join an order, each clickable where it stands, and the order itself if it is legal now. */
function jointChoices(battle: UserBattle, order: Order): readonly Choice[] {
  const { rules, state } = battle;
  const joiners = joinersOf(rules, state, order);
  const target = order.target === undefined ? undefined : pieceOf(state, order.target);
  const given: Choice = {
    request: { order },
    space: target?.at ?? null,
    ...(target && { piece: target.id }),
    preview: rules.preview(state, order) ?? null,
    isJoint: true,
  };
  return [
    ...joiners.map((id) => ({
      request: { compose: toggled(order, id, joiners) },
      space: pieceOf(state, id)?.at ?? null,
      piece: id,
      preview: null,
      joins: order.units?.includes(id) === true,
    })),
    ...(jointFault(battle, order) ? [] : [given]),
  ];
}

/** The reason why an order in preparation can't be given yet. */
export const jointFault = ({ rules, state }: UserBattle, order: Order): Refusal | undefined =>
  rules.refusal(state, order);

/** The dice that decide if the piece acts at all; null for all other orders without a target. */
function checkOf({ rules, state }: UserBattle, order: Order): Preview | null {
  const preview = rules.preview(state, order);
  return preview?.chance ? preview : null;
}

/** The terrain that is selected, if it is terrain and not a piece. */
export const terrainInHand = (selected: string): string | undefined =>
  selected.startsWith(TERRAIN) ? selected.slice(TERRAIN.length) : undefined;

const TERRAIN = 'terrain:';

function terrainChoices(battle: UserBattle, terrain: string): readonly Choice[] {
  if (!mayCommand(battle, battle.state.turn.side)) return [];
  return battle.rules
    .orders(battle.state)
    .flatMap((order) =>
      order.terrain === terrain && order.to !== undefined
        ? [{ request: { order }, space: order.to, preview: null }]
        : [],
    );
}

/**
 * The answers, those first that stand for a space or a button; then the spaces of leaders who have a button, and those to
 * which an answer leads.
 */
function answers(battle: UserBattle, options: readonly string[]): readonly Choice[] {
  const { rules, state } = battle;
  const named = answersInOrder(options).map((choose) => {
    const piece = pieceOf(state, choose);
    return {
      request: { choose },
      space: rules.grid.has(choose)
        ? choose
        : isBesideUnit(rules, state, choose)
          ? null
          : (piece?.at ?? null),
      ...(piece && { piece: piece.id }),
      preview: null,
    };
  });
  const taken = named.map(({ space }) => space);
  // An answer that is a space is chosen there: the next destinations of the piece would look like further answers.
  const places = aheadOf(battle).flatMap(({ option, to }) =>
    to === null || taken.includes(to) || rules.grid.has(option)
      ? []
      : [{ request: { choose: option }, space: to, preview: null }],
  );
  const leaders = named.flatMap((choice) => {
    const at = choice.space === null && choice.piece ? pieceOf(state, choice.piece)?.at : undefined;
    return at === undefined ? [] : [{ ...choice, space: at }];
  });
  return [...named, ...leaders, ...places];
}

const aheadByQuestion = new WeakMap<AskQuery, readonly AnswerAhead[]>();

/** The next destinations after each answer to the open question; empty if they can't be known. */
export function aheadOf({ rules, question, open }: UserBattle): readonly AnswerAhead[] {
  if (!question) return [];
  const ahead = aheadByQuestion.get(question) ?? (open ? answersAhead(rules, open, question) : []);
  aheadByQuestion.set(question, ahead);
  return ahead;
}

/** The chance that a piece acts after a reroll: the name of that roll, and its probability. */
export interface ChanceAhead {
  readonly reason: string;
  readonly chance: ActingChance;
}

/** The chance that the piece acts, if an answer to the open question rerolls the first dice of its order. */
export function chanceAhead(battle: UserBattle, { from, order }: OpenOrder): ChanceAhead | undefined {
  const first = battle.events.find((event) => event.type === 'rolled');
  if (!aheadOf(battle).some(({ roll }) => roll && roll.reason === first?.reason)) return undefined;
  const chance = battle.rules.preview(from, order)?.chance;
  return chance && first && { reason: first.reason, chance };
}
