import type { Scenario } from '../../../core';
import { CORUNNA_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Corunna, 16 January 1809. Published facts and original layout: rules/hex-rules.md 3.1 and 3.4.
 */
export const CORUNNA: Scenario = {
  id: 'ccn-corunna-1809',
  ruleset: 'ccn',
  title: 'Corunna, 16 January 1809',
  briefing: {
    situation:
      'At the end of the long retreat Moore turns on the ridge before Corunna, to hold Soult off until the ships are loaded. Riflemen stand in Elvina between the lines, and a stream that can be waded runs the whole width of the field.',
    roles: {
      south:
        'Whoever wades the stream has to halt in it, and water stops no bullets: shoot them there, and leave the ridge only to charge what is worn. The riflemen may hold Elvina or fall back on you. The Guards are your reserve: use them where the line bends.',
      north:
        'You have more guns and more men. Let the guns on the heights begin, then cross on a wide front in one rush, not one unit after the other. Beyond Elvina the end of the ridge is thinly held: your dragoons can go round there.',
    },
  },
  source:
    'Forces, cards and banners after published accounts of the scenario; the layout of the field is original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 6, rating: 5 },
    north: { name: 'French', nation: 'french', target: 6, rating: 5 },
  },
  terrain: terrainOf(CORUNNA_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'british-line', at: '6:4', name: '4th Foot' },
    a2: { side: 'south', type: 'british-line', at: '6:5', name: '42nd Highlanders' },
    a3: { side: 'south', type: 'british-line', at: '6:7', name: '50th Foot' },
    a4: { side: 'south', type: 'british-line', at: '6:8', name: '14th Foot' },
    a5: { side: 'south', type: 'british-line', at: '7:3', name: '1st Foot' },
    a6: { side: 'south', type: 'british-line', at: '7:8', name: '36th Foot' },
    a7: { side: 'south', type: 'british-light', at: '6:2', name: '52nd Light' },
    a8: { side: 'south', type: 'british-light', at: '6:10', name: '71st Highlanders' },
    a9: { side: 'south', type: 'british-rifles', at: '4:4', name: '95th Rifles' },
    a10: { side: 'south', type: 'british-guard-grenadiers', at: '7:6', name: '1st Foot Guards' },
    a11: { side: 'south', type: 'british-light-cavalry', at: '8:3', name: '15th Hussars' },
    a12: { side: 'south', type: 'british-foot-artillery', at: '6:6', name: "Truscott's Guns" },
    moore: { side: 'south', type: 'leader', at: '7:6', name: 'Moore' },
    baird: { side: 'south', type: 'leader', at: '6:4', name: 'Baird' },
    hope: { side: 'south', type: 'leader', at: '6:8', name: 'Hope' },
    f1: { side: 'north', type: 'french-line', at: '2:3', name: '122nd Line' },
    f2: { side: 'north', type: 'french-line', at: '2:4', name: '47th Line' },
    f3: { side: 'north', type: 'french-line', at: '2:5', name: '2nd Swiss' },
    f4: { side: 'north', type: 'french-line', at: '1:3', name: '36th Line' },
    f5: { side: 'north', type: 'french-line', at: '1:4', name: '15th Line' },
    f6: { side: 'north', type: 'french-line', at: '2:8', name: '70th Line' },
    f7: { side: 'north', type: 'french-line', at: '2:9', name: '86th Line' },
    f8: { side: 'north', type: 'french-line', at: '1:8', name: '4th Swiss' },
    f9: { side: 'north', type: 'french-light', at: '2:2', name: '31st Light' },
    f10: { side: 'north', type: 'french-light', at: '3:6', name: '2nd Light' },
    f11: { side: 'north', type: 'french-light', at: '2:10', name: '17th Light' },
    f12: { side: 'north', type: 'french-heavy-cavalry', at: '1:1', name: '17th Dragoons' },
    f13: { side: 'north', type: 'french-heavy-cavalry', at: '0:1', name: '27th Dragoons' },
    f14: { side: 'north', type: 'french-foot-artillery', at: '2:6', name: "Bourgeat's Guns" },
    f15: { side: 'north', type: 'french-foot-artillery', at: '2:7', name: 'Heavy Battery on the Heights' },
    soult: { side: 'north', type: 'leader', at: '1:4', name: 'Soult' },
    mermet: { side: 'north', type: 'leader', at: '2:4', name: 'Mermet' },
    delaborde: { side: 'north', type: 'leader', at: '2:8', name: 'Delaborde' },
  },
  objectives: CORUNNA_FIELD.objectives,
  arrivals: [],
  options: {},
};
