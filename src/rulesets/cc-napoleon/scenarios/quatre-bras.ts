import type { Scenario } from '../../../core';
import { QUATRE_BRAS_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Quatre Bras, 16 June 1815. Facts and original layout: rules/hex-rules.md 3.1 and 3.5. Units are mapped to this
 * ruleset by 3.1; the first leader of a side is its Commander.
 */
export const QUATRE_BRAS: Scenario = {
  id: 'quatre-bras-1815',
  ruleset: 'cc-napoleon',
  title: 'Quatre Bras, 16 June 1815',
  briefing: {
    situation:
      'A thin line of Dutch, Nassau and Brunswick troops holds the crossroads against Ney until help comes. Both sides have more on the road.',
    roles: {
      south:
        'Hold the crossroads and buy time. Picton is here already and the Guards are coming; the wood on your right and the farm of Gemioncourt keep the French from coming on as they like.',
      north:
        'Strike before the Allies are all there. The crossroads, its village and Gemioncourt are worth points, and when the cuirassiers come they should find a gap to ride into.',
    },
  },
  source:
    'Victory points after published accounts of the scenario; forces, cards and the layout of the field are original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 9, rating: 5 },
    north: { name: 'French', nation: 'french', target: 9, rating: 6 },
  },
  terrain: terrainOf(QUATRE_BRAS_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'infantry', at: '3:5', name: '5th Militia', nation: 'dutch' },
    a2: { side: 'south', type: 'infantry', at: '4:6', name: '7th Line', nation: 'dutch' },
    a3: { side: 'south', type: 'infantry', at: '5:7', name: '27th Dutch Jagers, wing', nation: 'dutch' },
    a4: { side: 'south', type: 'light-infantry', at: '4:9', name: '2nd Nassau', nation: 'dutch' },
    a5: { side: 'south', type: 'infantry', at: '5:9', name: '28th Orange-Nassau', nation: 'dutch' },
    a6: { side: 'south', type: 'light-cavalry', at: '7:8', name: '6th Dutch Hussars', nation: 'dutch' },
    a7: { side: 'south', type: 'artillery', at: '5:5', name: "Stevenart's Guns", nation: 'dutch' },
    a8: { side: 'south', type: 'infantry', at: '6:3', name: '44th Foot' },
    a9: { side: 'south', type: 'infantry', at: '6:4', name: '42nd Highlanders' },
    a10: { side: 'south', type: 'infantry', at: '7:3', name: '28th Foot' },
    a11: { side: 'south', type: 'infantry', at: '7:4', name: '32nd Foot' },
    a12: { side: 'south', type: 'elite-infantry', at: '6:5', name: '92nd Highlanders' },
    a13: { side: 'south', type: 'light-infantry', at: '5:2', name: '95th Rifles', armed: ['rifle'] },
    a14: { side: 'south', type: 'artillery', at: '6:2', name: "Rogers's Guns" },
    a15: { side: 'south', type: 'infantry', at: '7:7', name: 'Brunswick Line', nation: 'dutch' },
    a16: { side: 'south', type: 'light-infantry', at: '6:8', name: 'Brunswick Light', nation: 'dutch' },
    a17: { side: 'south', type: 'light-cavalry', at: '8:8', name: 'Brunswick Hussars', nation: 'dutch' },
    a18: { side: 'south', type: 'artillery', at: '7:5', name: "Rettberg's Guns" },
    wellington: { side: 'south', type: 'commander', at: '7:5', name: 'Wellington' },
    picton: { side: 'south', type: 'general', at: '6:4', name: 'Picton' },
    orange: { side: 'south', type: 'general', at: '4:6', name: 'Orange', nation: 'dutch' },
    brunswick: { side: 'south', type: 'general', at: '7:7', name: 'Brunswick', nation: 'dutch' },
    f1: { side: 'north', type: 'infantry', at: '1:2', name: '72nd Line' },
    f2: { side: 'north', type: 'infantry', at: '1:3', name: '108th Line' },
    f3: { side: 'north', type: 'infantry', at: '2:4', name: '61st Line' },
    f4: { side: 'north', type: 'infantry', at: '1:5', name: '4th Line' },
    f5: { side: 'north', type: 'infantry', at: '1:6', name: '100th Line' },
    f6: { side: 'north', type: 'infantry', at: '1:8', name: '1st Line' },
    f7: { side: 'north', type: 'infantry', at: '1:9', name: '3rd Line' },
    f8: { side: 'north', type: 'infantry', at: '2:8', name: '92nd Line' },
    f9: { side: 'north', type: 'light-infantry', at: '2:1', name: '2nd Light' },
    f10: { side: 'north', type: 'light-infantry', at: '2:9', name: '4th Light' },
    f11: { side: 'north', type: 'light-cavalry', at: '0:3', name: '1st Chasseurs' },
    f12: { side: 'north', type: 'light-cavalry', at: '0:8', name: '6th Chasseurs' },
    f13: { side: 'north', type: 'light-cavalry', at: '0:6', name: '5th Lancers', armed: ['lance'] },
    f14: { side: 'north', type: 'artillery', at: '1:4', name: "Foy's Guns" },
    f15: { side: 'north', type: 'artillery', at: '1:7', name: "Jerome's Guns" },
    f16: { side: 'north', type: 'horse-artillery', at: '0:7', name: "Pire's Horse Guns" },
    ney: { side: 'north', type: 'commander', at: '1:6', name: 'Ney' },
    bachelu: { side: 'north', type: 'general', at: '1:2', name: 'Bachelu' },
    jerome: { side: 'north', type: 'general', at: '1:8', name: 'Jerome' },
  },
  objectives: QUATRE_BRAS_FIELD.objectives,
  arrivals: [
    {
      side: 'south',
      turn: 5,
      units: {
        a19: { side: 'south', at: '', type: 'elite-infantry', name: '1st Foot Guards, 2nd Battalion' },
        a20: { side: 'south', at: '', type: 'elite-infantry', name: '1st Foot Guards, 3rd Battalion' },
      },
      spaces: ['8:9', '8:10', '8:11'],
    },
    {
      side: 'north',
      turn: 4,
      units: {
        f17: { side: 'north', at: '', type: 'heavy-cavalry', name: '8th Cuirassiers' },
        f18: { side: 'north', at: '', type: 'heavy-cavalry', name: '11th Cuirassiers' },
        kellermann: { side: 'north', at: '', type: 'general', name: 'Kellermann' },
      },
      spaces: ['0:4', '0:5', '0:9'],
    },
  ],
  options: {},
};
