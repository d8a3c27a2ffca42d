import type { BlockSign } from '../../core';

/** A branch of troops, whatever their nation: a word of the tables of section 1.11. */
export interface BranchType {
  /** The sign on its blocks. */
  readonly sign: BlockSign;
  /** The price of R000-163 of the nearest troops of its list (house value). */
  readonly price: number;
  /** The name of a unit in an army that players make up, after its number. */
  readonly called: string;
  /** Some cards favour it. */
  readonly isGuard?: true;
  /** Section 1.13: it may battle in the turn it enters a forest. */
  readonly isLightFoot?: true;
  /** It moves two hexes, and Cavalry Charge gives it a third. */
  readonly isHeavyHorse?: true;
  /** Section 2.1: like light infantry and the guard, it moves two hexes under Force March. */
  readonly isFast?: true;
  readonly isHorseArtillery?: true;
  /** R001-49, R001-50: heroic units of this arm use the dice of their nation's troops of this branch. */
  readonly isModelOf?: 'infantry' | 'cavalry';
  /** Section 1.11: infantry that fires at it has one die fewer. */
  readonly hasBreastplate?: true;
  /** R001-28: light troops carried no flags into battle (house value). */
  readonly hasNoFlag?: true;
  /** R002-91: it rolls one die fewer for morale, on foot or mounted. */
  readonly isMilitia?: true;
}

const rows = {
  line: { sign: 'line', price: 3, called: 'Line' },
  light: { sign: 'light', price: 4, called: 'Light', isLightFoot: true, hasNoFlag: true },
  rifles: { sign: 'skirmish', price: 4, called: 'Rifles', isLightFoot: true, hasNoFlag: true },
  grenzer: { sign: 'border', price: 4, called: 'Grenzer', isLightFoot: true, hasNoFlag: true },
  grenadiers: { sign: 'elite', price: 4, called: 'Grenadiers', isFast: true, isModelOf: 'infantry' },
  'guard-light': {
    sign: 'guard-light',
    price: 4,
    called: 'Guard Light',
    isGuard: true,
    isLightFoot: true,
    hasNoFlag: true,
  },
  'young-guard': {
    sign: 'guard-light',
    price: 4,
    called: 'Young Guard',
    isGuard: true,
    isLightFoot: true,
    hasNoFlag: true,
  },
  'old-guard': { sign: 'guard', price: 5, called: 'Old Guard', isGuard: true },
  'guard-grenadiers': { sign: 'guard', price: 4, called: 'Guard Grenadiers', isGuard: true },
  militia: { sign: 'militia', price: 2, called: 'Militia', isMilitia: true },
  conscripts: { sign: 'conscript', price: 3, called: 'Conscripts' },
  reserve: { sign: 'reserve', price: 3, called: 'Reserve' },
  'light-cavalry': { sign: 'light', price: 3, called: 'Hussars', hasNoFlag: true },
  'heavy-cavalry': { sign: 'heavy', price: 4, called: 'Dragoons', isHeavyHorse: true },
  cuirassiers: {
    sign: 'cuirassiers',
    price: 5,
    called: 'Cuirassiers',
    isHeavyHorse: true,
    isModelOf: 'cavalry',
    hasBreastplate: true,
  },
  lancers: { sign: 'lancers', price: 3, called: 'Lancers', hasNoFlag: true },
  'militia-lancers': {
    sign: 'irregular',
    price: 2,
    called: 'Militia Lancers',
    isMilitia: true,
    hasNoFlag: true,
  },
  cossacks: { sign: 'irregular', price: 2, called: 'Cossacks', isMilitia: true, hasNoFlag: true },
  'guard-light-cavalry': {
    sign: 'guard-light',
    price: 5,
    called: 'Guard Hussars',
    isGuard: true,
    hasNoFlag: true,
  },
  'guard-heavy-cavalry': {
    sign: 'guard',
    price: 5,
    called: 'Guard Dragoons',
    isGuard: true,
    isHeavyHorse: true,
  },
  'foot-artillery': { sign: 'foot', price: 4, called: 'Foot Battery' },
  'horse-artillery': { sign: 'horse', price: 5, called: 'Horse Battery', isHorseArtillery: true },
  'guard-foot-artillery': { sign: 'guard-foot', price: 5, called: 'Guard Foot Battery', isGuard: true },
  'guard-horse-artillery': {
    sign: 'guard-horse',
    price: 5,
    called: 'Guard Horse Battery',
    isGuard: true,
    isHorseArtillery: true,
  },
  'rocket-battery': { sign: 'rockets', price: 4, called: 'Rocket Battery' },
} as const satisfies Readonly<Record<string, BranchType>>;

export type Branch = keyof typeof rows;

export const BRANCHES: Readonly<Record<Branch, BranchType>> = rows;
