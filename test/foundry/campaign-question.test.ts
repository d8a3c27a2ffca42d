import { expect, test } from 'vitest';
import { newCampaign, PENINSULA, readPlan, startOrder } from '../../src/campaign';
import type { Reply } from '../../src/core';
import { campaignQuestion } from '../../src/foundry/campaign/campaign-question';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { ENGLISH } from './english';

const world = campaignWorld();
const planned = newCampaign(readPlan(PENINSULA, world));
const localize = (key: string, blanks = {}) => ENGLISH.format(key, blanks);

// R001-57, R001-71: the Allies have fewer counters, and so they call up militia first.
test('militia called up a moment ago is named where stragglers may strike it, with its place', () => {
  const { allies, french } = planned.parties;
  if (!allies || !french) throw new Error('there are no such parties');
  const parties = { allies: { ...allies, glory: 1 }, french: { ...french, glory: 2 } };
  const campaign = { ...planned, parties };
  const run = startOrder(campaign, { type: 'make-ready' }, world);
  const replies: readonly Reply[] = [
    { kind: 'chose', option: '8:0' },
    { kind: 'chose', option: '1' },
    { kind: 'rolled', faces: ['infantry'] },
  ];
  for (const reply of replies) run.reply(reply);
  const { query, events } = run;
  if (query?.kind !== 'ask') throw new Error('nothing is asked');
  const chapter = {
    ...{ number: 0, order: 'make-ready' as const, battle: campaign.at, question: query },
    ...{ events: [...events], replies: replies.length },
  };
  const { answers } = campaignQuestion(campaign, world, chapter, query, localize);
  const militia = answers.find(({ option }) => option === 'ordenanza-1');
  expect(militia?.label).toBe(
    ENGLISH.format('PDC.campaign.answer.unit', { name: 'Ordenança', space: '8:0' }),
  );
  expect(militia?.picture).not.toBe('');
});
