import type { Ruleset } from '../../core';
import { type BattlePort, mayOverrule } from '../battle';
import { isOrderMessage, modulePath, OrderModel } from '../documents';
import { type FreshButtons, guardButtons } from '../input';
import { localize } from '../texts';
import type { BattleMarks } from './battle-marks';
import { cardContext, type Viewer } from './card-context';
import type { CardData } from './card-data';
import type { CardStops } from './card-stops';
import { cardTexts, type TextSource } from './card-texts';
import { readCard } from './read-card';
import { beforeDiceLie, type RollingDice } from './rolling-dice';

const CARD_TEMPLATE = modulePath('templates/order-card.hbs');

/** The user's language, and how texts are made safe in it. */
export const language: TextSource = {
  format: (key, blanks) => game.i18n.format(key, blanks),
  has: (key) => game.i18n.has(key),
  escape: (text) => foundry.utils.escapeHTML(text),
};

/** What cards know besides their message. */
export interface CardDependencies {
  readonly rulesets: readonly Ruleset[];
  readonly port: BattlePort;
  readonly buttons: FreshButtons;
  readonly dice: RollingDice;
  readonly undoButtons: UndoButtons;
  readonly battleMarks: BattleMarks;
  readonly stops: CardStops;
}

/**
 * Draws a card out of its message alone; who may answer is asked of the battle, where there is one. While its dice are
 * rolling, what came of them is not shown yet.
 */
export async function drawCard(
  model: OrderModel,
  dependencies: CardDependencies,
  options: FrameOptions,
): Promise<HTMLElement> {
  const { item, content } = await messageFrame(model.parent, options);
  // Anybody may write a message that says it is a card; only what a game master's client wrote is one.
  if (!model.parent.author?.isGM) {
    content.textContent = localize('PDC.chat.card.notWritten');
    return item;
  }
  const data = readCard(model.cardReport);
  if (!data) {
    content.textContent = localize('PDC.chat.card.unreadable');
    return item;
  }
  if (model.isFolded || data.isUntold) {
    item.hidden = true;
    return item;
  }
  await fill({ item, content }, model, data, dependencies);
  guardButtons(item, dependencies.buttons);
  listen(item, model, data, dependencies.port);
  return item;
}

/** Fills the card in, and anew once its dice lie. */
async function fill(
  frame: MessageFrame,
  model: OrderModel,
  data: CardData,
  dependencies: CardDependencies,
): Promise<void> {
  const { rulesets, port, buttons, dice, undoButtons, battleMarks, stops } = dependencies;
  const { item, content } = frame;
  const card = model.parent.id ?? '';
  const rules = rulesets.find(({ id }) => id === model.ruleset);
  const texts = cardTexts(data, language);
  let isRolling: boolean;
  let html: string;
  let nation: string;
  do {
    isRolling = dice.areRolling(card);
    const shown = isRolling ? beforeDiceLie(data) : data;
    const context = { ...cardContext(shown, rules, texts, viewerOf(model, data, port)), isRolling };
    nation = context.nation;
    html = await foundry.applications.handlebars.renderTemplate(CARD_TEMPLATE, context);
    // The dice may have been thrown, or have come to lie, in the meantime.
  } while (dice.areRolling(card) !== isRolling);
  content.innerHTML = html;
  undoButtons.follow(item, model);
  battleMarks.follow(item, model);
  stops.follow(item);
  if (/^[\w-]+$/.test(nation)) item.classList.add(`pdc-${nation}`);
  // A card that comes moves those above it: their buttons come to stand elsewhere as well.
  buttons.renew(performance.now());
  if (!isRolling) return;
  dice.whenLying(card, () => {
    // Dice So Nice hides what it throws for, and may never show it again.
    item.classList.remove('dsn-hide');
    void fill(frame, model, data, dependencies);
  });
}

const onlyRead = (state: Viewer['state']): Viewer => ({
  state,
  mayAnswer: false,
  isDeputy: false,
  mayUndo: false,
});

function viewerOf({ battle, state, version }: OrderModel, { question }: CardData, port: BattlePort): Viewer {
  const known = state === 'undone' ? undefined : port.find(battle);
  if (!known) return onlyRead(state);
  if (known.rules.version !== version) return onlyRead('past');
  const isGM = mayOverrule(known);
  const isOwn = question !== null && known.seats.includes(question.side);
  const secret = isOwn && state === 'open' ? (known.question?.secret ?? []) : [];
  // Who commands a side may always ask: whether the other side has to agree, the battle says.
  const mayUndo = isGM || known.seats.length > 0;
  return { state, mayAnswer: isOwn || isGM, isDeputy: isGM && !isOwn, mayUndo, secret };
}

/**
 * The revision at which an answer is given: that of now as long as the card's question is still the open one, as
 * when somebody has only asked to take something back meanwhile.
 */
function answeredAt(
  { battle, number, revision }: OrderModel,
  { question }: CardData,
  port: BattlePort,
): number {
  const now = port.find(battle);
  const open = now?.question;
  const isSame =
    now?.actions === number && open?.reason === question?.reason && open?.unit === question?.unit;
  return now && open && isSame ? now.revision : revision;
}

function listen(item: HTMLElement, model: OrderModel, data: CardData, port: BattlePort): void {
  const { battle, number } = model;
  item.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !item.contains(button)) return;
    const { answer, action } = button.dataset;
    if (answer !== undefined) {
      void once(item, () => port.answer(battle, answer, answeredAt(model, data, port)));
      return;
    }
    // Where the other side has to agree first, it can be asked again.
    if (action === 'undo') void once(item, () => port.undo(battle, number), true);
  });
}

