import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScenario, type Scenario, SIDES, type Side } from '../../src/core';
import { GAMES } from '../../src/rulesets';
import { type Seat, startTable, type TestTable } from '../browser/harness';
import { pointOfSpace } from '../browser/on-map';

/** `PDC_PACE=human` makes it as fast as a person does, and prints the time of each part. */
const isTimed = process.env.PDC_PACE === 'human';

/** Milliseconds before a gesture, between spaces of a stroke, for a letter, and on turning to another tab. */
const PACES = {
  human: { gesture: 900, space: 250, letter: 200, tab: 2500 },
  none: { gesture: 0, space: 0, letter: 0, tab: 0 },
} as const;
const PACE = isTimed ? PACES.human : PACES.none;

/** Longer than a person takes, in milliseconds. */
const LONGEST = 1_800_000;

const GAME = 'cc-napoleon';

/** The ground of Rolica in strokes: with the brush from space to space, or as a rectangle from corner to corner. */
const STROKES = [
  { paint: 'hill', shape: 'rectangle', strokes: ['2:5 3:7'] },
  {
    paint: 'hill',
    shape: 'paint',
    strokes: ['3:4', '0:4', '0:8', '1:0 1:1 2:1', '1:10 1:11 2:11', '5:0', '5:11'],
  },
  { paint: 'village', shape: 'paint', strokes: ['1:5 1:6'] },
  { paint: 'woods', shape: 'paint', strokes: ['4:2 4:3 5:2', '6:1', '4:9 5:8', '6:10'] },
  { paint: 'stream', shape: 'line', strokes: ['6:4 4:5', '4:6 4:7', '5:7'] },
] as const;

let table: TestTable;
let gm: Seat;

beforeAll(async () => {
  table = await startTable({ isFine: isTimed });
  gm = await table.open('gm');
});

afterAll(async () => {
  await table.close();
  expect(gm.faults).toEqual([]);
});

const panel = () => gm.page.locator('#pdc-workshop');
const named = (path: readonly (string | number)[]) => panel().locator(`[name='${path.join('/')}']`);
const wait = (time: number) => gm.page.waitForTimeout(time);

/** Clicks a thing of the page; one that is out of view is scrolled to first. */
async function click(selector: string): Promise<void> {
  const thing = gm.page.locator(selector);
  await wait(PACE.gesture);
  const isInView = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (!isInView) await wait(PACE.gesture);
  await thing.click();
}

const inPanel = (name: string) => click(`#pdc-workshop [name='${name}']`);

async function turnTo(id: string): Promise<void> {
  await wait(PACE.tab);
  await inPanel(`tab-${id}`);
  await panel().locator(`[name=tab-${id}][aria-selected=true]`).waitFor();
}

const type = (text: string) => gm.page.keyboard.type(text, { delay: PACE.letter });

async function press(key: string): Promise<void> {
  await wait(PACE.letter);
  await gm.page.keyboard.press(key);
}

/** Waits until a field has the focus. */
const reach = (path: readonly (string | number)[]) => named(path).and(gm.page.locator(':focus')).waitFor();

/** Writes over the field that has the focus, and goes on to the next. */
async function writeHere(path: readonly (string | number)[], text: string): Promise<void> {
  await reach(path);
  await press('Control+a');
  await type(text);
  await press('Tab');
}

/** Chooses a nation in the list that has the focus by the first letters of its name. */
const chooseNation = (nation: string) => type(`${nation.charAt(0).toUpperCase()}${nation.slice(1, 4)}`);

async function pointAt(space: string): Promise<void> {
  const { x, y } = await pointOfSpace(gm, space);
  await gm.page.mouse.move(x, y);
}

/** Presses the pointer in the first of some spaces, and releases it in the last. */
async function stroke(spaces: readonly string[]): Promise<void> {
  const [first = '', ...others] = spaces;
  await wait(PACE.gesture);
  await pointAt(first);
  await gm.page.mouse.down();
  for (const space of others) {
    await wait(PACE.space);
    await pointAt(space);
  }
  await gm.page.mouse.up();
}

async function openWorkshop(): Promise<void> {
  await click('[data-tool=pas-de-charge-new-battle]');
  await click('#pdc-new-battle [name=newScenario]');
  await panel().waitFor();
}

