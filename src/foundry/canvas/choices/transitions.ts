import { type Order, type PieceId, pieceOf, type SpaceId } from '../../../core';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import {
  type Choice,
  cardInHand,
  choicesOf,
  IDLE,
  isOnButton,
  mayCommand,
  type Player,
  playOf,
  type Request,
  type Tool,
  terrainInHand,
} from './choices';
import { readyPieces } from './pieces';
import { piecesAt, refusalsAt } from './refusals';

/** What a click or key leads to. */
export interface Transition {
  readonly tool: Tool;
  /** What is to be asked of the battle, if anything. */
  readonly request: Exclude<Request, { readonly lay: string } | { readonly compose: Order }> | null;
}

const stay = (tool: Tool): Transition => ({ tool, request: null });

/** The tool after the battle has changed: what is gone or may not be chosen any more is put down. */
export function refreshed(battle: UserBattle, tool: Tool): Tool {
  const { selected } = tool;
  const keeps = selected !== null && !battle.question && isReady(battle, selected);
  return { ...IDLE, selected: keeps ? selected : null };
}

/** Whether something in hand can still be used. */
function isReady(battle: UserBattle, selected: string): boolean {
  const { rules, state } = battle;
  const card = cardInHand(selected);
  if (card !== undefined) return playOf(battle, card) !== undefined;
  const terrain = terrainInHand(selected);
  if (terrain === undefined) return readyPieces(rules, state).has(selected);
  return rules.orders(state).some((order) => order.terrain === terrain && mayCommand(battle, order.side));
}

/** Whether a click on a target shows only what the attack would bring: the next one there orders it. */
const isToBeLookedAt = ({ looksFirst }: Player, { picking }: Tool, { space, preview }: Choice): boolean =>
  looksFirst === true && space !== null && preview !== null && picking !== space;

/** Carries out a click on a space; `hit`: the piece there whose picture was clicked on, if others are beside it. */
export function clickOn(
  battle: UserBattle,
  player: Player,
  tool: Tool,
  space: SpaceId,
  hit?: PieceId,
): Transition {
  // Who stands in several squares is meant by a click on any of them.
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
  const own = nextOwn(battle, tool, space, hit);
  if (own !== undefined) return stay({ ...IDLE, selected: own });
  if (tool.selected === null) return stay(IDLE);
  const refusals = refusalsAt(battle, tool.selected, space);
  if (refusals.length === 0) return stay(IDLE);
  return stay({ ...tool, picking: null, cursor: null, joint: null, complaint: { space, refusals } });
}

/** Carries out that a piece was dragged to a space: as a click on the space, but nothing else is picked up. */
export function dropOn(battle: UserBattle, player: Player, piece: PieceId, space: SpaceId): Transition {
  const tool = { ...IDLE, selected: piece };
  const choices = choicesOf(battle, player, tool).filter((choice) => choice.space === space);
  if (choices.length > 0 && !battle.question) return clickOn(battle, player, tool, space);
  const refusals = battle.question
    ? [{ reason: 'question-is-open', rule: 'match' }]
    : refusalsAt(battle, piece, space);
  return stay({ ...tool, complaint: { space, refusals } });
}

/** Takes a choice: the selection stays, so that the same piece can go on; or lays out what else there is to choose. */
export function choose(tool: Tool, { request }: Choice): Transition {
  const { selected, picking, cursor } = tool;
  if ('lay' in request) return stay({ ...IDLE, selected, orderType: request.lay });
  if ('compose' in request) {
    // Whoever has joined or left stays under the cursor.
    const at = tool.joint ? cursor : null;
    return stay({ ...IDLE, selected, picking, cursor: at, joint: request.compose });
  }
  return { tool: { ...IDLE, selected }, request };
}

/** What Enter takes: the order that is put together, or else the choice under the cursor. */
export const confirmed = ({ joint, cursor }: Tool, choices: readonly Choice[]): Choice | undefined =>
  joint ? choices.find(({ isJoint }) => isJoint) : choices[cursor ?? -1];

