import {
  enemyOf,
  type Order,
  type PieceId,
  pieceOf,
  pointsOf,
  SIDES,
  type Side,
  type State,
} from '../../../core';
import { nationColours } from '../../../drawing';
import { answersAhead, answersInOrder, type BattleView, isBesideUnit, isRecordOpen } from '../../../match';
import { handsTurnOver, mayAnswerFor, type UserBattle } from '../../battle';
import { isCalledOn } from '../../battle/calls';
import { lastAction } from '../../battle/last-action';
import type { OfficerLevel } from '../../documents/officers';
import { aheadText, localize, localizeAnswer, pieceAnswerText, TEXTS, type Texts } from '../../texts';
import { endText, type Phrase, promptOf, readyIn, unfinished } from './panel-prompt';
import { ownStandIn } from './stand-in';

/** The panel's data on one side. */
interface SideContext {
  readonly side: Side;
  readonly name: string;
  readonly isActive: boolean;
  /** True if the user commands it. */
  readonly isOwn: boolean;
  /** The level of the officer who leads it. */
  readonly officer: OfficerLevel | undefined;
  readonly points: number;
  readonly target: number | null;
  /** One entry for each point of the victory target: whether it has been gained. */
  readonly marks: readonly boolean[];
  readonly face: string;
  readonly sign: string;
  readonly facings: string;
}

/** The data of the battle panel; texts are still keys. */
export interface PanelContext {
  readonly turn: number;
  readonly step: string;
  readonly activations: number;
  readonly sides: readonly SideContext[];
  /** The prompt: what to do next. */
  readonly prompt: Phrase;
  /** True if the prompt asks this user to act. */
  readonly isCalled: boolean;
  /** Answers that are not spaces of the map. */
  readonly answers: readonly string[];
  /** The orders that end something, the smallest part first and the turn last, if the user may give them now. */
  readonly ends: readonly Order[];
  /** The question about what is left to do before the turn ends; null if nothing is. */
  readonly unfinished: Phrase | null;
  /** The action number that undo goes back to; null for users who may not undo, or if there is nothing to undo. */
  readonly undoTo: number | null;
  /** The number of undone orders that the user may redo. */
  readonly redoable: number;
  readonly isPaused: boolean;
  /** A side's undo proposal, for the users it concerns. */
  readonly proposal: ProposalContext | null;
}

/** The panel's data for this client's user, with the user's selected piece if any. */
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
  const ready = readyIn(orders.filter((order) => isWorthAsking(battle, order)));
  return {
    turn: battle.rules.ownTurn(state.turn),
    step: state.turn.step,
    activations: state.turn.activations,
    sides: SIDES.map((side) => ({
      ...sideContext(state, side),
      isOwn: seats.includes(side),
      officer: battle.officers?.[side],
    })),
    prompt: promptOf(battle, orders, inHand, gameMaster),
    isCalled: isAsked(proposal) || isCalledOn(battle) || ownStandIn(battle) !== undefined,
    answers: answersOf(battle, gameMaster),
    ends: mayOrder ? orders.filter((order) => handsTurnOver(order) && order.type !== opening?.type) : [],
    unfinished: ready > 0 ? unfinished(battle.rules, state, ready) : null,
    undoTo: gameMaster || isOwnLast(battle) ? lastAction(battle) : null,
    redoable: gameMaster && !isPaused ? battle.redoable : 0,
    isPaused,
    proposal,
  };
}

/**
 * True for a unit that could move, attack or be rolled for; a unit that could only change formation is no reason to
 * ask.
 */
const isWorthAsking = ({ rules, state }: UserBattle, order: Order): boolean =>
  order.to !== undefined || order.target !== undefined || rules.preview(state, order)?.chance !== undefined;

/** True if a proposal waits for the user's consent, and the user is not merely a deputy for the side asked. */
const isAsked = (proposal: ProposalContext | null): boolean => proposal?.role === 'ask' && !proposal.isDeputy;

/** True if the last order was given by the user's side, or by the officer whom the user plays against. */
function isOwnLast({ question, undoable, state, seats, officers = {} }: UserBattle): boolean {
  const side = question ? state.turn.side : undoable?.side;
  return side !== undefined && seats.length > 0 && (seats.includes(side) || officers[side] !== undefined);
}

function answersOf(battle: UserBattle, gameMaster: boolean): readonly string[] {
  const { question, isPaused } = battle;
  if (!question || isPaused || !mayAnswerFor(battle, question.side, gameMaster)) return [];
  // Secret answers are cards: the hand shows them.
  return answersInOrder(question.options).filter(
    (option) => !isOnMap(battle, option) && !question.secret?.includes(option),
  );
}

function sideContext(state: State, side: Side): Omit<SideContext, 'isOwn' | 'officer'> {
  const { name, nation, target } = state.sides[side];
  const points = pointsOf(state, side);
  const { face, sign, facings } = nationColours(nation);
  const marks = Array.from({ length: target ?? 0 }, (_, index) => index < points);
  return { side, name, isActive: state.turn.side === side, points, target, marks, face, sign, facings };
}

const isOnMap = ({ rules, state }: UserBattle, option: string): boolean =>
  rules.grid.has(option) || (pieceOf(state, option) !== undefined && !isBesideUnit(rules, state, option));

