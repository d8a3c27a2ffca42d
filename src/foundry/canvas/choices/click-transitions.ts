import { type Order, type PieceId, pieceOf, type Refusal, reserveOf, type SpaceId } from '../../../core';
import { because } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { cardInHand, playOf } from './card-in-hand';
import {
  type Choice,
  choicesOf,
  IDLE,
  isOnButton,
  mayCommand,
  ownPiecesAt,
  type Player,
  type Request,
  type Tool,
  terrainInHand,
} from './choices';
import { readyPieces } from './pieces';
import { piecesAt } from './pieces-at';
import { refusalsAt } from './refusals';

/** The result of a click or key. */
export interface Transition {
  readonly tool: Tool;
  /** The request to make of the battle, if any. */
  readonly request: Extract<Request, { readonly order: Order } | { readonly choose: string }> | null;
}

const stay = (tool: Tool): Transition => ({ tool, request: null });

/** The tool after the battle has changed: anything that is gone or may no longer be chosen is deselected. */
export function refreshed(battle: UserBattle, tool: Tool): Tool {
  const { selected } = tool;
  const keeps = selected !== null && !battle.question && isReady(battle, selected);
  return { ...IDLE, selected: keeps ? selected : null };
}

/** True if something selected can still be used. */
function isReady(battle: UserBattle, selected: string): boolean {
  const { rules, state } = battle;
  const card = cardInHand(selected);
  if (card !== undefined) return playOf(battle, card) !== undefined;
  const terrain = terrainInHand(selected);
  if (terrain === undefined) {
    const piece = pieceOf(state, selected) ?? reserveOf(state, selected);
    return piece !== undefined && mayCommand(battle, piece.side) && readyPieces(rules, state).has(selected);
  }
  return rules.orders(state).some((order) => order.terrain === terrain && mayCommand(battle, order.side));
}

/** True if a click on a target only shows the odds of the attack; the next click there orders it. */
const isToBeLookedAt = ({ looksFirst }: Player, { picking }: Tool, { space, preview }: Choice): boolean =>
  looksFirst === true && space !== null && preview !== null && picking !== space;

/** Carries out a click on a space; `hit`: the piece whose picture was clicked, if it shares the space with others. */
export function clickOn(
  battle: UserBattle,
  player: Player,
  tool: Tool,
  space: SpaceId,
  hit?: PieceId,
): Transition {
  // A unit in several squares can be clicked in any of them.
  const here = choicesOf(battle, player, tool).filter(
    ({ space: at, piece }) => at === space || (piece !== undefined && piece === hit),
  );
  const meant = here.filter(({ piece }) => piece !== undefined && piece === hit);
  if (meant.length === 0 && hit !== undefined && isTakenUp(battle, tool, hit, here)) {
    return stay({ ...IDLE, selected: hit });
  }
  const choices = meant.length > 0 ? meant : here;
  const [first] = choices;
  if (first) {
    const isLaidOut = choices.length > 1 || isToBeLookedAt(player, tool, first);
    return isLaidOut
      ? stay({ ...tool, picking: first.space ?? space, complaint: null })
      : choose(tool, first);
  }
  if (battle.question) return stay({ ...tool, picking: null });
  return taken(battle, tool, space, hit) ?? complained(battle, player, tool, space);
}

/** Selects a piece of one's own in the space, if there is one to select. */
function taken(
  battle: UserBattle,
  tool: Tool,
  space: SpaceId,
  hit: PieceId | undefined,
): Transition | undefined {
  const own = nextOwn(battle, tool, space, hit);
  // One that shares the space of the piece in hand is not taken unseen: the next click would send it off.
  if (own && own !== hit && isUnseen(battle, tool, space))
    return stay({ ...tool, picking: space, complaint: null });
  return own === undefined ? undefined : stay({ ...IDLE, selected: own });
}

/** Says why nothing can be done in a space. */
function complained(battle: UserBattle, player: Player, tool: Tool, space: SpaceId): Transition {
  const { selected } = tool;
  const refusals =
    selected === null ? unattended(battle, player, space) : refusalsAt(battle, selected, space);
  if (refusals.length === 0) return stay(IDLE);
  return stay({ ...tool, picking: null, cursor: null, joint: null, complaint: { space, refusals } });
}

/** To a GM without anything in hand: that nobody who is here commands the units of a space. */
function unattended(
  { state, away = {} }: UserBattle,
  { gameMaster }: Player,
  space: SpaceId,
): readonly Refusal[] {
  const [piece] = piecesAt(state, space);
  if (!gameMaster || !piece) return [];
  const commander = away[piece.side];
  if (commander === undefined) return [];
  return [{ ...because('commander-away'), about: { commander, side: state.sides[piece.side].name } }];
}

/** Carries out dragging a piece to a space: like a click on the space, but selects nothing else. */
export function dropOn(battle: UserBattle, player: Player, piece: PieceId, space: SpaceId): Transition {
  const tool = { ...IDLE, selected: piece };
  const choices = choicesOf(battle, player, tool).filter((choice) => choice.space === space);
  if (choices.length > 0 && !battle.question) return clickOn(battle, player, tool, space);
  const refusals = battle.question
    ? [{ reason: 'question-is-open', rule: 'match' }]
    : refusalsAt(battle, piece, space);
  return stay({ ...tool, complaint: { space, refusals } });
}

/** Takes something in hand that does not stand on the map, or puts it down. */
export const pickUp = (tool: Tool, selected: string): Transition =>
  stay(tool.selected === selected ? IDLE : { ...IDLE, selected });

