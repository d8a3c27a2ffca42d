import type { AskQuery, Leader, Order, PieceId, Side, State, Winner } from '../../../core';
import { pieceOf, pointsOf, reserveOf, SIDES } from '../../../core';
import { nationColours } from '../../../drawing';
import { answersInOrder, progressOf } from '../../../match';
import type { UserBattle } from '../../battle/battle-port';
import { type ProposalContext, proposalContext } from './proposal';
import { stillToAct } from './still-to-act';

/** A text of the panel: its key, and what fills its blanks. */
export interface Phrase {
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** What the panel shows of one side. */
interface SideContext {
  readonly side: Side;
  readonly name: string;
  readonly isActive: boolean;
  /** The user commands it. */
  readonly isOwn: boolean;
  readonly points: number;
  readonly target: number | null;
  /** One entry for each point that wins: whether it has been gained. */
  readonly marks: readonly boolean[];
  readonly face: string;
  readonly sign: string;
  readonly facings: string;
}

/** Everything that the battle panel shows; texts are keys still. */
export interface PanelContext {
  readonly turn: number;
  readonly step: string;
  readonly activations: number;
  readonly sides: readonly SideContext[];
  /** What there is to do next. */
  readonly prompt: Phrase;
  /** The prompt asks this user to do something. */
  readonly isCalled: boolean;
  /** Answers that no space of the map stands for. */
  readonly answers: readonly string[];
  /** The order that hands the turn over, if the user may give it now. */
  readonly endTurn: Order | null;
  /** What is left to do, asked before the turn ends; null if nothing is. */
  readonly unfinished: Phrase | null;
  /** Where undoing would go to; null for users who may not, or when there is nothing to undo. */
  readonly undoTo: number | null;
  /** How many orders that were taken back the user may bring back. */
  readonly redoable: number;
  readonly isPaused: boolean;
  /** What a side would like to take back, for those whom it concerns. */
  readonly proposal: ProposalContext | null;
}

const phrase = (key: string, blanks: Phrase['blanks'] = {}): Phrase => ({ key, blanks });

/** The panel's content for the user of this client, who may have a piece in hand. */
export function panelContext(
  battle: UserBattle,
  gameMaster: boolean,
  inHand: PieceId | null = null,
): PanelContext {
  const { state, seats, question, isPaused } = battle;
  const orders = question || state.winner || isPaused ? [] : battle.rules.orders(state);
  const mayOrder = seats.includes(state.turn.side);
  const opening = battle.rules.opening(state);
  const proposal = proposalContext(battle, gameMaster);
  // A unit that could do no more than change its formation is no reason to ask.
  const ready = readyIn(orders.filter(({ to, target }) => to !== undefined || target !== undefined));
  return {
    turn: battle.rules.ownTurn(state.turn),
    step: state.turn.step,
    activations: state.turn.activations,
    sides: SIDES.map((side) => ({ ...sideContext(state, side), isOwn: seats.includes(side) })),
    prompt: promptOf(battle, orders, inHand, gameMaster),
    isCalled: isAsked(proposal) || isCalledOn(battle),
    answers: answersOf(battle, gameMaster),
    endTurn: (mayOrder && orders.find((order) => isBare(order) && order.type !== opening?.type)) || null,
    unfinished: ready > 0 ? unfinished(stillToAct(battle.rules, state), ready) : null,
    undoTo: gameMaster || isOwnLast(battle) ? lastAction(battle) : null,
    redoable: gameMaster && !isPaused ? battle.redoable : 0,
    isPaused,
    proposal,
  };
}

/** Somebody waits for the user's consent, and not only for that of the side that he may answer for. */
const isAsked = (proposal: ProposalContext | null): boolean => proposal?.role === 'ask' && !proposal.isDeputy;

/** The battle waits for the user. */
const isCalledOn = ({ state, question, seats, isPaused }: UserBattle): boolean =>
  state.winner === null && !isPaused && seats.includes((question ?? state.turn).side);

/** What was ordered last was ordered by the user's side. */
function isOwnLast({ question, undoable, state, seats }: UserBattle): boolean {
  if (question) return seats.includes(state.turn.side);
  return undoable !== null && seats.includes(undoable.side);
}

/** Names nothing but itself: it hands the turn over. */
const isBare = ({ unit, card, terrain, to }: Order): boolean =>
  [unit, card, terrain, to].every((word) => word === undefined);

function answersOf(battle: UserBattle, gameMaster: boolean): readonly string[] {
  const { question, seats, isPaused } = battle;
  if (!question || isPaused || !(gameMaster || seats.includes(question.side))) return [];
  // Secret answers are cards: the hand offers them.
  return answersInOrder(question.options).filter(
    (option) => !isOnMap(battle, option) && !question.secret?.includes(option),
  );
}

/** Undoing takes back the open order, or else the last finished one. */
function lastAction({ question, actions, isPaused }: UserBattle): number | null {
  if (isPaused) return null;
  const last = question ? actions : actions - 1;
  return last >= 0 ? last : null;
}

function unfinished(more: number, ready: number): Phrase {
  if (more === 0) return phrase('PDC.panel.endWithReady', { count: String(ready) });
  return more === 1
    ? phrase('PDC.panel.endWithOne')
    : phrase('PDC.panel.endWithActivations', { count: String(more) });
}

function sideContext(state: State, side: Side): Omit<SideContext, 'isOwn'> {
  const { name, nation, target } = state.sides[side];
  const points = pointsOf(state, side);
  const { face, sign, facings } = nationColours(nation);
  const marks = Array.from({ length: target ?? 0 }, (_, index) => index < points);
  return { side, name, isActive: state.turn.side === side, points, target, marks, face, sign, facings };
}

const isOnMap = ({ rules, state }: UserBattle, option: string): boolean =>
  rules.grid.has(option) || pieceOf(state, option) !== undefined;

const endPhrase = (state: State, winner: Winner): Phrase =>
  winner === 'draw' ? phrase('PDC.panel.drawn') : phrase('PDC.panel.won', { side: state.sides[winner].name });

function promptOf(
  battle: UserBattle,
  orders: readonly Order[],
  inHand: PieceId | null,
  gameMaster: boolean,
): Phrase {
  const { state, question, seats, isPaused } = battle;
  if (isPaused) return phrase(gameMaster ? 'PDC.panel.pausedForYou' : 'PDC.panel.paused');
  if (state.winner) return endPhrase(state, state.winner);
  if (question) return questionPhrase(battle, question);
  const { side } = state.turn;
  if (!seats.includes(side)) return phrase('PDC.panel.waitingForOrder', { side: state.sides[side].name });
  const before = beforeBattle(state, orders, inHand);
  if (before) return before;
  const ready = readyIn(orders);
  if (ready === 0) return phrase('PDC.panel.nothingLeft');
  const piece = inHand === null ? undefined : pieceOf(state, inHand);
  if (piece?.side === side) return inHandPhrase(battle, piece);
  const more = stillToAct(battle.rules, state);
  if (more === 0) return phrase('PDC.panel.goOn', { count: String(ready) });
  return phrase(more === 1 ? 'PDC.panel.chooseLast' : 'PDC.panel.choose', { count: String(more) });
}

/** How many pieces have something to do. */
const readyIn = (orders: readonly Order[]): number => new Set(orders.flatMap(({ unit }) => unit ?? [])).size;

/** What there is to do that comes before the orders of pieces on the board. */
function beforeBattle(state: State, orders: readonly Order[], inHand: PieceId | null): Phrase | undefined {
  if (orders.some(({ card }) => card !== undefined)) return phrase('PDC.panel.playCard');
  const kinds = orders.flatMap(({ terrain }) => terrain ?? []);
  if (kinds.length > 0) {
    const held = kinds.find((kind) => inHand === `terrain:${kind}`);
    return held === undefined
      ? phrase('PDC.panel.chooseTerrain')
      : phrase('PDC.panel.placeTerrain', { terrain: `PDC.terrain.${held}` });
  }
  const reserve = inHand === null ? undefined : reserveOf(state, inHand);
  if (reserve) {
    const canArrive = orders.some(({ unit, to }) => unit === reserve.id && to !== undefined);
    return phrase(canArrive ? 'PDC.panel.placePiece' : 'PDC.panel.onlyButtons', { unit: reserve.name });
  }
  const deploying = orders.length > 0 && orders.every(({ unit }) => reserveOf(state, unit ?? ''));
  return deploying ? phrase('PDC.panel.deploy', { count: String(state.turn.activations) }) : undefined;
}

function questionPhrase({ rules, state, seats, events, open }: UserBattle, question: AskQuery): Phrase {
  const unit = pieceOf(state, question.unit)?.name ?? question.unit;
  const side = state.sides[question.side].name;
  const about = { unit, side, question: `PDC.question.${question.reason}` };
  if (!seats.includes(question.side)) return phrase('PDC.panel.waitingForAnswer', about);
  if (question.of === 'choice') return phrase('PDC.panel.answer', about);
  const way = progressOf(rules, events, question, open ?? undefined);
  if (!way || way.of === 1) return phrase('PDC.panel.answerOnMap', about);
  const step = { ...about, step: String(way.step) };
  return way.of === null
    ? phrase('PDC.panel.answerStep', step)
    : phrase('PDC.panel.answerStepOf', { ...step, steps: String(way.of) });
}

/** What can be done with the piece in hand. */
function inHandPhrase({ rules, state }: UserBattle, { id, name }: Leader): Phrase {
  const orders = rules.ordersOf(state, id);
  const canAttack = orders.some(({ target }) => target !== undefined);
  const canMove = orders.some(({ target, to }) => target === undefined && to !== undefined);
  const blanks = { unit: name };
  if (canMove) return phrase(canAttack ? 'PDC.panel.moveOrAttack' : 'PDC.panel.move', blanks);
  if (canAttack) return phrase('PDC.panel.attack', blanks);
  return phrase(orders.length > 0 ? 'PDC.panel.onlyButtons' : 'PDC.panel.idle', blanks);
}
