import type { Scenario } from '../../src/core';
import { BATTLES } from '../play/battles';
import { fight } from './match';

/** One battle in this many is led by an officer who searches. */
const DEEP = 20;
/** One battle in this many is the next of all scenarios; the others are the short ones of each game in turn. */
const WHOLE = 10;
/** Battles of each game that are soon over. */
const SHORT = [
  'made-up-small-40',
  'made-up-british-small-40-french-small-40',
  'ogre-made-up',
  'made-up-french-small-120-austrian-small-120',
  'farm-at-lindach',
  'objectives-lasting',
  'ccn-squares-on-the-plain',
  'ogre-squares-on-the-plain',
  'farm-at-lindach-other-readings',
];
/** The battles after which the count so far is printed. */
const TOLD = 50;

/** Plays so many battles of all games to their ends, from a seed on, and names those that fail. */
export function longRun(count: number, from: number): void {
  let faults = 0;
  for (let battle = 1; battle <= count; battle += 1) {
    const fault = faultOf(from + battle - 1);
    if (fault) {
      faults += 1;
      console.log(fault);
    }
    if (battle % TOLD === 0 || battle === count) console.log(`${battle} battles, ${faults} faults`);
  }
  if (faults > 0) process.exitCode = 1;
}

function scenarioOf(seed: number): Scenario | undefined {
  if (seed % WHOLE === 0) return BATTLES[(seed / WHOLE) % BATTLES.length];
  const id = SHORT[seed % SHORT.length];
  return BATTLES.find((each) => each.id === id);
}

/** The fault in the battle of a seed, if there is one. */
function faultOf(seed: number): string | undefined {
  const scenario = scenarioOf(seed);
  if (!scenario) return `seed ${seed}: no such battle`;
  const south = seed % DEEP === 1 ? 'hasty' : 'recruit';
  try {
    const { end, orders } = fight(scenario, { south, north: 'recruit' }, seed);
    return end.winner === null ? `${scenario.id}, seed ${seed}: no end after ${orders} orders` : undefined;
  } catch (fault) {
    return `${scenario.id}, seed ${seed}: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}