/** The one who joins an order that is put together, or leaves it, by the space bar; undefined where there is none. */
export const marked = ({ joint, cursor }: Tool, choices: readonly Choice[]): Choice | undefined => {
  const choice = joint ? choices[cursor ?? -1] : undefined;
  return choice?.joins === undefined ? undefined : choice;
};

/** The space whose several choices have not been laid out yet; null if a choice is the one that is meant. */
export function unpicked(
  { picking }: Tool,
  choices: readonly Choice[],
  { space, piece }: Choice,
): SpaceId | null {
  const isAlone = choices.filter((choice) => choice.space === space && choice.piece === piece).length < 2;
  return space === null || isAlone || picking === space ? null : space;
}

/** Where the choice with a number is in the list: the buttons that are shown count first. Null if there is none. */
export function numbered(
  choices: readonly Choice[],
  tool: Pick<Tool, 'picking' | 'joint'>,
  number: number,
): number | null {
  const button = choices.filter((choice) => isOnButton(tool, choice))[number];
  if (button) return choices.indexOf(button);
  return tool.picking === null && number < choices.length ? number : null;
}

/** Whether a piece is one of the user's that share their spaces, and another one than that in hand. */
const isOther = (battle: UserBattle, { selected }: Tool, id: PieceId): boolean => {
  const side = pieceOf(battle.state, id)?.side;
  return isStacked(battle.rules) && id !== selected && side !== undefined && mayCommand(battle, side);
};

/** Whether a click on a piece means that piece itself, and not what can be chosen where it stands. */
function isTakenUp(battle: UserBattle, tool: Tool, hit: PieceId, here: readonly Choice[]): boolean {
  if (battle.question) return false;
  // Whoever leads both sides attacks a space by any of the enemies that share it.
  const isAimedAt = here.length > 0 && isEnemyInHand(battle, tool, hit);
  return !isAimedAt && isOther(battle, tool, hit);
}

/** Whether a piece is an enemy of the one in hand. */
function isEnemyInHand({ state }: UserBattle, { selected }: Tool, id: PieceId): boolean {
  const inHand = selected === null ? undefined : pieceOf(state, selected)?.side;
  return inHand !== undefined && inHand !== pieceOf(state, id)?.side;
}

/** The own piece that a click picks up; null puts the selection down, undefined: no own piece is there. */
function nextOwn(
  battle: UserBattle,
  { selected }: Tool,
  space: SpaceId,
  hit: PieceId | undefined,
): PieceId | null | undefined {
  const own = piecesAt(battle.state, space)
    .filter(({ side }) => mayCommand(battle, side))
    .map(({ id }) => id);
  if (own.length === 0) return undefined;
  if (hit !== undefined && own.includes(hit)) return selected === hit ? null : hit;
  // Of many that share a space, the ground picks up those that can act.
  const ready = isStacked(battle.rules)
    ? own.filter((id) => readyPieces(battle.rules, battle.state).has(id))
    : own;
  const here = ready.length > 0 ? ready : own;
  return here[selected === null ? 0 : here.indexOf(selected) + 1] ?? null;
}

/** Puts down one thing: first what was being picked, then the piece. */
export function cancelled(tool: Tool): Tool {
  const { selected, ...others } = tool;
  return Object.values(others).every((thing) => thing === null) ? IDLE : { ...IDLE, selected };
}

/** Takes up the next own piece that can act, or the one before it. */
export function cycled(battle: UserBattle, tool: Tool, by: 1 | -1): Tool {
  const ready = [...readyPieces(battle.rules, battle.state)].filter((id) => {
    const piece = pieceOf(battle.state, id);
    return piece !== undefined && mayCommand(battle, piece.side);
  });
  const now = tool.selected === null ? -1 : ready.indexOf(tool.selected);
  const from = now < 0 && by < 0 ? 0 : now;
  return { ...IDLE, selected: ready[(from + by + ready.length) % ready.length] ?? null };
}
