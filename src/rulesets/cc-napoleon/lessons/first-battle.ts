import type { Lesson, Scenario } from '../../../core';

const SCENARIO: Scenario = {
  id: 'first-battle',
  ruleset: 'cc-napoleon',
  title: 'A first battle',
  briefing: {
    situation: 'A small British force comes upon a French rearguard that holds the road to the coast.',
    roles: {
      south: 'Eliminate two French units: each is worth one victory point, and two points win.',
      north: 'Hold the British up: eliminate three of their units to win.',
    },
  },
  source: 'Made up to learn by.',
  first: 'south',
  sides: {
    south: { name: 'British', nation: 'british', target: 2, rating: 3 },
    north: { name: 'French', nation: 'french', target: 3, rating: 3 },
  },
  terrain: {
    '2:3': 'woods',
    '3:4': 'woods',
    '2:9': 'hill',
    '3:9': 'woods',
    '6:3': 'hill',
    '4:4': 'village',
    '7:8': 'woods',
  },
  units: {
    foot: { side: 'south', type: 'infantry', at: '6:5', name: '9th Foot' },
    guns: { side: 'south', type: 'artillery', at: '5:7', name: 'Royal Battery' },
    hussars: { side: 'south', type: 'cavalry', at: '6:8', name: 'Light Dragoons' },
    ligne: { side: 'north', type: 'infantry', at: '3:6', name: '70th Ligne', strength: 3 },
    chasseurs: { side: 'north', type: 'cavalry', at: '2:5', name: 'Chasseurs', strength: 2 },
    battery: { side: 'north', type: 'artillery', at: '2:8', name: 'French Battery', strength: 2 },
  },
  objectives: [],
  arrivals: [],
  options: {},
};

/** Teaches every order once: card, move, fire, the enemy's charge, square, retreat, a charge by the player, points. */
export const FIRST_BATTLE: Lesson = {
  id: 'first-battle',
  side: 'south',
  scenario: SCENARIO,
  steps: [
    {
      title: 'card',
      moves: [
        {
          order: { type: 'deal', side: 'south' },
          draws: [
            'order-three-centre',
            'order-two-centre',
            'order-mounted',
            'order-medium-troops',
            'order-two-left',
            'order-two-right',
          ],
        },
        { say: 'card', order: { type: 'play', side: 'south', card: 'order-three-centre' } },
      ],
    },
    {
      title: 'move',
      moves: [{ say: 'move', order: { type: 'move', side: 'south', unit: 'foot', to: '4:5' } }],
    },
    {
      title: 'fire',
      moves: [
        {
          say: 'fire',
          order: { type: 'fire', side: 'south', unit: 'guns', target: 'ligne' },
          dice: [['red', 'flag', 'blue', 'green', 'helmet']],
        },
        { choose: '2:6', side: 'north' },
        { choose: '1:6', side: 'north' },
      ],
    },
    {
      title: 'end',
      moves: [
        { say: 'end', order: { type: 'end-turn', side: 'south' }, draws: ['order-two-right'] },
        { say: 'their-turn', order: { type: 'play', side: 'north', card: 'order-medium-troops' } },
        { order: { type: 'move', side: 'north', unit: 'ligne', to: '2:6' } },
        { order: { type: 'move', side: 'north', unit: 'chasseurs', to: '3:5' } },
        { order: { type: 'melee', side: 'north', unit: 'chasseurs', target: 'foot' } },
      ],
    },
    {
      title: 'square',
      moves: [
        { say: 'square', choose: 'square', side: 'south', dice: [['blue', 'green']] },
        {
          say: 'their-guns',
          order: { type: 'fire', side: 'north', unit: 'battery', target: 'guns' },
          dice: [['flag', 'blue', 'green', 'helmet']],
        },
      ],
    },
    {
      title: 'retreat',
      moves: [
        { say: 'retreat', choose: '7:7', side: 'south' },
        { say: 'their-end', order: { type: 'end-turn', side: 'north' }, draws: ['order-two-left'] },
      ],
    },
    {
      title: 'charge',
      moves: [
        { say: 'mounted', order: { type: 'play', side: 'south', card: 'order-mounted' } },
        { say: 'ride', order: { type: 'move', side: 'south', unit: 'hussars', to: '4:6' } },
        {
          say: 'charge',
          order: { type: 'melee', side: 'south', unit: 'hussars', target: 'chasseurs' },
          dice: [['red', 'sword', 'blue', 'flag']],
        },
      ],
    },
    {
      title: 'points',
      moves: [
        { say: 'advance', choose: 'yes', side: 'south' },
        { say: 'next', choose: 'ligne', side: 'south' },
        {
          choose: 'fire',
          side: 'north',
          dice: [
            ['blue', 'green', 'helmet', 'sword'],
            ['red', 'sword', 'blue', 'green', 'flag', 'helmet', 'helmet'],
          ],
        },
      ],
    },
  ],
};
