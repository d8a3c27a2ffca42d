import { BATTLES, rulesOf } from './battles';
import { fuzzBattle } from './fuzz';

const [battles = 500, first = 1] = process.argv.slice(2, 4).map(Number);
if (![battles, first].every((each) => Number.isSafeInteger(each) && each > 0)) {
  console.error('usage: npm run fuzz -- BATTLES [FIRST SEED] [SCENARIO]');
  process.exit(1);
}
// All of them if none is named.
const [, , , , name = ''] = process.argv;
const chosen = BATTLES.filter(({ id }) => id.includes(name));
if (chosen.length === 0) {
  console.error(`there is no battle "${name}"; use one of ${BATTLES.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
let failed = 0;
for (let seed = first; seed < first + battles; seed += 1) {
  for (const scenario of chosen) {
    // Random players hardly ever make contact; aggressive ones do.
    const manner = seed % 2 === 0 ? 'eager' : 'any';
    const faults = fuzzBattle(rulesOf(scenario), scenario, seed, manner);
    if (faults.length > 0) failed += 1;
    for (const fault of faults) console.log(fault);
  }
}
console.log(`${battles * chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
