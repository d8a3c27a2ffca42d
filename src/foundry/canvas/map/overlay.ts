import { fallenOf, type PieceId, pieceOf, reserveOf, type SpaceId, type State, unitsAt } from '../../../core';
import { isOfSide } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { cardInHand, orderedBy } from '../choices/card-in-hand';
import { type Choice, choicesOf, mayCommand, type Player, type Tool } from '../choices/choices';
import { wouldLetAct } from '../choices/lets-others-act';
import { ruledOutAt } from '../choices/refusals';
import { spacesOf } from './scene-board';

/** The dice of an attack, and its manner: melee or ranged. */
interface RingAttack {
  readonly dice: number;
  readonly isClose: boolean;
}

/** A space that can be attacked, with each possible attack that has dice. */
export interface Ring {
  readonly space: SpaceId;
  readonly attacks: readonly RingAttack[];
}

/** Pieces that share their spaces with others: the pieces are marked, not their spaces. */
export interface MarkedBlocks {
  readonly answers: readonly PieceId[];
  readonly selected: PieceId | null;
  readonly attacked: PieceId | null;
  readonly cursor: PieceId | null;
  readonly ruledOut: readonly PieceId[];
  readonly wouldOrder: readonly PieceId[];
  /** The pieces chosen by answers to the open question, which take part in the attack. */
  readonly named: readonly PieceId[];
  /** Spaces of friendly units that the selected piece can join, by a click beside their blocks. */
  readonly joined: readonly SpaceId[];
}

