import { AUSTERLITZ } from '../../src/rulesets/squares/scenarios/austerlitz';
import { LAUTER } from '../../src/rulesets/squares/scenarios/lauter';
import { type Field, forge, settled } from '../../test/browser/field';
import { dice, type Seat } from '../../test/browser/harness';
import { publishedIn } from '../../test/browser/in-step';
import { pointOfSpace } from '../../test/browser/on-map';
import { clickPiece, hoverPiece } from '../../test/browser/squares-field';
import type { Camera } from './camera';

/** The units that have come down to the bridge: a square as full as possible. */
const AT_THE_BRIDGE = ['tessier', 'f1-legere', 'f2-legere', 'f3-ligne', 'f4-ligne', 'tessiers-guns'];

/** The Lauter after a turn: the French are in front of the bridge of Altweiler. */
const bridge = {
  ...LAUTER,
  id: 'lauter-bridge',
  title: 'The bridge of Altweiler',
  units: Object.fromEntries(
    Object.entries(LAUTER.units).map(([id, unit]) => [
      id,
      AT_THE_BRIDGE.includes(id) ? { ...unit, at: 'E4' } : id === 'f5-ligne' ? { ...unit, at: 'F4' } : unit,
    ]),
  ),
};

async function deployed(
  field: Field,
  scenario: { readonly title: string; readonly units: object },
): Promise<void> {
  const pieces = Object.keys(scenario.units).length;
  await field.deploy(scenario, { title: scenario.title, pieces });
  await settled(field.seats.french);
}

/** Zooms in on a square. */
async function near(seat: Seat, space: string): Promise<void> {
  const point = await pointOfSpace(seat, space);
  await seat.page.evaluate((middle) => {
    const { canvas } = globalThis as unknown as {
      canvas: {
        stage: { toLocal(point: object): { x: number; y: number } };
        pan(view: object): void;
      };
    };
    const { x, y } = canvas.stage.toLocal(middle);
    canvas.pan({ x, y, scale: 1.4 });
  }, point);
  await seat.page.waitForTimeout(400);
}

async function boards(field: Field, camera: Camera): Promise<void> {
  const { page } = field.seats.allied;
  for (const [name, scenario] of [
    ['lauter', LAUTER],
    ['austerlitz', AUSTERLITZ],
  ] as const) {
    await deployed(field, scenario);
    await camera.take(page, name, scenario.title);
    await camera.take(page, name, scenario.title, 'large');
  }
}

/** Sends an order or an answer for the side that has to give it, without clicking on the map. */
async function asked({ seats }: Field, side: string, request: object): Promise<void> {
  const [seat, user] =
    side === 'south' ? ([seats.allied, 'allied'] as const) : ([seats.french, 'french'] as const);
  const result = await forge(seat, user, request);
  if (!Object(result).ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(result)}`);
}

/** Gives the first answer to every question until one of a kind, or to the last one. */
async function answered(field: Field, until = ''): Promise<void> {
  for (;;) {
    const { question } = await publishedIn(field.seats.gm);
    if (!question || question.reason === until) return;
    const agrees = question.options.find((option) => option === 'all' || option === 'yes');
    await asked(field, question.side, { choose: agrees ?? question.options[0] });
  }
}

async function assault(field: Field, camera: Camera): Promise<void> {
  const { gm, allied, french } = field.seats;
  const { page } = allied;
  await deployed(field, bridge);
  await hoverPiece(allied, 'f1-legere');
  await page.waitForTimeout(800);
  await camera.take(page, 'stack-pointed', 'A full square is pointed at');
  await clickPiece(allied, 'tessier');
  await camera.take(page, 'to-activate', 'A general in hand whose command can be activated');
  await dice(gm.page, 3, 2);
  await asked(field, 'south', { order: { side: 'south', type: 'activate', unit: 'tessier' } });
  await settled(allied);
  await page.waitForTimeout(600);
  await camera.take(page, 'activated', 'A command is activated');
  await clickPiece(allied, 'f1-legere');
  await camera.take(page, 'in-hand-square', 'One of a full square in hand');
  await hoverPiece(allied, 'a2-linie');
  await page.waitForTimeout(2500);
  await camera.take(page, 'assault-odds', 'An assault is pointed at: its odds');
  await page.keyboard.press('Escape');
  await near(allied, 'E4');
  await camera.take(page, 'stack-near', 'A full square near');
  const assaultOf = { side: 'south', unit: 'f1-legere' };
  await asked(field, 'south', { order: { ...assaultOf, type: 'assault', target: 'a2-linie' } });
  await asked(field, 'south', { order: { side: 'south', type: 'end-turn' } });
  await settled(allied);
  await clickPiece(allied, 'f1-legere');
  await camera.take(page, 'to-fight', 'An assault to be fought');
  await dice(gm.page, 6, 6, 5, 4, 1, 6, 3, 5, 1, 2, 4, 6, 2, 3);
  await asked(field, 'south', { order: { ...assaultOf, type: 'resolve' } });
  await settled(allied);
  await page.waitForTimeout(800);
  await camera.take(page, 'question-support', 'Who supports: the player who is asked');
  await answered(field, 'defence-leader');
  await settled(french);
  await french.page.waitForTimeout(800);
  await camera.take(french.page, 'question-leader', 'Who leads the defence: the player who is asked');
  await camera.take(page, 'question-leader-waits', 'Who leads the defence: the player who waits');
  await answered(field);
  await settled(allied);
  await page.waitForTimeout(800);
  await camera.take(page, 'chat-assault', 'Chat after an assault');
  await camera.take(gm.page, 'chat-assault-gm', 'Chat of commands and an assault', 'tall');
  const stream = await field.table.open('gm', 'stream');
  await stream.page.waitForTimeout(500);
  await camera.take(stream.page, 'stream-squares', 'Stream view of the squares');
}

async function windows(field: Field, camera: Camera): Promise<void> {
  const { gm, allied } = field.seats;
  await deployed(field, bridge);
  for (const id of ['f1-legere', 'tessier']) {
    await allied.page.evaluate((wanted) => {
      const { game } = globalThis as unknown as { game: { actors: { contents: Actor[] } } };
      type Actor = { system: { piece: string }; sheet: { render(o: object): Promise<void> } };
      const one = game.actors.contents.find(({ system }) => system.piece === wanted);
      return one?.sheet.render({ force: true }).then(() => undefined);
    }, id);
    await allied.page.locator('.pdc-sheet').waitFor();
    await camera.take(allied.page, `squares-sheet-${id}`, `The sheet of ${id}`);
    await allied.page.locator('.pdc-sheet .window-header [data-action=close]').click();
  }
  await gm.page.click('[data-tool=pas-de-charge-new-battle]');
  const dialog = gm.page.locator('#pdc-new-battle');
  await dialog.locator('[name=scenario][value=austerlitz-1805]').check();
  await camera.take(gm.page, 'new-battle-squares', 'New battle: a scenario of squares');
  await dialog.locator('.window-header [data-action=close]').click();
  await gm.page.keyboard.press('Shift+KeyG');
  await gm.page.locator('#pdc-control [name=tables]').click();
  await gm.page.locator('#pdc-tables [name=apply]').waitFor();
  await camera.take(gm.page, 'house-tables', 'House tables');
}

/** Napoleonic Squares: whole boards, an assault from activation to advance, and its windows. */
export const squaresScenes = { boards, assault, windows };
