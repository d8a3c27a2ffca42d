import type { Scenario } from '../../../core';

/**
 * A small invented battle for learning: on open ground, the cavalry of each side faces the infantry of the other. The
 * map is symmetrical under a half turn.
 */
export const SQUARES_ON_THE_PLAIN: Scenario = {
  id: 'ccn-squares-on-the-plain',
  ruleset: 'ccn',
  title: 'Squares on the plain',
  briefing: {
    situation:
      "Castile, September 1811. Two columns run into each other on the open plain, each with its horsemen opposite the other's infantry. A small battle to learn by: try squares, cavalry that retires and reforms, and guns that join in a charge.",
    roles: {
      south:
        "On your left, when horsemen charge your infantry, form square: it can hardly be broken by them, but it stands still, fights with a single die, and holds back one of your cards. Once they stand beside you, charge them: they may retire and come back. On your right it is your turn: with the horse guns in sight of the target, let them join the dragoons' charge. A square is what guns like best.",
      north:
        "On your right, charge the infantry and see whether it forms square. If it does, don't batter at it: let the horse guns shoot, and bring them into the dragoons' next charge. Keep the ground behind your horsemen free, for they need two hexes to retire and reform when infantry comes at them. On your left it is your infantry that has squares to form; each holds back one of your cards.",
    },
  },
  source:
    'Made up to learn by, with regiments of the campaign of 1811; forces, cards, banners and the field are original.',
  first: 'south',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 4, rating: 5 },
    north: { name: 'French', nation: 'french', target: 4, rating: 5 },
  },
  terrain: {
    '0:0': 'forest',
    '0:1': 'forest',
    '0:4': 'town',
    '0:8': 'hill',
    '1:4': 'road',
    '1:7': 'hill',
    '1:8': 'hill',
    '2:1': 'marsh',
    '2:5': 'road',
    '2:12': 'forest',
    '3:5': 'road',
    '3:11': 'forest',
    '4:2': 'walled-garden',
    '4:6': 'road',
    '4:10': 'walled-garden',
    '5:0': 'forest',
    '5:6': 'road',
    '6:0': 'forest',
    '6:7': 'road',
    '6:11': 'marsh',
    '7:3': 'hill',
    '7:4': 'hill',
    '7:7': 'road',
    '8:4': 'hill',
    '8:8': 'town',
    '8:11': 'forest',
    '8:12': 'forest',
  },
  units: {
    a1: { side: 'south', type: 'british-line', at: '6:3', name: '5th Foot' },
    a2: { side: 'south', type: 'british-line', at: '6:4', name: '77th Foot' },
    a3: { side: 'south', type: 'british-line', at: '6:5', name: '83rd Foot' },
    a4: { side: 'south', type: 'british-light', at: '6:6', name: '43rd Light' },
    a5: { side: 'south', type: 'british-light-cavalry', at: '5:9', name: '1st German Hussars' },
    a6: { side: 'south', type: 'british-heavy-cavalry', at: '5:8', name: '3rd Dragoon Guards' },
    a7: { side: 'south', type: 'british-foot-artillery', at: '7:4', name: "Lawson's Battery" },
    a8: { side: 'south', type: 'british-horse-artillery', at: '6:7', name: "Bull's Troop" },
    colville: { side: 'south', type: 'leader', at: '6:4', name: 'Colville' },
    alten: { side: 'south', type: 'leader', at: '5:8', name: 'Alten' },
    f1: { side: 'north', type: 'french-line', at: '2:9', name: '39th Line' },
    f2: { side: 'north', type: 'french-line', at: '2:8', name: '59th Line' },
    f3: { side: 'north', type: 'french-line', at: '2:7', name: '76th Line' },
    f4: { side: 'north', type: 'french-light', at: '2:6', name: '6th Light' },
    f5: { side: 'north', type: 'french-light-cavalry', at: '3:2', name: '3rd Hussars' },
    f6: { side: 'north', type: 'french-heavy-cavalry', at: '3:3', name: '15th Dragoons' },
    f7: { side: 'north', type: 'french-foot-artillery', at: '1:7', name: "Thiebault's Guns" },
    f8: { side: 'north', type: 'french-horse-artillery', at: '2:5', name: "Montbrun's Horse Guns" },
    thiebault: { side: 'north', type: 'leader', at: '2:8', name: 'Thiebault' },
    montbrun: { side: 'north', type: 'leader', at: '3:3', name: 'Montbrun' },
  },
  objectives: [],
  arrivals: [],
  options: {},
};