/**
 * Takes a choice: gives it as a request and keeps the selection, so that the same piece can continue, or shows further
 * choices.
 */
export function choose(tool: Tool, { request }: Choice): Transition {
  const { selected, picking, cursor } = tool;
  if ('take' in request) return stay({ ...IDLE, selected: request.take });
  if ('lay' in request) return stay({ ...IDLE, selected, orderType: request.lay });
  if ('compose' in request) {
    // The unit that has joined or left stays under the cursor.
    const at = tool.joint ? cursor : null;
    return stay({ ...IDLE, selected, picking, cursor: at, joint: request.compose });
  }
  return { tool: { ...IDLE, selected }, request };
}

/** The choice that Enter takes: the order in preparation, otherwise the choice under the cursor. */
export const confirmed = ({ joint, cursor }: Tool, choices: readonly Choice[]): Choice | undefined =>
  joint ? choices.find(({ isJoint }) => isJoint) : choices[cursor ?? -1];

/**
 * The choice that the space bar toggles: a unit that joins or leaves an order in preparation; undefined if there is
 * none.
 */
export const marked = ({ joint, cursor }: Tool, choices: readonly Choice[]): Choice | undefined => {
  const choice = joint ? choices[cursor ?? -1] : undefined;
  return choice?.joins === undefined ? undefined : choice;
};

/** The space whose several choices are not shown yet; null if a single choice is meant. */
export function unpicked(
  { picking }: Tool,
  choices: readonly Choice[],
  { space, piece }: Choice,
): SpaceId | null {
  const isAlone = choices.filter((choice) => choice.space === space && choice.piece === piece).length < 2;
  return space === null || isAlone || picking === space ? null : space;
}

/** The index in the list of the choice with a number: visible buttons count first. Null if there is none. */
export function numbered(
  choices: readonly Choice[],
  tool: Pick<Tool, 'picking' | 'joint'>,
  number: number,
): number | null {
  const button = choices.filter((choice) => isOnButton(tool, choice))[number];
  if (button) return choices.indexOf(button);
  return tool.picking === null && number < choices.length ? number : null;
}

/**
 * The choice that its digit takes at once: one with a button, for whoever sees it beside the piece that was clicked on. By
 * keys alone the first press says what it is, and the second takes it.
 */
export function pressedBy(
  tool: Tool,
  choices: readonly Choice[],
  at: number,
  isByKeys: boolean,
): Choice | undefined {
  const choice = choices[at];
  const isPressed = tool.joint === null && (!isByKeys || tool.cursor === at);
  return choice && isPressed && isOnButton(tool, choice) ? choice : undefined;
}

/** True if a piece is one of the user's that share their spaces, and not the selected one. */
const isOther = (battle: UserBattle, { selected }: Tool, id: PieceId): boolean => {
  const side = pieceOf(battle.state, id)?.side;
  return isStacked(battle.rules) && id !== selected && side !== undefined && mayCommand(battle, side);
};

/** True if a click on a piece selects that piece, instead of taking a choice in its space. */
function isTakenUp(battle: UserBattle, tool: Tool, hit: PieceId, here: readonly Choice[]): boolean {
  if (battle.question) return false;
  // A user who plays both sides can click any of the enemies in a space to attack it.
  const isAimedAt = here.length > 0 && isEnemyInHand(battle, tool, hit);
  return !isAimedAt && isOther(battle, tool, hit);
}

/** True if a piece is an enemy of the selected one. */
function isEnemyInHand({ state }: UserBattle, { selected }: Tool, id: PieceId): boolean {
  const inHand = selected === null ? undefined : pieceOf(state, selected)?.side;
  return inHand !== undefined && inHand !== pieceOf(state, id)?.side;
}

/** The user's own piece that a click selects; null clears the selection, undefined: there is none of the user's. */
function nextOwn(
  battle: UserBattle,
  { selected }: Tool,
  space: SpaceId,
  hit: PieceId | undefined,
): PieceId | null | undefined {
  const own = ownPiecesAt(battle, space);
  if (own.length === 0) return undefined;
  if (hit !== undefined && own.includes(hit)) return selected === hit ? null : hit;
  // Of several pieces in a space, a click on the ground selects those that can act.
  const ready = isStacked(battle.rules)
    ? own.filter((id) => readyPieces(battle.rules, battle.state).has(id))
    : own;
  const here = ready.length > 0 ? ready : own;
  return here[selected === null ? 0 : here.indexOf(selected) + 1] ?? null;
}

/** True if the selected piece is in a space where nothing would show which of its pieces is selected. */
const isUnseen = ({ rules, state }: UserBattle, { selected }: Tool, space: SpaceId): boolean =>
  !isStacked(rules) && selected !== null && pieceOf(state, selected)?.at === space;

/** Cancels one step: first the picked space, then the selected piece. */
export function cancelled(tool: Tool): Tool {
  const { selected, ...others } = tool;
  return Object.values(others).every((thing) => thing === null) ? IDLE : { ...IDLE, selected };
}

/** Selects the user's next piece that can act, or the previous one. */
export function cycled(battle: UserBattle, tool: Tool, by: 1 | -1): Tool {
  const ready = [...readyPieces(battle.rules, battle.state)].filter((id) => {
    const piece = pieceOf(battle.state, id);
    return piece !== undefined && mayCommand(battle, piece.side);
  });
  const now = tool.selected === null ? -1 : ready.indexOf(tool.selected);
  const from = now < 0 && by < 0 ? 0 : now;
  return { ...IDLE, selected: ready[(from + by + ready.length) % ready.length] ?? null };
}
