import {
  clickHex,
  type Field,
  forge,
  hoverHex,
  pressSpot,
  settled,
  untilRevision,
} from '../../test/browser/field';
import { draws, playCard } from '../../test/browser/hands';
import { dice } from '../../test/browser/harness';
import { publishedIn } from '../../test/browser/in-step';
import type { Camera } from './camera';
import { deploymentScenes } from './deployment-scenes';
import { eveningScenes } from './evening-scenes';
import { HANDS, melee, rolica } from './positions';
import { screenScenes } from './screens';
import { squaresScenes } from './squares-scenes';
import { trustScenes } from './trust-scenes';

/** A few pictures that belong together, taken at a separate table. */
export type Scene = (field: Field, camera: Camera) => Promise<void>;

/** Sets up a scenario with the hands of the pictures. */
async function dealt(field: Field, scenario: typeof rolica): Promise<void> {
  const { gm, allied, french } = field.seats;
  await dice(gm.page, ...draws([...HANDS.south, ...HANDS.north]));
  const { title, units } = scenario;
  await field.deploy(scenario, { title, pieces: Object.keys(units).length });
  for (const seat of [gm, allied, french]) await untilRevision(seat, 1);
  await settled(french);
}

async function start(field: Field, camera: Camera): Promise<void> {
  const { gm, allied, french } = field.seats;
  await dealt(field, rolica);
  await camera.take(allied.page, 'start-allied', 'The battle begins: the player who is called');
  await camera.take(allied.page, 'start-allied', 'The battle begins: the player who is called', 'large');
  await camera.take(french.page, 'start-french', 'The battle begins: the player who waits');
  await camera.take(gm.page, 'start-gm', 'The battle begins: the game master');
}

async function told(field: Field, camera: Camera): Promise<void> {
  const { allied } = field.seats;
  await dealt(field, rolica);
  for (const [key, sheet, caption] of [
    ['b', 'briefing', 'What the battle is about'],
    ['l', 'legend', 'What signs and dice mean'],
  ] as const) {
    await allied.page.keyboard.press(key);
    await allied.page.locator(`#pdc-${sheet}`).waitFor();
    await camera.take(allied.page, sheet, caption);
    await camera.take(allied.page, sheet, caption, 'large');
    await allied.page.keyboard.press(key);
  }
}

async function turn(field: Field, camera: Camera): Promise<void> {
  const { allied, french } = field.seats;
  await dealt(field, melee);
  const card = allied.page.locator('.pdc-hand [data-card=order-four-centre]');
  await card.hover();
  await camera.take(allied.page, 'card-pointed', 'A card is pointed at');
  await card.click();
  await camera.take(allied.page, 'card-chosen', 'A card is chosen');
  await allied.page.locator('.pdc-hand [data-action=play]').click();
  await untilRevision(allied, 2);
  await settled(allied);
  await allied.page.mouse.move(683, 20);
  await camera.take(allied.page, 'card-in-play', 'A card is in play: whom it orders');
  await clickHex(allied, '4:8');
  await camera.take(allied.page, 'in-hand', 'A unit in hand: where it may go, whom it may attack');
  await hoverHex(allied, '5:7');
  await camera.take(allied.page, 'way', 'A hex is pointed at');
  await hoverHex(allied, '3:7');
  await camera.take(allied.page, 'target', 'A target is pointed at');
  await camera.take(allied.page, 'target', 'A target is pointed at', 'large');
  await allied.page.keyboard.press('Escape');
  await clickHex(allied, '6:8');
  await camera.take(allied.page, 'in-hand-cavalry', 'Cavalry in hand');
  await allied.page.keyboard.press('Escape');
  await clickHex(allied, '4:4');
  await camera.take(allied.page, 'in-hand-skirmishers', 'Light infantry in hand');
  await clickHex(allied, '3:4');
  await camera.take(allied.page, 'target-clicked', 'A target is clicked that can be attacked in two ways');
  await pressSpot(allied, 'Close combat');
  await untilRevision(french, 3);
  await settled(allied);
  await settled(french);
  await camera.take(french.page, 'question-french', 'An open question: the player who is asked');
  await camera.take(allied.page, 'question-allied', 'An open question: the player who waits');
}

