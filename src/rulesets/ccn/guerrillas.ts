import { enemyOfNumber, type Procedure, type SideNumber, sideName, sideNumber } from '../../core';
import { gloryOf, regionOf, spendGlory } from '../commands-and-colors/battle-data';
import { replenish } from '../commands-and-colors/cards/draw-cards';
import type { Battle, Course, Unit } from './battle';
import { COUNTERS, type Counters } from './counters';

const NO_OR_YES = ['no', 'yes'] as const;
const CARDS_OR_COUNTER = ['cards', 'counter'] as const;

/** The cards that scout. */
const SCOUTS: readonly string[] = ['scout-left', 'scout-centre', 'scout-right'];

const heldBy = ({ data }: Battle, side: SideNumber): Counters | undefined => {
  const held = data.part(COUNTERS.guerrillas);
  return held && sideNumber(held.side) === side ? held : undefined;
};

const someone = (battle: Battle, side: SideNumber): Unit | undefined =>
  battle.force(side).units[0] ?? battle.force(side).leaders[0];

/** Guerrillas, section 1.11: a counter cancels the card the enemy has just played, and with it the enemy's turn. */
export function* cardCancelled(c: Course, side: SideNumber): Procedure<boolean> {
  const spanish: SideNumber = side === 0 ? 1 : 0;
  const held = heldBy(c.position, spanish);
  const unit = someone(c.position, spanish);
  if (!held || held.counters === 0 || !unit) return false;
  const reason = 'guerrilla-raid';
  const answer = yield* c.ask({ reason, side: spanish, unit, of: 'choice', options: NO_OR_YES });
  if (answer === 'no') return false;
  c.battleNoted({ guerrillas: { side: sideName(spanish), counters: held.counters - 1 } });
  return true;
}

/** R001-56: in Spain the other side may spend a counter to prevent the guerrillas from coming. */
function* isHunted(c: Course, side: SideNumber): Procedure<boolean> {
  const unit = someone(c.position, side);
  if (regionOf(c.position) !== 'spain' || gloryOf(c.position, side) === 0 || !unit) return false;
  const answer = yield* c.ask({ reason: 'guerrilla-hunt', side, unit, of: 'choice', options: NO_OR_YES });
  if (answer === 'no') return false;
  spendGlory(c, side);
  return true;
}

/** Guerrillas, section 1.11: a side that scouts may take a counter instead of the second card. */
export function* insteadOfDrawing(c: Course, side: SideNumber, card: string | null): Procedure<boolean> {
  const held = heldBy(c.position, side);
  const unit = someone(c.position, side);
  if (!held || card === null || !SCOUTS.includes(card) || !unit) return false;
  const reason = 'guerrilla-counter';
  const answer = yield* c.ask({ reason, side, unit, of: 'choice', options: CARDS_OR_COUNTER });
  if (answer === 'cards') return false;
  if (!(yield* isHunted(c, enemyOfNumber(side)))) {
    c.battleNoted({ guerrillas: { side: sideName(side), counters: held.counters + 1 } });
  }
  yield* replenish(c, side);
  return true;
}
