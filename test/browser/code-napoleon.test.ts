// Code Napoleon: charges that are declared first and made later, step by step, until the phase is over.
import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import {
  austrianOf,
  beginMoves,
  cardsIn,
  endAny,
  endStep,
  frenchOf,
  layOutCode,
  untilStep,
} from './code-field';
import { clickHex, lastCard, pressPanel, pressSpot, settled, stateIn, useUpDice } from './field';
import { dice, type Seat } from './harness';
import { outOfStep, publishedIn } from './in-step';
import { pointOfSpace } from './on-map';
import { clickGround, clickPiece, hoverPiece, pressCompass } from './squares-field';
import { useField } from './use-field';

const field = useField();

afterEach(async () => {
  const published = await publishedIn(field.seats.gm);
  for (const seat of Object.values(field.seats)) expect(await outOfStep(seat, published)).toEqual([]);
});

/** Three regiments of cuirassiers before a fourth, hussars before a line of foot, and guns before conscripts. */
const UNITS = {
  ...frenchOf('ravel', {
    ravel: { type: 'division-general', at: 'E7', name: 'GD Ravel', rating: 0 },
    a: { type: 'heavy-cavalry', at: 'C6', name: '1er Cuirassiers', formation: 'line', stands: 4 },
    b: { type: 'heavy-cavalry', at: 'D6', name: '2e Cuirassiers', formation: 'line', stands: 4 },
    c: { type: 'heavy-cavalry', at: 'E6', name: '3e Cuirassiers', formation: 'line', stands: 4 },
    h: { type: 'light-cavalry', at: 'G6', name: '4e Hussards', formation: 'line', stands: 4 },
    g: { type: 'foot-artillery', at: 'H7', name: 'Foot battery', formation: 'unlimbered' },
  }),
  ...austrianOf('torda', {
    torda: { type: 'division-general', at: 'F3', name: 'FML Torda', rating: 0 },
    k: { type: 'heavy-cavalry', at: 'D4', name: 'KR 6', formation: 'line', stands: 4 },
    y: { type: 'infantry', at: 'G4', name: 'IR 19', formation: 'line' },
    z: { type: 'infantry', at: 'H4', name: 'IR 38', grade: 'conscript', formation: 'line' },
  }),
};

/** Declares a charge, or makes one that was declared. */
async function charge(unit: string, target: string): Promise<void> {
  const { allied } = field.seats;
  await clickPiece(allied, unit);
  await clickPiece(allied, target);
  await settled(allied);
}

/** The latest card that tells of somebody. */
const cardOf = (seat: Seat, name: string) => cardsIn(seat).filter({ hasText: name }).last();

/** Waits for a text on a card; a long card folds what led to its result. */
const told = (card: Locator, text: string | RegExp) => card.getByText(text).waitFor({ state: 'attached' });

test('a whole turn: three charge, cuirassiers ride against them, foot forms square, conscripts run, and both sides have had their phase', async () => {
  const { allied, french, gm } = field.seats;
  await useUpDice(gm);
  await layOutCode(field, UNITS);
  await pressPanel(allied, 'First phase');
  for (const unit of ['a', 'b', 'c']) await charge(unit, 'k');
  await charge('h', 'y');
  const declared = await cardsIn(allied).count();
  await pressPanel(allied, 'End charges');
  await settled(allied);
  // The hussars come to a square, and are not willing.
  await dice(gm.page, 8, 1, 8);
  await charge('h', 'y');
  await pressPanel(french, 'Form square');
  await settled(french);
  await charge('b', 'k');
  for (const name of ['1er', '2e', '3e']) {
    await cardOf(allied, 'KR 6').getByText(`${name} Cuirassiers`).first().waitFor();
  }
  // What the charged is told counts the melee that would follow.
  await french.page.locator('.pdc-odds tbody tr').first().waitFor();
  await dice(gm.page, 8, 8, 8, 8, 8);
  await pressPanel(french, 'Countercharge');
  await settled(french);
  await clickPiece(french, 'b');
  await settled(french);
  for (const name of ['1er', '2e', '3e']) {
    // A long card folds what led to its result.
    await cardOf(allied, 'KR 6').getByText(`Charge test: ${name} Cuirassiers`).waitFor({ state: 'attached' });
  }
  // A card for each enemy who is charged, and none for the step that was ended.
  expect(await cardsIn(allied).count()).toBe(declared);
  await endStep(allied, 'End movement');
  const met = await stateIn(french);
  expect(met.turn.step).toBe('artillery-fire');
  expect(met.units).toMatchObject({
    a: { at: 'D4' },
    b: { at: 'D4' },
    c: { at: 'D4' },
    h: { at: 'G6', strength: 3 },
    k: { at: 'D4', strength: 4 },
    y: { formation: 'square' },
  });
  await dice(gm.page, 1, 1);
  await charge('g', 'z');
  expect((await stateIn(french)).units.z).toMatchObject({ extra: { order: 'routed' }, strength: 3 });
  await untilStep(allied, 'melee');
  await fight();
  await untilStep(allied, 'markers');
  await endPhase(allied);
  // The other side has its phase: who has run comes to his senses, and nothing else is done.
  expect((await stateIn(french)).turn).toMatchObject({ side: 'north' });
  await untilStep(french, 'recovery');
  await dice(gm.page, 6);
  await clickPiece(french, 'z');
  await pressSpot(french, 'Rally');
  await settled(french);
  expect((await stateIn(french)).units.z?.extra.order).not.toBe('routed');
  await untilStep(french, 'markers');
  await dice(gm.page, 9, 2);
  await endPhase(french);
  await pressPanel(allied, 'First phase');
  await settled(allied);
  const after = await stateIn(allied);
  expect(after.turn).toMatchObject({ number: 3, side: 'south', step: 'charges' });
});

