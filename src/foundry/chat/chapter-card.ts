import type { Chapter } from '../../campaign';
import { answering, type CampaignPort, type ChapterTitles, type UserCampaign } from '../battle/campaign-port';
import { CHAPTER_TYPE, type ChapterMessage, ChapterModel, isChapterMessage, modulePath } from '../documents';
import { type FreshButtons, guardButtons } from '../input';
import { localize } from '../texts';
import type { CardStops } from './card-stops';
import { type ChapterViewer, chapterContext } from './chapter-context';
import { type ChapterData, chapterData, readChapter } from './chapter-data';
import { type FrameOptions, messageFrame, once } from './order-card';

const CARD_TEMPLATE = modulePath('templates/chapter-card.hbs');

/**
 * Makes a roll that shows these faces, in the form in which messages store it; undefined if the die can't be rolled.
 */
export type RecordCampaignRoll = (die: string, faces: readonly string[]) => string | undefined;

/** A campaign's cards for one of its orders that have not been undone. */
const cardsOf = (page: string, number: number): readonly ChapterMessage[] =>
  game.messages.contents.flatMap((message) => {
    if (!isChapterMessage(message) || !message.author?.isGM) return [];
    const { system } = message;
    return system.page === page && system.number === number && system.state !== 'undone' ? [message] : [];
  });

/** Reports the result of an order in chat, on the GM's client: in one card, which grows with every answer. */
export async function writeChapter(
  page: string,
  chapter: Chapter,
  titles: ChapterTitles,
  record: RecordCampaignRoll,
): Promise<void> {
  const { number, replies, question } = chapter;
  const data = chapterData(chapter, titles);
  const state = question ? ('open' as const) : ('done' as const);
  const system = { page, number, replies, state, chapter: JSON.stringify(data) };
  const rolled = data.lines.filter((line) => line.type === 'rolled');
  const open = cardsOf(page, number).at(-1);
  const before = (open?.rolls ?? []).map((roll) => JSON.stringify(roll));
  const rolls = [
    ...before,
    ...rolled.slice(before.length).flatMap(({ die, faces }) => record(die, faces) ?? []),
  ];
  if (open) {
    await open.update({ system, ...(rolls.length > before.length && { rolls }) });
    return;
  }
  await ChatMessage.create({
    type: CHAPTER_TYPE,
    system,
    speaker: { alias: localize('PDC.campaign.card.speaker') },
    rolls,
    ...(rolls.length > 0 && { sound: CONFIG.sounds.dice }),
  });
}

/** Marks the card of an order as undone. */
export async function strikeOutChapter(page: string, number: number): Promise<void> {
  const changes = cardsOf(page, number).map(({ id }) => ({
    _id: id ?? '',
    system: { state: 'undone' as const },
  }));
  if (changes.length > 0) await ChatMessage.updateDocuments(changes);
}

/** Makes the message class for campaign cards. */
export const chapterCard = (
  port: CampaignPort,
  buttons: FreshButtons,
  stops: CardStops,
): typeof ChapterModel => {
  const open = new OpenChapters(port);
  return class ChapterCard extends ChapterModel {
    /** Called by the message when it is shown: in the chat log, in notices, and on the stream view. */
    async renderHTML(options: FrameOptions = {}): Promise<HTMLElement> {
      return drawChapter(this, { port, buttons, stops, open }, options);
    }
  };
};

/** Fills the cards with an open question again when another commander has to answer it. */
class OpenChapters {
  #shown: readonly { readonly item: WeakRef<HTMLElement>; readonly refill: () => void }[] = [];

  constructor(port: CampaignPort) {
    port.onChange(() => {
      this.#shown = this.#shown.filter(({ item }) => item.deref() !== undefined);
      for (const { refill } of this.#shown) refill();
    });
  }

  /** Adds a rendered card. */
  follow(item: HTMLElement, refill: () => void): void {
    this.#shown = [...this.#shown, { item: new WeakRef(item), refill }];
  }
}

/** The dependencies of such a card, besides its message. */
interface ChapterDependencies {
  readonly port: CampaignPort;
  readonly buttons: FreshButtons;
  readonly stops: CardStops;
  readonly open: OpenChapters;
}

async function drawChapter(
  model: ChapterModel,
  { port, buttons, stops, open }: ChapterDependencies,
  options: FrameOptions,
): Promise<HTMLElement> {
  const { item, content } = await messageFrame(model.parent, options);
  const data = model.parent.author?.isGM ? readChapter(model.chapter) : null;
  if (!data) {
    content.textContent = localize('PDC.chat.card.unreadable');
    return item;
  }
  const answerer = await fill(content, model, data, port);
  if (model.state === 'open') open.follow(item, refilling(content, answerer, model, data, port));
  stops.follow(item);
  guardButtons(item, buttons);
  buttons.renew(performance.now());
  item.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const { answer } = button?.dataset ?? {};
    if (answer === undefined) return;
    const now = port.find(model.page);
    if (now) void once(item, () => port.ask(model.page, now.revision, { choose: answer }));
  });
  return item;
}

async function fill(
  content: HTMLElement,
  model: ChapterModel,
  data: ChapterData,
  port: CampaignPort,
): Promise<string> {
  const context = chapterContext(data, viewerOf(model, port.find(model.page)), localize);
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(CARD_TEMPLATE, context);
  return answererOf(model, port);
}

/** Fills a card again if another one has to answer it than when it was drawn; a card that is gone is not kept. */
function refilling(
  content: HTMLElement,
  answerer: string,
  model: ChapterModel,
  data: ChapterData,
  port: CampaignPort,
): () => void {
  const body = new WeakRef(content);
  let drawn = answerer;
  return () => {
    const there = body.deref();
    const now = answererOf(model, port);
    if (!there || now === drawn) return;
    drawn = now;
    void fill(there, model, data, port);
  };
}

/** Names what a card says of the one who has to answer: it is drawn again when that changes. */
function answererOf(model: ChapterModel, port: CampaignPort): string {
  const { question, mayAnswer, hint } = viewerOf(model, port.find(model.page));
  return question ? `${mayAnswer} ${hint}` : '';
}

function viewerOf(
  { state, number, replies }: ChapterModel,
  campaign: UserCampaign | undefined,
): ChapterViewer {
  const asked = campaign?.question;
  const isOpen = state === 'open' && asked?.number === number && asked.replies === replies;
  if (!campaign || !asked || !isOpen) {
    return { isUndone: state === 'undone', question: null, asked: '', mayAnswer: false, hint: '' };
  }
  return {
    isUndone: false,
    question: asked,
    asked: campaign.campaign.plan.parties[asked.party]?.name ?? asked.party,
    ...answering(campaign, asked.party, { isGameMaster: game.user.isGM, isPaused: game.paused }),
  };
}
