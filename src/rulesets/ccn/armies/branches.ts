import type { Branch } from '../unit-type';

/** The price of one unit of a branch, and its name after the number. */
interface Bought {
  readonly price: number;
  readonly name: string;
}

/** The prices of R000-163 by branch: the nearest troops of its list (house values). */
export const BRANCHES: Readonly<Record<Branch, Bought>> = {
  line: { price: 3, name: 'Line' },
  conscripts: { price: 3, name: 'Conscripts' },
  reserve: { price: 3, name: 'Reserve' },
  light: { price: 4, name: 'Light' },
  rifles: { price: 4, name: 'Rifles' },
  grenzer: { price: 4, name: 'Grenzer' },
  grenadiers: { price: 4, name: 'Grenadiers' },
  'guard-light': { price: 4, name: 'Guard Light' },
  'young-guard': { price: 4, name: 'Young Guard' },
  'guard-grenadiers': { price: 4, name: 'Guard Grenadiers' },
  'old-guard': { price: 5, name: 'Old Guard' },
  militia: { price: 2, name: 'Militia' },
  'light-cavalry': { price: 3, name: 'Hussars' },
  lancers: { price: 3, name: 'Lancers' },
  'heavy-cavalry': { price: 4, name: 'Dragoons' },
  cuirassiers: { price: 5, name: 'Cuirassiers' },
  'guard-light-cavalry': { price: 5, name: 'Guard Hussars' },
  'guard-heavy-cavalry': { price: 5, name: 'Guard Dragoons' },
  'militia-lancers': { price: 2, name: 'Militia Lancers' },
  cossacks: { price: 2, name: 'Cossacks' },
  'foot-artillery': { price: 4, name: 'Foot Battery' },
  'rocket-battery': { price: 4, name: 'Rocket Battery' },
  'horse-artillery': { price: 5, name: 'Horse Battery' },
  'guard-foot-artillery': { price: 5, name: 'Guard Foot Battery' },
  'guard-horse-artillery': { price: 5, name: 'Guard Horse Battery' },
};

/** The price of a leader beyond the free one. */
export const LEADER_BOUGHT: Bought = { price: 6, name: 'General' };
