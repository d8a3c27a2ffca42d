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
  start,
} from '../../../core';
import { type AnswerAhead, answersAhead, answersInOrder, lookAhead, type OpenOrder } from '../../../match';
import type { UserBattle } from '../../battle';
import { folded, joinersOf, toggled } from './joint-orders';
import { type Attack, ordersOfPiece, readyPieces } from './pieces';
import { isWithoutEffect } from './without-effect';

/** Why nothing happened, shown at a space until the next click. */
interface Complaint {
  readonly space: SpaceId;
  /** With the kind of order, where several might have been meant. */
  readonly refusals: readonly (Refusal & { readonly type?: string })[];
}

/**
 * What the user has in hand. The battle itself is never kept here. `selected` may also be a piece in reserve, or a
 * terrain to place: `terrain:woods`.
 */
export interface Tool {
  readonly selected: PieceId | null;
  /** The kind of order that the spaces stand for, where the piece knows several; null: the first of them. */
  readonly orderType: string | null;
  /** A space with several choices, which buttons offer. */
  readonly picking: SpaceId | null;
  /** Place in the list of choices that the keys have got to. */
  readonly cursor: number | null;
  readonly complaint: Complaint | null;
  /** An order that is being put together: who joins it is chosen one by one. */
  readonly joint: Order | null;
}

/** Nothing in hand. */
export const IDLE: Tool = {
  selected: null,
  orderType: null,
  picking: null,
  cursor: null,
  complaint: null,
  joint: null,
};

/** Whether there is nothing in hand. */
export const isEmptyHanded = (tool: Tool): boolean => Object.values(tool).every((thing) => thing === null);

/** The user at this client. */
export interface Player {
  readonly gameMaster: boolean;
  /** A first click on a target shows what the attack would bring, and a second one orders it. */
  readonly looksFirst?: boolean;
}

/** Whether the user orders the pieces of a side; nobody does while the battle is paused. */
export const mayCommand = ({ seats, isPaused }: UserBattle, side: Side): boolean =>
  seats.includes(side) && !isPaused;

/** Whether the open question waits for this user; a game master may answer any. */
export const mayAnswer = ({ question, seats, isPaused }: UserBattle, { gameMaster }: Player): boolean =>
  question !== null && !isPaused && (gameMaster || seats.includes(question.side));

/** What a click can lead to: an order, the answer to the open question, or other things to choose from. */
export type Request =
  | { readonly order: Order }
  | { readonly choose: string }
  /** Lays out where another kind of order can go. */
  | { readonly lay: string }
  /** Lays out who can join an order, with those who do now. */
  | { readonly compose: Order };

/** One thing that the user can choose now, by click or by key. */
export interface Choice {
  readonly request: Request;
  /** The space to click on; null for what only a button offers. */
  readonly space: SpaceId | null;
  /** The piece that it is about, which can be clicked on itself where several share its space. */
  readonly piece?: PieceId;
  readonly preview: Preview | null;
  /** It would bring nothing now. */
  readonly isWithoutEffect?: true;
  /** It is about somebody who can join an order that is put together: whether he does now. */
  readonly joins?: boolean;
  /** It gives the order that is put together: who joins it can be seen beside it. */
  readonly isJoint?: true;
}

/** Whether a button offers a choice: of what no space stands for, of the space picked, or of an order that is put together. */
export const isOnButton = ({ picking, joint }: Pick<Tool, 'picking' | 'joint'>, { space }: Choice): boolean =>
  joint !== null || space === picking;

/** Everything that the user can choose now: answers while a question is open, else what the chosen piece can do. */
export function choicesOf(battle: UserBattle, player: Player, tool: Tool): readonly Choice[] {
  if (battle.question) return mayAnswer(battle, player) ? answers(battle, battle.question.options) : [];
  if (tool.selected === null) return [];
  const terrain = terrainInHand(tool.selected);
  if (terrain !== undefined) return terrainChoices(battle, terrain);
  const piece = pieceOf(battle.state, tool.selected) ?? reserveOf(battle.state, tool.selected);
  if (!piece || !mayCommand(battle, piece.side)) return [];
  if (tool.joint) return jointChoices(battle, tool.joint);
  const { actions, attacks, moves } = ordersOfPiece(battle.rules, battle.state, piece.id);
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
  ];
}

