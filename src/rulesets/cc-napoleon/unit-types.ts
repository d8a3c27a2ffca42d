import { kindsOf } from './piece-kind';
import type { LeaderType, UnitType } from './unit-type';

const infantry = {
  arm: 'infantry',
  strength: 5,
  move: 2,
  evades: 'no',
  square: true,
  rule: 'R000-158',
} as const;
const screened = { ...infantry, takesSkirmisher: true } as const;
const cavalry = {
  arm: 'cavalry',
  strength: 4,
  move: 3,
  fire: null,
  square: false,
  rule: 'R000-158',
} as const;
const artillery = {
  arm: 'artillery',
  strength: 3,
  move: 2,
  melee: null,
  evades: 'no',
  square: false,
  rule: 'R000-158',
} as const;

const volley = (dice: number) => ({ kind: 'volley', dice }) as const;
/** Close combat in which swords hit, with the number of dice. */
const swords = (dice: number) => ({ dice, swords: true }) as const;
const guns = (range: number, rule: string, limbered = false) =>
  ({ kind: 'guns', range, limbered, rule }) as const;

/**
 * The reference chart of seed 000. Strength points: R000-122, R000-129, R000-136. Prices: R000-163. Classes for the
 * cards are house values (rules/hex-rules.md 2.3).
 */
export const UNIT_TYPES: readonly UnitType[] = [
  {
    ...screened,
    id: 'infantry',
    colour: 'blue',
    cardClass: 'medium',
    fire: volley(4),
    melee: swords(4),
    sign: 'line',
    bought: { price: 3, called: 'Line' },
  },
  {
    ...screened,
    id: 'light-infantry',
    colour: 'green',
    hasNoFlag: true,
    cardClass: 'light',
    fire: volley(4),
    melee: swords(4),
    sendsSkirmishers: true,
    sign: 'light',
    bought: { price: 4, called: 'Light' },
  },
  {
    ...screened,
    id: 'elite-infantry',
    colour: 'red',
    cardClass: 'heavy',
    fire: volley(5),
    melee: swords(5),
    sign: 'elite',
    bought: { price: 4, called: 'Grenadiers' },
  },
  {
    ...infantry,
    id: 'militia',
    colour: null,
    isMilitia: true,
    cardClass: 'medium',
    fire: volley(3),
    melee: swords(3),
    formsBadly: true,
    sign: 'militia',
    bought: { price: 2, called: 'Militia' },
  },
  {
    ...infantry,
    id: 'skirmishers',
    colour: 'green',
    hasNoFlag: true,
    cardClass: 'light',
    strength: 1,
    fire: { kind: 'skirmish', dicePerPoint: 2 },
    melee: { dice: 2, swords: false },
    evades: 'must-infantry',
    square: false,
    sendsSkirmishers: true,
    sign: 'skirmish',
    bought: null,
  },
  {
    ...cavalry,
    id: 'light-cavalry',
    colour: 'green',
    hasNoFlag: true,
    cardClass: 'light',
    melee: swords(3),
    evades: 'infantry-and-heavy-cavalry',
    sign: 'light',
    bought: { price: 3, called: 'Hussars' },
  },
  {
    ...cavalry,
    id: 'cavalry',
    colour: 'blue',
    cardClass: 'medium',
    melee: swords(4),
    evades: 'infantry',
    sign: 'line',
    bought: { price: 4, called: 'Dragoons' },
  },
  {
    ...cavalry,
    id: 'heavy-cavalry',
    colour: 'red',
    cardClass: 'heavy',
    melee: swords(5),
    evades: 'infantry',
    isHeavyCavalry: true,
    sign: 'heavy',
    bought: { price: 5, called: 'Cuirassiers' },
  },
  {
    ...cavalry,
    id: 'landwehr-cavalry',
    colour: null,
    cardClass: 'light',
    melee: { dice: 3, swords: false },
    evades: 'infantry-and-heavy-cavalry',
    isLandwehrCavalry: true,
    sign: 'irregular',
    bought: { price: 2, called: 'Irregular Horse' },
  },
  {
    ...artillery,
    id: 'horse-artillery',
    colour: 'green',
    cardClass: 'light',
    fire: guns(5, 'R000-68', true),
    sign: 'horse',
    bought: { price: 5, called: 'Horse Battery' },
  },
  {
    ...artillery,
    id: 'artillery',
    colour: 'blue',
    cardClass: 'medium',
    fire: guns(6, 'R000-67'),
    sign: 'foot',
    bought: { price: 4, called: 'Foot Battery' },
  },
  {
    ...artillery,
    id: 'heavy-artillery',
    colour: 'red',
    cardClass: 'heavy',
    fire: guns(7, 'R000-66'),
    sign: 'heavy',
    bought: { price: 5, called: 'Heavy Battery' },
  },
];

/** The leader types: R000-16, R000-25, R000-26, R000-29, R000-162, R000-163. */
export const LEADER_TYPES: readonly LeaderType[] = [
  {
    id: 'general',
    sign: 'general',
    move: 4,
    helmetReach: 0,
    ratingLoss: 1,
    bought: { price: 6, free: 0, called: 'General' },
  },
  {
    id: 'commander',
    sign: 'commander',
    move: 4,
    helmetReach: 1,
    ratingLoss: 2,
    bought: { price: null, free: 1, called: 'Commander' },
  },
];

/** The distance at which a leader's presence lets units ignore a flag (R000-93). */
export const RALLY_REACH = 1;

/** Every type of unit and leader, in the form the rules need. */
export const KINDS = kindsOf(UNIT_TYPES, LEADER_TYPES);
