import { MODULE_ID, UNIT_TYPE } from '../../documents';
import { holds, NotTried, same, until } from './check';
import type { Family } from './family';
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
  if (letter === undefined) throw new NotTried();
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

async function sheetSubmits({ actors }: TrialBattle): Promise<void> {
  const [actor] = actors;
  const sheet = actor?.sheet;
  if (!actor || !sheet) throw new Error('actor.sheet');
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

/** Checks of what users see. */
export const shownFamily: Family = {
  id: 'shown',
  checks: [
    {
      id: 'card',
      async run(trial) {
        const cards: (string | null)[] = [];
        const listener = Hooks.on('renderChatMessageHTML', (message, html) => {
          if (html instanceof HTMLElement && html.querySelector('.pdc-order-card')) cards.push(message.id);
        });
        try {
          await giveOrder(trial);
          const isTold = () => cards.some((id) => inLog(id)?.querySelector('.pdc-order-card'));
          await until('renderChatMessageHTML: .pdc-order-card', isTold);
        } finally {
          Hooks.off('renderChatMessageHTML', listener);
        }
        return '';
      },
    },
    {
      id: 'sheet',
      async run(trial) {
        await sheetSubmits(trial);
        return '';
      },
    },
    {
      id: 'dice',
      async run() {
        const roll = await rolled();
        const faces = roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
        same('roll.dice', faces.length, 4);
        const count = roll.dice[0]?.faces ?? 0;
        holds(
          'results',
          faces.every((face) => Number.isInteger(face) && face >= 1 && face <= count),
        );
        const read = Roll.fromJSON(JSON.stringify(roll));
        same('Roll.fromJSON', namesOf(read), namesOf(roll));
        return letters()
          .map((letter) => `d${letter}`)
          .join(', ');
      },
    },
    {
      id: 'dicePictures',
      async run() {
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
        return '';
      },
    },
    {
      id: 'styles',
      async run() {
        const { display, marginTop } = styled('p');
        same('@layer modules', { display, marginTop }, { display: 'grid', marginTop: '0px' });
        return '';
      },
    },
    {
      id: 'tools',
      async run() {
        holds(
          `[data-tool=${MODULE_ID}-control]`,
          document.querySelector(`[data-tool=${MODULE_ID}-control]`) !== null,
        );
        return '';
      },
    },
    {
      id: 'texts',
      async run() {
        const key = `TYPES.Actor.${UNIT_TYPE}`;
        holds(key, game.i18n.localize(key) !== key);
        return '';
      },
    },
    {
      id: 'compendia',
      async run() {
        const ours = game.packs.contents.filter(({ collection }) => collection.startsWith(`${MODULE_ID}.`));
        holds('game.packs', ours.length > 0);
        for (const pack of ours) {
          const documents = await pack.getDocuments();
          holds(pack.collection, documents.length > 0);
        }
        return '';
      },
    },
  ],
};