/** So many orders that differ only in who joins them have a button each; of attacks more, for the card tells the odds of each. */
const [MOST_ACTIONS, MOST_ATTACKS] = [2, 3];

/** What needs neither space nor target, first what is worth while. */
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

/** Everybody who can join an order, each to be clicked on where he stands, and the order itself if it is legal now. */
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

/** Why an order that is put together can't be given as it stands. */
export const jointFault = ({ rules, state }: UserBattle, order: Order): Refusal | undefined =>
  rules.refusal(state, order);

/** The dice of an order that decide whether the piece acts at all; of others none are told where no target is. */
function checkOf({ rules, state }: UserBattle, order: Order): Preview | null {
  const preview = rules.preview(state, order);
  return preview?.chance ? preview : null;
}

/** The terrain that the user has in hand, if it is none of the pieces. */
export const terrainInHand = (selected: string): string | undefined =>
  selected.startsWith(TERRAIN) ? selected.slice(TERRAIN.length) : undefined;

const TERRAIN = 'terrain:';

const CARD = 'card:';

/** The card that the user is about to play, if what he has in hand is one. */
export const cardInHand = (selected: string): string | undefined =>
  selected.startsWith(CARD) ? selected.slice(CARD.length) : undefined;

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

/** The answers, those first that stand for a space or a button; then the spaces to which one of them leads. */
function answers(battle: UserBattle, options: readonly string[]): readonly Choice[] {
  const { rules, state } = battle;
  const named = answersInOrder(options).map((choose) => {
    const piece = pieceOf(state, choose);
    return {
      request: { choose },
      space: rules.grid.has(choose) ? choose : (piece?.at ?? null),
      ...(piece && { piece: piece.id }),
      preview: null,
    };
  });
  const taken = named.map(({ space }) => space);
  // An answer that is a space is chosen there: where the piece goes on to from it would look like one more answer.
  const places = aheadOf(battle).flatMap(({ option, to }) =>
    to === null || taken.includes(to) || rules.grid.has(option)
      ? []
      : [{ request: { choose: option }, space: to, preview: null }],
  );
  return [...named, ...places];
}

const aheadByQuestion = new WeakMap<AskQuery, readonly AnswerAhead[]>();

/** What each answer to the open question leads to next; nothing where that can't be told. */
export function aheadOf({ rules, question, open }: UserBattle): readonly AnswerAhead[] {
  if (!question) return [];
  const ahead = aheadByQuestion.get(question) ?? (open ? answersAhead(rules, open, question) : []);
  aheadByQuestion.set(question, ahead);
  return ahead;
}

/** How likely a piece acts that is rolled for once more: the name of that roll, and its chance. */
export interface ChanceAhead {
  readonly reason: string;
  readonly chance: ActingChance;
}

/** How likely the piece acts, where an answer to the open question has the first dice of its order rolled again. */
export function chanceAhead(battle: UserBattle, { from, order }: OpenOrder): ChanceAhead | undefined {
  const first = battle.events.find((event) => event.type === 'rolled');
  if (!aheadOf(battle).some(({ roll }) => roll && roll.reason === first?.reason)) return undefined;
  const chance = battle.rules.preview(from, order)?.chance;
  return chance && first && { reason: first.reason, chance };
}

/** The order that plays a card, if the user may give it. */
export const playOf = ({ rules, state, seats }: UserBattle, card: string): Order | undefined =>
  rules.orders(state).find((order) => order.card === card && seats.includes(order.side));

/** The pieces that a card would order; none for one that leaves it to chance or to an answer. */
export function orderedBy(battle: UserBattle, card: string): readonly PieceId[] {
  const order = playOf(battle, card);
  if (!order) return [];
  const run = lookAhead(() => start(battle.rules, battle.state, order));
  return !run || run.query ? [] : [...readyPieces(battle.rules, run.state)];
}
