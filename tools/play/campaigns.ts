// Plays whole campaigns by chance: npm run fuzz:campaigns -- COUNT [SEED]
import { PENINSULA, readPlan } from '../../src/campaign';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomCampaign } from './random-campaign';

const count = Number(process.argv[2] ?? 300);
const first = Number(process.argv[3] ?? 1);
const world = campaignWorld();
const plan = readPlan(PENINSULA, world);
let failed = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const { faults } = playRandomCampaign(plan, world, seed);
  if (faults.length === 0) continue;
  failed += 1;
  console.log(`seed ${seed}: ${faults.join('; ')}`);
}
console.log(`${count - failed} campaigns passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
