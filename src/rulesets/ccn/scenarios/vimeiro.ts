import type { Scenario } from '../../../core';
import { terrainOf, VIMEIRO_FIELD } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Vimeiro, 21 August 1808. Published facts and original layout: rules/hex-rules.md 3.1 and 3.3.
 */
export const VIMEIRO: Scenario = {
  id: 'ccn-vimeiro-1808',
  ruleset: 'ccn',
  title: 'Vimeiro, 21 August 1808',
  briefing: {
    situation:
      'Junot throws his columns at the hill before Vimeiro, while Solignac marches against the ridge at the far end of the field. Wellesley has been waiting for just that.',
    roles: {
      south:
        "Stand still and let them come: infantry that hasn't moved fires more than twice as well as on the march. The riflemen out in front reach further than other infantry; call them in before the columns touch them. Send help to the ridge in time, and never let the whole village fall.",
      north:
        "Columns win by closing. Let light infantry and guns wear down what you mean to charge, then go in with several units at once. Keep Solignac moving, so that the Allies can't be strong everywhere, and save the grenadiers for the village: it counts once all of it is yours.",
    },
  },
  source:
    'Forces, cards and banners after published accounts of the scenario; the layout of the field is original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 6, rating: 6 },
    north: { name: 'French', nation: 'french', target: 6, rating: 5 },
  },
  terrain: terrainOf(VIMEIRO_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'british-line', at: '5:5', name: '50th Foot' },
    a2: { side: 'south', type: 'british-line', at: '5:7', name: '97th Foot' },
    a3: { side: 'south', type: 'british-line', at: '6:5', name: '20th Foot' },
    a4: { side: 'south', type: 'british-line', at: '7:9', name: '5th Foot' },
    a5: { side: 'south', type: 'british-line', at: '7:10', name: '38th Foot' },
    a6: { side: 'south', type: 'british-line', at: '6:10', name: '9th Foot' },
    a7: { side: 'south', type: 'british-line', at: '6:1', name: '36th Foot' },
    a8: { side: 'south', type: 'british-line', at: '6:2', name: '40th Foot' },
    a9: { side: 'south', type: 'british-line', at: '7:2', name: '71st Highlanders' },
    a10: { side: 'south', type: 'british-light', at: '6:6', name: '43rd Light' },
    a11: { side: 'south', type: 'british-rifles', at: '4:6', name: '60th/95th Rifles' },
    a12: { side: 'south', type: 'british-light-cavalry', at: '8:6', name: '20th Light Dragoons' },
    a13: { side: 'south', type: 'british-foot-artillery', at: '5:6', name: "Robe's Guns" },
    a14: { side: 'south', type: 'british-foot-artillery', at: '7:1', name: "Geary's Guns" },
    a15: { side: 'south', type: 'portuguese-line', at: '8:1', name: '12th Portuguese', nation: 'portuguese' },
    a16: { side: 'south', type: 'portuguese-line', at: '8:2', name: '24th Portuguese', nation: 'portuguese' },
    a17: {
      side: 'south',
      type: 'portuguese-light-cavalry',
      at: '8:7',
      name: '6th Portuguese Cavalry',
      nation: 'portuguese',
    },
    wellesley: { side: 'south', type: 'leader', at: '8:8', name: 'Wellesley' },
    fane: { side: 'south', type: 'leader', at: '5:5', name: 'Fane' },
    ferguson: { side: 'south', type: 'leader', at: '6:2', name: 'Ferguson' },
    f1: { side: 'north', type: 'french-line', at: '1:5', name: '1st Bn 70th Line' },
    f2: { side: 'north', type: 'french-line', at: '1:6', name: '1st Bn 86th Line' },
    f3: { side: 'north', type: 'french-line', at: '2:6', name: '2nd Bn 86th Line' },
    f4: { side: 'north', type: 'french-line', at: '1:1', name: '58th Line' },
    f5: { side: 'north', type: 'french-line', at: '1:2', name: '32nd Line' },
    f6: { side: 'north', type: 'french-line', at: '2:2', name: '82nd Line' },
    f7: { side: 'north', type: 'french-line', at: '1:8', name: '2nd Bn 70th Line' },
    f8: { side: 'north', type: 'french-light', at: '2:5', name: '2nd Light' },
    f9: { side: 'north', type: 'french-light', at: '2:1', name: '12th Light' },
    f10: { side: 'north', type: 'french-grenadiers', at: '0:6', name: 'Reserve Grenadiers' },
    f11: { side: 'north', type: 'french-light-cavalry', at: '0:2', name: '26th Chasseurs' },
    f12: { side: 'north', type: 'french-light-cavalry', at: '1:9', name: '1st Provisional Chasseurs' },
    f13: { side: 'north', type: 'french-heavy-cavalry', at: '0:5', name: '3rd Provisional Dragoons' },
    f14: { side: 'north', type: 'french-heavy-cavalry', at: '0:8', name: '4th Provisional Dragoons' },
    f15: { side: 'north', type: 'french-foot-artillery', at: '2:7', name: "Foy's Guns" },
    f16: { side: 'north', type: 'french-foot-artillery', at: '2:4', name: "Prost's Guns" },
    junot: { side: 'north', type: 'leader', at: '0:6', name: 'Junot' },
    delaborde: { side: 'north', type: 'leader', at: '1:5', name: 'Delaborde' },
    solignac: { side: 'north', type: 'leader', at: '1:1', name: 'Solignac' },
  },
  objectives: VIMEIRO_FIELD.objectives,
  arrivals: [],
  options: {},
};
