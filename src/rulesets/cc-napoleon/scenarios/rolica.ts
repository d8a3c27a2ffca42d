import type { Scenario } from '../../../core';
import { ROLICA_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Rolica, 17 August 1808. Published facts and original layout: rules/hex-rules.md 3.1 and 3.2. Units are mapped to this
 * ruleset by 3.1; the first leader of a side is its Commander.
 */
export const ROLICA: Scenario = {
  id: 'rolica-1808',
  ruleset: 'cc-napoleon',
  title: 'Rolica, 17 August 1808',
  briefing: {
    situation:
      'Delaborde bars the road to Lisbon with a few battalions on the heights before Rolica. Wellesley comes on in the centre while Ferguson turns the French right and Trant with the Portuguese their left.',
    roles: {
      south:
        'You are the stronger. Keep Delaborde busy in the centre, bring Ferguson and Trant round his flanks, and reach for the two hills on the far edge: they are worth points.',
      north:
        'You are few, on good ground. Make the Allies pay for every slope, fall back before you are surrounded, and keep them off the two hills behind you.',
    },
  },
  source:
    'Forces, cards and victory points after published accounts of the scenario; the layout of the field is original.',
  first: 'south',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 5, rating: 6 },
    north: { name: 'French', nation: 'french', target: 5, rating: 5 },
  },
  terrain: terrainOf(ROLICA_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'infantry', at: '7:1', name: '36th Foot' },
    a2: { side: 'south', type: 'infantry', at: '7:2', name: '40th Foot' },
    a3: { side: 'south', type: 'infantry', at: '7:5', name: '29th Foot' },
    a4: { side: 'south', type: 'infantry', at: '7:6', name: '9th Foot' },
    a5: { side: 'south', type: 'infantry', at: '7:7', name: '5th Foot' },
    a6: { side: 'south', type: 'light-infantry', at: '6:6', name: '60th/95th' },
    a7: { side: 'south', type: 'cavalry', at: '8:7', name: '20th Light Dragoons' },
    a8: { side: 'south', type: 'artillery', at: '7:4', name: "Geary's Battery" },
    a9: { side: 'south', type: 'artillery', at: '7:8', name: "Raynsford's Battery" },
    a10: { side: 'south', type: 'horse-artillery', at: '8:4', name: "Robe's Troop" },
    a11: { side: 'south', type: 'infantry', at: '7:9', name: '11th Portuguese', nation: 'portuguese' },
    a12: { side: 'south', type: 'infantry', at: '7:10', name: '12th Portuguese', nation: 'portuguese' },
    a13: { side: 'south', type: 'light-infantry', at: '6:11', name: '6th Cacadores', nation: 'portuguese' },
    a14: { side: 'south', type: 'light-cavalry', at: '8:11', name: 'Portuguese Horse', nation: 'portuguese' },
    wellesley: { side: 'south', type: 'commander', at: '7:6', name: 'Wellesley' },
    ferguson: { side: 'south', type: 'general', at: '7:1', name: 'Ferguson' },
    trant: { side: 'south', type: 'general', at: '7:9', name: 'Trant', nation: 'portuguese' },
    f1: { side: 'north', type: 'infantry', at: '3:4', name: '1st Bn 70th Line' },
    f2: { side: 'north', type: 'infantry', at: '3:6', name: '2nd Bn 70th Line' },
    f3: { side: 'north', type: 'infantry', at: '3:7', name: '3rd Bn 70th Line' },
    f4: { side: 'north', type: 'infantry', at: '2:4', name: '4th Swiss' },
    f5: { side: 'north', type: 'light-infantry', at: '4:3', name: '2nd Light' },
    f6: { side: 'north', type: 'light-infantry', at: '4:9', name: '4th Light' },
    f7: { side: 'north', type: 'light-cavalry', at: '2:2', name: '26th Chasseurs' },
    f8: { side: 'north', type: 'light-cavalry', at: '2:9', name: '26th Chasseurs, left wing' },
    f9: { side: 'north', type: 'artillery', at: '3:5', name: "Delaborde's Guns" },
    delaborde: { side: 'north', type: 'commander', at: '3:6', name: 'Delaborde' },
    brenier: { side: 'north', type: 'general', at: '3:4', name: 'Brenier' },
  },
  objectives: ROLICA_FIELD.objectives,
  arrivals: [],
  options: {},
};
