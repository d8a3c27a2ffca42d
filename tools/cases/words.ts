/** The words of a part of a case, each with its meaning: readers know them, and docs/cases.md lists them. */
export type Meanings = Readonly<Record<string, string>>;

/** Words of a case about orders in a battle. */
export const CASE_WORDS = {
  case: 'The title. It begins with the numbers of the rules that the case shows. Required.',
  ruleset: 'The id of the game. Required.',
  units: 'The pieces on the board, by ids of your choice: see _A unit_.',
  terrain: 'Terrain by space: `{ "4:5": woods }`. All other spaces are clear.',
  board: 'Columns and rows, in games whose board can have another size: `[8, 8]`.',
  borders: 'Terrain between two spaces, named in the order of the board: `{ "A3|A4": river }`.',
  works:
    'Field works along the side of a hex: `{ "4:5>3:5": field-works }` protects 4:5 against attacks from 3:5.',
  tables: 'House tables for this case: each table by its id, as a list of rows.',
  hands:
    '`{ south: [order-two-left] }`: the cards in hand. A side that is not named holds none. The active side must play a card first. Without this word the case has no cards.',
  reserve:
    'Pieces that are not on the board yet: like `units`, with `turn` (1 if you leave it out) and `spaces` instead of `at`.',
  preparation: 'The battle is still being prepared: see _Before the battle_.',
  objectives:
    '`[{ side: south, spaces: ["4:6", "4:7"], points: 2, per: all }]`: spaces that are worth points: each of them or, with `per: all`, only all together.',
  nations: '`{ south: french }`: the nations of the sides, where a rule needs them.',
  targets: '`{ south: 5 }`: the points to win. Without it neither side can win.',
  ratings:
    '`{ south: 4 }`: command ratings, or the number of cards or chits. Without it there is no limit on activations.',
  options: 'Rules options that differ from the default.',
  active: 'The side whose turn it is. Without it: the side of the first order.',
  activated:
    'The pieces that are activated. Without it: all pieces of the active side. Cannot be used with `hands`.',
  do: 'The orders, one per line: see _An order_. Required.',
  refused: 'The reason why the last order must be refused.',
  // biome-ignore lint/suspicious/noThenProperty: a word of cases, in no value that is awaited
  then: 'The result: see _The result_.',
  rolls: 'All rolls in order, each with its number of dice: `[[fire, 3], [counter-attack, 4]]`.',
  asked: 'All questions in order, each with its options: `[[response, [none, fire]]]`.',
} satisfies Meanings;

/** Words of an order beside its kind. */
export const ORDER_WORDS = {
  to: 'The space where the piece ends.',
  via: 'The spaces on the way there, in order, without `to` itself. If left out: the shortest legal path.',
  target: 'The piece that is attacked.',
  units: 'Other pieces that act together with this one: `{ combined-arms: a, units: [guns], target: b }`.',
  facing: 'The facing at the end. Without it: as before, or as the unit turned on its way.',
  by: 'The side that gives the order, if it is not the side of the piece.',
  dice: 'The faces of every roll, in order: `[[red, sword], [flag]]`.',
  choose:
    'Answers by question: `{ response: fire, retreat: ["3:6", "2:6"] }`. A single answer belongs to the first question of that name. A question without an answer takes its first option.',
  draws:
    'The cards or chits drawn, in order. Without it, cards come in the order of the deck, leaving out those in hand, played or discarded.',
} satisfies Meanings;

/** Words of the result that are about the battle. */
export const THEN_WORDS = {
  active: 'The side whose turn it is.',
  winner: '`south`, `north` or `draw`.',
  points: '`{ south: 1 }`: victory points of the sides named.',
  rating: '`{ south: 4 }`: command ratings of the sides named.',
  hand: '`{ south: [rally] }` or `{ south: 4 }`: the cards in hand, in any order, or their number.',
  discard: '`[rally]` or `1`: the cards discarded, in any order, or their number.',
  card: 'The card in play, `null` for none.',
  parked: '`{ north: 1 }`: the number of cards that a side has parked.',
  step: 'The step of the turn.',
  glory: '`{ south: 1, north: 0 }`: glory counters left.',
  captures:
    '`[[x, h]]`: units eliminated in melee, each with the unit that may try for its flag; `settle` leaves out those without a flag and those whose flag its arm may not capture.',
} satisfies Meanings;

/** Words of the result that are about one piece. */
export const PIECE_THEN = {
  at: 'Its space.',
  strength: 'Its strength.',
  formation: 'Its formation.',
  armed: 'Its weapons.',
  side: 'Its side.',
  type: 'Its type.',
  screen: '`true`: a skirmisher is attached to it.',
  eliminated: '`true`: it is off the board for good.',
  exists: '`false`: it is no longer a separate piece (skirmishers that have joined others).',
  reserve: '`true`: it is still in reserve.',
  by: 'Beside `eliminated: true`: the piece that did it, `null` for none.',
  cause: 'Beside `eliminated: true`: the cause, for example `melee`.',
} satisfies Meanings;

