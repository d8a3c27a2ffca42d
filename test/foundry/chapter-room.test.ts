// The cards of a campaign are short: the latest news is in view, and what led to it is folded.
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import {
  askedParty,
  type Campaign,
  type CampaignEntry,
  type Chapter,
  campaignOf,
  newSave,
  PENINSULA,
  plannedBattle,
  readPlan,
  startOrder,
} from '../../src/campaign';
import { campaignQuestion } from '../../src/foundry/campaign/campaign-question';
import { chapterContext } from '../../src/foundry/chat/chapter-context';
import { chapterData } from '../../src/foundry/chat/chapter-data';
import { campaignWorld } from '../../src/rulesets/campaign-world';
import { playRandomCampaign } from '../../tools/play/random-campaign';
import { ENGLISH } from './english';
import { inView, linesIn } from './lines-shown';

const world = campaignWorld();
const plan = readPlan(PENINSULA, world);

const localize = (key: string, blanks = {}) => ENGLISH.format(key, blanks);

const handlebars = Handlebars.create();
handlebars.registerHelper('localize', (key: string) => ENGLISH.format(key, {}));
const template = handlebars.compile(readFileSync('templates/chapter-card.hbs', 'utf8'));

/** The cards of a campaign: of each order, at each question on its way and at its end. */
const chapterCards = (record: readonly CampaignEntry[]) =>
  record.flatMap((entry, number) => {
    if (!('order' in entry)) return [];
    const campaign = campaignOf({ ...newSave(plan), record: record.slice(0, number) }, world);
    return [...cardsOf(campaign, number, entry)];
  });

function* cardsOf(
  campaign: Campaign,
  number: number,
  { order, replies }: Extract<CampaignEntry, { order: unknown }>,
) {
  const run = startOrder(campaign, order, world);
  for (const [count, reply] of [...replies, null].entries()) {
    const { query, events } = run;
    const chapter = { number, order: order.type, battle: campaign.at, events: [...events], replies: count };
    if (query?.kind === 'ask' || reply === null) {
      yield cardOf(campaign, { ...chapter, question: query?.kind === 'ask' ? query : null });
    }
    if (reply) run.reply(reply);
  }
}

const parties = Object.fromEntries(Object.entries(plan.parties).map(([id, { name }]) => [id, name]));

function cardOf(campaign: Campaign, chapter: Chapter) {
  const { question } = chapter;
  const data = chapterData(chapter, { battle: plannedBattle(plan, campaign.at).title, parties });
  const viewer = {
    ...{ isUndone: false, mayAnswer: true, hint: '' },
    question: question && campaignQuestion(campaign, world, chapter, question, localize),
    asked: question ? (parties[askedParty(campaign, question)] ?? '') : '',
  };
  return { data, context: chapterContext(data, viewer, localize) };
}

/** A card without its buttons: as many as there are answers. */
const withoutAnswers = (html: string) => html.replaceAll(/<div class="pdc-answers">[\s\S]*?<\/div>/g, '');

const cards = [1, 2, 3].flatMap((seed) => [...chapterCards(playRandomCampaign(plan, world, seed).record)]);

test('the cards of whole campaigns show at most twelve lines', () => {
  expect(cards.length).toBeGreaterThan(30);
  const long = cards
    .map(({ context }) => withoutAnswers(template(context)))
    .filter((html) => linesIn(html) > 12);
  expect(long.map((html) => inView(html).replaceAll(/<[^>]*>|\s+/g, ' '))).toEqual([]);
});

test('the cards of whole campaigns lose no line by being folded', () => {
  for (const { data, context } of cards) {
    expect(context.earlier.length + context.lines.length).toBe(data.lines.length);
  }
  expect(cards.some(({ context }) => context.earlier.length > 0)).toBe(true);
});
