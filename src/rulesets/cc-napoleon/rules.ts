import type { FamilyReason } from '../commands-and-colors/reasons';
import type { Walker } from '../commands-and-colors/terrain';

/** The statements of seed 000 for the reasons the family gives. */
export const RULES: Readonly<Record<FamilyReason, string>> = {
  'battle-is-over': 'R000-04',
  'not-your-turn': 'R000-03',
  'no-such-order': 'R000-11',
  'no-such-piece': 'R000-11',
  'not-your-unit': 'R000-11',
  'leaders-only-move': 'R000-36',
  'play-a-card-first': 'R000-10',
  'not-activated': 'R000-11',
  'beyond-the-card': 'R000-11',
  'no-cards-here': 'R000-10',
  'card-is-played': 'R000-10',
  'not-in-hand': 'R000-10',

  'no-counter-left': 'R001-43',
  'counters-come-first:rally': 'R001-59',
  'counters-come-first:leadership': 'R001-65',
  'counters-are-for-units': 'R001-60',
  'at-full-strength': 'R001-61',
  'is-inspired': 'R001-66',
  'square-gains-no-die': 'R001-68',
  inspired: 'R001-66',
  carriage: 'R001-22',
  reach: 'R001-25',
  leads: 'R001-21',
  heroic: 'R001-53',

  'battle-has-not-begun': 'R000-170',
  'battle-has-begun': 'R000-170',
  'terrain-comes-first': 'R000-166',
  'pieces-are-placed': 'R000-170',
  'deal-comes-first': 'R000-169',
  'none-left': 'R000-166',
  'has-terrain': 'R000-166',
  'off-the-board:terrain': 'R000-166',
  'not-in-reserve': 'R000-34',
  'not-arrived-yet': 'R000-34',
  'outside-the-zone:arrival': 'R000-34',
  'outside-the-zone:deployment': 'AMB-000-43',
  'no-room': 'R000-33',
  'may-not-stand-there': 'R000-33',
  rating: 'R000-168',
  deployment: 'R000-170',

  'card-forbids-moving': 'R000-18',
  'movement-is-over': 'R000-12',
  'has-moved': 'R000-14',
  'off-the-board:move': 'R000-29',
  'is-there-already': 'R000-29',
  'too-far': 'R000-29',
  'no-way': 'R000-29',
  'friend-in-the-way': 'R000-32',
  'enemy-in-the-way': 'R000-30',
  'friend-is-there': 'R000-30',
  'enemy-is-there': 'R000-30',
  'leader-is-there': 'R000-37',
  'leads-others': 'R001-21',
  'carriage-is-slow:leader': 'R001-22',
  'carriage-is-slow:unit': 'R001-23',

  'has-attacked': 'R000-14',
  'has-marched': 'R000-45',
  'no-such-target:fire': 'AMB-000-29',
  'own-unit:fire': 'R000-63',
  'leader-is-no-target': 'AMB-000-29',
  'out-of-range': 'R000-64',
  'no-dice': 'R000-78',
  'no-line-of-sight': 'R000-71',
  'card-forbids-melee': 'R000-18',
  'no-such-target:melee': 'R000-79',
  'own-unit:melee': 'R000-79',
  fate: 'AMB-000-29',
};

/** The statement that bars a walker from a terrain, or only lets it pass. */
export function groundRule(walker: Walker, terrain: string): string {
  if (walker === 'artillery' && terrain !== 'river' && terrain !== 'lake') return 'R000-130';
  if (walker === 'cavalry' && terrain === 'woods') return 'R000-123';
  return walker === 'cavalry' && terrain === 'village' ? 'R000-124' : 'R000-157';
}

/** The statement that makes units stop in a terrain: woods, or water that can be crossed. */
export const stopRule = (terrain: string): string => (terrain === 'woods' ? 'R000-154' : 'R000-156');