/** The melee of the cuirassiers: nothing but hits in the first round, and in the second those who were charged run. */
async function fight(): Promise<void> {
  const { allied, french, gm } = field.seats;
  await dice(gm.page, 1, 1, 8, 8);
  await charge('b', 'k');
  await clickPiece(french, 'b');
  await french.page.getByText('Choose the enemy unit that must roll.').first().waitFor();
  const card = cardOf(allied, 'KR 6');
  await told(card, 'Round 1');
  // The charge by which it has come to this is told on the same card.
  await told(card, 'Charge test: 3e Cuirassiers');
  await dice(gm.page, 1, 8, 1);
  await clickPiece(french, 'b');
  await settled(french);
  await allied.page.getByText('Choose a unit to stay in the captured square.').first().waitFor();
  await clickPiece(allied, 'b');
  await settled(allied);
  expect((await stateIn(allied)).units).toMatchObject({ b: { at: 'D4' }, k: { extra: { order: 'routed' } } });
}

/** Ends the phase of a side. */
async function endPhase(seat: Seat): Promise<void> {
  const { turn } = await stateIn(seat);
  const isOver = async () => (await stateIn(seat)).turn.number !== turn.number || (await isAsked());
  // Each window says so in its own words: the one that is asked, and the ones that wait for the answer.
  const isAsked = async () => (await seat.page.getByText('first or second phase').count()) > 0;
  while (!(await isOver())) await endAny(seat);
}

/** Light infantry with guns behind it, before conscripts in line. */
const FIREFIGHT = {
  ...frenchOf('ravel', {
    ravel: { type: 'division-general', at: 'C7', name: 'GD Ravel', rating: 0 },
    l: { type: 'light-infantry', at: 'C6', name: '5e Légère', formation: 'attack-column' },
    g: { type: 'foot-artillery', at: 'E7', name: 'Foot battery', formation: 'unlimbered' },
  }),
  ...austrianOf('torda', {
    torda: { type: 'division-general', at: 'F2', name: 'FML Torda', rating: 0 },
    y: { type: 'infantry', at: 'E4', name: 'IR 38', grade: 'conscript', formation: 'line' },
  }),
};

test('light infantry goes out over three squares and is taken by any of them; guns rout conscripts', async () => {
  const { allied, gm } = field.seats;
  await useUpDice(gm);
  await layOutCode(field, FIREFIGHT);
  await beginMoves(allied);
  await clickPiece(allied, 'l');
  await pressSpot(allied, 'Deploy as skirmishers');
  await allied.page.getByText('Choose a square for the next skirmishers.').first().waitFor();
  await clickGround(allied, 'B6');
  await settled(allied);
  await clickGround(allied, 'D6');
  await settled(allied);
  expect((await stateIn(allied)).units).toMatchObject({ l: { formation: 'skirmish', also: ['B6', 'D6'] } });
  await endStep(allied, 'End movement');
  // Canister is out of reach: four less nothing, and a one is a rout.
  await dice(gm.page, 1, 1);
  await clickPiece(allied, 'g');
  await hoverPiece(allied, 'y');
  await allied.page.getByText("or more on the target's unit die: no score").first().waitFor();
  await clickPiece(allied, 'y');
  await settled(allied);
  const after = await stateIn(allied);
  expect(after.units.y).toMatchObject({ extra: { order: 'routed' }, strength: 3 });
  await lastCard(allied).getByText('IR 38').first().waitFor();
});

/** A division at the western edge, far from the enemy. */
const AT_THE_EDGE = {
  ...frenchOf('ravel', {
    ravel: { type: 'division-general', at: 'B1', name: 'GD Ravel', rating: 0 },
    a: { type: 'infantry', at: 'A2', name: '1er Ligne', formation: 'attack-column', facing: 's' },
  }),
  ...austrianOf('torda', {
    torda: { type: 'division-general', at: 'H8', name: 'FML Torda', rating: 0 },
    x: { type: 'infantry', at: 'H7', name: 'IR 19', formation: 'line', facing: 'n' },
  }),
};

