import { ROLICA } from '../../src/rulesets/cc-napoleon/scenarios/rolica';
import { DECK } from '../../src/rulesets/ccn/cards/deck';
import { ROLICA as CORE_ROLICA } from '../../src/rulesets/ccn/scenarios/rolica';
import { KRANZ } from '../../src/rulesets/code-napoleon/scenarios/kranz';
import { AUSTERLITZ } from '../../src/rulesets/squares/scenarios/austerlitz';
import { clickHex, type Field, hoverHex, pressPanel, pressSpot, settled, useUpDice } from './field';
import { draws, type Hands, playCard } from './hands';
import { dice, type Seat } from './harness';
import { layOutOgre } from './ogre-field';
import { clickPiece, hoverPiece } from './squares-field';

/** A moment of a battle in which somebody has something to choose. */
export interface Moment {
  readonly name: string;
  readonly seat: Seat;
  /** What the user of the window has in hand. */
  readonly inHand: string | null;
  /** Spaces that the choice is about beside those that can be chosen. */
  readonly also: readonly string[];
}

/** Shows a moment to whoever looks at it; the second function points again at what it is about. */
export type Look = (moment: Moment, again: () => Promise<void>) => Promise<void>;

const NOTHING = async (): Promise<void> => undefined;

interface Told {
  readonly id: string;
  readonly title: string;
  readonly units: Readonly<
    Record<string, { readonly at?: string; readonly side: string; readonly type: string }>
  >;
}

/** A scenario with some of its units brought elsewhere. */
function closer(scenario: Told, places: Readonly<Record<string, string>>, more: object = {}): Told {
  const units = Object.fromEntries(
    Object.entries(scenario.units).map(([id, unit]) => [
      id,
      { ...unit, ...(places[id] && { at: places[id] }) },
    ]),
  );
  return { ...scenario, id: `${scenario.id}-closer`, units, ...more };
}

async function lay(field: Field, scenario: Told, hands?: Hands, deck?: readonly string[]): Promise<void> {
  const { gm, french } = field.seats;
  await useUpDice(gm);
  if (hands) await dice(gm.page, ...draws([...hands.south, ...hands.north], [], deck));
  await field.deploy(scenario, { title: scenario.title, pieces: Object.keys(scenario.units).length });
  await settled(french);
}

const HANDS: Hands = {
  south: [
    'order-four-centre',
    'order-three-right',
    'order-two-left',
    'order-light-troops',
    'leadership-any',
    'move-fire-move',
  ],
  north: ['first-strike', 'order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'],
};

/** Rolica below the heights: a card, a unit, its targets, one that can be attacked in two ways, and the answer. */
async function rolica(field: Field, look: Look): Promise<void> {
  const { allied, french, gm } = field.seats;
  const places = { a3: '5:5', a4: '4:8', a5: '6:7', a6: '4:4', a7: '6:8', wellesley: '4:8' };
  await lay(field, closer(ROLICA, places), HANDS);
  const card = allied.page.locator('.pdc-hand [data-card=order-four-centre]');
  await card.click();
  await look(
    { name: 'Rolica: a card is chosen', seat: allied, inHand: null, also: ['4:8', '6:7', '6:8', '5:5'] },
    NOTHING,
  );
  await card.click();
  await settled(allied);
  await clickHex(allied, '4:8');
  await look({ name: 'Rolica: infantry in hand', seat: allied, inHand: 'a4', also: [] }, NOTHING);
  const point = () => hoverHex(allied, '3:7');
  await point();
  await look({ name: 'Rolica: a target is pointed at', seat: allied, inHand: 'a4', also: [] }, point);
  await allied.page.keyboard.press('Escape');
  await clickHex(allied, '6:8');
  await look({ name: 'Rolica: cavalry in hand', seat: allied, inHand: 'a7', also: [] }, NOTHING);
  await allied.page.keyboard.press('Escape');
  await clickHex(allied, '4:4');
  await hoverHex(allied, '3:4');
  const again = () => hoverHex(allied, '3:4');
  await look(
    { name: 'Rolica: a target of two attacks is pointed at', seat: allied, inHand: 'a6', also: [] },
    again,
  );
  await clickHex(allied, '3:4');
  await look(
    { name: 'Rolica: one of two attacks is to be chosen', seat: allied, inHand: 'a6', also: [] },
    NOTHING,
  );
  await pressSpot(allied, 'Close combat');
  await settled(french);
  for (const seat of [french, gm]) {
    const name = `Rolica: an answer to close combat (${seat === gm ? 'GM' : 'player'})`;
    await look({ name, seat, inHand: null, also: ['4:4', '3:4'] }, NOTHING);
  }
}

