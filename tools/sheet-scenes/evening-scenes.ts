import { KRANZ } from '../../src/rulesets/code-napoleon/scenarios/kranz';
import { AUSTERLITZ } from '../../src/rulesets/squares/scenarios/austerlitz';
import { clickHex, type Field, forge, hoverHex, settled } from '../../test/browser/field';
import { allSettled, type Seat } from '../../test/browser/harness';
import { clickPiece } from '../../test/browser/squares-field';
import type { Camera } from './camera';

/** A few units near one another. */
const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  d: { side: 'south', type: 'light-infantry', at: '6:4', name: '95th Rifles' },
  g: { side: 'south', type: 'artillery', at: '6:7', name: 'Lawson' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light', strength: 1 },
  c: { side: 'north', type: 'light-cavalry', at: '2:9', name: '4th Chasseurs' },
} as const;

const GROUND = { '4:3': 'hill', '4:4': 'hill', '3:8': 'woods', '5:10': 'village' };

async function deployed(field: Field, scenario: { readonly title: string; readonly units: object }) {
  await field.deploy(scenario, { title: scenario.title, pieces: Object.keys(scenario.units).length });
  await settled(field.seats.french);
}

async function learning({ seats: { gm } }: Field, camera: Camera): Promise<void> {
  const { page } = gm;
  await page.click('[data-tool=pas-de-charge-learn]');
  await camera.take(page, 'lessons', 'Which lesson it is to be');
}

/** Plays until there is some history to view. */
async function fought(field: Field, target: number): Promise<void> {
  const side = (name: string, nation: string) => ({ name, nation, target, rating: 6 });
  const sides = { south: side('Allies', 'british'), north: side('French', 'french') };
  await field.layOut(UNITS, GROUND, { sides });
  const { allied, gm } = field.seats;
  await forge(allied, 'allied', { order: { type: 'move', side: 'south', unit: 'd', to: '6:5' } });
  await field.faces('red', 'blue', 'green', 'flag');
  await forge(allied, 'allied', { order: { type: 'fire', side: 'south', unit: 'a', target: 'n' } });
  await allSettled(gm.page);
}

async function history(field: Field, camera: Camera): Promise<void> {
  await fought(field, 9);
  const { french } = field.seats;
  const { page } = french;
  await page.keyboard.press('h');
  await page.locator('#pdc-history').waitFor();
  await page.keyboard.press(',');
  await page.locator('canvas.pdc-as-it-was').waitFor();
  await camera.take(page, 'as-it-was', 'The battle as it was');
  await camera.takeAtEverySize(page, 'as-it-was', 'The battle as it was');
}

async function ended(field: Field, camera: Camera): Promise<void> {
  await fought(field, 1);
  const { page } = field.seats.allied;
  await page.locator('#pdc-story').waitFor();
  await camera.take(page, 'story', 'Battle report');
  await camera.takeAtEverySize(page, 'story', 'Battle report');
}

async function atHand(field: Field, camera: Camera): Promise<void> {
  await field.layOut(UNITS, GROUND);
  const { allied } = field.seats;
  const { page } = allied;
  await hoverHex(allied, '6:7');
  await camera.take(page, 'about', 'What a unit does, in a sentence');
  await page.keyboard.press('?');
  await page.locator('#pdc-companion .pdc-companion-entry h2').waitFor();
  await camera.take(page, 'companion', 'Rules reference: a unit');
  await camera.takeAtEverySize(page, 'companion', 'Rules reference: a unit');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.locator('#pdc-roster').waitFor();
  await camera.take(page, 'units', 'The list of all units');
}

/** Lets each player view the board from their own side. */
async function turned({ page }: Seat): Promise<void> {
  await page.keyboard.press('Shift+G');
  const control = page.locator('#pdc-control');
  await control.locator('[name=fromNorth]').check();
  await control.locator('.window-header [data-action=close]').click();
}

const isTurned = ({ page }: Seat) =>
  page.waitForFunction(() => {
    const { game } = globalThis as unknown as { game: { scenes: { viewed: { name: string } | null } } };
    return game.scenes.viewed?.name.endsWith(' (from the north)') === true;
  });

async function ownSide(field: Field, camera: Camera): Promise<void> {
  const { gm, french } = field.seats;
  await field.layOut(UNITS, GROUND, { first: 'north' });
  await turned(gm);
  await isTurned(french);
  await settled(french);
  await clickHex(french, '2:9');
  await camera.take(french.page, 'north', 'From the north: cavalry in hand');
  await french.page.keyboard.press('Escape');
  await deployed(field, { ...AUSTERLITZ });
  await turned(gm);
  await isTurned(french);
  await settled(french);
  await camera.take(french.page, 'north-austerlitz', 'Austerlitz from the north');
  await deployed(field, KRANZ);
  await turned(gm);
  await isTurned(french);
  await settled(french);
  await camera.take(french.page, 'north-kranz', 'Kranz from the north');
}

async function manyPieces(field: Field, camera: Camera): Promise<void> {
  const { allied } = field.seats;
  for (const [name, scenario, piece] of [
    ['austerlitz', AUSTERLITZ, 'soult'],
    ['kranz', KRANZ, 'fr-13e-legere'],
  ] as const) {
    await deployed(field, scenario);
    await camera.takeAtEverySize(allied.page, `${name}-start`, scenario.title);
    await clickPiece(allied, piece);
    await camera.takeAtEverySize(allied.page, `${name}-in-hand`, `${scenario.title}: ${piece} in hand`);
  }
}

/** The parts of an evening that newcomers see: lessons, rules, history, the end, and the view from their own side. */
export const eveningScenes = { learning, atHand, history, ended, ownSide, manyPieces };
