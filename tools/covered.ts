// Measures how much of the current choice is covered by something, at every window size: figures, and pictures.
import { mkdirSync } from 'node:fs';
import { BATTLES, type Moment } from '../test/browser/choices-open';
import { type Covered, coveredIn, SIZES, spacesThatMatter } from '../test/browser/covered';
import { openField, settled } from '../test/browser/field';
import { buildModule } from './fresh-builds.mjs';

const FOLDER = 'covered';

/** Battles named on the command line; all of them if none. */
const wanted = process.argv.slice(2);

buildModule();
mkdirSync(FOLDER, { recursive: true });
let total = 0;
for (const [battle, play] of Object.entries(BATTLES)) {
  if (wanted.length > 0 && !wanted.includes(battle)) continue;
  const field = await openField({ isFine: true });
  try {
    await play(field, async (moment, again) => {
      await settled(moment.seat);
      const cells: string[] = [];
      const spaces = [...(await spacesThatMatter(moment.seat, moment.inHand)), ...moment.also];
      for (const [size, viewport] of Object.entries(SIZES)) {
        const figures = await seenAt(moment, spaces, viewport, again);
        const file = `${moment.name} ${size}`.replaceAll(/[^a-z0-9]+/gi, '-');
        await moment.seat.page.screenshot({ path: `${FOLDER}/${file}.png` });
        total += figures.covered;
        cells.push(cellOf(figures));
      }
      await moment.seat.page.setViewportSize({ width: 1366, height: 768 });
      await again();
      console.log(`${moment.name} (${spaces.length} spaces) | ${cells.join(' | ')}`);
    });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${battle}:`, error);
  } finally {
    await field.close();
  }
}
console.log(`${Object.keys(SIZES).join(' | ')}\ntotal covered: ${total} pixels; pictures: ${FOLDER}/`);

/** The figures of a moment at another window size, once the layout has settled. */
async function seenAt(
  { seat }: Moment,
  spaces: readonly string[],
  viewport: { readonly width: number; readonly height: number },
  again: () => Promise<void>,
): Promise<Covered> {
  await seat.page.setViewportSize(viewport);
  await seat.page.waitForTimeout(400);
  await again();
  // A busy machine takes its time to lay everything out anew.
  for (let tries = 5; ; tries -= 1) {
    await seat.page.waitForTimeout(600);
    const figures = await coveredIn(seat, spaces);
    if (figures.covered === 0 || tries === 0) return figures;
  }
}

function cellOf({ total: all, covered, by }: Covered): string {
  if (covered === 0) return '0';
  const share = ((100 * covered) / all).toFixed(1);
  return `${covered} (${share}% ${Object.entries(by)
    .map(([name, pixels]) => `${name} ${pixels}`)
    .join(', ')})`;
}
