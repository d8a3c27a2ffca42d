import type { PieceId, PieceSetup, Scenario, Side } from '../../../core';

/** The 40-point sample army of seed 000 (R000-171) with its free Commander (R000-162), deployed along a home edge. */
const army = (
  side: Side,
  letter: string,
  front: number,
  rear: number,
): Readonly<Record<PieceId, PieceSetup>> => {
  const at = (row: number, column: number) => ({ side, at: `${row}:${column}` });
  return {
    [`${letter}1`]: { ...at(front, 3), type: 'infantry', name: '1st Line' },
    [`${letter}2`]: { ...at(front, 4), type: 'infantry', name: '2nd Line' },
    [`${letter}3`]: { ...at(front, 7), type: 'infantry', name: '3rd Line' },
    [`${letter}4`]: { ...at(front, 8), type: 'infantry', name: '4th Line' },
    [`${letter}5`]: { ...at(front, 1), type: 'light-infantry', name: 'Light Battalion' },
    [`${letter}6`]: { ...at(front, 10), type: 'cavalry', name: 'Dragoons' },
    [`${letter}7`]: { ...at(rear, 10), type: 'heavy-cavalry', name: 'Cuirassiers' },
    [`${letter}8`]: { ...at(front, 5), type: 'artillery', name: 'Foot Battery' },
    [`${letter}9`]: { ...at(front, 9), type: 'horse-artillery', name: 'Horse Battery' },
    [`${letter}-commander`]: { ...at(rear, 6), type: 'commander', name: 'Commander' },
    [`${letter}-general`]: { ...at(front, 3), type: 'general', name: 'General' },
  };
};

/** A small battle between equal armies on an original map. Victory: more than half of the nine units (R000-160). */
export const TWO_VILLAGES: Scenario = {
  id: 'two-villages',
  ruleset: 'cc-napoleon',
  title: 'The two villages',
  briefing: {
    situation:
      'Two brigades of equal strength meet by a brook between two villages: a short battle, good for a first one.',
    roles: {
      south:
        'Nobody has the better army here. Bring infantry into the village before you and guns on to high ground, and spare the cavalry for a unit that is worn or alone.',
      north:
        'Nobody has the better army here. Bring infantry into the village before you and guns on to high ground, and spare the cavalry for a unit that is worn or alone.',
    },
  },
  source: 'The source’s own sample army of 40 points against itself; the map is original.',
  first: 'south',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 5, rating: 4 },
    north: { name: 'French', nation: 'french', target: 5, rating: 4 },
  },
  terrain: {
    '2:9': 'hill',
    '2:10': 'hill',
    '3:1': 'woods',
    '3:2': 'woods',
    '3:5': 'village',
    '3:6': 'village',
    '4:0': 'stream',
    '4:1': 'stream',
    '4:2': 'stream',
    '4:3': 'stream',
    '4:4': 'stream',
    '4:8': 'stream',
    '4:9': 'stream',
    '4:10': 'stream',
    '4:11': 'stream',
    '4:12': 'stream',
    '5:4': 'stream',
    '5:5': 'village',
    '5:6': 'village',
    '5:7': 'stream',
    '5:9': 'woods',
    '5:10': 'woods',
    '6:2': 'hill',
    '6:3': 'hill',
    '6:5': 'stream',
    '6:6': 'bridge',
    '6:7': 'stream',
  },
  units: { ...army('south', 's', 7, 8), ...army('north', 'n', 1, 0) },
  objectives: [],
  arrivals: [],
  options: {},
};
