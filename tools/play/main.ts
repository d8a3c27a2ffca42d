import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { BATTLES } from './battles';
import { fuzzBattle } from './fuzz';

const battles = Number(process.argv[2] ?? 500);
const first = Number(process.argv[3] ?? 1);
let failed = 0;
for (let seed = first; seed < first + battles; seed += 1) {
  for (const scenario of BATTLES) {
    const faults = fuzzBattle(ccNapoleon, scenario, seed);
    if (faults.length > 0) failed += 1;
    for (const fault of faults) console.log(fault);
  }
}
console.log(`${battles * BATTLES.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
