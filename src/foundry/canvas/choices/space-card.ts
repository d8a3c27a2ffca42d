import {
  hasRoad,
  type Leader,
  type Order,
  type PieceId,
  type Preview,
  pieceOf,
  reserveOf,
  type Side,
  type SpaceId,
  terrainAt,
  type Unit,
} from '../../../core';
import type { LaterAttack } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { type Choice, choicesOf, type Player, type Tool } from './choices';
import { clickOn } from './click-transitions';
import { laterAttacks } from './later-attacks';
import { type Activity, activityTold } from './pieces';
import { piecesAt } from './pieces-at';
import { closedBy, type Refused, refusalsAt, ruledOutAt } from './refusals';

/** A piece in the space. */
export interface CardPiece {
  readonly piece: Unit | Leader;
  readonly activity: Activity;
}

/** The content of the card beside a space; its texts are still keys. */
export interface SpaceCard {
  readonly pieces: readonly CardPiece[];
  readonly terrain: string;
  readonly isOnRoad: boolean;
  /** Points that a side has for holding the space. */
  readonly objectives: readonly { readonly side: Side; readonly points: number }[];
  /** Attacks that a click would order, with their dice. */
  readonly attacks: readonly {
    readonly type: string;
    readonly order: Order;
    readonly preview: Preview;
  }[];
  /** Attacks that the selected piece could make here if the dice of an order let it act. */
  readonly later: readonly LaterAttack[];
  /** The reasons why the selected piece can't attack here, or can't be placed here. */
  readonly refusals: readonly Refused[];
  /** Names of the units that the selected piece can take along when it attacks this space. */
  readonly supports: readonly string[];
  /** The kinds of orders that are ruled out for the selected piece after a move here. */
  readonly closed: readonly Refused[];
  /** Names of the pieces that could no longer be ordered after the order that a click would give. */
  readonly rulesOut: readonly string[];
  /** The effect of a click if the selected piece can join others. */
  readonly joining: Joining | null;
}

/**
 * A space of friendly units that the selected piece can move to: a click on the ground means the space, a click on a
 * block the unit.
 */
interface Joining {
  /** Name of the selected piece. */
  readonly unit: string;
  /** Name of the friendly unit under the pointer, which a click would select instead. */
  readonly taken: string | null;
}

/** The position of the pointer or the keyboard cursor. */
interface Focus {
  readonly space: SpaceId;
  /** The piece under the pointer, if pieces share their spaces. */
  readonly pointed: PieceId | null;
}

/** The card of a space; undefined if there is nothing to show. */
export function spaceCardOf(
  battle: UserBattle,
  player: Player,
  tool: Tool,
  spot: Focus,
): SpaceCard | undefined {
  const { space } = spot;
  const { state } = battle;
  const here = piecesAt(state, space);
  const terrain = terrainAt(state, space);
  const objectives = state.objectives.filter(({ spaces }) => spaces.includes(space));
  const rulesOut = ruledOutAt(battle, player, tool, space).flatMap((id) => pieceOf(state, id)?.name ?? []);
  const all = choicesOf(battle, player, tool);
  const choices = all.filter((choice) => choice.space === space);
  const closed = choices.flatMap(({ request, preview }) =>
    'order' in request && !preview ? closedBy(battle, request.order) : [],
  );
  const isOnRoad = hasRoad(battle.rules, state, space);
  const isEmpty = here.length === 0 && terrain === 'clear' && !isOnRoad && objectives.length === 0;
  if (isEmpty && rulesOut.length === 0 && closed.length === 0) return undefined;
  const attacks = choices.flatMap(({ request, preview }) =>
    preview && 'order' in request ? [{ type: request.order.type, order: request.order, preview }] : [],
  );
  const chosen = tool.selected === null ? undefined : pieceOf(state, tool.selected);
  const isEnemy = chosen !== undefined && here.some(({ side }) => side !== chosen.side);
  const later = isEnemy && choices.length === 0 ? laterAt(battle, all, space) : [];
  const isPlacing = tool.selected !== null && chosen === undefined && !battle.question;
  return {
    pieces: here.map((piece) => ({ piece, activity: activityTold(battle, piece) })),
    terrain,
    isOnRoad,
    objectives: objectives.map(({ side, points }) => ({ side, points })),
    attacks,
    later,
    refusals:
      tool.selected !== null && (isEnemy || isPlacing) && choices.length + later.length === 0
        ? refusalsAt(battle, tool.selected, space)
        : [],
    supports: isEnemy ? supportedBy(battle, chosen.id, space) : [],
    closed,
    rulesOut,
    joining: joiningOf(battle, player, tool, spot),
  };
}

/** Names of the units that could join a piece in attacking a space, by an order of that piece. */
const supportedBy = ({ rules, state }: UserBattle, id: PieceId, space: SpaceId): readonly string[] => [
  ...new Set(
    rules
      .orders(state)
      .filter(({ units = [], target }) => units.includes(id) && pieceOf(state, target ?? '')?.at === space)
      .flatMap(({ unit }) => pieceOf(state, unit ?? '')?.name ?? []),
  ),
];

/** The attacks on a space that become possible once one of the available orders has let the piece act. */
const laterAt = (battle: UserBattle, choices: readonly Choice[], space: SpaceId) =>
  laterAttacks(battle, choices).filter(
    ({ order: { target = '' } }) => pieceOf(battle.state, target)?.at === space,
  );

function joiningOf(
  battle: UserBattle,
  player: Player,
  tool: Tool,
  { space, pointed }: Focus,
): Joining | null {
  const { state } = battle;
  const piece =
    tool.selected === null ? undefined : (pieceOf(state, tool.selected) ?? reserveOf(state, tool.selected));
  const hasFriends = piece && piecesAt(state, space).some(({ side }) => side === piece.side);
  if (!hasFriends || !isStacked(battle.rules)) return null;
  const { request } = clickOn(battle, player, tool, space);
  if (!request || !('order' in request) || request.order.to !== space) return null;
  const next = clickOn(battle, player, tool, space, pointed ?? undefined).tool.selected;
  const taken = next === null || next === piece.id ? undefined : pieceOf(state, next)?.name;
  return { unit: piece.name, taken: taken ?? null };
}

/** The line of sight from the selected piece to a space, and the space that blocks it. */
export interface Sight {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly blocked: SpaceId | null;
}

/** The line of sight that the map shows for a card: to a target that can be attacked, or to one behind an obstacle. */
export function sightOf(battle: UserBattle, tool: Tool, space: SpaceId, card: SpaceCard): Sight | undefined {
  const from = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected)?.at;
  if (from === undefined) return undefined;
  const blocked = card.refusals.find((refusal) => refusal.space !== undefined)?.space ?? null;
  return card.attacks.length + card.later.length > 0 || blocked !== null
    ? { from, to: space, blocked }
    : undefined;
}

/** The chain of command of the pieces in a space; empty if there is none to show. */
export function chainAt({ rules, state }: UserBattle, space: SpaceId | null): readonly SpaceId[] {
  if (space === null) return [];
  const [piece] = piecesAt(state, space);
  return piece ? rules.chainOf(state, piece.id) : [];
}
