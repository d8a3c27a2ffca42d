import type { Order, Preview, SpaceId } from '../../core';
import { pieceOf } from '../../core';
import type { UserBattle } from '../documents/battle-port';
import { offersOf } from './offers';
import { mayAnswer, mayCommand, type Player } from './player';
import type { Tool } from './tool';

/** What a click can lead to: an order, or the answer to the open question. */
export type Wish = { readonly order: Order } | { readonly choose: string };

/** One thing that the user can choose now, by click or by key. */
export interface Choice {
  readonly wish: Wish;
  /** The space to click on; null for what only a button offers. */
  readonly space: SpaceId | null;
  readonly preview: Preview | null;
}

/** Everything that the user can choose now: answers while a question is open, else what the chosen piece can do. */
export function choicesOf(battle: UserBattle, player: Player, tool: Tool): readonly Choice[] {
  if (battle.question) return mayAnswer(battle, player) ? answers(battle, battle.question.options) : [];
  const piece = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected);
  if (!piece || !mayCommand(battle, piece.side)) return [];
  const { deeds, attacks, moves } = offersOf(battle.rules, battle.state, piece.id);
  return [
    ...deeds.map((order) => ({ wish: { order }, space: null, preview: null })),
    ...[...attacks].flatMap(([space, list]) =>
      list.map(({ order, preview }) => ({ wish: { order }, space, preview })),
    ),
    ...[...moves].map(([space, order]) => ({ wish: { order }, space, preview: null })),
  ];
}

const answers = ({ rules, state }: UserBattle, options: readonly string[]): readonly Choice[] =>
  options.map((choose) => ({
    wish: { choose },
    space: rules.grid.has(choose) ? choose : (pieceOf(state, choose)?.at ?? null),
    preview: null,
  }));
