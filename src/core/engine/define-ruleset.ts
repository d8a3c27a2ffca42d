import { Display } from './display';
import type { BlockSigns } from './display-types';
import { Play } from './play';
import type { Ruleset } from './ruleset';
import type { Definition } from './ruleset-definition';
import { sharedTurn } from './shared-turn';

/** The presentation of a game; anything most games do not have may be left out. */
export type Shown = Omit<Ruleset, keyof Played | keyof typeof USUAL> & Partial<typeof USUAL>;

/** The part of a ruleset that follows from the orders of a game. */
type Played = Pick<
  Ruleset,
  | 'orderTypes'
  | 'untoldOrders'
  | 'manoeuvres'
  | 'closeAttacks'
  | 'orderFields'
  | 'cardOrder'
  | 'opening'
  | 'begin'
  | 'placementFault'
  | 'orders'
  | 'ordersOf'
  | 'refusal'
  | 'preview'
  | 'combatPreview'
  | 'carriesOn'
  | 'stats'
  | 'signs'
  | 'statusLines'
  | 'stint'
  | 'spendingOrders'
  | 'chainOf'
  | 'isWounded'
  | 'pendingAttacks'
  | 'roads'
  | 'roster'
  | 'remarks'
  | 'play'
>;

/** The defaults of a game. */
const USUAL: Pick<
  Ruleset,
  | 'ownTurn'
  | 'sideStats'
  | 'unitsPerSpace'
  | 'facings'
  | 'leastStrength'
  | 'hitTrack'
  | 'borders'
  | 'works'
  | 'weapons'
  | 'options'
  | 'tables'
  | 'scenarioFields'
  | 'kept'
  | 'otherNames'
  | 'shots'
  | 'rerolls'
  | 'sectionLines'
  | 'cards'
  | 'cardFamilies'
  | 'blockSigns'
  | 'conditions'
  | 'parking'
  | 'objectiveCounts'
  | 'wholeBy'
> = {
  ownTurn: sharedTurn,
  sideStats: [],
  unitsPerSpace: 1,
  facings: [],
  leastStrength: 1,
  hitTrack: 'strength',
  borders: {},
  works: {},
  weapons: [],
  options: [],
  tables: {},
  wholeBy: () => undefined,
  scenarioFields: {
    piece: [],
    without: [],
    choices: {},
    readPiece: () => ({}),
    writePiece: ({ strength, formation }) => ({
      ...(strength !== undefined && { strength }),
      ...(formation !== undefined && { formation }),
    }),
    battle: [],
    readBattle: () => ({}),
  },
  kept: { battle: () => undefined, unit: () => undefined },
  otherNames: {},
  shots: ['fire'],
  rerolls: [],
  sectionLines: () => [],
  cards: {},
  cardFamilies: [],
  blockSigns: [],
  conditions: [],
  parking: {},
  objectiveCounts: () => 'usual',
};

/** The signs of a block that shows nothing beside its type. */
const NO_SIGNS: BlockSigns = { grade: '', gradeColour: null, screen: false, spent: false, conditions: [] };

/** Makes a ruleset from the presentation of a game and the definition of its orders. */
export function defineRuleset<Kind, Game = unknown>(
  shown: Shown,
  definition: Definition<Kind, Game>,
): Ruleset {
  const play = new Play<Kind, Game>(shown, definition);
  const display = new Display<Kind, Game>(definition, (state) => play.seen(state));
  return {
    ...USUAL,
    ...shown,
    play: play as Play,
    orderTypes: definition.orders.map(({ type }) => type),
    manoeuvres: definition.orders.filter(({ isManoeuvre }) => isManoeuvre).map(({ type }) => type),
    closeAttacks: definition.orders.filter(({ isClose }) => isClose).map(({ type }) => type),
    untoldOrders: definition.orders.filter(({ isUntold }) => isUntold).map(({ type }) => type),
    orderFields: Object.fromEntries(definition.orders.map(({ type, fields }) => [type, fields])),
    cardOrder: definition.orders.find(({ playsCard }) => playsCard)?.type,
    opening: (state) => definition.opening?.(state),
    begin: (state, first) => play.begin(state, first),
    placementFault: (state, id) => display.placementFault(state, id),
    orders: (state) => play.orders(state),
    ordersOf: (state, id) => play.ordersOf(state, id),
    refusal: (state, order) => play.refusal(state, order),
    preview: (state, order) => play.preview(state, order),
    combatPreview: (state, order) =>
      definition.combatPreview ? definition.combatPreview(state, order) : { state, order },
    carriesOn: (state, order) => play.carriesOn(state, order),
    stats: (state, id) => display.stats(state, id),
    signs: (state, id) => ({ ...NO_SIGNS, ...display.signs(state, id) }),
    statusLines: (state) => display.statusLines(state),
    stint: (state) => display.stint(state),
    spendingOrders: (state) => display.spendingOrders(state),
    chainOf: (state, id) => display.chainOf(state, id),
    isWounded: (state, id) => display.isWounded(state, id),
    roster: (state, side) => display.roster(state, side),
    remarks: (state, side) => display.remarks(state, side),
    roads: (state) => display.roads(state),
    pendingAttacks: (state) => display.pendingAttacks(state),
  };
}