/** The core game: cards, a unit, its target, melee with its question. */
async function core(field: Field, look: Look): Promise<void> {
  const { allied, french } = field.seats;
  const places = { a4: '4:8', a5: '5:7', a7: '5:8', a3: '5:5', a6: '4:4', wellesley: '4:8' };
  const hands = {
    south: ['attack-centre', 'forward', 'probe-left', 'scout-right', 'rally', 'bombard'],
    north: ['probe-centre', 'attack-left', 'probe-right', 'scout-centre', 'scout-left'],
  };
  await lay(field, closer(CORE_ROLICA, places), hands, DECK);
  await allied.page.locator('.pdc-hand [data-card=attack-centre]').first().click();
  await look(
    {
      name: 'Core game: a card is chosen',
      seat: allied,
      inHand: null,
      also: ['4:8', '5:7', '5:8', '5:5', '4:4'],
    },
    NOTHING,
  );
  await allied.page.keyboard.press('Escape');
  await playCard(allied, 'attack-centre');
  await settled(allied);
  for (const hex of ['4:8', '5:7', '5:8', '4:4']) {
    await clickHex(allied, hex);
    await pressIfThere(allied, 'Order');
  }
  await pressIfPanel(allied, 'Done');
  await allied.page.keyboard.press('Escape');
  await clickHex(allied, '4:8');
  await look({ name: 'Core game: infantry in hand', seat: allied, inHand: 'a4', also: [] }, NOTHING);
  const point = () => hoverHex(allied, '3:7');
  await point();
  await look({ name: 'Core game: a target is pointed at', seat: allied, inHand: 'a4', also: [] }, point);
  await settled(french);
}

async function pressIfThere(seat: Seat, text: string): Promise<void> {
  await settled(seat);
  const button = seat.page.locator('.pdc-popover-button', { hasText: text });
  if ((await button.count()) > 0) await button.first().click();
}

async function pressIfPanel(seat: Seat, text: string): Promise<void> {
  await settled(seat);
  const button = seat.page.locator('.pdc-panel-buttons button', { hasText: text });
  if ((await button.count()) > 0) await button.first().click();
}

/** Austerlitz: a general, one of a full square, an assault, and who supports it. */
async function austerlitz(field: Field, look: Look): Promise<void> {
  const { allied, gm } = field.seats;
  const more = { special: [], firsts: [], first: 'south' };
  const enemies = Object.entries(AUSTERLITZ.units).flatMap(([id, { side, type }]) =>
    side === 'north' && type === 'infantry' ? id : [],
  );
  const ours = [
    'soult',
    'thiebault',
    'ware',
    'morand-10e-legere',
    'schiner-24e-legere',
    'iv-corps-guns-right',
  ];
  const places = Object.fromEntries([
    ...ours.map((id) => [id, 'E6']),
    ...enemies.slice(0, 3).map((id) => [id, 'E5']),
  ]);
  const scenario = closer(AUSTERLITZ, places, more);
  await lay(field, scenario);
  await clickPiece(allied, 'soult');
  await look({ name: 'Austerlitz: a general in hand', seat: allied, inHand: 'soult', also: ['E6'] }, NOTHING);
  await dice(gm.page, 3, 3);
  await pressSpot(allied, 'Activate command');
  await settled(allied);
  await clickPiece(allied, 'thiebault');
  await look(
    { name: 'Austerlitz: one of a square in hand', seat: allied, inHand: 'thiebault', also: [] },
    NOTHING,
  );
  const [target = ''] = enemies;
  const point = () => hoverPiece(allied, target);
  await point();
  await look(
    { name: 'Austerlitz: an assault is pointed at', seat: allied, inHand: 'thiebault', also: [] },
    point,
  );
}

