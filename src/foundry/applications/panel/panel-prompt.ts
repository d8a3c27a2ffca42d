import {
  type AskQuery,
  type Leader,
  type Order,
  type PieceId,
  pieceOf,
  pointsOf,
  type Ruleset,
  reserveOf,
  type Side,
  type State,
  type Winner,
} from '../../../core';
import { isOfSide, progressOf, stillToAct, whyIdle } from '../../../match';
import type { UserBattle } from '../../battle';
import { type Texts, textsOf } from '../../texts';
import { filledIn, type ShownBattle } from '../status-text';
import { ownStandIn } from './stand-in';

/** A text of the panel: its key, and the values of its placeholders. */
export interface Phrase {
  readonly key: string;
  readonly blanks: Readonly<Record<string, string>>;
}

const phrase = (key: string, blanks: Phrase['blanks'] = {}): Phrase => ({ key, blanks });

function endPhrase(state: State, winner: Winner): Phrase {
  if (winner === 'draw') return phrase('PDC.board.panel.drawn');
  const { name: side, target } = state.sides[winner];
  const points = pointsOf(state, winner);
  if (target === null || points < target) return phrase('PDC.board.panel.won', { side });
  if (points === 1) return phrase('PDC.board.panel.wonByPoint', { side });
  return phrase('PDC.board.panel.wonByPoints', { side, points: String(points) });
}

/** The prompt for this client's user: what to do next. */
export function promptOf(
  battle: UserBattle,
  orders: readonly Order[],
  inHand: PieceId | null,
  gameMaster: boolean,
): Phrase {
  const { state, question, seats, isPaused } = battle;
  if (isPaused) return phrase(gameMaster ? 'PDC.board.panel.pausedForYou' : 'PDC.board.panel.paused');
  if (state.winner) return endPhrase(state, state.winner);
  if (question) return questionPhrase(battle, question);
  const { side } = state.turn;
  if (!seats.includes(side)) return waitingPhrase(battle, side);
  const before = beforeBattle(state, orders, inHand);
  if (before) return before;
  const ready = readyIn(orders);
  if (ready === 0) return phrase('PDC.board.panel.nothingLeft');
  const piece = inHand === null ? undefined : pieceOf(state, inHand);
  if (piece?.side === side) return inHandPhrase(battle, piece);
  const more = stillToAct(battle.rules, state);
  if (more === 0) return phrase('PDC.board.panel.goOn', { count: String(ready) });
  return phrase(more === 1 ? 'PDC.board.panel.chooseLast' : 'PDC.board.panel.choose', {
    count: String(more),
  });
}

/** Says that an officer is to act, or stands in for the user; undefined if none does. */
function officerPhrase(battle: UserBattle): Phrase | undefined {
  const { state, question, officers = {}, standIns = {} } = battle;
  const own = ownStandIn(battle);
  if (own) return standInPhrase(battle, own, 'standsInForYou');
  const { side } = question ?? state.turn;
  const blanks = { side: state.sides[side].name };
  if (!officers[side]) return undefined;
  if (game.paused) return phrase('PDC.board.panel.officerWaits', blanks);
  return standIns[side]
    ? standInPhrase(battle, side, 'standInThinks')
    : phrase('PDC.board.panel.officerThinks', blanks);
}

/** Says that an officer stands in for the player of a side. */
function standInPhrase(
  { state, standIns = {} }: UserBattle,
  side: Side,
  key: 'standInThinks' | 'standsInForYou',
): Phrase {
  const { level = '', commander = '' } = standIns[side] ?? {};
  const blanks = { side: state.sides[side].name, commander, level: `PDC.windows.officers.level.${level}` };
  return phrase(`PDC.board.panel.${key}`, blanks);
}

/** Names the side whose orders the battle waits for, and its commander if away. */
function waitingPhrase(battle: UserBattle, side: Side): Phrase {
  const officer = officerPhrase(battle);
  if (officer) return officer;
  const { state, away = {} } = battle;
  const blanks = { side: state.sides[side].name };
  const commander = away[side];
  return commander === undefined
    ? phrase('PDC.board.panel.waitingForOrder', blanks)
    : phrase('PDC.board.panel.commanderAway', { ...blanks, commander });
}

/** The number of pieces that can be ordered. */
export const readyIn = (orders: readonly Order[]): number =>
  new Set(orders.flatMap(({ unit }) => unit ?? [])).size;

/** The prompt for tasks that come before the orders of pieces on the board. */
function beforeBattle(state: State, orders: readonly Order[], inHand: PieceId | null): Phrase | undefined {
  if (orders.some(({ card }) => card !== undefined)) return phrase('PDC.board.panel.playCard');
  const kinds = orders.flatMap(({ terrain }) => terrain ?? []);
  if (kinds.length > 0) {
    const held = kinds.find((kind) => inHand === `terrain:${kind}`);
    return held === undefined
      ? phrase('PDC.board.panel.chooseTerrain')
      : phrase('PDC.board.panel.placeTerrain', { terrain: `PDC.rules.terrain.${held}` });
  }
  const reserve = inHand === null ? undefined : reserveOf(state, inHand);
  if (reserve) {
    const canArrive = orders.some(({ unit, to }) => unit === reserve.id && to !== undefined);
    return phrase(canArrive ? 'PDC.board.panel.placePiece' : 'PDC.board.panel.onlyButtons', {
      unit: reserve.name,
    });
  }
  const deploying = orders.length > 0 && orders.every(({ unit }) => reserveOf(state, unit ?? ''));
  return deploying ? phrase('PDC.board.panel.deploy', { count: String(state.turn.activations) }) : undefined;
}

