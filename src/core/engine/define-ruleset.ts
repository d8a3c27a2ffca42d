import type { BoardSize, Grid } from '../board';
import { type Position, sideNumber, toState } from '../position';
import type { PieceId, Side, State } from '../state';
import { Context } from './context';
import { NO_COUNTERPARTS } from './counterparts';
import { NO_SIGNS, type PieceDetails } from './display-types';
import { togetherFault } from './joint-order-fault';
import { USUAL_JUDGEMENT } from './judgement';
import type { OrderKind } from './order-kind';
import { OrderList } from './order-list';
import { Play } from './play';
import type { Answers, Asked, OrdersByName, Ruleset } from './ruleset';
import type { Definition, OrderRules, ShownOfBattle, ShownOfPiece, ShownOfSide } from './ruleset-definition';
import { sharedTurn } from './shared-turn';

// A game without anything that most games do not have.

const USUAL_BOARD = {
  borders: {},
  works: {},
  unitsPerSpace: 1,
  objectiveCounts: () => 'usual' as const,
  sectionLines: () => [],
};

const USUAL_PIECES = { weapons: [], facings: [], leastStrength: 1, wholeBy: () => undefined } as const;

const USUALLY_SHOWN = {
  ownTurn: sharedTurn,
  sideStats: [],
  hitTrack: 'strength',
  cards: {},
  cardFamilies: [],
  deck: [],
  parking: {},
  blockSigns: [],
  conditions: [],
  shots: ['fire'],
  rerolls: [],
} as const;

const USUALLY_KEPT = {
  options: [],
  tables: {},
  scenarioFields: {
    piece: [],
    without: [],
    formsOf: () => ({}),
    readPiece: () => ({}),
    writePiece: ({ strength, formation }: PieceDetails) => ({
      ...(strength !== undefined && { strength }),
      ...(formation !== undefined && { formation }),
    }),
    battle: {},
    readBattle: () => ({}),
  },
  saved: { battle: () => undefined, unit: () => undefined },
  parts: [],
  otherNames: {},
  counterparts: NO_COUNTERPARTS,
};

const NOTHING_OF_BATTLE: Answers<ShownOfBattle> = {
  statusLines: [],
  spendingOrders: [],
  stint: undefined,
  pendingAttacks: [],
  roads: [],
};

const NOTHING_OF_SIDE: Answers<ShownOfSide> = { roster: [], remarks: [] };

const NOTHING_OF_PIECE: Answers<ShownOfPiece> = {
  placementFault: undefined,
  stats: [],
  signs: NO_SIGNS,
  chainOf: [],
  isWounded: false,
};

/** Makes the ruleset of a game, on its usual board. */
export function defineRuleset<Kind, Game = unknown>(definition: Definition<Kind, Game>): Ruleset {
  const { boards, gridOf } = definition.board;
  const made = new Map<Grid, Ruleset>();
  const on = (board: BoardSize): Ruleset => {
    const grid = gridOf(board);
    const known = made.get(grid) ?? rulesetOn(definition, grid, on);
    made.set(grid, known);
    return known;
  };
  return on(boards.usual);
}

function rulesetOn<Kind, Game>(definition: Definition<Kind, Game>, grid: Grid, on: Ruleset['on']): Ruleset {
  const { id, wordsOf, version, board, pieces, shown, kept } = definition;
  const { ofBattle, ofSide, ofPiece, ...others } = shown;
  const judgement = { ...USUAL_JUDGEMENT, ...definition.judgement };
  const play = new Play<Kind, Game>(grid, { ...definition, judgement });
  const seen = (state: State) => play.seen(state);
  return {
    ...(wordsOf !== undefined && { wordsOf }),
    ...{ id, version, grid, on },
    ...{ ...USUAL_BOARD, ...board },
    ...{ ...USUAL_PIECES, ...pieces },
    ...{ ...USUALLY_SHOWN, ...others },
    ...{ ...USUALLY_KEPT, ...kept },
    ...asked(ofBattle, NOTHING_OF_BATTLE, (state: State) => [seen(state)] as const),
    ...asked(ofSide, NOTHING_OF_SIDE, (state: State, side: Side) => [seen(state), sideNumber(side)] as const),
    ...asked(ofPiece, NOTHING_OF_PIECE, (state: State, of: PieceId) => {
      const piece = seen(state).find(of);
      return piece && ([seen(state), piece] as const);
    }),
    play: play as Play,
    ...ordersByName(play, definition.orders),
  };
}

/** The orders of a game as they are listed, refused and foreseen by states and names. */
function ordersByName<Kind, Game>(
  play: Play<Kind, Game>,
  { kinds, prepare, opening, combatPreview, standing = {} }: OrderRules<Kind, Game>,
): OrdersByName {
  const byType = new Map(kinds.map((kind) => [kind.type, kind]));
  const list = new OrderList();
  const listed = (position: Position<Kind, Game>) => play.allNamed(position, list);
  return {
    orderTypes: [...byType.keys()],
    orderKind: (type) => byType.get(type) as OrderKind<unknown> | undefined,
    opening: (state) => opening?.(state),
    begin(state, first) {
      const position = play.positionOf(state);
      prepare(new Context(position, false), first);
      return toState(position);
    },
    orders(state) {
      const position = play.seen(state);
      list.clear();
      play.listAll(position, list);
      return listed(position);
    },
    ordersOf(state, id) {
      const position = play.seen(state);
      const piece = position.find(id);
      list.clear();
      if (piece) play.listOf(position, piece, list);
      return listed(position);
    },
    refusal(state, order) {
      const position = play.seen(state);
      const ordered = play.ordered(position, order);
      return togetherFault(ordered, order) ?? play.refusalOf(position, ordered);
    },
    preview(state, order) {
      const position = play.seen(state);
      return byType.get(order.type)?.preview?.(position, play.ordered(position, order));
    },
    combatPreview: (state, order) => (combatPreview ? combatPreview(state, order) : { state, order }),
    carriesOn(state, order) {
      const position = play.seen(state);
      return byType.get(order.type)?.carriesOn?.(position, play.ordered(position, order));
    },
    standingAnswers: Object.fromEntries(
      Object.entries(standing).map(([reason, answers]) => [reason, answers.map(({ id }) => id)]),
    ),
    standingOption(state, question, answer) {
      const row = standing[question.reason]?.find(({ id }) => id === answer);
      const fitting = row?.fitting(play.seen(state) as Position, question) ?? [];
      return fitting.length === 1 ? fitting[0] : undefined;
    },
  };
}

/** Questions that are asked by states and names; one of which the game says nothing has the usual answer. */
const asked = <Questions extends object, Named extends readonly unknown[], About extends readonly unknown[]>(
  questions: Questions | undefined,
  usual: Answers<Questions>,
  about: (...named: Named) => About | undefined,
): Asked<Questions, Named> =>
  Object.fromEntries(
    Object.entries(usual).map(([name, answer]) => {
      const ask = questions?.[name as keyof Questions] as ((...subject: About) => unknown) | undefined;
      return [
        name,
        (...named: Named) => {
          const subject = ask && about(...named);
          return subject ? ask(...subject) : answer;
        },
      ];
    }),
  ) as Asked<Questions, Named>;
