import type { Order, Ruleset } from '../../core';
import type { Report } from '../../match';
import type { CardReport } from '../battle';
import type { ToldAction } from '../battle/told-action';
import { isBattle, isOrderMessage, ORDER_TYPE, type OrderMessage } from '../documents';
import { TEXTS, textsOf } from '../texts';
import type { CardData, TakenBack } from './card-data';
import { actionNameOf, actionText, cardTexts, isUndoOrRedo } from './card-texts';
import { fold, setFolded, stillWithEarlier, withEarlier } from './fold-cards';
import { language } from './language';
import { makeCard } from './make-card';
import { readCard } from './read-card';
import { stillTakenBack, toldTogether } from './taken-back';
import { toldAction } from './told-action';

/**
 * The cards of a battle that were written under these rules: those of another version number their actions differently.
 */
const cardsOf = (battle: string, { version }: Ruleset): readonly OrderMessage[] =>
  game.messages.contents.flatMap((message) => {
    if (!isOrderMessage(message) || !message.author?.isGM) return [];
    const { system } = message;
    return system.battle === battle && system.version === version ? [message] : [];
  });

/**
 * Makes a roll that shows these faces, in the form in which messages store it; undefined if the die can't be rolled.
 */
export type RecordRoll = (rules: Ruleset, die: string, faces: readonly string[]) => string | undefined;

/** True if chat has a card for a battle's state at a revision. */
export const isCardWritten = (battle: string, rules: Ruleset, revision: number): boolean =>
  cardsOf(battle, rules).some(({ system }) => system.revision === revision);

/** Writes events to chat, on the GM's client: one message for each order. */
export async function writeCard(cardReport: CardReport, record: RecordRoll): Promise<void> {
  const { battle, rules, report, state } = cardReport;
  const { entry, number, revision, question } = report;
  const cards = cardsOf(battle, rules);
  const takenBack = await renewedBy(cards, report);
  if (takenBack) await fold(cards);
  const own: CardData = { ...makeCard(cardReport), ...(takenBack && { takenBack }) };
  const open = cards.findLast(({ system: { state, number: of } }) => state === 'open' && of === number);
  const goesOn = open !== undefined && 'order' in entry;
  const { card, earlier } = goesOn
    ? { card: stillWithEarlier(own, open), earlier: [] }
    : withEarlier(own, cards);
  const system = {
    battle,
    ruleset: rules.id,
    version: rules.version,
    number,
    revision,
    state: question ? ('open' as const) : ('done' as const),
    cardReport: JSON.stringify(card),
  };
  const together = toldTogether(card, entry, cards);
  if (together) {
    await together.latest.update({ system: { ...system, cardReport: JSON.stringify(together.card) } });
    return;
  }
  if (!report.back) await closeOthers(cards, number);
  const rolled = card.lines.filter((line) => line.type === 'rolled');
  const recorded = (lines: typeof rolled): string[] =>
    lines.flatMap(({ die, faces }) => record(rules, die, faces) ?? []);
  if (goesOn) {
    // Rolls already on the card stay unchanged: only the added dice are thrown on screen.
    const before = open.rolls.map((roll) => JSON.stringify(roll));
    const rolls = [...before, ...recorded(rolled.slice(before.length))];
    await open.update({ system, ...(rolls.length > before.length && { rolls }) });
    return;
  }
  await ChatMessage.create({
    type: ORDER_TYPE,
    system,
    speaker: { alias: state.sides[card.side].name },
    rolls: recorded(rolled),
    ...(rolled.length > 0 && { sound: CONFIG.sounds.dice }),
  });
  // The cards it includes are hidden only after it has arrived: two cards for a moment are better than none.
  if (earlier.length > 0) await setFolded(earlier, true);
}

/** Strikes out the cards of undone actions and restores those of redone ones; returns a summary of them. */
async function renewedBy(cards: readonly OrderMessage[], report: Report): Promise<TakenBack | undefined> {
  const { entry, back } = report;
  if ('undoneTo' in entry) return strikeOutCards(cards, entry.undoneTo);
  if (!back) return undefined;
  // Cards of the line of play being left have the same numbers as some that are restored.
  const known = cards.filter((card) => isStruck(card) || !isOfAction(card.system));
  await strikeOutCards(cards, back.from);
  return restoreCards(known, { ...back, isAsked: report.isAsked });
}

/**
 * Closes the cards of questions that are no longer open: the user who answered may have left before the answer was
 * reported.
 */
async function closeOthers(cards: readonly OrderMessage[], number: number): Promise<void> {
  const others = cards.filter(({ system }) => system.state === 'open' && system.number !== number);
  if (others.length === 0) return;
  await ChatMessage.updateDocuments(
    others.map(({ id }) => ({ _id: id ?? '', system: { state: 'done' as const } })),
  );
}

type CardState = OrderMessage['system']['state'];

/** True if a card reports an action itself; an unreadable card may do so too. */
function isOfAction({ cardReport }: { readonly cardReport: string }): boolean {
  const card = readCard(cardReport);
  return card === null || !isUndoOrRedo(card);
}

const isStruck = ({ system }: OrderMessage): boolean => system.state === 'undone';

