import type { ListedLine } from '../../custom-battle/terms';

/*
 * The list of a game whose source has none: all prices are house values, in points of which a unit of ordinary line
 * infantry (class 3, skirmish 0) costs 10. How they were found and checked: docs/armies.md.
 */

/** The troops of a class: R004-02. The words are those suggested for T004-1. */
interface ClassRow {
  readonly grade: 1 | 2 | 3 | 4 | 5;
  readonly called: string;
  /** The price of infantry with skirmish value 0. */
  readonly foot: number;
  /** The price of medium cavalry. */
  readonly horse: number;
}

const CLASSES: readonly ClassRow[] = [
  { grade: 1, called: 'Guard', foot: 19, horse: 19 },
  { grade: 2, called: 'Veterans', foot: 16, horse: 16 },
  { grade: 3, called: 'Line', foot: 10, horse: 10 },
  { grade: 4, called: 'Recruits', foot: 6, horse: 6 },
  { grade: 5, called: 'Militia', foot: 4, horse: 4 },
];

/** R004-03: the skirmish values, and how much more each of them costs than none. */
const SKIRMISH = [
  { value: 0, more: 0 },
  { value: 1, more: 2 },
  { value: 2, more: 3 },
  { value: 3, more: 5 },
] as const;

/** R004-54, R004-55: the weights of cavalry; only the bonus for movement differs. */
const WEIGHTS = [
  { type: 'heavy-cavalry', called: 'Heavy Cavalry', more: 0 },
  { type: 'medium-cavalry', called: 'Dragoons', more: 0 },
  { type: 'light-cavalry', called: 'Light Cavalry', more: 1 },
] as const;

const GUNS = [
  { type: 'foot-artillery', called: 'Foot Battery', price: 7 },
  { type: 'horse-artillery', called: 'Horse Battery', price: 6 },
] as const;

/** R004-06, T004-2: generals by the actions that they roll on average. */
const GENERALS = [
  { rating: 'poor', price: 1 },
  { rating: 'good', price: 3 },
  { rating: 'excellent', price: 6 },
] as const;

const unit = { free: 0, isLeader: false } as const;

const INFANTRY = CLASSES.flatMap(({ grade, called, foot }) =>
  SKIRMISH.map(({ value, more }): [string, ListedLine] => [
    `infantry-${grade}-${value}`,
    {
      ...unit,
      type: 'infantry',
      called: value === 3 ? `${called} Light` : called,
      label: { key: `troops.infantry-${grade}`, blanks: { class: `${grade}`, skirmish: `${value}` } },
      price: foot + more,
      setup: { formation: 'line', traits: { class: grade, skirmish: value } },
    },
  ]),
);

const CAVALRY = WEIGHTS.flatMap(({ type, called, more }) =>
  CLASSES.map(({ grade, horse }): [string, ListedLine] => [
    `${type}-${grade}`,
    {
      ...unit,
      type,
      called,
      label: { key: `troops.${type}`, blanks: { class: `${grade}` } },
      price: horse + more,
      setup: { formation: 'line', traits: { class: grade } },
    },
  ]),
);

const ARTILLERY = GUNS.map(({ type, called, price }): [string, ListedLine] => [
  type,
  {
    ...unit,
    ...{ type, called, price },
    label: { key: `type.${type}`, blanks: {} },
    setup: { formation: 'line', traits: {} },
  },
]);

const LEADERS = GENERALS.map(({ rating, price }): [string, ListedLine] => [
  `general-${rating}`,
  {
    type: 'general',
    called: 'General',
    label: { key: `troops.general-${rating}`, blanks: {} },
    price,
    free: 0,
    isLeader: true,
    setup: { traits: { rating } },
  },
]);

/** Every line of the list; the commander-in-chief is free, as in R000-162. */
export const LINES: Readonly<Record<string, ListedLine>> = Object.fromEntries<ListedLine>([
  [
    'commander-in-chief',
    {
      type: 'commander-in-chief',
      called: 'Commander-in-Chief',
      label: { key: 'type.commander-in-chief', blanks: {} },
      price: null,
      free: 1,
      isLeader: true,
      setup: { traits: { rating: 'good' } },
    },
  ],
  ...LEADERS,
  ...INFANTRY,
  ...CAVALRY,
  ...ARTILLERY,
]);

const ALL_GUNS = GUNS.map(({ type }) => type);
const ALL_GENERALS = GENERALS.map(({ rating }) => `general-${rating}`);

/** The lines that each nation has, by the classes and skirmish values suggested for T004-1 (house values). */
const TROOPS: Readonly<Record<string, readonly string[]>> = {
  french: [
    'infantry-1-1',
    'infantry-2-1',
    'infantry-2-3',
    'infantry-2-2',
    'infantry-3-2',
    'infantry-4-2',
    'heavy-cavalry-1',
    'heavy-cavalry-2',
    'medium-cavalry-3',
    'light-cavalry-2',
    'light-cavalry-3',
  ],
  austrian: [
    'infantry-2-1',
    'infantry-2-3',
    'infantry-3-2',
    'infantry-3-0',
    'infantry-4-0',
    'infantry-5-0',
    'heavy-cavalry-2',
    'medium-cavalry-3',
    'light-cavalry-2',
    'light-cavalry-3',
  ],
  russian: [
    'infantry-1-1',
    'infantry-2-1',
    'infantry-3-3',
    'infantry-3-0',
    'infantry-4-0',
    'infantry-5-0',
    'heavy-cavalry-1',
    'heavy-cavalry-3',
    'medium-cavalry-3',
    'light-cavalry-3',
    'light-cavalry-5',
  ],
  prussian: [
    'infantry-2-1',
    'infantry-2-3',
    'infantry-3-2',
    'infantry-3-0',
    'infantry-4-0',
    'infantry-5-0',
    'heavy-cavalry-2',
    'medium-cavalry-3',
    'light-cavalry-3',
    'light-cavalry-5',
  ],
  british: [
    'infantry-1-1',
    'infantry-2-3',
    'infantry-2-1',
    'infantry-3-1',
    'infantry-4-1',
    'infantry-5-0',
    'heavy-cavalry-2',
    'medium-cavalry-3',
    'light-cavalry-2',
    'light-cavalry-3',
  ],
};

export const NATIONS = Object.keys(TROOPS);

/** The lines that an army of a nation can buy. */
export const linesOf = (nation: string): readonly string[] => [
  ...(TROOPS[nation] ?? []),
  ...ALL_GUNS,
  ...ALL_GENERALS,
];