/** Kranz: a charge is declared and answered. */
async function kranz(field: Field, look: Look): Promise<void> {
  const { allied, french } = field.seats;
  const places = {
    'fr-16e-chasseurs': 'J7',
    'gd-bruyat': 'I8',
    'fr-7e-hussards': 'G7',
    'fr-3e-cuirassiers': 'I9',
    'fr-13e-legere': 'F7',
  };
  const scenario = closer(KRANZ, places);
  await lay(field, scenario);
  await pressIfPanel(allied, 'First phase');
  await settled(allied);
  await clickPiece(allied, 'fr-16e-chasseurs');
  const inHand = 'fr-16e-chasseurs';
  await look({ name: 'Kranz: cavalry in hand', seat: allied, inHand, also: [] }, NOTHING);
  const point = () => hoverPiece(allied, 'au-ir-47');
  await point();
  await look({ name: 'Kranz: a charge is pointed at', seat: allied, inHand, also: [] }, point);
  await clickPiece(allied, 'au-ir-47');
  await settled(allied);
  await pressPanel(allied, 'End charges');
  await settled(allied);
  await pressIfPanel(allied, 'End charges');
  await clickPiece(allied, 'fr-13e-legere');
  await look({ name: 'Kranz: infantry in hand', seat: allied, inHand: 'fr-13e-legere', also: [] }, NOTHING);
  await allied.page.keyboard.press('Escape');
  await clickPiece(allied, inHand);
  await clickPiece(allied, 'au-ir-47');
  await settled(french);
  await look(
    { name: 'Kranz: an answer to a charge', seat: french, inHand: null, also: ['J7', 'J5'] },
    NOTHING,
  );
}

/** Corsican Ogre: a unit to activate, an aide to send, a march, a facing and a target. */
async function ogre(field: Field, look: Look): Promise<void> {
  const { allied, gm } = field.seats;
  await layOutOgre(
    field,
    {
      foot: { side: 'south', type: 'british-line', at: '7:6', name: '5th Foot' },
      wellesley: { side: 'south', type: 'leader', at: '7:6', name: 'Wellesley' },
      guards: { side: 'south', type: 'british-line', at: '8:2', name: '9th Foot' },
      line: { side: 'north', type: 'french-line', at: '5:6', name: '39th Line' },
      light: { side: 'north', type: 'french-line', at: '0:12', name: '2nd Light' },
    },
    1,
    2,
    1,
  );
  await settled(allied);
  await clickHex(allied, '7:6');
  await look(
    { name: 'Corsican Ogre: a unit to activate', seat: allied, inHand: 'foot', also: ['7:6'] },
    NOTHING,
  );
  await dice(gm.page, 6, 5);
  await pressSpot(allied, /Activate: \d+% to act/);
  await settled(allied);
  await look({ name: 'Corsican Ogre: an aide to send', seat: allied, inHand: null, also: ['7:6'] }, NOTHING);
  await dice(gm.page, 3, 4);
  await pressSpot(allied, 'Send Wellesley');
  await settled(allied);
  await look({ name: 'Corsican Ogre: infantry in hand', seat: allied, inHand: 'foot', also: [] }, NOTHING);
  const point = () => hoverHex(allied, '5:6');
  await point();
  await look(
    { name: 'Corsican Ogre: a target is pointed at', seat: allied, inHand: 'foot', also: [] },
    point,
  );
}

/** Every battle that is looked at. */
export const BATTLES = { rolica, core, austerlitz, kranz, ogre } as const;
