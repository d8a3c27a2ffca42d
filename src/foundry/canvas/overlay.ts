import type { PieceId, SpaceId } from '../../core';
import { pieceOf } from '../../core';
import type { UserBattle } from '../documents/battle-port';
import { type Choice, choicesOf } from './choices';
import type { Player } from './player';
import type { Tool } from './tool';

/** An attackable space, with the dice of each attack that is possible. */
export interface Ring {
  readonly space: SpaceId;
  readonly dice: readonly number[];
}

/** Everything that the order tool lays over the map. */
export interface Overlay {
  /** Where the chosen piece can go. */
  readonly reach: readonly SpaceId[];
  readonly rings: readonly Ring[];
  /** Spaces that answer the open question. */
  readonly answers: readonly SpaceId[];
  /** Where the chosen piece stands. */
  readonly selected: SpaceId | null;
  /** Where the piece stands that the open question is about. */
  readonly asked: SpaceId | null;
  /** The attack in the middle of which the question came. */
  readonly attack: { readonly from: SpaceId; readonly to: SpaceId } | null;
  /** The space that the keys have got to. */
  readonly cursor: SpaceId | null;
}

const spaces = (choices: readonly Choice[]): readonly SpaceId[] => [
  ...new Set(choices.flatMap(({ space }) => space ?? [])),
];

/** What the map shows for what the user has in hand. */
export function overlayOf(battle: UserBattle, player: Player, tool: Tool): Overlay {
  const { state, question } = battle;
  const choices = choicesOf(battle, player, tool);
  const moves = choices.filter(({ wish }) => 'order' in wish && wish.order.target === undefined);
  const attacks = choices.filter(({ wish }) => 'order' in wish && wish.order.target !== undefined);
  return {
    reach: spaces(moves),
    rings: spaces(attacks).map((space) => ({
      space,
      dice: attacks.flatMap((attack) =>
        attack.space === space && attack.preview ? attack.preview.dice : [],
      ),
    })),
    answers: question ? spaces(choices) : [],
    selected: tool.selected === null ? null : (pieceOf(state, tool.selected)?.at ?? null),
    asked: question ? (pieceOf(state, question.unit)?.at ?? null) : null,
    attack: question ? attackOf(battle) : null,
    cursor: tool.cursor === null ? null : (choices[tool.cursor]?.space ?? null),
  };
}

/** Who attacks whom in the order that is open, and from where to where, though one may have fallen back since. */
export function attackOf({ state, events }: UserBattle): Overlay['attack'] {
  const index = events.findLastIndex((event) => event.type === 'attacked');
  const attack = events[index];
  if (attack?.type !== 'attacked') return null;
  const since = events.slice(index);
  const placeOf = (id: PieceId): SpaceId | undefined => {
    const left = since.find((event) => 'from' in event && event.unit === id);
    return left && 'from' in left ? left.from : pieceOf(state, id)?.at;
  };
  const from = placeOf(attack.unit);
  const to = placeOf(attack.target);
  return from !== undefined && to !== undefined ? { from, to } : null;
}