/** Keeps the buttons from being pressed again while a request is under way, and after it where it is done with. */
export async function once(
  item: HTMLElement,
  request: () => Promise<unknown>,
  isRepeatable = false,
): Promise<void> {
  const buttons = item.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  const refusal = await request();
  if (refusal || isRepeatable) for (const button of buttons) button.disabled = false;
}

const FRAME_TEMPLATE = modulePath('templates/message-frame.hbs');

/** What whoever shows a message wants of its frame. */
export interface FrameOptions {
  /** It may be deleted from here; where nothing is said, game masters may. */
  readonly canDelete?: boolean | undefined;
  /** It is shown for a while only, and may be put away. */
  readonly canClose?: boolean | undefined;
}

/** A message in the frame that every message has: other modules look for its parts, and Foundry for its buttons. */
export interface MessageFrame {
  readonly item: HTMLElement;
  /** What the message itself fills. */
  readonly content: HTMLElement;
}

/** Makes the frame of a message: who speaks, when, and the buttons to delete it or put it away. */
export async function messageFrame(
  message: ChatMessage.Implementation,
  { canDelete = game.user.isGM, canClose = false }: FrameOptions,
): Promise<MessageFrame> {
  const { alias: sender, timestamp, flavor, whisper, blind } = message;
  const item = document.createElement('li');
  item.className = 'chat-message message flexcol pas-de-charge pdc-card';
  item.classList.toggle('whisper', whisper.length > 0);
  item.classList.toggle('blind', blind);
  item.dataset.messageId = message.id ?? '';
  const whisperTo = whisper.flatMap((id) => game.users.get(id ?? '')?.name ?? []).join(', ');
  item.innerHTML = await foundry.applications.handlebars.renderTemplate(FRAME_TEMPLATE, {
    ...{ sender, timestamp, flavor, whisperTo },
    ...{ canDelete, canClose },
  });
  const content = item.querySelector<HTMLElement>('.message-content');
  if (!content) throw new Error(`${FRAME_TEMPLATE} has no .message-content`);
  return { item, content };
}

/** Makes the type of the messages that draw themselves as cards. */
export const orderCard = (
  draw: (model: OrderModel, options: FrameOptions) => Promise<HTMLElement>,
): typeof OrderModel =>
  class OrderCard extends OrderModel {
    /** Called by the message when it is shown: in the chat log, in notices, and on the stream view. */
    async renderHTML(options: FrameOptions = {}): Promise<HTMLElement> {
      return draw(this, options);
    }
  };

/** A card that is shown somewhere: in the log, in a notice, in a window of its own. */
interface ShownCard {
  readonly item: WeakRef<HTMLElement>;
  readonly battle: string;
  readonly number: number;
  readonly revision: number;
}

/** Keeps the buttons that take back and bring back, on cards of chat that are shown, as the battle in view has them. */
export class UndoButtons {
  readonly #port: BattlePort;
  #shown: readonly ShownCard[] = [];

  constructor(port: BattlePort) {
    this.#port = port;
    port.onChange(() => this.#renewAll());
  }

  /** Takes charge of the buttons of a card that has been drawn. */
  follow(item: HTMLElement, { battle, number, revision }: OrderModel): void {
    if (!item.querySelector('[data-action=undo], [data-action=redo]')) return;
    const card = { item: new WeakRef(item), battle, number, revision };
    // A card may be drawn more than once.
    this.#shown = [...this.#shown.filter((other) => other.item.deref() !== item), card];
    this.#renew(card, this.#latestUndoing());
    item.querySelector('[data-action=redo]')?.addEventListener('click', () => void this.#port.redo(battle));
  }

  #renewAll(): void {
    this.#shown = this.#shown.filter(({ item }) => item.deref() !== undefined);
    const latest = this.#latestUndoing();
    for (const card of this.#shown) this.#renew(card, latest);
  }

  #renew({ item, battle, number, revision }: ShownCard, latestUndoing: number | undefined): void {
    const now = this.#port.current;
    const isInView = now?.id === battle;
    const undo = item.deref()?.querySelector<HTMLElement>('[data-action=undo]');
    if (undo) {
      // Elsewhere a click only offers to show that battle.
      undo.setAttribute('aria-label', isInView ? localize('PDC.chat.card.undo') : undoElsewhere(battle));
      undo.dataset.tooltip = undo.getAttribute('aria-label') ?? '';
      // What a click most likely means is the latest order: the way further back shows itself to whoever looks for it.
      const last = now?.question ? now.actions : (now?.actions ?? 0) - 1;
      undo.classList.toggle('is-quiet', !isInView || number < last);
    }
    const redo = item.deref()?.querySelector<HTMLElement>('[data-action=redo]');
    const canRedo = isInView && game.user.isGM && now.redoable > 0 && revision === latestUndoing;
    if (redo) redo.hidden = !canRedo;
  }

  /** The revision at which the battle in view was taken back last, as far as chat tells. */
  #latestUndoing(): number | undefined {
    const battle = this.#port.current?.id;
    const message = game.messages.contents.findLast(
      (each) =>
        isOrderMessage(each) &&
        each.system.battle === battle &&
        each.system.state !== 'undone' &&
        each.system.cardReport.startsWith('{"kind":"undone"'),
    );
    return message && isOrderMessage(message) ? message.system.revision : undefined;
  }
}

const undoElsewhere = (battle: string): string =>
  localize('PDC.chat.card.undoElsewhere', { title: game.combats.get(battle)?.scene?.name ?? '' });
