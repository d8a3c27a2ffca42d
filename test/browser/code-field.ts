import { type Field, pressPanel, settled, stateIn } from './field';
import type { Seat } from './harness';

/** Words of a piece in a scenario file. */
type Words = Readonly<Record<string, string | number | boolean>>;

const side = (name: string, nation: string) => ({ name, nation });

/** Those of one command of the French in the south, by their ids. */
export const frenchOf = (command: string, units: Readonly<Record<string, Words>>) =>
  commandOf('south', command, units);

/** Those of one command of the Austrians in the north. */
export const austrianOf = (command: string, units: Readonly<Record<string, Words>>) =>
  commandOf('north', command, units);

const commandOf = (of: string, command: string, units: Readonly<Record<string, Words>>) =>
  Object.fromEntries(
    Object.entries(units).map(([id, words]): [string, Words] => [id, { side: of, command, ...words }]),
  );

let count = 0;

/** Lays out a position of Code Napoleon as a scenario of its own; the French move first where they say so. */
export async function layOutCode(field: Field, units: Readonly<Record<string, Words>>): Promise<void> {
  count += 1;
  const id = `code-napoleon-${count}`;
  const scenario = {
    ...{ id, ruleset: 'code-napoleon', title: id, first: 'south', opening: 'south', units },
    ...{ board: [8, 8], clock: { start: '10:00' }, turns: 6 },
    sides: { south: side('French', 'french'), north: side('Austrians', 'austrian') },
  };
  await field.deploy(scenario, { title: id, pieces: Object.keys(units).length });
}

/** The French take the first phase, and charge nobody. */
export async function beginMoves(seat: Seat): Promise<void> {
  await pressPanel(seat, 'First phase');
  await endStep(seat, 'End charges');
}

/** Ends a step, although there might be more to do in it. */
export async function endStep(seat: Seat, words: string): Promise<void> {
  await pressPanel(seat, words);
  await settled(seat);
  const isAsked = (await seat.page.locator('.pdc-panel-buttons [data-action=keepTurn]').count()) > 0;
  if (isAsked) await pressPanel(seat, words);
  await settled(seat);
}

/** Ends steps until one begins. */
export async function untilStep(seat: Seat, step: string): Promise<void> {
  for (let now = await stateIn(seat); now.turn.step !== step; now = await stateIn(seat)) await endAny(seat);
}

/** Presses the button that ends whatever can be ended now, the largest part of it. */
export async function endAny(seat: Seat): Promise<void> {
  await settled(seat);
  await seat.page.mouse.move(0, 0);
  await seat.page.locator('.pdc-panel-buttons [data-action=endTurn]').last().click();
  await settled(seat);
}

/** The cards that are seen in a window. */
export const cardsIn = ({ page }: Seat) => page.locator('.chat-message:visible .pdc-order-card');
