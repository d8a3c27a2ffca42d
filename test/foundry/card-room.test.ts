// Cards in chat are short: the latest result is in view, and what led to it is folded.
import { describe, expect, test } from 'vitest';
import { type Correction, deploy } from '../../src/core';
import { type CardContext, cardContext } from '../../src/foundry/chat/card-context';
import type { CardData } from '../../src/foundry/chat/card-data';
import type { Act } from '../../src/foundry/chat/card-paragraphs';
import { foldActs, linesAround, linesOf } from '../../src/foundry/chat/card-room';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { makeCard } from '../../src/foundry/chat/make-card';
import { sentenceOf } from '../../src/foundry/chat/sentences';
import { newSave } from '../../src/match';
import { reportOf } from '../../src/match/report';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { cardHtml, contextHtml } from './card-html';
import { GOLDEN, goldenCards } from './chat-cards';
import { ENGLISH } from './english';
import { inView, linesIn } from './lines-shown';

const viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: true } as const;

/** One card in so many is measured. */
const SELDOM = 4;

/** The lines that are reckoned for each part of a card beyond those that its page has. */
function spareLines(card: CardContext): readonly { readonly kind: string; readonly lines: number }[] {
  const frame = { ...card, acts: [] };
  const bare = { ...frame, isQuiet: true, remarks: [], clock: '', question: null };
  // The picture of a number has no lines on the page.
  const acts = card.acts.filter(({ roll }) => !roll?.isNumber);
  return [
    { kind: 'frame', lines: linesAround(card) - linesIn(contextHtml(frame)) },
    ...acts.map((act) => ({
      kind: kindOf(act),
      lines: linesOf(act) - linesIn(contextHtml({ ...bare, acts: [act] })),
    })),
  ];
}

const kindOf = ({ roll }: Act): string =>
  !roll ? 'text' : roll.isSingle ? 'one die' : roll.isRead ? 'dice that are read' : 'dice';

/** The lines of a card's orders that its paragraphs do not tell, and the reasons of its rolls if they are not shown. */
function untoldOf(card: CardData, context: CardContext | undefined): readonly string[] {
  const lines = [...(card.earlier ?? []), card].flatMap((part) => part.lines);
  const texts = cardTexts(card, ENGLISH);
  const acts = context?.acts ?? [];
  let text = acts.map((act) => act.text).join(' ');
  const rolls = lines.flatMap((line) => (line.type === 'rolled' ? line.reason : []));
  const sentences = lines.flatMap((line) => (line.type === 'rolled' ? [] : sentenceOf(line, texts)));
  const isShown = acts.filter(({ roll }) => roll !== null).length === rolls.length;
  // Two equal sentences are told twice; a long one may hold a short one.
  const untold = sentences
    .sort((one, other) => other.length - one.length)
    .filter((each) => {
      if (!text.includes(each)) return true;
      text = text.replace(each, () => '');
      return false;
    });
  return [...(isShown ? [] : rolls), ...untold];
}

describe.each(GOLDEN)('the cards of golden battles of %s', (game) => {
  const told = [...goldenCards(game)].filter(({ card }) => !card.isUntold);
  const cards = told.map(({ card, rules }) => cardContext(card, rules, cardTexts(card, ENGLISH), viewer));

  test('show at most twelve lines', () => {
    const long = cards.map(contextHtml).filter((html) => linesIn(html) > 12);
    expect(long.map((html) => inView(html).replaceAll(/<[^>]*>|\s+/g, ' '))).toEqual([]);
  });

  test('lose no roll and no sentence by being folded, and keep their order', () => {
    for (const card of cards) {
      const { earlier, acts } = foldActs(card);
      const all = [...earlier, ...acts];
      const text = all.flatMap((act) => [act.text, 'more' in act ? act.more : '']).filter(Boolean);
      expect(text.join(' ')).toBe(card.acts.flatMap((act) => act.text || []).join(' '));
      expect(all.flatMap(({ roll }) => roll ?? [])).toEqual(card.acts.flatMap(({ roll }) => roll ?? []));
    }
  });

  test('are folded only if they are long, and show their result or their question then', () => {
    const folded = cards.filter((card) => foldActs(card).earlier.length > 0);
    expect(folded.length).toBeLessThan(cards.length / 4);
    for (const card of folded) {
      expect(foldActs(card).acts.length > 0 || card.question !== null).toBe(true);
    }
  });

  test('are reckoned as long as they are on their page, or a little longer', () => {
    const spare = cards.filter((_, index) => index % SELDOM === 0).flatMap(spareLines);
    for (const kind of new Set(spare.map((each) => each.kind))) {
      const lines = spare.flatMap((each) => (each.kind === kind ? each.lines : []));
      expect(lines.reduce((sum, each) => sum + each, 0) / lines.length, kind).toBeLessThan(1);
      if (kind !== 'frame') expect(Math.min(...lines), kind).toBeGreaterThanOrEqual(0);
    }
  });

  test('tell every roll and every line of all their orders', () => {
    const untold = told.flatMap(({ card }, index) => (card.isManoeuvre ? [] : untoldOf(card, cards[index])));
    expect(untold).toEqual([]);
  });
});