/** An attack, from the attacker's space to the target's. */
interface Attack {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** Everything that the order tool draws over the map. */
export interface Overlay {
  /** The spaces that the selected piece can move to. */
  readonly reach: readonly SpaceId[];
  readonly rings: readonly Ring[];
  /** Spaces that answer the open question. */
  readonly answers: readonly SpaceId[];
  /** The space of the selected piece, or of the piece that a question is about if it is not attacked. */
  readonly selected: SpaceId | null;
  /** The space of the attacked piece that the open question is about. */
  readonly attacked: SpaceId | null;
  /** The attack that a question interrupted, with all its attackers, and the attacks that are only declared so far. */
  readonly attacks: readonly Attack[];
  /** The space that the keyboard cursor is on. */
  readonly cursor: SpaceId | null;
  /** Spaces of the pieces that could no longer be ordered after the order that a click would give. */
  readonly ruledOut: readonly SpaceId[];
  /** Spaces of the pieces that the selected card would order, or that an order of the selected piece would let act. */
  readonly wouldOrder: readonly SpaceId[];
  /** Null if every piece has its space alone. */
  readonly blocks: MarkedBlocks | null;
}

const spaces = (choices: readonly Choice[]): readonly SpaceId[] => [
  ...new Set(choices.flatMap(({ space }) => space ?? [])),
];

/** The piece that a question is about, and if it is attacked or asked for another reason. */
interface Asked {
  readonly attacked: PieceId | null;
  readonly other: PieceId | null;
}

/** The piece that the open question is about; undefined if the question is for a side. */
function pieceAsked(battle: UserBattle): Asked {
  const { state, question } = battle;
  if (!question || isOfSide(question)) return { attacked: null, other: null };
  const { unit } = question;
  const id = attackIn(battle)?.unit ?? '';
  const attacker = pieceOf(state, id) ?? fallenOf(state, id);
  const isAttacked = attacker !== undefined && attacker.side !== pieceOf(state, unit)?.side;
  return isAttacked ? { attacked: unit, other: null } : { attacked: null, other: unit };
}

/** The overlay of the map for the user's current selection. */
export function overlayOf(
  battle: UserBattle,
  player: Player,
  tool: Tool,
  focused: SpaceId | null = null,
): Overlay {
  const overlay = spacesMarked(battle, player, tool, focused);
  if (!isStacked(battle.rules)) return overlay;
  const choices = choicesOf(battle, player, tool);
  const { question } = battle;
  const answers = question ? choices : [];
  const asked = pieceAsked(battle);
  const isAtPiece = choices[tool.cursor ?? -1]?.piece !== undefined;
  return {
    ...overlay,
    ...{ selected: null, attacked: null, ruledOut: [], wouldOrder: [] },
    answers: spaces(answers.filter(({ piece }) => piece === undefined)),
    cursor: isAtPiece ? null : overlay.cursor,
    blocks: {
      answers: answers.flatMap(({ piece }) => piece ?? []),
      selected: tool.selected ?? asked.other,
      attacked: asked.attacked,
      cursor: choices[tool.cursor ?? -1]?.piece ?? null,
      ruledOut: ruledOutAt(battle, player, tool, tool.picking ?? focused),
      wouldOrder: litFor(battle, tool),
      named: namedBefore(battle),
      joined: question || tool.selected === null ? [] : joined(battle, overlay.reach, tool.selected),
    },
  };
}

/**
 * The pieces that the selected card would order, that join an order, or that an order of the selected piece would let
 * act.
 */
function litFor(battle: UserBattle, { selected, joint }: Tool): readonly PieceId[] {
  if (selected === null || battle.question) return [];
  if (joint) return joint.units ?? [];
  const card = cardInHand(selected);
  if (card !== undefined) return orderedBy(battle, card);
  const piece = pieceOf(battle.state, selected);
  return piece && mayCommand(battle, piece.side) ? wouldLetAct(battle, selected) : [];
}

/** The spaces in reach with other pieces of the same side. */
function joined({ state }: UserBattle, reach: readonly SpaceId[], id: PieceId): readonly SpaceId[] {
  const side = (pieceOf(state, id) ?? reserveOf(state, id))?.side;
  const friends = [...Object.values(state.units), ...Object.values(state.leaders)].filter(
    (piece) => piece.side === side,
  );
  return reach.filter((space) => friends.some(({ at }) => at === space));
}

/** The pieces that a side has chosen one by one so far, and the known supporters. */
function namedBefore({ state, question, events, open }: UserBattle): readonly PieceId[] {
  const supporters = events.flatMap((event) => (event.type === 'supported' ? event.by : []));
  if (question?.of !== 'unit') return question ? supporters : [];
  const answers = open?.replies.map((reply) => (reply.kind === 'chose' ? reply.option : '')) ?? [];
  const isNamed = (id: string) => id !== question.unit && pieceOf(state, id)?.side === question.side;
  const before = answers.findLastIndex((answer) => !isNamed(answer));
  return [...new Set([...supporters, ...answers.slice(before + 1)])];
}

function spacesMarked(battle: UserBattle, player: Player, tool: Tool, focused: SpaceId | null): Overlay {
  const { state, question } = battle;
  const asked = pieceAsked(battle);
  const spaceOf = (id: PieceId | null) => pieceOf(state, id ?? '')?.at ?? null;
  const choices = choicesOf(battle, player, tool);
  const moves = choices.filter(({ request }) => 'order' in request && request.order.target === undefined);
  const attacks = choices.filter(({ request }) => 'order' in request && request.order.target !== undefined);
  return {
    reach: spaces(moves),
    rings: ringsOf(battle, attacks),
    answers: question ? spaces(choices) : [],
    selected: spaceOf(tool.selected ?? asked.other),
    attacked: spaceOf(asked.attacked),
    attacks: attacksShown(battle),
    cursor: tool.cursor === null ? null : (choices[tool.cursor]?.space ?? null),
    ruledOut: placesOf(
      state,
      ruledOutAt(battle, player, tool, tool.picking ?? focused).filter((id) => hasSpaceMark(state, id)),
    ),
    wouldOrder: placesOf(state, litFor(battle, tool)),
    blocks: null,
  };
}

/** A ring for each square with a unit that can be attacked. */
function ringsOf({ rules, state }: UserBattle, choices: readonly Choice[]): readonly Ring[] {
  const squares = choices.flatMap(({ space, piece, preview, request }) =>
    [...new Set([space ?? [], piece === undefined ? [] : spacesOf(state, piece)].flat())].map((at) => ({
      at,
      attacks:
        preview && preview.dice > 0 && 'order' in request
          ? [{ dice: preview.dice, isClose: rules.orderKind(request.order.type)?.isClose === true }]
          : [],
    })),
  );
  return [...new Set(squares.map(({ at }) => at))].map((space) => ({
    space,
    attacks: squares.flatMap(({ at, attacks }) => (at === space ? attacks : [])),
  }));
}

/**
 * True unless the piece is a leader with a unit: a mark on the space would seem to mean the unit, so only the card
 * shows it.
 */
const hasSpaceMark = (state: State, id: PieceId): boolean =>
  state.units[id] !== undefined || unitsAt(state, pieceOf(state, id)?.at ?? '').length === 0;

const placesOf = (state: State, pieces: readonly PieceId[]): readonly SpaceId[] => [
  ...new Set(pieces.flatMap((id) => pieceOf(state, id)?.at ?? [])),
];

/** The attacks still under way: that of the open order, or else those that are still to come. */
function attacksShown(battle: UserBattle): readonly Attack[] {
  const { rules, state, question } = battle;
  if (question) return attacksIn(battle).filter(({ from, to }) => from !== to);
  return rules.pendingAttacks(state).flatMap(({ unit, to }) => {
    const from = pieceOf(state, unit)?.at;
    return from === undefined || from === to ? [] : [{ from, to }];
  });
}

/** The attack of the open order, and those of the other units that attack together with the last reported one. */
function attacksIn(battle: UserBattle): readonly Attack[] {
  const { events } = battle;
  const last = events.findLastIndex(({ type }) => type === 'attacked');
  const before = events.slice(0, Math.max(0, last)).findLastIndex(({ type }) => type !== 'attacked');
  const together = events.slice(before + 1, Math.max(0, last));
  const since = events.slice(Math.max(0, last));
  return [
    ...together.flatMap((event) => (event.type === 'attacked' ? (wayOf(battle, event, since) ?? []) : [])),
    attackOf(battle) ?? [],
  ].flat();
}

/**
 * The attack of the open order, with the spaces of both units even if one has retreated since: the last reported
 * attack, or else the order itself.
 */
export function attackOf(battle: UserBattle): Attack | null {
  const { events } = battle;
  const index = events.findLastIndex((event) => event.type === 'attacked');
  const attack = attackIn(battle);
  return attack ? wayOf(battle, attack, events.slice(Math.max(0, index))) : null;
}

/** The spaces of attacker and target, before the events that have happened since. */
function wayOf({ state }: UserBattle, attack: AttackTold, since: UserBattle['events']): Attack | null {
  const placeOf = (id: PieceId): SpaceId | undefined => {
    const left = since.find((event) => 'from' in event && event.unit === id);
    return left && 'from' in left ? left.from : pieceOf(state, id)?.at;
  };
  const from = placeOf(attack.unit);
  const to = placeOf(attack.target);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

interface AttackTold {
  readonly unit: PieceId;
  readonly target: PieceId;
}

/** The attacker and target of the open order: as last reported, or else as ordered. */
function attackIn({ events, open }: UserBattle): AttackTold | undefined {
  const told = events.findLast((event) => event.type === 'attacked');
  const { unit, target } = told?.type === 'attacked' ? told : (open?.order ?? {});
  return unit === undefined || target === undefined ? undefined : { unit, target };
}
