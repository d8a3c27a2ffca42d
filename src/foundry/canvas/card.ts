import type { Leader, Preview, SpaceId, Unit } from '../../core';
import { pieceOf, terrainAt } from '../../core';
import type { UserBattle } from '../documents/battle-port';
import { choicesOf } from './choices';
import type { Player } from './player';
import { piecesAt, type Refused, refusalsAt } from './refusals';
import type { Tool } from './tool';

/** What the card beside a space tells; texts are keys still. */
export interface Card {
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly terrain: string;
  /** Attacks that a click would order, with their dice. */
  readonly attacks: readonly { readonly type: string; readonly preview: Preview }[];
  /** Why the chosen piece can't attack what stands here. */
  readonly refusals: readonly Refused[];
}

/** What there is to tell about a space; undefined for empty ones that nothing is asked about. */
export function cardOf(battle: UserBattle, player: Player, tool: Tool, space: SpaceId): Card | undefined {
  const { state } = battle;
  const here = piecesAt(state, space);
  if (here.length === 0) return undefined;
  const attacks = choicesOf(battle, player, tool).flatMap(({ wish, space: at, preview }) =>
    at === space && preview && 'order' in wish ? [{ type: wish.order.type, preview }] : [],
  );
  const chosen = tool.selected === null ? undefined : pieceOf(state, tool.selected);
  const isEnemy = chosen !== undefined && here.some(({ side }) => side !== chosen.side);
  return {
    units: here.flatMap(({ id }) => state.units[id] ?? []),
    leaders: here.flatMap(({ id }) => state.leaders[id] ?? []),
    terrain: terrainAt(state, space),
    attacks,
    refusals: isEnemy && attacks.length === 0 ? refusalsAt(battle, chosen.id, space) : [],
  };
}

/** The line from the chosen piece to a space, and the space that stops it. */
export interface Sight {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly blocked: SpaceId | null;
}

/** The line that the map shows for a card: to a target that can be attacked, or to the one behind an obstacle. */
export function sightOf(battle: UserBattle, tool: Tool, space: SpaceId, card: Card): Sight | undefined {
  const from = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected)?.at;
  if (from === undefined) return undefined;
  const blocked = card.refusals.find((refusal) => refusal.space !== undefined)?.space ?? null;
  return card.attacks.length > 0 || blocked !== null ? { from, to: space, blocked } : undefined;
}