async function dialogs({ seats: { gm, allied } }: Field, camera: Camera): Promise<void> {
  const opened = async (tool: string, window: string) => {
    await gm.page.click(`[data-tool=pas-de-charge-${tool}]`);
    await gm.page.locator(window).waitFor();
  };
  const shut = (window: string) => gm.page.locator(`${window} .window-header [data-action=close]`).click();
  await opened('new-battle', '#pdc-new-battle');
  await camera.take(gm.page, 'new-battle', 'New battle');
  await shut('#pdc-new-battle');
  await opened('armies', '#pdc-army-builder');
  await camera.take(gm.page, 'builder-empty', 'Army builder, empty');
  const builder = gm.page.locator('#pdc-army-builder');
  await builder.locator('[name=sample]').selectOption({ index: 1 });
  await builder.locator('[name=name]').fill('Advance Guard of the Reserve');
  await builder.locator('[name=save]').click();
  await builder.locator('.pdc-army-saved b').first().waitFor();
  await camera.take(gm.page, 'builder', 'Army builder');
  await camera.take(gm.page, 'builder', 'Army builder', 'large');
  await shut('#pdc-army-builder');
  await opened('battle-plan', '#pdc-battle-plan');
  const plan = gm.page.locator('#pdc-battle-plan');
  await plan.locator('[name=army-south]').selectOption({ index: 1 });
  await camera.take(gm.page, 'plan', 'Battle plan');
  await shut('#pdc-battle-plan');
  for (const type of ['unit', 'leader']) {
    await allied.page.evaluate((wanted) => {
      const { game } = globalThis as unknown as { game: { actors: { contents: Actor[] } } };
      type Actor = { type: string; system: { side: string }; sheet: { render(o: object): Promise<void> } };
      const ours = game.actors.contents.find(
        (actor) => actor.type === `pas-de-charge.${wanted}` && actor.system.side === 'south',
      );
      return ours?.sheet.render({ force: true }).then(() => undefined);
    }, type);
    await allied.page.locator('.pdc-sheet').waitFor();
    await camera.take(allied.page, `sheet-${type}`, `The sheet of a ${type}`);
    await allied.page.locator('.pdc-sheet .window-header [data-action=close]').click();
  }
}

/** Sends requests one after another, without clicking on the map. */
async function asked(field: Field, ...requests: readonly (readonly [string, object])[]): Promise<void> {
  for (const [user, request] of requests) {
    const seat = user === 'french' ? field.seats.french : field.seats.allied;
    // The request before may have come from another window.
    await untilRevision(seat, (await publishedIn(field.seats.gm)).revision);
    const result = await forge(seat, user, request);
    if (!Object(result).ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(result)}`);
  }
}

/** Chooses the first retreat offered, hex by hex. */
async function retreated(field: Field): Promise<void> {
  for (;;) {
    const { question } = await publishedIn(field.seats.gm);
    if (!question) return;
    await asked(field, [question.side === 'south' ? 'allied' : 'french', { choose: question.options[0] }]);
  }
}

async function chat(field: Field, camera: Camera): Promise<void> {
  const { allied, french, gm } = field.seats;
  await dealt(field, melee);
  await playCard(allied, 'order-four-centre');
  await untilRevision(allied, 2);
  const south = { side: 'south' };
  await field.faces('red', 'flag', 'sword', 'blue');
  await asked(field, ['allied', { order: { ...south, type: 'fire', unit: 'a4', target: 'f3' } }]);
  await allied.page.waitForTimeout(600);
  await camera.take(allied.page, 'chat-fire', 'Chat after a fire');
  await field.layOut({
    a: { side: 'south', type: 'cavalry', at: '5:6', name: '20th Light Dragoons' },
    b: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
    c: { side: 'south', type: 'infantry', at: '5:4', name: '9th Foot' },
    d: { side: 'north', type: 'infantry', at: '4:4', name: '4th Swiss', strength: 2 },
    e: { side: 'north', type: 'artillery', at: '1:4', name: "Delaborde's Guns" },
  });
  await field.faces('blue', 'sword', 'red', 'flag', 'blue', 'blue');
  await asked(
    field,
    ['allied', { order: { ...south, type: 'melee', unit: 'a', target: 'b' } }],
    ['french', { choose: 'square' }],
    ['allied', { order: { ...south, type: 'fire', unit: 'c', target: 'd' } }],
  );
  await retreated(field);
  await asked(
    field,
    ['allied', { order: { ...south, type: 'end-turn' } }],
    ['french', { order: { side: 'north', type: 'move', unit: 'e', to: '2:4' } }],
  );
  await settled(gm);
  await gm.page.locator('.pdc-order-card [data-action=undo]').last().click();
  await gm.page.waitForTimeout(800);
  await camera.take(gm.page, 'chat-gm', 'Chat: attack, square, destroyed, turn, taken back', 'tall');
  await camera.take(french.page, 'chat-french', 'Chat as players see it');
  const stream = await field.table.open('gm', 'stream');
  await stream.page.waitForTimeout(500);
  await camera.take(stream.page, 'stream', 'Stream view');
}

/** Every scene by its name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...screenScenes,
  start,
  told,
  turn,
  ...deploymentScenes,
  dialogs,
  chat,
  ...squaresScenes,
  ...eveningScenes,
  ...trustScenes,
};
