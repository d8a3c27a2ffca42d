import { readdirSync, readFileSync } from 'node:fs';
import { beatsOf, deploy, type Ruleset, redo, type State } from '../../src/core';
import type { CardData } from '../../src/foundry/chat/card-data';
import { withEarlier } from '../../src/foundry/chat/fold-cards';
import { makeCard } from '../../src/foundry/chat/make-card';
import type { OrderMessage } from '../../src/foundry/documents';
import { newSave, type Save } from '../../src/match';
import { reportOf, rollsOf } from '../../src/match/report';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { actionOf, type GoldenBattle, hashIn } from '../../tools/play/golden-battle';

/** A card as chat shows it, with the rules of its battle. */
interface ChatCard {
  readonly card: CardData;
  readonly rules: Ruleset;
}

/** The games with golden battles. */
export const GOLDEN = ['cc-napoleon', 'ccn', 'code-napoleon', 'corsican-ogre', 'squares'] as const;

/** All cards of the golden battles of a game: of each order, at each question on its way and at its end. */
export function* goldenCards(game: (typeof GOLDEN)[number]): Generator<ChatCard> {
  const folder = `test/rulesets/${game}/golden`;
  for (const name of readdirSync(folder)) {
    yield* cardsOf(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as GoldenBattle);
  }
}

function* cardsOf({ scenario: id, log }: GoldenBattle): Generator<ChatCard> {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle "${id}"`);
  const rules = rulesOf(scenario);
  let state = deploy(rules, scenario);
  const written: OrderMessage[] = [];
  for (const line of log) {
    if (hashIn(line) !== undefined) continue;
    const action = actionOf(line, state);
    const before = newSave(rules, state);
    for (const [index, { kind }] of action.replies.entries()) {
      const open = { order: action.order, replies: action.replies.slice(0, index) };
      if (kind === 'chose') yield told(rules, written, before, { ...before, open: open as Save['open'] });
    }
    state = redo(rules, state, action);
    const whole = told(rules, written, before, { ...before, state, record: [action] });
    written.push(asMessage(whole.card, written.length));
    yield whole;
  }
}

/** A card as writeCard makes it: with the earlier orders of its action. */
function told(rules: Ruleset, written: readonly OrderMessage[], before: Save, after: Save): ChatCard {
  const report = reportOf(rules, before, after);
  const { state }: { state: State } = after;
  const beats = beatsOf(rules, { before: before.state, after: state }, report.events);
  const rolls = rollsOf(rules, before.state, report);
  const own = makeCard({ battle: 'b', rules, report, state, rolls, news: report.events, beats });
  // Orders of one action follow each other closely.
  const { card, earlier } = withEarlier(own, written.slice(-40));
  if (after.open === null) for (const { system } of earlier) system.isFolded = true;
  return { card, rules };
}

const asMessage = (card: CardData, number: number): OrderMessage =>
  ({ system: { state: 'done', isFolded: false, number, cardReport: JSON.stringify(card) } }) as OrderMessage;
