import type { Scenario } from '../../../core';
import { QUATRE_BRAS_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Quatre Bras, 16 June 1815. Published facts and original layout: rules/hex-rules.md 3.1 and 3.5.
 * Dutch, Nassau and Brunswick troops have the values of the Portuguese.
 */
export const QUATRE_BRAS: Scenario = {
  id: 'ccn-quatre-bras-1815',
  ruleset: 'ccn',
  title: 'Quatre Bras, 16 June 1815',
  briefing: {
    situation:
      "A thin line of Dutch, Nassau and Brunswick troops has held the crossroads all morning, and Picton's redcoats have only just come up. Ney has to break them before they are more. Both sides have more on the road.",
    roles: {
      south:
        "Give ground for time. Gemioncourt, the pond and the wood break up the attack, and every turn brings the Guards nearer. Keep cards in hand for the lancers and cuirassiers, since every square holds one back, and don't leave the crossroads empty.",
      north:
        'Strike now: every turn helps the enemy. The crossroads, its village and Gemioncourt are worth banners. Bachelu can press on past the pond while Jerome clears the wood. When the cuirassiers come, send them at infantry that the guns have thinned out, or through a gap.',
    },
  },
  source:
    'Banners after published accounts of the scenario; forces, cards and the layout of the field are original.',
  first: 'north',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 9, rating: 5 },
    north: { name: 'French', nation: 'french', target: 9, rating: 6 },
  },
  terrain: terrainOf(QUATRE_BRAS_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'portuguese-line', at: '3:5', name: '5th Militia', nation: 'dutch' },
    a2: { side: 'south', type: 'portuguese-line', at: '4:6', name: '7th Line', nation: 'dutch' },
    a3: { side: 'south', type: 'portuguese-line', at: '5:7', name: '8th Militia', nation: 'dutch' },
    a4: { side: 'south', type: 'portuguese-light', at: '4:9', name: '2nd Nassau', nation: 'dutch' },
    a5: { side: 'south', type: 'portuguese-line', at: '5:9', name: '28th Orange-Nassau', nation: 'dutch' },
    a6: {
      side: 'south',
      type: 'portuguese-light-cavalry',
      at: '7:8',
      name: '6th Dutch Hussars',
      nation: 'dutch',
    },
    a7: {
      side: 'south',
      type: 'portuguese-foot-artillery',
      at: '5:5',
      name: "Stevenart's Guns",
      nation: 'dutch',
    },
    a8: { side: 'south', type: 'british-line', at: '6:3', name: '44th Foot' },
    a9: { side: 'south', type: 'british-line', at: '6:4', name: '42nd Highlanders' },
    a10: { side: 'south', type: 'british-line', at: '7:3', name: '28th Foot' },
    a11: { side: 'south', type: 'british-line', at: '7:4', name: '32nd Foot' },
    a12: { side: 'south', type: 'british-grenadiers', at: '6:5', name: '92nd Highlanders' },
    a13: { side: 'south', type: 'british-rifles', at: '5:2', name: '95th Rifles' },
    a14: { side: 'south', type: 'british-foot-artillery', at: '6:2', name: "Rogers's Guns" },
    a15: { side: 'south', type: 'portuguese-line', at: '7:7', name: 'Brunswick Line', nation: 'dutch' },
    a16: { side: 'south', type: 'portuguese-light', at: '6:8', name: 'Brunswick Light', nation: 'dutch' },
    a17: {
      side: 'south',
      type: 'portuguese-light-cavalry',
      at: '8:8',
      name: 'Brunswick Hussars',
      nation: 'dutch',
    },
    a18: { side: 'south', type: 'british-foot-artillery', at: '7:5', name: "Rettberg's Guns" },
    wellington: { side: 'south', type: 'leader', at: '7:5', name: 'Wellington' },
    picton: { side: 'south', type: 'leader', at: '6:4', name: 'Picton' },
    orange: { side: 'south', type: 'leader', at: '4:6', name: 'Orange', nation: 'dutch' },
    brunswick: { side: 'south', type: 'leader', at: '7:7', name: 'Brunswick', nation: 'dutch' },
    f1: { side: 'north', type: 'french-line', at: '1:2', name: '72nd Line' },
    f2: { side: 'north', type: 'french-line', at: '1:3', name: '108th Line' },
    f3: { side: 'north', type: 'french-line', at: '2:4', name: '61st Line' },
    f4: { side: 'north', type: 'french-line', at: '1:5', name: '93rd Line' },
    f5: { side: 'north', type: 'french-line', at: '1:6', name: '100th Line' },
    f6: { side: 'north', type: 'french-line', at: '1:8', name: '1st Line' },
    f7: { side: 'north', type: 'french-line', at: '1:9', name: '3rd Line' },
    f8: { side: 'north', type: 'french-line', at: '2:8', name: '92nd Line' },
    f9: { side: 'north', type: 'french-light', at: '2:1', name: '2nd Light' },
    f10: { side: 'north', type: 'french-light', at: '2:9', name: '1st Light' },
    f11: { side: 'north', type: 'french-light-cavalry', at: '0:3', name: '1st Chasseurs' },
    f12: { side: 'north', type: 'french-light-cavalry', at: '0:8', name: '6th Chasseurs' },
    f13: { side: 'north', type: 'french-lancers', at: '0:6', name: '5th Lancers' },
    f14: { side: 'north', type: 'french-foot-artillery', at: '1:4', name: "Foy's Guns" },
    f15: { side: 'north', type: 'french-foot-artillery', at: '1:7', name: "Jerome's Guns" },
    f16: { side: 'north', type: 'french-horse-artillery', at: '0:7', name: "Pire's Horse Guns" },
    ney: { side: 'north', type: 'leader', at: '1:6', name: 'Ney' },
    bachelu: { side: 'north', type: 'leader', at: '1:2', name: 'Bachelu' },
    jerome: { side: 'north', type: 'leader', at: '1:8', name: 'Jerome' },
  },
  objectives: QUATRE_BRAS_FIELD.objectives,
  arrivals: [
    {
      side: 'south',
      turn: 5,
      units: {
        a19: {
          side: 'south',
          type: 'british-guard-grenadiers',
          at: '',
          name: '1st Foot Guards, 2nd Battalion',
        },
        a20: {
          side: 'south',
          type: 'british-guard-grenadiers',
          at: '',
          name: '1st Foot Guards, 3rd Battalion',
        },
      },
      spaces: ['8:9', '8:10', '8:11'],
    },
    {
      side: 'north',
      turn: 4,
      units: {
        f17: { side: 'north', type: 'french-cuirassiers', at: '', name: '8th Cuirassiers' },
        f18: { side: 'north', type: 'french-cuirassiers', at: '', name: '11th Cuirassiers' },
        kellermann: { side: 'north', type: 'leader', at: '', name: 'Kellermann' },
      },
      spaces: ['0:4', '0:5', '0:9'],
    },
  ],
  options: {},
};
