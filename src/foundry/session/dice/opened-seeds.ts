import { lastPledge, type Pledge, type ProvableDice, readDice } from '../../../match';
import { type BattleCombat, isBattle, isOverIn } from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';

/** The dice of a battle as everybody sees them; undefined where they are plain, or nobody can read them. */
export function diceIn({ system }: BattleCombat): ProvableDice | undefined {
  const kept = parsedOrNull(system.dice);
  if (kept === null) return undefined;
  const faults: string[] = [];
  const dice = readDice(kept, 'dice', { add: (place, fault) => faults.push(`${place}: ${fault}`) });
  if (faults.length === 0) return dice;
  console.warn(...faults);
  return undefined;
}

/** The battles of this world with provable dice. */
const provable = (): readonly { readonly combat: BattleCombat; readonly dice: ProvableDice }[] =>
  game.combats.contents.flatMap((combat) => {
    const dice = isBattle(combat) && combat.system.dice !== 'null' ? diceIn(combat) : undefined;
    return isBattle(combat) && dice ? [{ combat, dice }] : [];
  });

const isOf =
  (commitment: string) =>
  (pledge: Pledge): boolean =>
    pledge.commitment === commitment;

/** The seed of a pledge, if any battle of this world shows it: a copy has the pledges of the battle that it was copied from. */
export function openedSeed(commitment: string): string | undefined {
  const pledges = provable().flatMap(({ dice }) => dice.pledges.filter(isOf(commitment)));
  return pledges.find(({ seed }) => seed !== undefined)?.seed;
}

/** The battles of this world in which a pledge is still sealed. */
export const sealedIn = (commitment: string): readonly BattleCombat[] =>
  provable()
    .filter(({ dice }) => dice.pledges.some((each) => isOf(commitment)(each) && each.seed === undefined))
    .map(({ combat }) => combat);

/** True if a running battle still rolls by a pledge: its seed would give away the next rolls. */
export const isRolledBy = (commitment: string): boolean =>
  provable().some(({ combat, dice }) => {
    const last = lastPledge(dice);
    return last?.commitment === commitment && last.seed === undefined && !isOverIn(combat.system);
  });
