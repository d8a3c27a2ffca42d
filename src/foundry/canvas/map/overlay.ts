import { fallenOf, type PieceId, pieceOf, reserveOf, type SpaceId, type State, unitsAt } from '../../../core';
import { isOfSide } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import {
  type Choice,
  cardInHand,
  choicesOf,
  mayCommand,
  orderedBy,
  type Player,
  type Tool,
} from '../choices/choices';
import { wouldLetAct } from '../choices/let-act';
import { ruledOutAt } from '../choices/refusals';
import { spacesOf } from './scene-board';

/** The dice of an attack, and whether it is made hand to hand or from afar. */
interface RingAttack {
  readonly dice: number;
  readonly isClose: boolean;
}

/** An attackable space, with each attack that is possible and has dice. */
export interface Ring {
  readonly space: SpaceId;
  readonly attacks: readonly RingAttack[];
}

/** Pieces that share their spaces with others: they are marked themselves, and not their spaces. */
export interface MarkedBlocks {
  readonly answers: readonly PieceId[];
  readonly selected: PieceId | null;
  readonly attacked: PieceId | null;
  readonly cursor: PieceId | null;
  readonly ruledOut: readonly PieceId[];
  readonly wouldOrder: readonly PieceId[];
  /** Those who have been chosen by answers to the question that is open, and who take part in the attack. */
  readonly named: readonly PieceId[];
  /** Spaces of friends whom the piece in hand can join, by a click beside their blocks. */
  readonly joined: readonly SpaceId[];
}

/** From where to where somebody attacks. */
interface Attack {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** Everything that the order tool lays over the map. */
export interface Overlay {
  /** Where the chosen piece can go. */
  readonly reach: readonly SpaceId[];
  readonly rings: readonly Ring[];
  /** Spaces that answer the open question. */
  readonly answers: readonly SpaceId[];
  /** Where the chosen piece stands, or the one that is asked something and is not attacked. */
  readonly selected: SpaceId | null;
  /** Where the piece stands that is attacked, and that the open question is about. */
  readonly attacked: SpaceId | null;
  /** The attack in the middle of which a question came, with all who make it, and those that are only declared yet. */
  readonly attacks: readonly Attack[];
  /** The space that the keys have got to. */
  readonly cursor: SpaceId | null;
  /** Where pieces stand that could not be ordered any more after what a click would order. */
  readonly ruledOut: readonly SpaceId[];
  /** Where pieces stand that the card in hand would order, or an order of the piece in hand would let act. */
  readonly wouldOrder: readonly SpaceId[];
  /** Null where every piece has its space alone. */
  readonly blocks: MarkedBlocks | null;
}

const spaces = (choices: readonly Choice[]): readonly SpaceId[] => [
  ...new Set(choices.flatMap(({ space }) => space ?? [])),
];

/** The piece that a question is about: whether it is attacked, or is asked for another reason. */
interface Asked {
  readonly attacked: PieceId | null;
  readonly other: PieceId | null;
}

/** The piece that the open question is about; none where it is put to a side. */
function pieceAsked(battle: UserBattle): Asked {
  const { state, question } = battle;
  if (!question || isOfSide(question)) return { attacked: null, other: null };
  const { unit } = question;
  const id = attackIn(battle)?.unit ?? '';
  const attacker = pieceOf(state, id) ?? fallenOf(state, id);
  const isAttacked = attacker !== undefined && attacker.side !== pieceOf(state, unit)?.side;
  return isAttacked ? { attacked: unit, other: null } : { attacked: null, other: unit };
}

/** What the map shows for what the user has in hand. */
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

/** The pieces that the card in hand would order, that join an order, or that an order of the piece in hand would let act. */
function litFor(battle: UserBattle, { selected, joint }: Tool): readonly PieceId[] {
  if (selected === null || battle.question) return [];
  if (joint) return joint.units ?? [];
  const card = cardInHand(selected);
  if (card !== undefined) return orderedBy(battle, card);
  const piece = pieceOf(battle.state, selected);
  return piece && mayCommand(battle, piece.side) ? wouldLetAct(battle, selected) : [];
}

/** The spaces in reach where others of the piece's side stand. */
function joined({ state }: UserBattle, reach: readonly SpaceId[], id: PieceId): readonly SpaceId[] {
  const side = (pieceOf(state, id) ?? reserveOf(state, id))?.side;
  const friends = [...Object.values(state.units), ...Object.values(state.leaders)].filter(
    (piece) => piece.side === side,
  );
  return reach.filter((space) => friends.some(({ at }) => at === space));
}

/** Those whom a side has chosen one by one until now, and those who are known to support. */
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

/** A ring for each square in which somebody stands who can be attacked. */
function ringsOf({ rules, state }: UserBattle, choices: readonly Choice[]): readonly Ring[] {
  const squares = choices.flatMap(({ space, piece, preview, request }) =>
    [...new Set([space ?? [], piece === undefined ? [] : spacesOf(state, piece)].flat())].map((at) => ({
      at,
      attacks:
        preview && preview.dice > 0 && 'order' in request
          ? [{ dice: preview.dice, isClose: rules.closeAttacks.includes(request.order.type) }]
          : [],
    })),
  );
  return [...new Set(squares.map(({ at }) => at))].map((space) => ({
    space,
    attacks: squares.flatMap(({ at, attacks }) => (at === space ? attacks : [])),
  }));
}

/** A mark on the space would be read as meaning the unit: of a leader who is with one, the card alone tells. */
const hasSpaceMark = (state: State, id: PieceId): boolean =>
  state.units[id] !== undefined || unitsAt(state, pieceOf(state, id)?.at ?? '').length === 0;

const placesOf = (state: State, pieces: readonly PieceId[]): readonly SpaceId[] => [
  ...new Set(pieces.flatMap((id) => pieceOf(state, id)?.at ?? [])),
];

/** Who attacks from where to where, and is not there yet: in the order that is open, or else those who are still to come. */
function attacksShown(battle: UserBattle): readonly Attack[] {
  const { rules, state, question } = battle;
  if (question) return attacksIn(battle).filter(({ from, to }) => from !== to);
  return rules.pendingAttacks(state).flatMap(({ unit, to }) => {
    const from = pieceOf(state, unit)?.at;
    return from === undefined || from === to ? [] : [{ from, to }];
  });
}

/** The attack of the order that is open, and those of others who make it together with him who is told last. */
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
 * Who attacks whom in the order that is open, and from where to where, though one may have fallen back since: the latest
 * attack that was told of, or else the order itself.
 */
export function attackOf(battle: UserBattle): Attack | null {
  const { events } = battle;
  const index = events.findLastIndex((event) => event.type === 'attacked');
  const attack = attackIn(battle);
  return attack ? wayOf(battle, attack, events.slice(Math.max(0, index))) : null;
}

/** From where to where somebody attacks: where both stood before what has happened since. */
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

/** Who attacks whom in the order that is open: as it was told last, or else as it was ordered. */
function attackIn({ events, open }: UserBattle): AttackTold | undefined {
  const told = events.findLast((event) => event.type === 'attacked');
  const { unit, target } = told?.type === 'attacked' ? told : (open?.order ?? {});
  return unit === undefined || target === undefined ? undefined : { unit, target };
}
