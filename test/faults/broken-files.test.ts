// What comes from outside with something wrong in it: refused with its place, or sound after all.
import { expect, test, vi } from 'vitest';
import { seededStream } from '../../src/core';
import { momentsOf } from '../../tools/faults/moments';
import {
  atArmyFile,
  atBattleFile,
  atCampaignFile,
  atDiceWord,
  atMatch,
  atScenarioFile,
  atView,
  type Verdict,
} from '../../tools/faults/send-malformed';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { SEED, TIMES, type Try, tryAll } from './tries';

/** How many of each kind are sent for each battle. */
const ROUNDS = 20;

test.each(['two-villages', 'lauter-crossing', 'no-cards'])('%s', async (id) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error('the scenario is gone');
  const moments = await momentsOf(scenario, rulesOf(scenario), 20, SEED);
  const stream = seededStream(SEED);
  const verdicts = new Set<Verdict>();
  const moment = () => {
    const found = moments[stream.below(moments.length)];
    if (!found) throw new Error('nothing was played');
    return found;
  };
  const inputs: Readonly<Record<string, () => Verdict | Promise<Verdict>>> = {
    request: () => atMatch(moment(), stream),
    'battle file': () => atBattleFile(moment(), stream),
    'scenario file': () => atScenarioFile(scenario, stream),
    'shown battle': () => atView(moment(), stream),
    'army file': () => atArmyFile(stream),
    'campaign file': () => atCampaignFile(stream),
    'word about dice': () => atDiceWord(stream),
  };
  function* tries(): Iterable<Try> {
    for (let round = 0; round < ROUNDS * TIMES; round += 1) {
      for (const [input, send] of Object.entries(inputs)) {
        const attempt = async () => {
          const verdict = await send();
          verdicts.add(verdict);
          return typeof verdict === 'string' ? undefined : verdict.fault;
        };
        yield [input, attempt];
      }
    }
  }
  await tryAll('broken files', id, tries());
  for (const verdict of ['refused', 'taken']) expect([...verdicts]).toContain(verdict);
});
