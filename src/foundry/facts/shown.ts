import { ARMY_TYPE, BATTLE_TYPE, LEADER_TYPE, MODULE_ID, ORDER_TYPE, UNIT_TYPE } from '../documents';
import { type Family, fact, holds, listening, NotTried, same, until } from './fact';
import { NOTE_CLASS, type TrialBattle } from './trial-battle';
import { giveOrder } from './trial-order';

const inLog = (id: string | null): HTMLElement | null =>
  document.querySelector(`[data-message-id="${id ?? ''}"]`);

/** The letters of the symbol dice. */
const letters = (): readonly string[] =>
  Object.entries(CONFIG.Dice.terms)
    .filter(([, term]) => term.name.startsWith('BattleDie'))
    .map(([letter]) => letter);

async function rolled(): Promise<Roll> {
  const [letter] = letters();
  if (letter === undefined) throw new NotTried('CONFIG.Dice.terms');
  return new Roll(`4d${letter}`).evaluate();
}

/** The class names of the dice in a roll, by which the roll is restored from data. */
const namesOf = ({ dice }: { readonly dice: readonly object[] }): readonly string[] =>
  dice.map((die) => die.constructor.name);

/** The computed style of an element of the module on the page. */
function styled(tag: string): CSSStyleDeclaration {
  const frame = document.createElement('div');
  frame.className = 'pas-de-charge';
  const probe = frame.appendChild(document.createElement(tag));
  probe.className = 'pdc-self-check-probe';
  document.body.append(frame);
  const { display, marginTop } = getComputedStyle(probe);
  frame.remove();
  return { display, marginTop } as CSSStyleDeclaration;
}

async function sheetSubmits({ actors: [actor] }: TrialBattle): Promise<void> {
  const { sheet } = actor;
  if (!sheet) throw new Error('actor.sheet');
  const text = `self-check ${foundry.utils.randomID()}`;
  await sheet.render({ force: true } as never);
  try {
    const { element } = sheet as unknown as { readonly element: HTMLElement };
    const field = element.querySelector<HTMLTextAreaElement>('[name="system.notes"]');
    if (!field) throw new Error('system.notes');
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until('actor.system.notes', () => Reflect.get(Object(actor.system), 'notes') === text);
    holds('sheet.rendered', sheet.rendered);
  } finally {
    await sheet.close();
  }
}

const CHAT = 'API hookEvents.renderChatMessageHTML';
const SUB_TYPES = 'article module-sub-types';

/** Facts about what users see. */
export const shownFamily: Family<TrialBattle> = {
  id: 'shown',
  facts: {
    card: fact('O', CHAT, async (trial) => {
      const cards: (string | null)[] = [];
      const note = (message: ChatMessage.Implementation, html: unknown): void => {
        if (html instanceof HTMLElement && html.querySelector('.pdc-order-card')) cards.push(message.id);
      };
      await listening('renderChatMessageHTML', note, async () => {
        await giveOrder(trial);
        const isTold = () => cards.some((id) => inLog(id)?.querySelector('.pdc-order-card'));
        await until('renderChatMessageHTML: .pdc-order-card', isTold);
      });
    }),
    sheet: fact('O', 'API DocumentSheetV2', sheetSubmits),
    dice: fact('O', 'issue 11457', async () => {
      const roll = await rolled();
      const faces = roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
      same('roll.dice', faces.length, 4);
      const count = roll.dice[0]?.faces ?? 0;
      const isFace = (face: number) => Number.isInteger(face) && face >= 1 && face <= count;
      holds('results', faces.every(isFace));
      const read = Roll.fromJSON(JSON.stringify(roll));
      same('Roll.fromJSON', namesOf(read), namesOf(roll));
      return letters()
        .map((letter) => `d${letter}`)
        .join(', ');
    }),
    dicePictures: fact('O', CHAT, async () => {
      const roll = await rolled();
      const content = `<p class="${NOTE_CLASS}"></p>`;
      const message = await ChatMessage.create({ content, rolls: [JSON.stringify(roll)] } as never);
      const pictures = (): readonly HTMLImageElement[] => [
        ...(inLog(message?.id ?? null)?.querySelectorAll<HTMLImageElement>('img.pdc-die') ?? []),
      ];
      await until('img.pdc-die', () => pictures().length === 4);
      await until('naturalWidth', () =>
        pictures().every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    }),
    styles: fact('O', 'issue 6842', () => {
      const { display, marginTop } = styled('p');
      same('@layer modules', { display, marginTop }, { display: 'grid', marginTop: '0px' });
    }),
    tools: fact('O', 'issue 11384', () => {
      const tool = `[data-tool=${MODULE_ID}-control]`;
      holds(tool, document.querySelector(tool) !== null);
    }),
    texts: fact('O', SUB_TYPES, () => {
      const key = `TYPES.Actor.${UNIT_TYPE}`;
      holds(key, game.i18n.localize(key) !== key);
    }),
    types: fact('O', SUB_TYPES, ({ api }) => {
      const { Actor, Combat, ChatMessage, JournalEntryPage } = CONFIG;
      const known = {
        [UNIT_TYPE]: Actor.dataModels[UNIT_TYPE],
        [LEADER_TYPE]: Actor.dataModels[LEADER_TYPE],
        [BATTLE_TYPE]: Combat.dataModels[BATTLE_TYPE],
        [ORDER_TYPE]: ChatMessage.dataModels[ORDER_TYPE],
        [ARMY_TYPE]: JournalEntryPage.dataModels[ARMY_TYPE],
      };
      for (const [type, model] of Object.entries(known)) holds(`dataModels[${type}]`, model !== undefined);
      holds('module.api', game.modules.get(MODULE_ID)?.api === api);
      same('CONFIG.queries', typeof CONFIG.queries[`${MODULE_ID}.request`], 'function');
    }),
    tours: fact('O', 'API ToursCollection', () => {
      for (const id of ['player', 'gm', 'workshop'])
        holds(id, game.tours.get(`${MODULE_ID}.${id}`) !== undefined);
    }),
    compendia: fact('O', 'API CompendiumCollection', async () => {
      const ours = game.packs.contents.filter(({ collection }) => collection.startsWith(`${MODULE_ID}.`));
      holds('game.packs', ours.length > 0);
      for (const pack of ours) holds(pack.collection, (await pack.getDocuments()).length > 0);
    }),
  },
};