test('an order that only lets the next chit be drawn is told by its name, before the chit', () => {
  const drawn = [...goldenCards('corsican-ogre')].filter(
    ({ card: { lines, target, question, earlier, isUntold } }) =>
      lines[0]?.type === 'chits-drawn' && !isUntold && !target && !question && !earlier,
  );
  expect(drawn.length).toBeGreaterThan(2);
  for (const { card, rules } of drawn) {
    const { title, acts } = cardContext(card, rules, cardTexts(card, ENGLISH), viewer);
    expect(acts[0]?.text).toContain(title);
  }
});

const FOOT = Array.from({ length: 20 }, (_, index) => `${index}th Foot`);
const lost = (unit: string) => ({ type: 'lost', unit, steps: 1, cause: 'melee' }) as const;

/** A card of a melee of twenty regiments, as HTML. */
function meleeHtml(told: Pick<CardData, 'lines' | 'earlier'>): string {
  const name = (id: string) => ({ name: id, side: 'south', type: 'infantry', nation: 'british' }) as const;
  return cardHtml({
    ...{ kind: 'order', ruleset: 'ccn', order: 'melee', unit: '0th Foot', turn: 1, side: 'south' },
    ...{ question: null, participants: Object.fromEntries(FOOT.map((id) => [id, name(id)])) },
    sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
    ...told,
  });
}

test('a long action has its start folded, and a long report its end', () => {
  const rolled = { type: 'rolled', reason: 'melee', die: 'battle' } as const;
  const roll = { ...rolled, faces: ['red'], hits: 0, flags: 0, modifiers: [], worth: ['miss'] };
  const html = meleeHtml({ lines: [roll, ...FOOT.map(lost)] });
  const [before = '', earlier = '', rest = ''] = html.split('<details class="pdc-earlier">');
  const [shown = '', more = ''] = earlier.split('<details class="pdc-more">');
  expect([before.includes('pdc-face'), earlier.includes('pdc-face'), rest]).toEqual([false, true, '']);
  expect(shown).toContain('<b>0th Foot</b> loses 1 block in melee.');
  expect(shown).not.toContain('19th Foot');
  expect(more).toContain('<b>19th Foot</b> loses 1 block in melee.');
});

test('the orders of an action are told one after the other, though each has only a line', () => {
  const earlier = [{ number: 1, order: 'fire', unit: '0th Foot', lines: [lost('1th Foot')] }];
  const html = meleeHtml({ earlier, lines: [lost('2th Foot')] });
  expect(html).toMatch(/1th Foot<\/b> loses[\s\S]*<h4 class="pdc-part">Melee[\s\S]*2th Foot<\/b> loses/);
});

test('a card of many corrections shows at most twelve lines', () => {
  const scenario = ccNapoleonScenarios[0];
  if (!scenario) throw new Error('there is no scenario');
  const state = deploy(ccNapoleon, scenario);
  const before = newSave(ccNapoleon, state);
  const moved = Object.keys(state.units).map((unit) => ({
    ...{ type: 'adjusted', unit, change: { at: '1:1', strength: 2, name: 'King’s German Legion' } },
  }));
  const points = { type: 'side-adjusted', side: 'north', change: { points: 2, target: 6 } };
  const corrected = { type: 'adjusted-together', parts: [...moved, points] } as unknown as Correction;
  const report = { ...reportOf(ccNapoleon, before, { ...before, record: [{ corrected }] }) };
  const html = cardHtml(
    makeCard({
      ...{ battle: 'b', rules: ccNapoleon, report, state, rolls: [], news: report.events, beats: [] },
    }),
    ccNapoleon,
  );
  expect(html).toContain('victory points now 2');
  expect(linesIn(html)).toBeLessThanOrEqual(12);
});
