import {
  clickHex,
  type Field,
  hoverHex,
  pressSpot,
  revisionIn,
  settled,
  untilRevision,
} from '../../test/browser/field';
import { draws, playCard } from '../../test/browser/hands';
import { dice } from '../../test/browser/harness';
import { publishedIn } from '../../test/browser/in-step';
import { Film } from './film';
import { HANDS, melee } from './positions';

/** The time a frame is shown, in milliseconds. */
const GLANCE = 900;
const LOOK = 1600;
const READ = 2600;

const CHARGERS: Readonly<Record<string, string>> = { a7: '6:4', f3: '5:3' };

/** The same map, without cards: the 20th Light Dragoons have caught French infantry in the open. */
const charge = {
  ...melee,
  id: 'rolica-charge',
  title: 'Rolica, the charge',
  options: { commandCards: false },
  units: Object.fromEntries(
    Object.entries(melee.units).map(([id, unit]) => [id, { ...unit, at: CHARGERS[id] ?? unit.at }]),
  ),
};

/** A turn at Rolica: a card, a unit, odds, an attack, its response, dice, a retreat, and cavalry against a square. */
export async function turnFilm(field: Field): Promise<Film> {
  const { gm, allied, french } = field.seats;
  const film = new Film();
  const settle = async () => {
    for (const seat of [gm, allied, french]) await settled(seat);
  };
  /** Gives an answer in the window of the side asked, once there is a question. */
  const answer = async (option: string) => {
    const revision = await revisionIn(gm);
    const { question } = await publishedIn(gm);
    const seat = question?.side === 'south' ? allied : french;
    if (/^\d+:\d+$/.test(option)) await clickHex(seat, option);
    else await seat.page.locator(`.pdc-panel [data-option="${option}"]`).click();
    for (const each of [gm, allied, french]) await untilRevision(each, revision + 1);
    await settle();
  };
  /** Gives the first answer until a question of a kind is open, or none. */
  const answersUntil = async (reason: string | undefined) => {
    for (;;) {
      const { question } = await publishedIn(gm);
      if (!question || question.reason === reason) return;
      await answer(question.options[0] ?? '');
    }
  };
  await dice(gm.page, ...draws([...HANDS.south, ...HANDS.north]));
  await field.deploy(melee, { title: melee.title, pieces: Object.keys(melee.units).length });
  for (const seat of [gm, allied, french]) await untilRevision(seat, 1);
  await settle();
  await film.take(allied.page, 'Play a card. It says which units you may order.', LOOK);
  await playCard(allied, 'order-four-centre');
  await untilRevision(allied, 2);
  await clickHex(allied, '4:8');
  await film.take(allied.page, 'Select a unit to see where it can move and what it can attack.', LOOK);
  await hoverHex(allied, '3:7');
  await film.take(allied.page, 'See the exact odds before you commit.', READ);
  await clickHex(allied, '3:7');
  await film.take(allied.page, 'Attack.', GLANCE);
  await pressSpot(allied, 'Close combat');
  for (const seat of [gm, french]) await untilRevision(seat, 3);
  await settle();
  await film.take(french.page, 'The French player chooses a response.', LOOK);
  await field.faces('red', 'flag', 'flag');
  await answer('none');
  await film.take(french.page, 'A hit, and a retreat: the French player chooses the way.', READ);
  await answersUntil('advance');
  await film.take(allied.page, 'The winner may advance.', LOOK);
  await answersUntil(undefined);
  await film.take(allied.page, 'Pieces, points and the log follow by themselves.', LOOK);
  await field.deploy(charge, { title: charge.title, pieces: Object.keys(charge.units).length });
  await clickHex(allied, '6:4');
  await hoverHex(allied, '5:3');
  await film.take(allied.page, 'Cavalry charges infantry in the open …', LOOK);
  await clickHex(allied, '5:3');
  await clickHex(allied, '5:3');
  for (const seat of [gm, french]) await untilRevision(seat, 1);
  await settle();
  await film.take(french.page, '… which may try to form square.', READ);
  await field.faces('blue', 'sword', 'green', 'helmet');
  await answer('square');
  await film.take(french.page, 'The square holds.', READ);
  return film;
}
