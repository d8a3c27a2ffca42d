import type { ListedLine } from '../../custom-battle/terms';
import { hitsOf } from '../scenario-pieces';
import type { Grade } from '../troop';

/*
 * The list of a game whose source has none: all prices are house values, in points of which a regular regiment of
 * infantry costs 10. How they were found and checked: docs/armies.md.
 */

/** R003-11, T003-3: the grades, with the share of a regular regiment's price in hundredths. */
const GRADES = [
  { grade: 'elite', share: 140, called: 'Guard' },
  { grade: 'veteran', share: 120, called: 'Veteran' },
  { grade: 'regular', share: 100, called: '' },
  { grade: 'conscript', share: 80, called: 'Conscript' },
  { grade: 'militia', share: 50, called: 'Militia' },
] as const satisfies readonly { readonly grade: Grade; readonly share: number; readonly called: string }[];

/** R003-01, R003-02: the kinds of unit with their stands, and the price of a regular one. */
const KINDS = [
  { id: 'infantry', type: 'infantry', stands: 6, called: 'Line', price: 10, formation: 'attack-column' },
  {
    ...{ id: 'light-infantry', type: 'light-infantry', stands: 6, called: 'Light', price: 10 },
    formation: 'attack-column',
  },
  {
    ...{ id: 'light-cavalry', type: 'light-cavalry', stands: 4, called: 'Light Cavalry', price: 9 },
    formation: 'line',
  },
  {
    ...{ id: 'heavy-cavalry', type: 'heavy-cavalry', stands: 4, called: 'Heavy Cavalry', price: 10 },
    formation: 'line',
  },
  {
    ...{ id: 'heavy-cavalry-6', type: 'heavy-cavalry', stands: 6, called: 'Cuirassiers', price: 13 },
    formation: 'line',
  },
  {
    ...{ id: 'foot-artillery', type: 'foot-artillery', stands: 4, called: 'Foot Battery', price: 10 },
    formation: 'unlimbered',
  },
  {
    ...{ id: 'heavy-artillery', type: 'heavy-artillery', stands: 4, called: 'Heavy Battery', price: 12 },
    formation: 'unlimbered',
  },
  {
    ...{ id: 'horse-artillery', type: 'horse-artillery', stands: 4, called: 'Horse Battery', price: 11 },
    formation: 'unlimbered',
  },
] as const;

/** R003-26, T003-4: generals of division by their rating. */
const GENERALS = [
  { id: 'division-general-poor', rating: -1, price: 2 },
  { id: 'division-general-average', rating: 0, price: 4 },
  { id: 'division-general-good', rating: 1, price: 6 },
  { id: 'division-general-excellent', rating: 2, price: 8 },
] as const;

const PERCENT = 100;

const UNITS = KINDS.flatMap(({ id, type, stands, called, price, formation }) =>
  GRADES.map(({ grade, share, called: picked }): [string, ListedLine] => [
    `${id}-${grade}`,
    {
      type,
      called: [picked, called].filter((word) => word !== '').join(' '),
      label: { key: `troops.${id}`, blanks: { grade: `PDC.rules.troops.grade.${grade}` } },
      price: Math.round((price * share) / PERCENT),
      free: 0,
      isLeader: false,
      setup: { formation, full: hitsOf(grade, stands), traits: { grade, stands } },
    },
  ]),
);

const LEADERS = GENERALS.map(({ id, rating, price }): [string, ListedLine] => [
  id,
  {
    type: 'division-general',
    called: 'General',
    label: { key: `troops.${id}`, blanks: {} },
    price,
    free: 0,
    isLeader: true,
    setup: { traits: { rating } },
  },
]);

/** Every line of the list; the general of the corps is free, as in R000-162. */
export const LINES: Readonly<Record<string, ListedLine>> = Object.fromEntries<ListedLine>([
  [
    'corps-general',
    {
      type: 'corps-general',
      called: 'Corps General',
      label: { key: 'type.corps-general', blanks: {} },
      price: null,
      free: 1,
      isLeader: true,
      setup: { traits: { rating: 0 } },
    },
  ],
  ...LEADERS,
  ...UNITS,
]);

/** The lines that each nation has, by the typical troops of T003-3 and T003-4 (house values). */
const TROOPS: Readonly<Record<string, readonly string[]>> = {
  french: [
    'infantry-elite',
    'infantry-veteran',
    'infantry-regular',
    'infantry-conscript',
    'light-infantry-veteran',
    'light-infantry-regular',
    'light-cavalry-veteran',
    'light-cavalry-regular',
    'heavy-cavalry-regular',
    'heavy-cavalry-6-veteran',
    'heavy-cavalry-6-elite',
    'foot-artillery-regular',
    'heavy-artillery-veteran',
    'horse-artillery-veteran',
    'division-general-average',
    'division-general-good',
    'division-general-excellent',
  ],
  austrian: [
    'infantry-veteran',
    'infantry-regular',
    'infantry-conscript',
    'infantry-militia',
    'light-infantry-regular',
    'light-cavalry-veteran',
    'light-cavalry-regular',
    'heavy-cavalry-regular',
    'heavy-cavalry-veteran',
    'foot-artillery-regular',
    'heavy-artillery-regular',
    'horse-artillery-regular',
    'division-general-poor',
    'division-general-average',
    'division-general-good',
  ],
  russian: [
    'infantry-elite',
    'infantry-veteran',
    'infantry-regular',
    'infantry-conscript',
    'infantry-militia',
    'light-infantry-regular',
    'light-cavalry-regular',
    'light-cavalry-militia',
    'heavy-cavalry-regular',
    'heavy-cavalry-veteran',
    'foot-artillery-regular',
    'heavy-artillery-regular',
    'horse-artillery-regular',
    'division-general-poor',
    'division-general-average',
    'division-general-good',
  ],
  prussian: [
    'infantry-veteran',
    'infantry-regular',
    'infantry-conscript',
    'infantry-militia',
    'light-infantry-regular',
    'light-cavalry-regular',
    'light-cavalry-militia',
    'heavy-cavalry-regular',
    'foot-artillery-regular',
    'heavy-artillery-regular',
    'horse-artillery-regular',
    'division-general-average',
    'division-general-good',
    'division-general-excellent',
  ],
  british: [
    'infantry-elite',
    'infantry-veteran',
    'infantry-regular',
    'infantry-conscript',
    'light-infantry-veteran',
    'light-cavalry-regular',
    'light-cavalry-veteran',
    'heavy-cavalry-veteran',
    'foot-artillery-regular',
    'horse-artillery-veteran',
    'division-general-average',
    'division-general-good',
    'division-general-excellent',
  ],
};

export const NATIONS = Object.keys(TROOPS);

/** The lines that an army of a nation can buy. */
export const linesOf = (nation: string): readonly string[] => TROOPS[nation] ?? [];
