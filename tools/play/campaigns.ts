// Plays whole campaigns at random: npm run fuzz:campaigns -- COUNT [SEED [LEVEL]]; with a level, officers play them
import { OFFICER_LEVELS } from '../../src/ai';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomCampaign } from './random-campaign';
import { randomPlan } from './random-plan';

const count = Number(process.argv[2] ?? 300);
const first = Number(process.argv[3] ?? 1);
const level = OFFICER_LEVELS.find((each) => each === process.argv[4]);
const world = campaignWorld();
/** The minimum of battles in every campaign. */
const FEWEST = 3;

/** The faults in the campaign of a seed; one that throws has that as its fault. */
function faultsOf(seed: number): readonly string[] {
  try {
    const led = level && { level, fight: true };
    const { faults, end } = playRandomCampaign(randomPlan(seed, world), world, seed, led);
    battles += end.fought.length;
    return end.fought.length < FEWEST ? [...faults, `only ${end.fought.length} battles`] : faults;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

let [failed, battles] = [0, 0];
for (let seed = first; seed < first + count; seed += 1) {
  const faults = faultsOf(seed);
  if (faults.length === 0) continue;
  failed += 1;
  console.log(`seed ${seed}: ${faults.join('; ')}`);
}
console.log(`${count - failed} campaigns passed, ${failed} failed (${battles} battles)`);
process.exitCode = failed > 0 ? 1 : 0;
