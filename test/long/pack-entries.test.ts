// Every entry of the compendia is opened; those that tests of other things open are a few of them.
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';
import type { Seat } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField();

/** What the test touches of the compendia in a window. */
interface Table {
  readonly game: {
    readonly packs: {
      readonly contents: readonly {
        getDocuments(): Promise<readonly { readonly name: string; readonly pages: Pages }[]>;
      }[];
    };
  };
}

interface Pages {
  readonly contents: readonly {
    readonly sheet: {
      render(options: object): Promise<unknown>;
      close(): Promise<unknown>;
      element: HTMLElement;
    };
  }[];
}

/** Opens every entry of every compendium, and tells what it shows. */
const openAll = ({ page }: Seat) =>
  page.evaluate(async () => {
    const { game } = globalThis as unknown as Table;
    const shown: { name: string; rows: number; fault: string; actions: string[] }[] = [];
    for (const pack of game.packs.contents) {
      for (const { name, pages } of await pack.getDocuments()) {
        const sheet = pages.contents[0]?.sheet;
        await sheet?.render({ force: true });
        const content = sheet?.element.querySelector('.pdc-army-page');
        const actions = [...(content?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
        shown.push({
          name,
          rows: content?.querySelectorAll('li').length ?? 0,
          fault: content ? (content.querySelector('.pdc-army-page-fault')?.textContent ?? '') : 'no page',
          actions: actions.map(({ dataset }) => dataset.action ?? ''),
        });
        await sheet?.close();
      }
    }
    return shown;
  });

test('every entry opens and shows something; players get no button that is not theirs', async () => {
  const { gm, allied } = field.seats;
  const battles = GAMES.flatMap(({ scenarios }) => scenarios).length;
  for (const seat of [gm, allied]) {
    const shown = await openAll(seat);
    expect(shown.filter(({ fault, rows }) => fault !== '' || rows === 0)).toEqual([]);
    expect(shown.filter(({ actions }) => actions.includes('layOut'))).toHaveLength(seat === gm ? battles : 0);
    expect(shown.filter(({ actions }) => actions.includes('begin'))).toHaveLength(seat === gm ? 1 : 0);
    expect(shown.length).toBeGreaterThan(battles + 50);
  }
}, 240_000);
