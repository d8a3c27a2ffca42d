import type { Scenario } from '../../../core';
import { terrainOf, VIMEIRO_FIELD } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Vimeiro, 21 August 1808. Facts and original layout: rules/hex-rules.md 3.1 and 3.3. Units are mapped to this ruleset
 * by 3.1; the first leader of a side is its Commander.
 */
export const VIMEIRO: Scenario = {
  id: 'vimeiro-1808',
  ruleset: 'cc-napoleon',
  title: 'Vimeiro, 21 August 1808',
  briefing: {
    situation:
      "Junot attacks the hill and the village of Vimeiro, while Solignac's column marches against the western ridge.",
    roles: {
      south:
        'Let the French come up to you and break them with fire from the heights. Watch both ends of the line: Solignac means to have the western ridge, and the village must not fall as a whole.',
      north:
        "Strike at the hill and keep Solignac moving in the west, so that the Allies can't be strong everywhere. The village is worth points once all of it is yours; the grenadiers are there for the last blow.",
    },
  },
  source:
    'Forces, cards and victory points after published accounts of the scenario; the layout of the field is original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 6, rating: 6 },
    north: { name: 'French', nation: 'french', target: 6, rating: 5 },
  },
  terrain: terrainOf(VIMEIRO_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'infantry', at: '5:5', name: '50th Foot' },
    a2: { side: 'south', type: 'infantry', at: '5:7', name: '97th Foot' },
    a3: { side: 'south', type: 'infantry', at: '6:5', name: '52nd Foot' },
    a4: { side: 'south', type: 'infantry', at: '7:9', name: '82nd Foot' },
    a5: { side: 'south', type: 'infantry', at: '7:10', name: '29th Foot' },
    a6: { side: 'south', type: 'infantry', at: '6:10', name: '71st Highlanders' },
    a7: { side: 'south', type: 'infantry', at: '6:1', name: '36th Foot' },
    a8: { side: 'south', type: 'infantry', at: '6:2', name: '40th Foot' },
    a9: { side: 'south', type: 'infantry', at: '7:2', name: '9th Foot' },
    a10: { side: 'south', type: 'light-infantry', at: '6:6', name: '43rd Light' },
    a11: { side: 'south', type: 'light-infantry', at: '4:6', name: '60th/95th Rifles', armed: ['rifle'] },
    a12: { side: 'south', type: 'light-cavalry', at: '8:6', name: '20th Light Dragoons' },
    a13: { side: 'south', type: 'artillery', at: '5:6', name: "Robe's Guns" },
    a14: { side: 'south', type: 'artillery', at: '7:1', name: "Geary's Guns" },
    a15: { side: 'south', type: 'infantry', at: '8:1', name: '7th Portuguese', nation: 'portuguese' },
    a16: { side: 'south', type: 'infantry', at: '8:2', name: '19th Portuguese', nation: 'portuguese' },
    a17: { side: 'south', type: 'light-cavalry', at: '8:7', name: 'Portuguese Horse', nation: 'portuguese' },
    wellesley: { side: 'south', type: 'commander', at: '8:8', name: 'Wellesley' },
    fane: { side: 'south', type: 'general', at: '5:5', name: 'Fane' },
    ferguson: { side: 'south', type: 'general', at: '6:2', name: 'Ferguson' },
    f1: { side: 'north', type: 'infantry', at: '1:5', name: '70th Line' },
    f2: { side: 'north', type: 'infantry', at: '1:6', name: '86th Line' },
    f3: { side: 'north', type: 'infantry', at: '2:6', name: '26th Line' },
    f4: { side: 'north', type: 'infantry', at: '1:1', name: '12th Line' },
    f5: { side: 'north', type: 'infantry', at: '1:2', name: '15th Line' },
    f6: { side: 'north', type: 'infantry', at: '2:2', name: '32nd Line' },
    f7: { side: 'north', type: 'infantry', at: '1:8', name: '82nd Line' },
    f8: { side: 'north', type: 'light-infantry', at: '2:5', name: '2nd Light' },
    f9: { side: 'north', type: 'light-infantry', at: '2:1', name: '4th Light' },
    f10: { side: 'north', type: 'elite-infantry', at: '0:6', name: 'Reserve Grenadiers' },
    f11: { side: 'north', type: 'light-cavalry', at: '0:2', name: '26th Chasseurs' },
    f12: { side: 'north', type: 'light-cavalry', at: '1:9', name: '1st Provisional Chasseurs' },
    f13: { side: 'north', type: 'cavalry', at: '0:5', name: '3rd Provisional Dragoons' },
    f14: { side: 'north', type: 'cavalry', at: '0:8', name: '4th Provisional Dragoons' },
    f15: { side: 'north', type: 'artillery', at: '2:7', name: "Foy's Guns" },
    f16: { side: 'north', type: 'artillery', at: '2:4', name: "Prost's Guns" },
    junot: { side: 'north', type: 'commander', at: '0:6', name: 'Junot' },
    delaborde: { side: 'north', type: 'general', at: '1:5', name: 'Delaborde' },
    solignac: { side: 'north', type: 'general', at: '1:1', name: 'Solignac' },
  },
  objectives: VIMEIRO_FIELD.objectives,
  arrivals: [],
  options: {},
};
