import { expect, test, vi } from 'vitest';
import { seededStream } from '../../src/core';
import { atBattleFile, atMatch, atScenarioFile, atView, type Verdict } from '../../tools/faults/doors';
import { momentsOf } from '../../tools/faults/moments';
import { BATTLES, rulesOf } from '../../tools/play/battles';

test.each(['two-villages', 'lauter-crossing'])(
  'whatever is wrong with what is sent, it is refused with its place, or sound: %s',
  async (id) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const scenario = BATTLES.find((each) => each.id === id);
    if (!scenario) throw new Error('the scenario is gone');
    const moments = await momentsOf(scenario, rulesOf(scenario), 20);
    const stream = seededStream(5);
    const verdicts: Verdict[] = [];
    for (let round = 0; round < 20; round += 1) {
      const moment = moments[stream.below(moments.length)];
      if (!moment) throw new Error('nothing was played');
      verdicts.push(await atMatch(moment, stream), atBattleFile(moment, stream));
      verdicts.push(atScenarioFile(scenario, stream), atView(moment, stream));
    }
    expect(verdicts.filter((verdict) => typeof verdict === 'object')).toEqual([]);
    for (const verdict of ['refused', 'taken']) expect(verdicts).toContain(verdict);
  },
);
