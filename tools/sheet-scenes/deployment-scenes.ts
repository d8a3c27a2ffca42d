import type { Order, Scenario, State } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { clickHex, type Field, forge, hoverHex, stateIn } from '../../test/browser/field';
import type { Seat } from '../../test/browser/harness';
import { BATTLES } from '../play/battles';
import type { Camera } from './camera';

/** The pieces each side keeps in a battle with a short deployment. */
const FEW = ['s1', 's2', 'n1', 'n2'];

/** A large battle, with the fullest trays, on a small map. */
function largeBattle(): Scenario {
  const plan = BATTLES.find(({ preparation }) => preparation?.attacker === 'south');
  if (!plan?.preparation) throw new Error('there is no battle with an attacker');
  return { ...plan, preparation: { ...plan.preparation, terrain: { south: 3, north: 4 } } };
}

const seatOf = ({ seats }: Field, { turn }: State): readonly [Seat, string] =>
  turn.side === 'south' ? [seats.allied, 'allied'] : [seats.french, 'french'];

/** Carries out legal orders of the step until a condition holds, chosen across the list for a natural picture. */
async function until(field: Field, isDone: (state: State) => boolean): Promise<State> {
  for (let count = 0; ; count += 1) {
    const state = await stateIn(field.seats.gm);
    if (isDone(state)) return state;
    const orders = ordersOfStep(state);
    const order = orders[(count * 37) % orders.length];
    const [seat, user] = seatOf(field, state);
    await forge(seat, user, { order });
  }
}

function ordersOfStep(state: State): readonly Order[] {
  if (state.turn.step === 'terrain') return ccNapoleon.orders(state);
  return Object.values(state.reserve)
    .filter(({ side }) => side === state.turn.side)
    .slice(0, 1)
    .flatMap(({ id }) => ccNapoleon.ordersOf(state, id));
}

async function preparations(field: Field, camera: Camera): Promise<void> {
  const plan = largeBattle();
  await field.deploy(plan, { title: plan.title, pieces: 0 });
  const { allied, french } = field.seats;
  const placing = await until(field, ({ turn, terrain }) => {
    return turn.side === 'south' && Object.keys(terrain).length > 3;
  });
  await allied.page.locator('.pdc-hand [data-terrain]').first().waitFor();
  await allied.page.waitForTimeout(500);
  await camera.take(allied.page, 'terrain-tray', 'The ground is chosen: pieces to place');
  const [taken = ''] = Object.keys(placing.terrain);
  await allied.page.locator('.pdc-hand button[data-terrain]').first().click();
  await hoverHex(allied, taken);
  await camera.take(allied.page, 'terrain-taken', 'A terrain piece in hand over a hex that is taken');
  await camera.take(french.page, 'terrain-waits', 'The other side chooses');
  await until(field, ({ turn, units }) => turn.side === 'south' && Object.keys(units).length > 7);
  const piece = allied.page.locator('.pdc-hand button[data-reserve]').first();
  await piece.waitFor();
  await allied.page.waitForTimeout(500);
  await camera.take(allied.page, 'deployment', 'Deployment: a large army in the tray');
  await camera.take(allied.page, 'deployment', 'Deployment: a large army in the tray', 'large');
  if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click();
  await hoverHex(allied, '8:3');
  await camera.take(allied.page, 'deployment-in-hand', 'Deployment: a unit in hand');
  await clickHex(allied, '8:3');
  const units = Object.fromEntries(Object.entries(plan.units).filter(([id]) => FEW.includes(id)));
  await field.deploy({ ...plan, title: 'A few', units }, { title: 'A few', pieces: 0 });
  await until(field, ({ preparation }) => preparation === null);
  await allied.page.waitForTimeout(800);
  await camera.take(allied.page, 'first-turn', 'Everyone is deployed: the first turn');
  await camera.take(allied.page, 'first-turn', 'Everyone is deployed: what the chat tells', 'tall');
}

/** The preparations of a battle built by the players. */
export const deploymentScenes = { preparations };
