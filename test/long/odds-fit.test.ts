// The odds beside a target are told in full on a small laptop's window, however long their words are.
import { expect, test } from 'vitest';
import { clickHex, hoverHex, untilRevision } from '../browser/field';
import { dice, type Seat } from '../browser/harness';
import { layOutOgre } from '../browser/ogre-field';
import { clickPiece, hoverPiece, layOutSquares } from '../browser/squares-field';
import { useField } from '../browser/use-field';

const VIEWPORT = { width: 1366, height: 768 };

const field = useField({ viewport: VIEWPORT });

interface Part {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How much of what it holds has no room in it. */
  readonly over: number;
}

/** Where the card with the odds stands, and every part of the odds in it, as the window shows them. */
async function measured({ page }: Seat): Promise<{ readonly room: number; readonly parts: readonly Part[] }> {
  const card = page.locator('.pdc-popover-card:has(.pdc-odds table)');
  await card.waitFor();
  return card.evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('.pdc-odds, .pdc-odds *')] as HTMLElement[];
    return {
      room: document.querySelector('#sidebar')?.getBoundingClientRect().left ?? innerWidth,
      parts: parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const name = `${part.tagName} ${part.className} "${part.textContent?.slice(0, 30)}"`;
        return { name, left, right, top, bottom, over: part.scrollWidth - part.clientWidth };
      }),
    };
  });
}

/** What of the odds can't be read: parts that are wider than their place, beside the card, or off the map. */
async function unreadable(seat: Seat): Promise<readonly string[]> {
  const { room, parts } = await measured(seat);
  const [card] = parts;
  if (!card) throw new Error('there is no card');
  const isOut = card.left < 0 || card.right > room || card.top < 0 || card.bottom > VIEWPORT.height;
  const faults = parts.filter(
    ({ over, left, right }) => over > 0 || left < card.left - 0.5 || right > card.right + 0.5,
  );
  return [...(isOut ? ['the card'] : []), ...faults.map(({ name }) => name)];
}

const LONG = 'Prince Friedrich Wilhelm’s Own Royal Bavarian Chevaulegers';

test('with responses, leaders and what they may win: hexes', async () => {
  const { allied } = field.seats;
  const side = (name: string, nation: string) => ({ name, nation, target: 1, rating: 6 });
  for (const [attacker, from, target, to] of [
    ['heavy-cavalry', '4:11', 'light-infantry', '4:12'],
    ['infantry', '1:1', 'skirmishers', '0:1'],
    ['artillery', '7:6', 'landwehr-cavalry', '8:6'],
    ['infantry', '7:1', 'artillery', '8:1'],
  ] as const) {
    await field.layOut(
      {
        a: { side: 'south', type: attacker, at: from, name: LONG },
        g: { side: 'south', type: 'general', at: from, name: 'Hohenlohe-Ingelfingen' },
        n: { side: 'north', type: target, at: to, name: LONG },
        c: { side: 'north', type: 'commander', at: to, name: 'Schwarzenberg' },
      },
      {},
      {
        sides: {
          south: side('Combined Army of the Danube', 'austrian'),
          north: side('Grande Armée d’Allemagne', 'french'),
        },
      },
    );
    await clickHex(allied, from);
    await hoverHex(allied, to);
    expect(await unreadable(allied)).toEqual([]);
    await allied.screenshot(`odds-fit-${from.replace(':', '-')}`);
  }
});

test('of attacks that the roll to act must make possible first', async () => {
  const { allied } = field.seats;
  for (const [at, guns, to] of [
    ['7:6', '7:5', '6:6'],
    ['7:11', '7:10', '6:11'],
  ] as const) {
    await layOutOgre(
      field,
      {
        a: { side: 'south', type: 'british-line', at, name: LONG },
        w: { side: 'south', type: 'leader', at, name: 'Hohenlohe-Ingelfingen' },
        g: { side: 'south', type: 'british-foot-artillery', at: guns, name: 'Guns of the Second Division' },
        n: { side: 'north', type: 'french-light-cavalry', at: to, name: LONG },
        m: { side: 'north', type: 'leader', at: to, name: 'Schwarzenberg' },
      },
      ...[1, 2, 1],
    );
    await untilRevision(allied, 1);
    await clickHex(allied, at);
    await hoverHex(allied, to);
    const card = allied.page.locator('.pdc-popover-card');
    await card.getByText('then Combined arms').waitFor();
    await card.locator('.pdc-odds table').waitFor();
    for (const text of ['Activate: 92% to act', 'If it acts', 'Overall (92% to act)']) {
      await card.getByText(text).first().waitFor();
    }
    expect(await unreadable(allied)).toEqual([]);
    await allied.screenshot(`odds-fit-later-${at.replace(':', '-')}`);
  }
});

test('while units with long names share the target: squares', async () => {
  const { gm, allied } = field.seats;
  const ours = { side: 'south', command: 'hill' };
  const theirs = { side: 'north', command: 'ney' };
  const foot = { type: 'infantry', class: 3, skirmish: 1 };
  for (const [from, to] of [
    ['I4', 'I3'],
    ['A4', 'A3'],
  ] as const) {
    await layOutSquares(field, {
      hill: { ...ours, type: 'general', at: from, name: 'Hill', rating: 'good' },
      a: { ...ours, ...foot, at: from, name: LONG },
      x: { ...theirs, ...foot, at: to, name: `1st ${LONG}` },
      y: { ...theirs, ...foot, at: to, name: `2nd ${LONG}` },
      z: { ...theirs, type: 'foot-artillery', at: to, name: 'Guns of the Second Reserve Division' },
    });
    await dice(gm.page, 3);
    await clickPiece(allied, 'a');
    await allied.page.locator('.pdc-popover-button', { hasText: 'Activate command' }).click();
    await allied.page.getByText('actions: 3').first().waitFor();
    await hoverPiece(allied, 'y');
    // Until they are known, nothing looks as if they were there and had found no room.
    expect(await allied.page.locator('.pdc-odds').first().textContent()).not.toContain('…');
    expect(await unreadable(allied)).toEqual([]);
    await allied.screenshot(`odds-fit-${from}`);
  }
});
