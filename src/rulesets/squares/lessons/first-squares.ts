import type { Lesson } from '../../../core';
import { readScenario } from '../../../core';
import { squares } from '../ruleset';

const SCENARIO = readScenario(squares, {
  id: 'first-squares',
  ruleset: 'squares',
  title: 'A first battle on squares',
  briefing: {
    situation: 'A French division meets an Austrian outpost on open ground.',
    roles: {
      south: 'Drive the Austrians off: when both of their units are gone, they break.',
      north: 'Hold them up.',
    },
  },
  source: 'Made up to learn by.',
  first: 'south',
  board: [6, 5],
  clock: { start: '10:00', minutes: 240 },
  break: { share: 0.6, points: 3 },
  sides: { south: { name: 'French', nation: 'french' }, north: { name: 'Austrians', nation: 'austrian' } },
  terrain: { A2: 'woods', E4: 'hill', F3: 'woods' },
  units: {
    roux: {
      side: 'south',
      type: 'general',
      at: 'C4',
      name: 'General Roux',
      command: 'roux',
      rating: 'excellent',
    },
    ligne: {
      side: 'south',
      type: 'infantry',
      at: 'C4',
      name: '8th Ligne',
      command: 'roux',
      class: 2,
      skirmish: 2,
    },
    legere: {
      side: 'south',
      type: 'infantry',
      at: 'C4',
      name: '13th Légère',
      command: 'roux',
      class: 2,
      skirmish: 2,
    },
    guns: { side: 'south', type: 'foot-artillery', at: 'B4', name: 'Roux’s guns', command: 'roux' },
    adler: {
      side: 'north',
      type: 'general',
      at: 'C1',
      name: 'General Adler',
      command: 'adler',
      rating: 'good',
    },
    erste: {
      side: 'north',
      type: 'infantry',
      at: 'C2',
      name: '1st Regiment',
      command: 'adler',
      class: 4,
      skirmish: 0,
      dps: 3,
    },
    husaren: {
      side: 'north',
      type: 'light-cavalry',
      at: 'D1',
      name: 'Hussars',
      command: 'adler',
      class: 3,
      dps: 3,
    },
  },
});

/** Activation, artillery, moves, assaults with support, and a broken army: every kind of order once. */
export const FIRST_SQUARES: Lesson = {
  id: 'first-squares',
  side: 'south',
  scenario: SCENARIO,
  steps: [
    {
      title: 'command',
      moves: [
        { say: 'command', order: { type: 'activate', side: 'south', unit: 'roux' }, dice: [['3', '2']] },
      ],
    },
    {
      title: 'bombard',
      moves: [
        {
          say: 'bombard',
          order: { type: 'bombard', side: 'south', unit: 'guns', target: 'erste' },
          dice: [['6', '2', '3']],
        },
      ],
    },
    {
      title: 'move',
      moves: [
        { say: 'move', order: { type: 'move', side: 'south', unit: 'ligne', to: 'C3' } },
        { say: 'beside', order: { type: 'move', side: 'south', unit: 'legere', to: 'B3' } },
      ],
    },
    {
      title: 'assault',
      moves: [
        { say: 'assault', order: { type: 'assault', side: 'south', unit: 'ligne', target: 'erste' } },
        { say: 'end', order: { type: 'end-turn', side: 'south' } },
      ],
    },
    {
      title: 'fight',
      moves: [
        { say: 'fight', order: { type: 'resolve', side: 'south', unit: 'ligne', target: 'erste' } },
        {
          say: 'support',
          choose: 'all',
          side: 'south',
          dice: [
            ['6', '4', '3', '1', '3', '1', '3'],
            ['5', '1', '3', '3', '1', '3'],
            ['3', '4'],
          ],
        },
      ],
    },
    {
      title: 'advance',
      moves: [
        { say: 'advance', choose: 'yes', side: 'south' },
        { say: 'follow', choose: 'none', side: 'south' },
        { say: 'their-turn', order: { type: 'activate', side: 'north', unit: 'adler' }, dice: [['3']] },
        { order: { type: 'move', side: 'north', unit: 'husaren', to: 'D2' } },
        { order: { type: 'face', side: 'north', unit: 'husaren', facing: 'w' } },
        { order: { type: 'assault', side: 'north', unit: 'husaren', target: 'ligne' } },
        { order: { type: 'end-turn', side: 'north' } },
        {
          order: { type: 'resolve', side: 'north', unit: 'husaren', target: 'ligne' },
          dice: [['6', '1', '2', '3', '4', '5'], ['6', '1', '2', '1', '3', '3'], ['3', '9'], ['3']],
        },
      ],
    },
    {
      title: 'turn',
      moves: [
        { say: 'again', order: { type: 'activate', side: 'south', unit: 'roux' }, dice: [['3', '2']] },
        { say: 'after', order: { type: 'move', side: 'south', unit: 'ligne', to: 'D2' } },
        { say: 'face', order: { type: 'face', side: 'south', unit: 'ligne', facing: 'e' } },
      ],
    },
    {
      title: 'break',
      moves: [
        { say: 'last', order: { type: 'assault', side: 'south', unit: 'ligne', target: 'husaren' } },
        { order: { type: 'end-turn', side: 'south' } },
        {
          order: { type: 'resolve', side: 'south', unit: 'ligne', target: 'husaren' },
          dice: [
            ['5', '6', '1', '2', '3', '4'],
            ['1', '2', '3', '4', '5', '1'],
            ['2', '3'],
          ],
        },
      ],
    },
  ],
};