/** A side's undo proposal, as the panel shows it. */
export interface ProposalContext {
  readonly by: Side;
  /** `ask`: the user may agree or refuse; `wait`: the user's side has asked. */
  readonly role: 'ask' | 'wait';
  /** True if the user answers for a side that another user commands. */
  readonly isDeputy: boolean;
  /** The number of orders it covers, and the number of the first. */
  readonly count: number;
  readonly undoTo: number;
}

/** The open proposal for this client's user; null for users it does not concern. */
function proposalContext(battle: UserBattle, gameMaster: boolean): ProposalContext | null {
  const { proposal, seats, actions, question, isPaused } = battle;
  if (!proposal || isPaused) return null;
  const { by, undoTo } = proposal;
  const isAsked = seats.includes(enemyOf(by));
  const isWaiting = seats.includes(by);
  if (!isAsked && !isWaiting && !gameMaster) return null;
  // A GM who commands the side that asked does not answer for the other side.
  const role = isAsked || !isWaiting ? 'ask' : 'wait';
  const count = actions - undoTo + (question ? 1 : 0);
  return { by, role, isDeputy: role === 'ask' && !isAsked, count, undoTo };
}

/** The outcome of a proposal: `lapsed` if the other side has continued without an answer. Null if there is no news. */
export function proposalNews(before: BattleView, after: BattleView): 'agreed' | 'refused' | 'lapsed' | null {
  const { proposal } = before;
  if (!proposal || after.proposal || after.revision === before.revision) return null;
  if (after.actions === proposal.undoTo && !after.question) return 'agreed';
  const isSame = after.actions === before.actions && isSameQuestion(before, after);
  if (isSame && after.revision === before.revision + 1) return 'refused';
  // A side that continues after its own proposal has dropped it.
  const next = before.question?.side ?? before.state.turn.side;
  return next === proposal.by ? null : 'lapsed';
}

const isSameQuestion = (before: BattleView, after: BattleView): boolean =>
  before.events.length === after.events.length &&
  JSON.stringify(before.question) === JSON.stringify(after.question);

/** A button that ends a turn or a part of it. */
interface EndButton {
  readonly type: string;
  readonly label: string;
  /** True if it is the natural next step: nothing is left to do, or it ends only a part of the turn. */
  readonly isMain: boolean;
}

/** The buttons that end something; the first of them gets the key. */
export function endButtons(
  { ends, unfinished }: Pick<PanelContext, 'ends' | 'unfinished'>,
  battle: UserBattle,
  texts: Texts,
): readonly EndButton[] {
  return ends.map(({ type }, index) => ({
    type,
    label: endText(type, battle, texts),
    isMain: index === 0 && !asksBefore({ ends, unfinished }, type),
  }));
}

/** True if this end would leave something undone; an end of only a part never asks. */
export const asksBefore = (
  { ends, unfinished }: Pick<PanelContext, 'ends' | 'unfinished'>,
  type: string,
): boolean => unfinished !== null && ends.at(-1)?.type === type;

/** A button that answers the open question. */
interface AnswerButton {
  readonly option: string;
  readonly label: string;
  /** The next dice roll with its side, and the card it costs; empty if there is nothing to say. */
  readonly hint: string;
}

/** The characters in a row of buttons of the usual size, those that a frame counts for, and the rows of the panel. */
const [LETTERS_IN_ROW, FRAME, ROWS] = [27, 3, 2];

/** True if buttons of the usual size need more rows than the panel has: small plain ones keep it the same size. */
export function isCrowded(labels: readonly string[]): boolean {
  let [rows, left] = [0, 0];
  for (const { length } of labels) {
    if (length + FRAME > left) [rows, left] = [rows + 1, LETTERS_IN_ROW];
    left -= length + FRAME;
  }
  return rows > ROWS;
}

/** The buttons for some of the answers to the open question, with what is known of the order that raised it. */
export function answerButtons(
  { rules, state, question, open }: UserBattle,
  answers: readonly string[],
): readonly AnswerButton[] {
  const ahead = question && open ? answersAhead(rules, open, question) : [];
  return answers.map((option) => {
    const leadsTo = ahead.find((answer) => answer.option === option);
    return {
      option,
      label: labelOf(state, question?.reason ?? '', option),
      hint: leadsTo ? aheadText(leadsTo, state) : '',
    };
  });
}

function labelOf(state: State, question: string, option: string): string {
  const name = state.leaders[option]?.name;
  return name === undefined
    ? localizeAnswer(state.ruleset, question, option)
    : pieceAnswerText(state.ruleset, question, name, TEXTS);
}

/** The text of an undo proposal, with its first action if known. */
export function proposalText(
  { by, role, isDeputy, count }: ProposalContext,
  battle: UserBattle,
  action: string | undefined,
): string {
  const number = count === 1 ? 'one' : 'many';
  const orders = localize(`PDC.board.panel.takeBack.${number}`, { count: String(count) });
  const { sides } = battle.state;
  const text = localize(`PDC.board.panel.proposal.${isDeputy ? 'deputy' : role}`, {
    side: sides[by].name,
    other: sides[enemyOf(by)].name,
    orders:
      action === undefined ? orders : localize(`PDC.board.panel.takeBackFrom.${number}`, { orders, action }),
  });
  return isRecordOpen(battle) ? `${text} ${localize('PDC.windows.provable.handsKnown')}` : text;
}
