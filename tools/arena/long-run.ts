import { BATTLES } from '../play/battles';
import { fight } from './match';

/** One battle in this many is led by an officer who searches. */
const DEEP = 20;

/** Plays so many battles over all scenarios of all games to their ends, and names those that fail. */
export function longRun(count: number): void {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const faults = seeds.flatMap((seed) => {
    const fault = faultOf(seed);
    if (fault) console.log(fault);
    return fault ?? [];
  });
  console.log(`${count} battles, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

/** The fault in the battle of a seed, if there is one. */
function faultOf(seed: number): string | undefined {
  const scenario = BATTLES[seed % BATTLES.length];
  if (!scenario) return undefined;
  const south = seed % DEEP === 0 ? 'captain' : 'recruit';
  try {
    const { end, orders } = fight(scenario, { south, north: 'recruit' }, seed);
    return end.winner === null ? `${scenario.id}, seed ${seed}: no end after ${orders} orders` : undefined;
  } catch (fault) {
    return `${scenario.id}, seed ${seed}: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}
