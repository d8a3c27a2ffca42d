// What one piece does with its move, order by order, told in one card that grows.
import { expect, test } from 'vitest';
import { type Order, resolve, type State, seededReply, seededStream, wordNumber } from '../../src/core';
import type { CardData } from '../../src/foundry/chat/card-data';
import { withEarlier } from '../../src/foundry/chat/fold-cards';
import { makeCard } from '../../src/foundry/chat/make-card';
import { readCard } from '../../src/foundry/chat/read-card';
import type { OrderMessage } from '../../src/foundry/documents';
import { newSave } from '../../src/match';
import { reportOf, rollsOf } from '../../src/match/report';
import { codeNapoleon as rules } from '../../src/rulesets/code-napoleon';
import { MOVEMENT } from '../../src/rulesets/code-napoleon/phases';
import { happened } from '../happened';
import { positionWith } from '../rulesets/code-napoleon/fire-positions';
import { cardHtml } from './card-html';

/** Skirmishers, a column and guns of one side in the step of the moves, the enemy far away. */
const start = (): State =>
  happened(
    rules,
    positionWith({
      a: { side: 'south', at: 'C8', formation: 'march-column' },
      b: { side: 'south', at: 'H8' },
      x: { side: 'north', at: 'H1' },
    }),
    (c) => c.position.setTurn(1, 0, wordNumber(MOVEMENT), 0),
  );

/** A card as chat keeps it. */
interface Kept {
  readonly system: { readonly number: number; readonly cardReport: string; isFolded: boolean };
}

/** The cards that are seen after some orders: each tells what those before it have told of the same matter. */
function told(orders: readonly Order[]): readonly CardData[] {
  const messages: Kept[] = [];
  let before = start();
  for (const [number, order] of orders.entries()) {
    expect(rules.refusal(before, order)).toBeUndefined();
    const { state } = resolve(rules, before, order, seededReply(rules, seededStream(1)));
    const after = { ...newSave(rules, state), record: [{ order, replies: [] }] };
    const report = reportOf(rules, newSave(rules, before), after);
    const rolls = rollsOf(rules, before, report);
    const own = makeCard({ battle: 'b', rules, report, state, rolls, news: report.events, beats: [] });
    const { card, earlier } = withEarlier(own, messages as unknown as readonly OrderMessage[]);
    for (const message of earlier) message.system.isFolded = true;
    messages.push({ system: { number, cardReport: JSON.stringify(card), isFolded: false } });
    before = state;
  }
  return messages.flatMap(({ system }) => (system.isFolded ? [] : (readCard(system.cardReport) ?? [])));
}

const textOf = (card: CardData): string =>
  cardHtml(card, rules)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const turn = (unit: string, facing: Order['facing']): Order => ({
  type: 'face',
  side: 'south',
  unit,
  ...(facing && { facing }),
});
const move = (unit: string, to: string): Order => ({ type: 'move', side: 'south', unit, to });

test('turns of one unit are one card, which says where it looks in the end', () => {
  const cards = told([turn('b', 'ne'), turn('b', 'e'), turn('b', 'se')]);
  expect(cards).toHaveLength(1);
  const [card] = cards as [CardData];
  expect(textOf(card).match(/turns to face/g)).toHaveLength(1);
  expect(textOf(card)).toContain('south-east');
});

test('moves, turns and formations of one unit follow each other in one card without headings', () => {
  const cards = told([
    move('a', 'C7'),
    move('a', 'C6'),
    turn('a', 'ne'),
    { type: 'form-line', side: 'south', unit: 'a' },
  ]);
  expect(cards).toHaveLength(1);
  const [card] = cards as [CardData];
  expect(textOf(card)).toMatch(/moves to C6.*turns to face.*line/);
  expect(cardHtml(card, rules)).not.toContain('pdc-part');
});

test('what another unit does has a card of its own', () => {
  const cards = told([turn('b', 'ne'), move('a', 'C7'), turn('b', 'e')]);
  expect(cards.map(({ unit }) => unit)).toEqual(['a', 'b']);
});