/** Marks the cards of all undone actions, and returns a summary of them. */
export async function strikeOutCards(
  cards: readonly OrderMessage[],
  undoneTo: number,
): Promise<TakenBack | undefined> {
  const struck = cards.filter(
    (card) => !isStruck(card) && card.system.number >= undoneTo && isOfAction(card.system),
  );
  await mark(struck, () => 'undone');
  return nameOf(struck);
}

/** The redone actions, and whether the last one waits for an answer. */
type Back = NonNullable<Report['back']> & Pick<Report, 'isAsked'>;

/** Restores the cards of all redone actions to their earlier state, and returns a summary of them. */
export async function restoreCards(
  cards: readonly OrderMessage[],
  { from, orders, isAsked }: Back,
): Promise<TakenBack | undefined> {
  const struck = cards.filter((card) => isStruck(card) && isOfAction(card.system));
  const back = orders.flatMap((order, index) => {
    const known = struck.filter(({ system }) => system.number === from + index);
    // Of several cards with one number, the latest that reports such an order is the one that counts again.
    return known.findLast((card) => tellsOf(card, order)) ?? known.at(-1) ?? [];
  });
  const open = isAsked ? from + orders.length - 1 : -1;
  await mark(back, ({ system }) => (system.number === open ? 'open' : 'done'));
  const undoing = cards.findLast(
    (card) => !isStruck(card) && readCard(card.system.cardReport)?.kind === 'undone',
  );
  if (undoing) {
    const next = struck.findLast(({ system }) => system.number === from + back.length);
    await renewUndoing(undoing, stillTakenBack(undoing, back.length, next));
  }
  return nameOf(back);
}

/** Strikes out the card of an undo, or reduces it to the orders that are still undone. */
async function renewUndoing({ id }: OrderMessage, card: CardData | undefined): Promise<void> {
  const system = card ? { cardReport: JSON.stringify(card) } : { state: 'undone' as const };
  await ChatMessage.updateDocuments([{ _id: id ?? '', system }]);
}

function tellsOf({ system }: OrderMessage, order: Order | null): boolean {
  const card = readCard(system.cardReport);
  return card?.order === order?.type && card?.target === order?.target;
}

/** The name of the first of several cards, and their number; undefined if it is unreadable. */
function nameOf(cards: readonly OrderMessage[]): TakenBack | undefined {
  const [first] = cards;
  const card = first ? readCard(first.system.cardReport) : null;
  return card ? { count: cards.length, ...actionNameOf(card) } : undefined;
}

async function mark(
  cards: readonly OrderMessage[],
  stateOf: (card: OrderMessage) => CardState,
): Promise<void> {
  if (cards.length === 0) return;
  await ChatMessage.updateDocuments(
    cards.map((card) => ({ _id: card.id ?? '', system: { state: stateOf(card) } })),
  );
}

/** The card of an action that counts. */
function cardOf(battle: string, number: number): OrderMessage | undefined {
  const combat = game.combats.get(battle);
  if (!isBattle(combat)) return undefined;
  const { version } = combat.system;
  const message = game.messages.contents.findLast(
    (each) => isOrderMessage(each) && each.author?.isGM && isCardOf(each.system, { battle, number, version }),
  );
  return message && isOrderMessage(message) ? message : undefined;
}

/** The id of the message with an action: its card, or the later card that includes it; undefined if chat has none. */
export function messageOf(battle: string, number: number): string | undefined {
  const own = cardOf(battle, number);
  if (!own?.system.isFolded) return own?.id ?? undefined;
  const whole = game.messages.contents.findLast((message) => {
    if (!isOrderMessage(message) || message.system.battle !== battle || message.system.isFolded) return false;
    return readCard(message.system.cardReport)?.earlier?.some((part) => part.number === number) === true;
  });
  return whole?.id ?? undefined;
}

/** The data of an action's card; null if chat has none. */
function cardDataOf(battle: string, number: number): CardData | null {
  const message = cardOf(battle, number);
  return message ? readCard(message.system.cardReport) : null;
}

/** One action of a battle as its card reported it, for those who watch; undefined if chat has no card of it. */
export function tellAction(battle: string, number: number): ToldAction | undefined {
  const card = cardDataOf(battle, number);
  return card ? toldAction(card, cardTexts(card, language)) : undefined;
}

/** One action of a battle in a few words, as its card reported it; undefined if chat has no card of it. */
export function describeAction(battle: string, number: number): string | undefined {
  const card = cardDataOf(battle, number);
  if (!card) return undefined;
  const { localize: text } = textsOf(card.ruleset ?? '', TEXTS);
  return actionText(actionNameOf(card), { text, own: (key) => text(key), name: (name) => name });
}

/** An action, identified by its number within one version of the rules. */
interface Action {
  readonly battle: string;
  readonly number: number;
  readonly version: number;
}

const isCardOf = (
  card: Action & { readonly state: string; readonly cardReport: string },
  { battle, number, version }: Action,
): boolean =>
  card.battle === battle &&
  card.number === number &&
  card.version === version &&
  card.state !== 'undone' &&
  isOfAction(card);
