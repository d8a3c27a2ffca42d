import type { Counterparts, PieceLikeness } from '../../core';

const FOOT: readonly PieceLikeness[] = [
  { type: 'infantry', words: ['line', 'foot'] },
  // R000-85: rifles are light infantry with a better musket.
  { type: 'light-infantry', words: ['light', 'foot'] },
  { type: 'light-infantry', armed: 'rifle', words: ['rifles', 'light', 'foot'] },
  { type: 'elite-infantry', words: ['grenadiers', 'guard', 'foot'] },
  { type: 'militia', words: ['militia', 'foot'] },
  // R000-98: they are a part of their parents, which no other game detaches.
  { type: 'skirmishers', words: [] },
];

const HORSE: readonly PieceLikeness[] = [
  { type: 'light-cavalry', words: ['light-horse', 'horse'] },
  { type: 'light-cavalry', armed: 'lance', words: ['lancers', 'light-horse', 'horse'] },
  // R000-163: called dragoons and cuirassiers, as the core game calls its own.
  { type: 'cavalry', words: ['dragoons', 'horse'] },
  { type: 'heavy-cavalry', words: ['cuirassiers', 'guard-horse', 'dragoons', 'horse'] },
  { type: 'landwehr-cavalry', words: ['irregular-horse', 'light-horse', 'horse'] },
  {
    type: 'landwehr-cavalry',
    armed: 'lance',
    words: ['militia-lancers', 'irregular-horse', 'light-horse', 'horse'],
  },
];

const GUNS: readonly PieceLikeness[] = [
  { type: 'horse-artillery', words: ['horse-guns', 'guns'] },
  { type: 'artillery', words: ['foot-guns', 'guns'] },
  { type: 'heavy-artillery', words: ['heavy-guns', 'foot-guns', 'guns'] },
];

/** The things of this game in the words of the hex games. */
export const COUNTERPARTS: Counterparts = {
  pieces: [
    ...FOOT,
    ...HORSE,
    ...GUNS,
    { type: 'general', words: ['leader'] },
    // The other games know one kind of leader.
    { type: 'commander', words: ['chief', 'leader'] },
  ],
  terrain: {
    clear: ['open'],
    woods: ['woods'],
    village: ['village'],
    hill: ['hill'],
    'fortified-building': ['walled-farm', 'village'],
    // R000-156: a unit stops in it and is exposed.
    stream: ['stream', 'shallows'],
    ford: ['ford', 'stream', 'shallows'],
    bridge: ['bridge'],
    river: ['river', 'closed'],
    lake: ['lake', 'closed'],
  },
  borders: {},
  works: {},
  values: [],
  battle: [],
  options: ['objectives', 'relief', 'commandCards'],
};