/** Words of a case of a campaign. */
export const CAMPAIGN_CASE_WORDS = {
  case: 'The title.',
  ruleset: 'The game in which the battles are fought.',
  units: 'The pieces of both battles.',
  terrain: 'Terrain by space.',
  campaign: 'The campaign before the first order: see _The campaign_.',
  do: '`make-ready` or `settle`, with `dice` and `choose`: see _A step of a campaign_.',
  refused: 'The reason why the last step must be refused.',
  // biome-ignore lint/suspicious/noThenProperty: a word of cases, in no value that is awaited
  then: 'The result: see _The result of a campaign_.',
  asked: 'All questions in order, each with its options.',
  'not-offered':
    'Questions that must not be asked, `[ordenanza]`, or options that they must not offer, `{ ordenanza: ["7:5"] }`.',
} satisfies Meanings;

/** Words of `campaign`. */
export const CAMPAIGN_WORDS = {
  setting: '`napoleonic` (the default) or `ancient`.',
  region: '`elsewhere` (the default), `spain` or `portugal`.',
  stage: '`planned` (the default), `battle` or `over`.',
  glory: '`{ south: 2 }`: glory counters of a side.',
  posts:
    '`{ south: { hill: { condition: carriage } } }`: the officer at a post: `name`, `condition` (`fit`, `carriage`, `absent`, `captured`, `crippled` or `dead`), `standing` (`original`, `new` or `temporary`), `leads`; `before` is the officer whom this one replaces for now.',
  heroes: '`{ south: [a] }`: heroic units.',
  flags: '`{ a: false }`: units that carry a flag (`true`) or none (`false`), other than their type says.',
  options: 'Options of the campaign.',
} satisfies Meanings;

/** Words of `settle`: what happened in the battle. */
export const REPORT_WORDS = {
  winner: 'A side, or `draw`.',
  banners: 'Banners by side.',
  targets: 'Banners needed by side; 6 each if you leave it out.',
  glory: 'Glory counters left, by side.',
  lost: '`[{ leader: hill, side: south, cause: melee }]`: leaders lost; the cause is `melee` or `other`.',
  flags: '`[{ unit: x, by: h }]`: units eliminated in melee, each with the unit that may try for its flag.',
  survivors: '`{ a: { losses: 1, kills: 2 } }`: blocks lost and units eliminated.',
} satisfies Meanings;

/** Words of the result of a campaign. */
export const CAMPAIGN_THEN = {
  stage: 'The stage.',
  at: 'The battle that is next, or being fought.',
  glory: 'Glory counters by side.',
  points: 'Points by side.',
  prisoners: '`{ south: [foy] }`: captured enemy leaders by side.',
  flags: '`{ south: [x] }`: units whose flags a side has captured.',
  heroes: '`{ south: [a] }`: heroic units by side.',
  officers: 'The officer at each post: `name`, `condition`, `standing`, `leads`.',
  all: 'The conditions of all officers who ever held a post.',
  chronicle: 'The keys of the lines of the chronicle.',
  stragglers: 'Blocks lost to stragglers, by unit.',
  moved: 'Units that stragglers moved back, with their new spaces.',
  ordenanza: 'The spaces of the militia called up.',
  battle: 'The pieces of the next battle as it begins.',
  options: 'The rules options of the next battle.',
} satisfies Meanings;

/** Words of a case of an army. */
export const ARMY_WORDS = {
  case: 'The title.',
  ruleset: 'The game.',
  army: 'The number of units of each type: `{ infantry: 10, general: 1 }`.',
  sample: 'The id of a sample army instead. It also gives `size` and `points`.',
  nations: '`{ south: spanish }`. Without it: the nation of the sample, or the first one of the game.',
  size: 'The size agreed on.',
  points: 'The build points agreed on: those of the defender if one side attacks.',
  attacker: 'The side that attacks an outnumbered defender; `null` (the default) for an even battle.',
  rating: '`size` (the default), `rolled`, or the number agreed on.',
  side: 'The side whose army is checked; the south if you leave it out.',
  // biome-ignore lint/suspicious/noThenProperty: a word of cases, in no value that is awaited
  then: 'The result: see _The result of an army_.',
} satisfies Meanings;

/** Words of the result of an army. */
export const ARMY_THEN = {
  cost: 'The cost of the army.',
  points: 'The build points that the side may spend.',
  remarks: 'All remarks: `too-dear`, `no-units`, `not-of-nation`, `points-left`, `unusual-size`.',
  faults: 'The remarks that stop the army from being used.',
  counts: 'The units of the army.',
  free: 'The pieces that the side gets for free.',
  terrain: 'Terrain pieces to place, by side.',
  rating: 'Command ratings, by side.',
  target: 'Points to win, by side.',
  nations: 'The nations, by side.',
} satisfies Meanings;