function questionPhrase(battle: UserBattle, question: AskQuery): Phrase {
  const { state, seats } = battle;
  const unit = pieceOf(state, question.unit)?.name ?? question.unit;
  const side = state.sides[question.side].name;
  if (!seats.includes(question.side)) return officerPhrase(battle) ?? decisionPhrase(question, unit, side);
  const about = { unit, side, question: `PDC.rules.question.${question.reason}` };
  if (isOfSide(question))
    return phrase(question.secret ? 'PDC.board.panel.sideInHand' : 'PDC.board.panel.side', about);
  return question.of === 'choice' ? choicePhrase(question, about) : mapPhrase(battle, question, about);
}

/** The prompt for the other side: a question speaks to the side that answers it, so only its decision is named. */
function decisionPhrase(question: AskQuery, unit: string, side: string): Phrase {
  const decision = `PDC.rules.decision.${question.reason}`;
  return isOfSide(question)
    ? phrase('PDC.board.panel.waitingForSide', { side, decision })
    : phrase('PDC.board.panel.waitingForAnswer', { unit, side, decision });
}

/** The prompt for a choice among buttons. An answer that only a card can give has no button. */
const choicePhrase = ({ secret = [] }: AskQuery, about: Phrase['blanks']): Phrase =>
  phrase(secret.length > 0 ? 'PDC.board.panel.answerOrCard' : 'PDC.board.panel.answer', about);

/** The prompt for a choice on the map, with its number where several follow each other. */
function mapPhrase({ rules, events, open }: UserBattle, question: AskQuery, about: Phrase['blanks']): Phrase {
  const progress = progressOf(rules, events, question, open ?? undefined);
  if (!progress || progress.of === 1) return phrase('PDC.board.panel.answer', about);
  const step = { ...about, step: String(progress.step) };
  return progress.of === null
    ? phrase('PDC.board.panel.answerStep', step)
    : phrase('PDC.board.panel.answerStepOf', { ...step, steps: String(progress.of) });
}

/** The prompt for the selected piece. */
function inHandPhrase({ rules, state }: UserBattle, { id, name }: Leader): Phrase {
  const orders = rules.ordersOf(state, id);
  const canAttack = orders.some(({ target }) => target !== undefined);
  const canMove = orders.some(({ target, to }) => target === undefined && to !== undefined);
  const blanks = { unit: name };
  if (canMove) return phrase(canAttack ? 'PDC.board.panel.moveOrAttack' : 'PDC.board.panel.move', blanks);
  if (canAttack) return phrase('PDC.board.panel.attack', blanks);
  if (orders.length > 0) return phrase('PDC.board.panel.onlyButtons', blanks);
  const why = whyIdle(rules, state, id);
  // The unit that keeps it from acting is named.
  return why?.about?.who === undefined
    ? phrase('PDC.board.panel.idle', blanks)
    : phrase(`PDC.rules.reason.${why.reason}`, why.about);
}

/** The question about what is left to do before the turn ends. */
export function unfinished(rules: Ruleset, state: State, ready: number): Phrase {
  const more = stillToAct(rules, state);
  if (more === 0) return phrase('PDC.board.panel.endWithReady', { count: String(ready) });
  return more === 1
    ? phrase('PDC.board.panel.endWithOne')
    : phrase('PDC.board.panel.endWithActivations', { count: String(more) });
}

/**
 * A phrase in the user's language. A game may have texts of its own, for one phase or while one of its status lines is
 * shown; their values fill placeholders too. A placeholder value that is itself a key is looked up first.
 */
export function phraseText({ key, blanks }: Phrase, battle: ShownBattle, texts: Texts): string {
  const { rules, state } = battle;
  const statusLines = rules.statusLines(state);
  const known = Object.assign({}, ...statusLines.map((notice) => notice.blanks), blanks) as Phrase['blanks'];
  const own = textsOf(rules.id, texts);
  return own.localize(phraseKey(key, battle, own), filledIn(known, own));
}

/** The key of a text: the game's own for this situation, else its general one, else the shared one. */
function phraseKey(key: string, { rules, state }: ShownBattle, { has }: Texts): string {
  const situations = [
    ...rules
      .statusLines(state)
      .map((notice) => notice.key)
      .reverse(),
    state.turn.step,
  ];
  const own = situations
    .map((situation) => key.replace('PDC.board.panel.', `PDC.${rules.id}.panel.during.${situation}.`))
    .find((each) => each !== key && has(each));
  return own ?? key;
}

/** The label of a button that ends something: the game's text for this kind of end, or for all. */
export function endText(type: string, battle: ShownBattle, texts: Texts): string {
  const key = `PDC.board.panel.end.${type}`;
  const own = textsOf(battle.rules.id, texts);
  const isNamed = own.has(phraseKey(key, battle, own));
  return phraseText(phrase(isNamed ? key : 'PDC.board.panel.endTurn'), battle, texts);
}
