import type { PieceId, State } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { happened } from '../happened';
import { position } from './brute-force';

/** The same with a skirmisher before one of the units: the last of its strength points is his. */
const screened = (state: State, unit: PieceId): State =>
  happened(ccNapoleon, state, (c, piece) => c.noted(piece(unit), { screen: 'light' }));

interface Attacked {
  readonly state: State;
  /** Every attack of south with the response to it, but for those that can take more than six dice. */
  readonly attacks: readonly string[];
}

/** Small positions with south to attack, each for something else that the odds have to get right. */
export const POSITIONS: Readonly<Record<string, Attacked>> = {
  'infantry that fires on infantry': {
    state: position({
      a: { side: 'south', type: 'infantry', at: '4:4' },
      b: { side: 'north', type: 'infantry', at: '3:4', strength: 2 },
    }),
    attacks: ['fire a b'],
  },
  'militia against militia, each in woods': {
    state: position(
      {
        a: { side: 'south', type: 'militia', at: '4:4', strength: 2 },
        b: { side: 'north', type: 'militia', at: '3:4', strength: 2 },
      },
      { '3:4': 'woods', '4:4': 'woods' },
    ),
    attacks: ['fire a b', 'melee a b fire', 'melee a b none'],
  },
  'cavalry on infantry that may form square': {
    state: position(
      {
        a: { side: 'south', type: 'landwehr-cavalry', at: '4:4' },
        b: { side: 'north', type: 'infantry', at: '3:4', strength: 2 },
      },
      { '3:4': 'hill', '4:4': 'stream' },
      { landwehrCavalryDice: 2 },
    ),
    attacks: ['melee a b square'],
  },
  'a square under the fire of guns': {
    state: position({
      g: { side: 'south', type: 'artillery', at: '7:4' },
      a: { side: 'south', type: 'militia', at: '3:5' },
      b: { side: 'north', type: 'infantry', at: '2:4', formation: 'square', strength: 2 },
    }),
    attacks: ['fire g b'],
  },
  'cavalry on the last of the skirmishers, guns and horse': {
    state: position(
      {
        a: { side: 'south', type: 'light-cavalry', at: '4:4' },
        c: { side: 'north', type: 'skirmishers', at: '3:3', strength: 1 },
        d: { side: 'north', type: 'light-cavalry', at: '4:5', strength: 1 },
      },
      { '4:5': 'hill' },
    ),
    attacks: ['melee a c', 'melee a d no', 'melee a d yes'],
  },
  'guns on gunners, the last of whom retreat': {
    state: position({
      a: { side: 'south', type: 'horse-artillery', at: '5:4' },
      c: { side: 'south', type: 'infantry', at: '3:3' },
      b: { side: 'north', type: 'artillery', at: '2:4', strength: 1 },
      d: { side: 'north', type: 'heavy-artillery', at: '2:3', strength: 2 },
    }),
    attacks: ['fire a b', 'fire c b', 'fire c d', 'melee c b none', 'melee c d none'],
  },
  'lances that roll their swords again': {
    state: position(
      {
        a: { side: 'south', type: 'light-cavalry', at: '4:4', armed: ['lance'] },
        b: { side: 'north', type: 'artillery', at: '3:4' },
        c: { side: 'north', type: 'light-cavalry', at: '3:5', strength: 2, armed: ['lance'] },
      },
      { '3:4': 'hill' },
    ),
    attacks: ['melee a b none'],
  },
  'skirmishers, who evade infantry': {
    state: position({
      a: { side: 'south', type: 'skirmishers', at: '4:4' },
      c: { side: 'south', type: 'militia', at: '4:5' },
      b: { side: 'north', type: 'skirmishers', at: '3:4' },
      d: { side: 'north', type: 'light-infantry', at: '2:6', strength: 2 },
    }),
    attacks: ['fire a b', 'melee a b fire', 'melee a b none', 'fire c b', 'melee c b'],
  },
  'leaders with their units, and one alone': {
    state: position({
      a: { side: 'south', type: 'infantry', at: '4:4' },
      g: { side: 'south', type: 'general', at: '4:4' },
      b: { side: 'north', type: 'militia', at: '3:4', strength: 1 },
      h: { side: 'north', type: 'general', at: '3:4' },
      i: { side: 'north', type: 'commander', at: '4:5' },
    }),
    attacks: ['fire a b', 'melee a i'],
  },
  'a unit behind its screen': {
    state: screened(
      position(
        {
          a: { side: 'south', type: 'militia', at: '4:4' },
          c: { side: 'south', type: 'skirmishers', at: '3:3', strength: 1 },
          b: { side: 'north', type: 'militia', at: '3:4', strength: 2 },
        },
        { '3:4': 'woods' },
      ),
      'b',
    ),
    attacks: ['fire a b', 'melee a b none', 'fire c b'],
  },
  'across a stream and into it': {
    state: position(
      {
        a: { side: 'south', type: 'infantry', at: '4:4' },
        b: { side: 'north', type: 'militia', at: '3:4', strength: 1 },
        c: { side: 'south', type: 'landwehr-cavalry', at: '4:6' },
        d: { side: 'north', type: 'landwehr-cavalry', at: '3:6', strength: 1 },
      },
      { '4:4': 'stream', '3:6': 'stream' },
      { landwehrCavalryDice: 2 },
    ),
    attacks: ['fire a b', 'melee c d no', 'melee c d yes'],
  },
  'retreats without a way out': {
    state: position({
      a: { side: 'south', type: 'artillery', at: '4:4' },
      b: { side: 'north', type: 'infantry', at: '0:4', strength: 3 },
      d: { side: 'north', type: 'militia', at: '1:5', strength: 2 },
      e: { side: 'north', type: 'infantry', at: '0:5' },
    }),
    attacks: ['fire a b', 'fire a d', 'fire a e'],
  },
};