/** What the test touches of the map in a window. */
interface World {
  readonly canvas: {
    readonly stage: { readonly scale: { readonly x: number } };
    readonly tokens: {
      readonly placeables: readonly {
        readonly center: { readonly x: number; readonly y: number };
        readonly document: { readonly flags: { readonly 'pas-de-charge'?: { readonly piece: string } } };
      }[];
    };
    animatePan(view: { x: number; y: number; scale: number; duration: number }): Promise<unknown>;
  };
}

/** Brings a piece to a point of the window, half as large again. */
const lookAt = ({ page }: Seat, piece: string, at: { readonly x: number; readonly y: number }) =>
  page.evaluate(
    async ([id, point]) => {
      const { canvas } = globalThis as unknown as World;
      const token = canvas.tokens.placeables.find(
        ({ document }) => document.flags['pas-de-charge']?.piece === id,
      );
      if (!token) throw new Error(`"${id}" is not on the map`);
      const scale = canvas.stage.scale.x * 1.4;
      const x = token.center.x + (window.innerWidth / 2 - point.x) / scale;
      const y = token.center.y + (window.innerHeight / 2 - point.y) / scale;
      await canvas.animatePan({ x, y, scale, duration: 0 });
    },
    [piece, at] as const,
  );

test('the buttons of a unit keep clear of the list of players, and all its manoeuvres are one card', async () => {
  const { allied } = field.seats;
  await layOutCode(field, AT_THE_EDGE);
  await beginMoves(allied);
  const boxesOf = (selector: string) =>
    allied.page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const [players] = await boxesOf('#players');
  // Just above the list: the buttons would lie over it.
  await lookAt(allied, 'a', { x: 100, y: players.top - 60 });
  await clickPiece(allied, 'a');
  const buttons = await boxesOf('.pdc-popover-menu button');
  expect(buttons.length).toBeGreaterThan(1);
  // A menu that takes more room than its buttons would be placed farther from its unit than needed.
  const [menu] = await boxesOf('.pdc-popover-menu');
  const [left, right] = [
    Math.min(...buttons.map((box) => box.left)),
    Math.max(...buttons.map((box) => box.right)),
  ];
  expect(menu.width).toBeLessThan(right - left + 2);
  const isClear = (box: typeof players) =>
    box.left >= players.right ||
    box.top >= players.bottom ||
    box.right <= players.left ||
    box.bottom <= players.top;
  expect(buttons.filter((box) => !isClear(box))).toEqual([]);
  const before = await cardsIn(allied).count();
  await lookAt(allied, 'a', { x: 400, y: 300 });
  await clickHex(allied, 'A3');
  await settled(allied);
  for (const facing of ['w', 'n'] as const) {
    await pressCompass(allied, facing);
    await settled(allied);
  }
  expect((await stateIn(allied)).units.a).toMatchObject({ at: 'A3', facing: 'n' });
  const card = cardOf(allied, '1er Ligne');
  await told(card, /moves to A3\. 1er Ligne turns to face north\.$/);
  expect(await cardsIn(allied).count()).toBe(before + 1);
});

/** A division at the foot of the board. */
const AT_THE_FOOT = {
  ...frenchOf('ravel', {
    ravel: { type: 'division-general', at: 'B8', name: 'GD Ravel', rating: 0 },
    a: { type: 'infantry', at: 'D8', name: '1er Ligne', formation: 'attack-column' },
  }),
  ...austrianOf('torda', {
    torda: { type: 'division-general', at: 'H2', name: 'FML Torda', rating: 0 },
    x: { type: 'infantry', at: 'H1', name: 'IR 19', formation: 'line' },
  }),
};

test('a click into the corner of the next square goes there, whatever stands around the unit, and no arrow is cut', async () => {
  const { allied } = field.seats;
  await layOutCode(field, AT_THE_FOOT);
  await beginMoves(allied);
  await clickPiece(allied, 'a');
  await settled(allied);
  const arrows = allied.page.locator('.pdc-popover-compass button');
  const boxes = await arrows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const { height } = allied.page.viewportSize() ?? { height: 0 };
  expect(boxes.length).toBeGreaterThan(3);
  for (const { bottom } of boxes) expect(bottom).toBeLessThanOrEqual(height);
  // The corner that touches the square of the unit.
  const { x, y } = await pointOfSpace(allied, 'E7', { x: 0.1, y: 0.9 });
  await allied.page.mouse.move(x, y);
  await allied.page.mouse.click(x, y);
  await settled(allied);
  expect((await stateIn(allied)).units.a).toMatchObject({ at: 'E7' });
});
