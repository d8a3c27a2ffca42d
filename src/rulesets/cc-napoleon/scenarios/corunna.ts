import type { Scenario } from '../../../core';
import { CORUNNA_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Corunna, 16 January 1809. Facts and original layout: rules/hex-rules.md 3.1 and 3.4. Units are mapped to this ruleset
 * by 3.1; the first leader of a side is its Commander.
 */
export const CORUNNA: Scenario = {
  id: 'corunna-1809',
  ruleset: 'cc-napoleon',
  title: 'Corunna, 16 January 1809',
  briefing: {
    situation:
      "Moore's army turns at bay on the ridge before Corunna to cover its embarkation. Rifles hold the village of Elvina; Soult has the higher ground beyond the stream.",
    roles: {
      south:
        'Keep the ridge while the ships are loaded. The riflemen in the village may hold on or fall back on you, and the Guards are your reserve: use them where the line bends.',
      north:
        'Moore has the sea behind him and nowhere to go. Let the guns on the heights begin, cross the stream where he is thin, and send the dragoons round his western end.',
    },
  },
  source:
    'Forces, cards and victory points after published accounts of the scenario; the layout of the field is original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 6, rating: 5 },
    north: { name: 'French', nation: 'french', target: 6, rating: 5 },
  },
  terrain: terrainOf(CORUNNA_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'infantry', at: '6:4', name: '4th Foot' },
    a2: { side: 'south', type: 'infantry', at: '6:5', name: '42nd Highlanders' },
    a3: { side: 'south', type: 'infantry', at: '6:7', name: '50th Foot' },
    a4: { side: 'south', type: 'infantry', at: '6:8', name: '14th Foot' },
    a5: { side: 'south', type: 'infantry', at: '7:3', name: '1st Foot' },
    a6: { side: 'south', type: 'infantry', at: '7:8', name: '36th Foot' },
    a7: { side: 'south', type: 'light-infantry', at: '6:2', name: '20th Foot' },
    a8: { side: 'south', type: 'light-infantry', at: '6:10', name: '92nd Highlanders' },
    a9: { side: 'south', type: 'light-infantry', at: '4:4', name: '95th Rifles', armed: ['rifle'] },
    a10: { side: 'south', type: 'elite-infantry', at: '7:6', name: '1st Foot Guards' },
    a11: { side: 'south', type: 'light-cavalry', at: '8:3', name: '15th Hussars' },
    a12: { side: 'south', type: 'artillery', at: '6:6', name: "Truscott's Guns" },
    moore: { side: 'south', type: 'commander', at: '7:6', name: 'Moore' },
    baird: { side: 'south', type: 'general', at: '6:4', name: 'Baird' },
    hope: { side: 'south', type: 'general', at: '6:8', name: 'Hope' },
    f1: { side: 'north', type: 'infantry', at: '2:3', name: '31st Line' },
    f2: { side: 'north', type: 'infantry', at: '2:4', name: '47th Line' },
    f3: { side: 'north', type: 'infantry', at: '2:5', name: '70th Line' },
    f4: { side: 'north', type: 'infantry', at: '1:3', name: '36th Line' },
    f5: { side: 'north', type: 'infantry', at: '1:4', name: '86th Line' },
    f6: { side: 'north', type: 'infantry', at: '2:8', name: '119th Line' },
    f7: { side: 'north', type: 'infantry', at: '2:9', name: '120th Line' },
    f8: { side: 'north', type: 'infantry', at: '1:8', name: '15th Line' },
    f9: { side: 'north', type: 'light-infantry', at: '2:2', name: '2nd Light' },
    f10: { side: 'north', type: 'light-infantry', at: '3:6', name: '4th Light' },
    f11: { side: 'north', type: 'light-infantry', at: '2:10', name: '17th Light' },
    f12: { side: 'north', type: 'cavalry', at: '1:1', name: '13th Dragoons' },
    f13: { side: 'north', type: 'cavalry', at: '0:1', name: '22nd Dragoons' },
    f14: { side: 'north', type: 'artillery', at: '2:6', name: "Bourgeat's Guns" },
    f15: { side: 'north', type: 'artillery', at: '2:7', name: 'Heavy Battery on the Heights' },
    soult: { side: 'north', type: 'commander', at: '1:4', name: 'Soult' },
    mermet: { side: 'north', type: 'general', at: '2:4', name: 'Mermet' },
    delaborde: { side: 'north', type: 'general', at: '2:8', name: 'Delaborde' },
  },
  objectives: CORUNNA_FIELD.objectives,
  arrivals: [],
  options: {},
};
