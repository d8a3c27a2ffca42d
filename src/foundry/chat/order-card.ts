import type { Ruleset } from '../../core';
import { type BattlePort, mayAnswerFor, mayOverrule } from '../battle';
import { isOrderMessage, modulePath, OrderModel } from '../documents';
import { type FreshButtons, guardButtons } from '../input';
import { localize } from '../texts';
import type { BattleMarks } from './battle-marks';
import { cardContext, type Viewer } from './card-context';
import type { CardData } from './card-data';
import { foldActs } from './card-room';
import type { CardStops } from './card-stops';
import { cardTexts } from './card-texts';
import { language } from './language';
import { readCard } from './read-card';
import { beforeDiceLie, type RollingDice } from './rolling-dice';

const CARD_TEMPLATE = modulePath('templates/order-card.hbs');

/** The dependencies of cards, besides their message. */
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
 * Draws a card from its message alone; the battle, if it exists, says which users may answer. While its dice are
 * rolling, their result is not shown.
 */
export async function drawCard(
  model: OrderModel,
  dependencies: CardDependencies,
  options: FrameOptions,
): Promise<HTMLElement> {
  const { item, content } = await messageFrame(model.parent, options);
  // Any user can write a message that claims to be a card; only one written by a GM's client is accepted.
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

/** Fills the card in, and again once its dice have landed. */
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
    const whole = cardContext(shown, rules, texts, viewerOf(model, data, port));
    const context = { ...whole, ...foldActs(whole), isRolling };
    nation = context.nation;
    html = await foundry.applications.handlebars.renderTemplate(CARD_TEMPLATE, context);
    // The dice may have been thrown, or have landed, in the meantime.
  } while (dice.areRolling(card) !== isRolling);
  content.innerHTML = html;
  undoButtons.follow(item, model);
  battleMarks.follow(item, model);
  stops.follow(item);
  if (/^[\w-]+$/.test(nation)) item.classList.add(`pdc-${nation}`);
  // A new card moves those above it, and with them their buttons.
  buttons.renew(performance.now());
  if (!isRolling) return;
  dice.whenLying(card, () => {
    // Dice So Nice hides messages while it throws their dice, and may never show them again.
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
  // The commander of a side may always ask to undo: the battle decides whether the other side has to agree.
  const mayUndo = isGM || known.seats.length > 0;
  const mayAnswer = question !== null && mayAnswerFor(known, question.side, isGM);
  return { state, mayAnswer, isDeputy: mayAnswer && !isOwn, mayUndo, secret };
}

/**
 * The revision for an answer: the current one as long as the card's question is still open, for example when only an
 * undo has been proposed meanwhile.
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
    // An undo that needs the other side's consent can be asked for again.
    if (action === 'undo') void once(item, () => port.undo(battle, number), true);
  });
}

/** Disables the buttons while a request is running, and afterwards too if it succeeded. */
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

/** The options for a message's frame. */
export interface FrameOptions {
  /** True if it may be deleted from here; by default, GMs may. */
  readonly canDelete?: boolean | undefined;
  /** True if it is shown only for a while and may be dismissed. */
  readonly canClose?: boolean | undefined;
}

/** A message in the standard frame: other modules look for its parts, and Foundry for its buttons. */
export interface MessageFrame {
  readonly item: HTMLElement;
  /** The part that the message itself fills. */
  readonly content: HTMLElement;
}

/** Makes the frame of a message: the speaker, the time, and the buttons to delete or dismiss it. */
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

/** Makes the message class for cards, which draw themselves. */
export const orderCard = (
  draw: (model: OrderModel, options: FrameOptions) => Promise<HTMLElement>,
): typeof OrderModel =>
  class OrderCard extends OrderModel {
    /** Called by the message when it is shown: in the chat log, in notices, and on the stream view. */
    async renderHTML(options: FrameOptions = {}): Promise<HTMLElement> {
      return draw(this, options);
    }
  };

/** A card shown somewhere: in the log, in a notification, or in its own window. */
interface ShownCard {
  readonly item: WeakRef<HTMLElement>;
  readonly battle: string;
  readonly number: number;
  readonly revision: number;
}

/** Keeps the undo and redo buttons of the cards shown in chat up to date with the battle in view. */
export class UndoButtons {
  readonly #port: BattlePort;
  #shown: readonly ShownCard[] = [];

  constructor(port: BattlePort) {
    this.#port = port;
    port.onChange(() => this.#renewAll());
  }

  /** Adds the buttons of a rendered card. */
  follow(item: HTMLElement, { battle, number, revision }: OrderModel): void {
    if (!item.querySelector('[data-action=undo], [data-action=redo]')) return;
    const card = { item: new WeakRef(item), battle, number, revision };
    // A card may be rendered more than once.
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
      // For another battle, a click only offers to show that battle.
      undo.setAttribute('aria-label', isInView ? localize('PDC.chat.card.undo') : undoElsewhere(battle));
      undo.dataset.tooltip = undo.getAttribute('aria-label') ?? '';
      // Users mostly want to undo the latest order, so the buttons of earlier ones are muted.
      const last = now?.question ? now.actions : (now?.actions ?? 0) - 1;
      undo.classList.toggle('is-quiet', !isInView || number < last);
    }
    const redo = item.deref()?.querySelector<HTMLElement>('[data-action=redo]');
    const canRedo = isInView && game.user.isGM && now.redoable > 0 && revision === latestUndoing;
    if (redo) redo.hidden = !canRedo;
  }

  /** The revision of the latest undo of the battle in view, as far as chat shows it. */
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
