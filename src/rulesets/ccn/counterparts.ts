import type { Counterparts, Likeness } from '../../core';
import type { Branch } from './branches';
import { LEADER, UNIT_TYPES } from './unit-types';

/** The words of each branch: what it is, and the troops that stand in for it where a game or a nation has none. */
const BRANCH_WORDS: Readonly<Record<Branch, Likeness>> = {
  line: ['line', 'foot'],
  light: ['light', 'line', 'foot'],
  rifles: ['rifles', 'light', 'line', 'foot'],
  grenzer: ['grenzer', 'light', 'line', 'foot'],
  grenadiers: ['grenadiers', 'guard', 'line', 'foot'],
  'guard-light': ['guard-light', 'light', 'grenadiers', 'foot'],
  // It fights as light infantry of the guard.
  'young-guard': ['young-guard', 'guard-light', 'light', 'foot'],
  'old-guard': ['old-guard', 'guard', 'grenadiers', 'foot'],
  'guard-grenadiers': ['guard', 'grenadiers', 'foot'],
  militia: ['militia', 'line', 'foot'],
  // Regulars of less worth: a militia has half the dice, which is too little.
  conscripts: ['conscripts', 'line', 'foot'],
  reserve: ['reserve', 'line', 'foot'],
  'light-cavalry': ['light-horse', 'horse'],
  'heavy-cavalry': ['dragoons', 'horse'],
  cuirassiers: ['cuirassiers', 'dragoons', 'horse'],
  lancers: ['lancers', 'light-horse', 'horse'],
  'militia-lancers': ['militia-lancers', 'irregular-horse', 'light-horse', 'horse'],
  cossacks: ['irregular-horse', 'militia-lancers', 'light-horse', 'horse'],
  'guard-light-cavalry': ['guard-light-horse', 'light-horse', 'horse'],
  'guard-heavy-cavalry': ['guard-horse', 'cuirassiers', 'dragoons', 'horse'],
  'foot-artillery': ['foot-guns', 'guns'],
  'horse-artillery': ['horse-guns', 'guns'],
  'guard-foot-artillery': ['guard-guns', 'heavy-guns', 'foot-guns', 'guns'],
  'guard-horse-artillery': ['guard-horse-guns', 'horse-guns', 'guns'],
  'rocket-battery': ['rockets', 'horse-guns', 'guns'],
};

/** The things of the core game and of Corsican Ogre in the words of the hex games. */
export const COUNTERPARTS: Counterparts = {
  pieces: [
    ...UNIT_TYPES.map(({ id, nation, branch }) => ({ type: id, nation, words: BRANCH_WORDS[branch] })),
    { type: LEADER.id, words: ['leader', 'chief'] },
  ],
  // As in the scenarios of 1815: the small contingents fight by the table of the Portuguese.
  standIns: { dutch: 'portuguese' },
  terrain: {
    clear: ['open'],
    // It does nothing that open ground does not.
    road: ['road', 'open'],
    bridge: ['bridge'],
    forest: ['woods'],
    hill: ['hill'],
    town: ['village'],
    windmill: ['windmill', 'village'],
    tower: ['tower', 'village'],
    church: ['church', 'village'],
    'walled-farm': ['walled-farm', 'village'],
    castle: ['castle', 'walled-farm', 'village'],
    // The walls count, not the trees: so do both games read Hougoumont.
    'walled-garden': ['walled-garden', 'walled-farm', 'woods'],
    // Units stop in it, and dice are lost into it and out of it.
    marsh: ['marsh', 'shallows'],
    'fordable-river': ['stream', 'shallows'],
    'frozen-lake': ['frozen-lake', 'shallows'],
    // Broken ground that units stop in; woods would block sight.
    'sand-quarry': ['quarry'],
    river: ['river', 'closed'],
    lake: ['lake', 'closed'],
    sea: ['sea', 'lake', 'closed'],
    // Closed to all: the look and the sight differ.
    'rugged-hill': ['rugged-hill', 'closed'],
  },
  borders: {},
  works: { 'field-works': ['field-works'] },
  values: [],
  battle: [],
  options: [
    'objectives',
    'relief',
    'commandCards',
    'loneLeaderRanged',
    'artilleryVsSquareBonus',
    'squareHandLimit',
    'heroicLifetime',
    'heroicMorale',
  ],
};