async function writeStory({ title, id, source }: Scenario): Promise<void> {
  await inPanel('title');
  await writeHere(['title'], title);
  await writeHere(['id'], id);
  await writeHere(['source'], source);
}

async function writeSides({ sides }: Scenario): Promise<void> {
  await turnTo('sides');
  await inPanel('sides/south/name');
  for (const side of SIDES) {
    const { name, nation, target, rating } = sides[side];
    const path = ['sides', side];
    await writeHere([...path, 'name'], name);
    await reach([...path, 'nation']);
    await chooseNation(nation);
    await press('Tab');
    await writeHere([...path, 'target'], String(target));
    await writeHere([...path, 'rating'], String(rating));
  }
}

async function paintGround(): Promise<void> {
  await turnTo('board');
  let inHand = '';
  let shaped = 'paint';
  for (const { paint, shape, strokes } of STROKES) {
    if (paint !== inHand) await inPanel(`paint-terrain-${paint}`);
    if (shape !== shaped) await inPanel(`shape-${shape}`);
    [inHand, shaped] = [paint, shape];
    await panel().locator(`[name=paint-terrain-${paint}][aria-pressed=true]`).waitFor();
    await panel().locator(`[name=shape-${shape}][aria-pressed=true]`).waitFor();
    for (const each of strokes) await stroke(each.split(' '));
  }
}

async function placeSide(scenario: Scenario, side: Side): Promise<void> {
  const pieces = Object.values(scenario.units).filter((piece) => piece.side === side);
  for (const kind of new Set(pieces.map((piece) => piece.type))) {
    await inPanel(`kind-${kind}`);
    await panel().locator(`[name=kind-${kind}][aria-pressed=true]`).waitFor();
    for (const { name = '', at, nation, type: own } of pieces) {
      if (own !== kind) continue;
      await stroke([at]);
      await panel().locator(`[name^='units/'][name$='/name']:focus`).waitFor();
      await type(name);
      if (!nation) continue;
      await press('Tab');
      await panel().locator(`[name^='units/'][name$='/nation']:focus`).waitFor();
      await chooseNation(nation);
    }
  }
}

async function placeForces(scenario: Scenario): Promise<void> {
  await turnTo('forces');
  await placeSide(scenario, 'south');
  await inPanel('side');
  await type('Fren');
  await press('Enter');
  await placeSide(scenario, 'north');
}

async function setObjectives({ objectives }: Scenario): Promise<void> {
  await turnTo('ends');
  for (const [index, { spaces }] of objectives.entries()) {
    await inPanel(`add-objectives/${index}`);
    for (const space of spaces) await stroke([space]);
  }
}

async function writeBriefing({ briefing }: Scenario): Promise<void> {
  if (typeof briefing === 'string') throw new Error('Rolica has roles');
  await turnTo('briefing');
  await inPanel('briefing/situation');
  await writeHere(['briefing', 'situation'], briefing.situation);
  for (const side of SIDES) await writeHere(['briefing', 'roles', side], briefing.roles?.[side] ?? '');
}

async function savedFile(): Promise<unknown> {
  const download = gm.page.waitForEvent('download');
  await inPanel('save');
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

/** A scenario with its pieces by their names: whatever their ids are. */
const byNames = ({ units, ...scenario }: Scenario) => ({
  ...scenario,
  units: Object.values(units).sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '')),
});

/** Does a part, and prints how long it takes if that is wanted. */
async function timed(name: string, part: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await part();
  if (!isTimed) return;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${name}: ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
}

test(
  'a GM makes a copy of Rolica with pointer and keys',
  async () => {
    const { rules, scenarios } = GAMES.find((game) => game.rules.id === GAME) ?? {};
    const rolica = scenarios?.find(({ id }) => id === 'rolica-1808');
    if (!rules || !rolica) throw new Error('no Rolica');
    await timed('the whole', async () => {
      await timed('opening', openWorkshop);
      await timed('story', () => writeStory(rolica));
      await timed('sides', () => writeSides(rolica));
      await timed('board and ground', paintGround);
      await timed('forces', () => placeForces(rolica));
      await timed('objectives', () => setObjectives(rolica));
      await timed('briefing', () => writeBriefing(rolica));
      await gm.screenshot('copy-of-rolica');
    });
    expect(byNames(readScenario(rules, await savedFile()))).toEqual(byNames(readScenario(rules, rolica)));
  },
  LONGEST,
);
