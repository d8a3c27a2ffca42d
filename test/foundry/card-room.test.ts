// Cards in chat are short: the latest result is in view, and what led to it is folded.
import { describe, expect, test } from 'vitest';
import { cardContext } from '../../src/foundry/chat/card-context';
import { foldActs } from '../../src/foundry/chat/card-room';
import { cardTexts } from '../../src/foundry/chat/card-texts';
import { cardHtml } from './card-html';
import { GOLDEN, goldenCards } from './chat-cards';
import { ENGLISH } from './english';

const viewer = { state: 'open', mayAnswer: true, isDeputy: false, mayUndo: true } as const;

/** A card with everything that is folded taken out. */
function inView(html: string): string {
  const folded =
    /<details[^>]*>\s*<summary>((?:(?!<\/summary>)[\s\S])*)<\/summary>(?:(?!<details)[\s\S])*?<\/details>/g;
  const less = html.replaceAll(folded, '<p class="pdc-summary">$1</p>');
  return less === html ? html : inView(less);
}

/** The lines that words take at a width in letters. */
function rows(html: string, letters: number): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[#\w]+;/g, '.')
    .trim()
    .split(/\s+/);
  let [count, length] = [0, Infinity];
  for (const word of words.filter(Boolean)) {
    length += word.length + 1;
    if (length > letters) [count, length] = [count + 1, word.length];
  }
  return count;
}

/** The lines of text and rows of dice that a card shows, counted on its page at the width of the sidebar. */
function linesIn(html: string): number {
  // One die lies beside its result.
  const beside = html.replaceAll(
    /(pdc-(?:single|number)[^>]*>[\s\S]*?)<p class="pdc-faces/g,
    '$1<p class="pdc-beside',
  );
  const blocks = inView(beside).matchAll(/<(h3|h4|p|div)( class="[^"]*")?>([\s\S]*?)<\/\1>/g);
  return [...blocks].reduce(
    (sum, [, tag = '', kind = '', inside = '']) => sum + linesOfBlock(tag, kind, inside),
    0,
  );
}

function linesOfBlock(tag: string, kind: string, inside: string): number {
  if (kind.includes('pdc-beside')) return 0;
  if (kind.includes('pdc-faces')) {
    return Math.ceil((inside.split('<img').length - 1) / 7) * (kind.includes('is-read') ? 2 : 1);
  }
  if (kind.includes('pdc-heading')) {
    const names = inside
      .split(/<span class="pdc-arrow"[^>]*>[^<]*<\/span>/)
      .map((name, _, { length }) => rows(name, 20 / length));
    return Math.max(2, ...names);
  }
  return rows(inside, tag === 'h3' ? 26 : kind.includes('pdc-summary') ? 32 : 40);
}

describe.each(GOLDEN)('the cards of golden battles of %s', (game) => {
  const told = [...goldenCards(game)].filter(({ card }) => !card.isUntold);
  const cards = told.map(({ card, rules }) => cardContext(card, rules, cardTexts(card, ENGLISH), viewer));

  test('show at most twelve lines', () => {
    const long = told.map(({ card, rules }) => cardHtml(card, rules)).filter((html) => linesIn(html) > 12);
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
});

test('a long action has its start folded, and a long report its end', () => {
  const name = (id: string) => ({ name: id, side: 'south', type: 'infantry', nation: 'british' }) as const;
  const lost = (unit: string) => ({ type: 'lost', unit, steps: 1, cause: 'melee' }) as const;
  const units = Array.from({ length: 20 }, (_, index) => `${index}th Foot`);
  const rolled = { type: 'rolled', reason: 'melee', die: 'battle' } as const;
  const roll = { ...rolled, faces: ['red'], hits: 0, flags: 0, modifiers: [], worth: ['miss'] };
  const html = cardHtml({
    ...{ kind: 'order', ruleset: 'ccn', order: 'melee', unit: '0th Foot', turn: 1, side: 'south' },
    ...{ question: null, participants: Object.fromEntries(units.map((id) => [id, name(id)])) },
    sides: { south: { name: 'Allies', nation: 'british' }, north: { name: 'French', nation: 'french' } },
    lines: [roll, ...units.map(lost)],
  });
  const [before = '', earlier = '', rest = ''] = html.split('<details class="pdc-earlier">');
  const [shown = '', more = ''] = earlier.split('<details class="pdc-more">');
  expect([before.includes('pdc-face'), earlier.includes('pdc-face'), rest]).toEqual([false, true, '']);
  expect(shown).toContain('<b>0th Foot</b> loses 1 block in melee.');
  expect(shown).not.toContain('19th Foot');
  expect(more).toContain('<b>19th Foot</b> loses 1 block in melee.');
});
