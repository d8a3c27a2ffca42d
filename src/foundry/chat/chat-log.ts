import type { Ruleset } from '../../core';
import type { CardReport } from '../battle';
import { isOrderMessage, ORDER_TYPE, type OrderMessage } from '../documents';
import type { CardData } from './card-data';
import { cardFrom } from './card-from';
import { bringBack, strikeOut } from './struck-cards';

/** The cards of a battle, as far as they were told by these rules: those of others count other actions. */
const cardsOf = (battle: string, { version }: Ruleset): readonly OrderMessage[] =>
  game.messages.contents.flatMap((message) => {
    if (!isOrderMessage(message) || !message.author?.isGM) return [];
    const { system } = message;
    return system.battle === battle && system.version === version ? [message] : [];
  });

/** Makes a roll that shows these faces, as a message keeps it; undefined where the die can't be rolled. */
export type RecordRoll = (rules: Ruleset, die: string, faces: readonly string[]) => string | undefined;

/** Whether chat has a card of what a battle came to at a revision. */
export const isCardWritten = (battle: string, rules: Ruleset, revision: number): boolean =>
  cardsOf(battle, rules).some(({ system }) => system.revision === revision);

/** Writes what has happened into chat, on the game master's client: one message for each order. */
export async function writeCard(cardReport: CardReport, record: RecordRoll): Promise<void> {
  const { battle, rules, report, state } = cardReport;
  const { entry, number, revision, question } = report;
  const cards = cardsOf(battle, rules);
  const takenBack =
    'undoneTo' in entry
      ? await strikeOut(cards, entry.undoneTo)
      : 'redoneTo' in entry && (await bringBack(cards, { ...report, to: entry.redoneTo }));
  const card: CardData = { ...cardFrom(cardReport), ...(takenBack && { takenBack }) };
  const system = {
    battle,
    ruleset: rules.id,
    version: rules.version,
    number,
    revision,
    state: question ? ('open' as const) : ('done' as const),
    cardReport: JSON.stringify(card),
  };
  const open = cards.findLast(({ system: { state, number: of } }) => state === 'open' && of === number);
  if (!('redoneTo' in entry)) await closeOthers(cards, number);
  const rolled = card.lines.filter((line) => line.type === 'rolled');
  const recorded = (lines: typeof rolled): string[] =>
    lines.flatMap(({ die, faces }) => record(rules, die, faces) ?? []);
  if (open && 'order' in entry) {
    // Those that lie already stay as they are: only what is added is thrown before everybody's eyes.
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
}

/** Closes the cards of questions that are open no more: whoever answered them may have left before it was told. */
async function closeOthers(cards: readonly OrderMessage[], number: number): Promise<void> {
  const others = cards.filter(({ system }) => system.state === 'open' && system.number !== number);
  if (others.length === 0) return;
  await ChatMessage.updateDocuments(
    others.map(({ id }) => ({ _id: id ?? '', system: { state: 'done' as const } })),
  );
}
