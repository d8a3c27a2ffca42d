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
import { answersAhead, answersInOrder, type BattleView } from '../../../match';
import { handsTurnOver, type UserBattle } from '../../battle';
import { aheadText, localize, localizeAnswer, type Texts } from '../../texts';
import { endText, type Phrase, promptOf, readyIn, unfinished } from './panel-prompt';

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
  /** The orders that end something, the smallest part first and the turn last, if the user may give them now. */
  readonly ends: readonly Order[];
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
  const ready = readyIn(orders.filter((order) => isWorthAsking(battle, order)));
  return {
    turn: battle.rules.ownTurn(state.turn),
    step: state.turn.step,
    activations: state.turn.activations,
    sides: SIDES.map((side) => ({ ...sideContext(state, side), isOwn: seats.includes(side) })),
    prompt: promptOf(battle, orders, inHand, gameMaster),
    isCalled: isAsked(proposal) || isCalledOn(battle),
    answers: answersOf(battle, gameMaster),
    ends: mayOrder ? orders.filter((order) => handsTurnOver(order) && order.type !== opening?.type) : [],
    unfinished: ready > 0 ? unfinished(battle.rules, state, ready) : null,
    undoTo: gameMaster || isOwnLast(battle) ? lastAction(battle) : null,
    redoable: gameMaster && !isPaused ? battle.redoable : 0,
    isPaused,
    proposal,
  };
}

/** A unit that could go, attack or be rolled for is a reason to ask; one that could only change its formation is none. */
const isWorthAsking = ({ rules, state }: UserBattle, order: Order): boolean =>
  order.to !== undefined || order.target !== undefined || rules.preview(state, order)?.chance !== undefined;

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

function sideContext(state: State, side: Side): Omit<SideContext, 'isOwn'> {
  const { name, nation, target } = state.sides[side];
  const points = pointsOf(state, side);
  const { face, sign, facings } = nationColours(nation);
  const marks = Array.from({ length: target ?? 0 }, (_, index) => index < points);
  return { side, name, isActive: state.turn.side === side, points, target, marks, face, sign, facings };
}

const isOnMap = ({ rules, state }: UserBattle, option: string): boolean =>
  rules.grid.has(option) || pieceOf(state, option) !== undefined;

/** What a side would like to take back, as the panel shows it. */
export interface ProposalContext {
  readonly by: Side;
  /** `ask`: the user may agree or not; `wait`: his side has asked. */
  readonly role: 'ask' | 'wait';
  /** He answers for a side that somebody else commands. */
  readonly isDeputy: boolean;
  /** How many orders it is about, and the number of the first. */
  readonly count: number;
  readonly undoTo: number;
}

/** The open proposal for the user of this client; null for those whom it does not concern. */
function proposalContext(battle: UserBattle, gameMaster: boolean): ProposalContext | null {
  const { proposal, seats, actions, question, isPaused } = battle;
  if (!proposal || isPaused) return null;
  const { by, undoTo } = proposal;
  const isAsked = seats.includes(enemyOf(by));
  const isWaiting = seats.includes(by);
  if (!isAsked && !isWaiting && !gameMaster) return null;
  // A game master who commands the side that has asked does not answer for the other one.
  const role = isAsked || !isWaiting ? 'ask' : 'wait';
  const count = actions - undoTo + (question ? 1 : 0);
  return { by, role, isDeputy: role === 'ask' && !isAsked, count, undoTo };
}

/** How a proposal has ended: `lapsed` if the other side has gone on without a word. Null if there is no news. */
export function proposalNews(before: BattleView, after: BattleView): 'agreed' | 'refused' | 'lapsed' | null {
  const { proposal } = before;
  if (!proposal || after.proposal || after.revision === before.revision) return null;
  if (after.actions === proposal.undoTo && !after.question) return 'agreed';
  const isSame = after.actions === before.actions && isSameQuestion(before, after);
  if (isSame && after.revision === before.revision + 1) return 'refused';
  // Whoever has gone on himself has thought better of it.
  const next = before.question?.side ?? before.state.turn.side;
  return next === proposal.by ? null : 'lapsed';
}

const isSameQuestion = (before: BattleView, after: BattleView): boolean =>
  before.events.length === after.events.length &&
  JSON.stringify(before.question) === JSON.stringify(after.question);

/** A button that ends something. */
interface EndButton {
  readonly type: string;
  readonly label: string;
  /** It is what a player would do next: nothing is left to do, or only a part of all ends with it. */
  readonly isMain: boolean;
}

/** The buttons that end something: the first of them has the key. */
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

/** Whether something would be left undone with this end: where it ends no more than a part, it asks nothing. */
export const asksBefore = (
  { ends, unfinished }: Pick<PanelContext, 'ends' | 'unfinished'>,
  type: string,
): boolean => unfinished !== null && ends.at(-1)?.type === type;

/** A button that answers the open question. */
interface AnswerButton {
  readonly option: string;
  readonly label: string;
  /** The dice that come next, and whose they are, and the card that it costs; empty if there is nothing to tell. */
  readonly hint: string;
}

/** As many answers have buttons of the usual size; more of them are small and quiet, so that the panel stays as large as it is. */
const FEW_ANSWERS = 4;

export const hasManyAnswers = ({ answers }: PanelContext): boolean => answers.length > FEW_ANSWERS;

/** The buttons for some of the answers to the open question, with what is known of the order that it came in. */
export function answerButtons(
  { rules, state, question, open }: UserBattle,
  answers: readonly string[],
): readonly AnswerButton[] {
  const ahead = question && open ? answersAhead(rules, open, question) : [];
  return answers.map((option) => {
    const leadsTo = ahead.find((answer) => answer.option === option);
    return {
      option,
      label: localizeAnswer(rules.id, question?.reason ?? '', option),
      hint: leadsTo ? aheadText(leadsTo, state) : '',
    };
  });
}

/** What a side would like to take back, with the first action of it if that is known. */
export function proposalText(
  { by, role, isDeputy, count }: ProposalContext,
  { state: { sides } }: UserBattle,
  action: string | undefined,
): string {
  const number = count === 1 ? 'one' : 'many';
  const orders = localize(`PDC.board.panel.takeBack.${number}`, { count: String(count) });
  return localize(`PDC.board.panel.proposal.${isDeputy ? 'deputy' : role}`, {
    side: sides[by].name,
    other: sides[enemyOf(by)].name,
    orders:
      action === undefined ? orders : localize(`PDC.board.panel.takeBackFrom.${number}`, { orders, action }),
  });
}
