import { expect, test } from 'vitest';
import {
  clickHex,
  endTurn,
  forge,
  lastCard,
  pressSpot,
  revisionIn,
  sayYes,
  settled,
  stateIn,
  untilRevision,
  untilTokens,
} from './field';
import { draws, everythingIn, handOf, playCard } from './hands';
import { dice, type Seat, untilReady } from './harness';
import { useField } from './use-field';

const field = useField();

const SOUTH = ['order-two-centre', 'order-light-troops', 'double-time', 'move-fire-move'];
const NORTH = ['order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'];

/** Two blocks in the centre and one on the left, before an enemy. */
const UNITS = {
  a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
  b: { side: 'south', type: 'infantry', at: '6:8', name: '5th Foot' },
  c: { side: 'south', type: 'infantry', at: '6:1', name: '20th Foot' },
  n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
} as const;

/** The mark of a piece as its token shows it. */
const markOf = ({ page }: Seat, space: string): Promise<string | undefined> =>
  page.evaluate((at) => {
    const { canvas } = globalThis as unknown as {
      canvas: {
        grid: { getOffset(point: object): { i: number; j: number } };
        tokens: { placeables: { center: object; children: { look?: { mark: string } }[] }[] };
      };
    };
    const token = canvas.tokens.placeables.find(({ center }) => {
      const { i, j } = canvas.grid.getOffset(center);
      return `${i}:${j}` === at;
    });
    return token?.children.find(({ look }) => look)?.look?.mark;
  }, space);

test('a turn by a card of the hand, which nobody else gets to know', async () => {
  const { allied, french } = field.seats;
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });
  expect((await handOf(allied)).sort()).toEqual([...SOUTH].sort());
  await clickHex(allied, '5:6');
  await allied.page.locator('.pdc-popover-note', { hasText: 'Play a command card first' }).waitFor();
  await allied.page.locator('.pdc-hand [data-card=order-two-centre]').click();
  await allied.screenshot('hand-chosen');
  await allied.page.locator('.pdc-hand [data-action=play]').click();
  await untilRevision(allied, 2);
  await settled(allied);
  expect([await markOf(allied, '5:6'), await markOf(allied, '6:8')]).toEqual(['ready', 'ready']);
  expect(await markOf(allied, '6:1')).toBe('none');
  await clickHex(allied, '6:1');
  await allied.page.locator('.pdc-popover-note', { hasText: "The card doesn't cover this piece" }).waitFor();
  await clickHex(allied, '6:8');
  await clickHex(allied, '5:8');
  await untilRevision(allied, 3);
  await field.faces('red', 'blue', 'blue', 'blue');
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Fire');
  await untilRevision(allied, 4);
  expect((await stateIn(french)).units).toMatchObject({ b: { at: '5:8' }, n: { strength: 4 } });
  // Drawn for the one that was played.
  await dice(field.seats.gm.page, ...draws(['clash-of-shields'], [...SOUTH, ...NORTH]));
  await endTurn(allied);
  await untilRevision(french, 5);
  await settled(french);
  const hand = [...SOUTH.slice(1), 'clash-of-shields'];
  expect((await handOf(allied)).sort()).toEqual([...hand].sort());
  expect((await stateIn(french)).cards?.discard).toEqual(['order-two-centre']);
  await french.page.locator('.pdc-panel-prompt', { hasText: 'Play a command card' }).waitFor();
  const known = await everythingIn(french);
  expect(known).toContain('order-two-centre');
  const titles = ['Lights Forward', 'Forced March', 'Fire and Fall Back', 'At the Bayonet'];
  expect([...hand, ...titles].filter((word) => known.includes(word))).toEqual([]);
});

test('cards are chosen by the digits that they show, put back and played without a pointer', async () => {
  const { allied } = field.seats;
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });
  const card = allied.page.locator('.pdc-hand [data-card=order-light-troops]');
  const digit = (await card.locator('kbd').textContent()) ?? '';
  const digits = await allied.page.locator('.pdc-hand-card kbd').allTextContents();
  expect(digits).toEqual(['1', '2', '3', '4']);
  await allied.screenshot('hand-digits');
  const isLifted = () => card.getAttribute('aria-pressed');
  await allied.page.keyboard.press(digit);
  await expect.poll(isLifted).toBe('true');
  await allied.page.keyboard.press('Escape');
  await expect.poll(isLifted).toBe('false');
  await allied.page.keyboard.press(digit);
  await expect.poll(isLifted).toBe('true');
  await allied.page.keyboard.press('Enter');
  await untilRevision(allied, 2);
  expect((await stateIn(allied)).turn.card?.card).toBe('order-light-troops');
  // Now the digits belong to the map.
  await allied.page.locator('.pdc-hand .is-in-play').waitFor();
  expect(await allied.page.locator('.pdc-hand-card kbd').count()).toBe(0);
});

test('a First Strike out of a hand that the attacker does not know', async () => {
  const { allied, french, gm } = field.seats;
  const north = ['first-strike', 'order-two-left', 'order-heavy-troops'];
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north });
  await playCard(allied, 'order-two-centre');
  await untilRevision(allied, 2);
  await clickHex(allied, '5:6');
  await clickHex(allied, '4:6');
  await pressSpot(allied, 'Close combat');
  await untilRevision(allied, 3);
  // The attacker waits for an answer, and has no hint of what it may be.
  await settled(allied);
  expect(await everythingIn(allied)).not.toMatch(/first-strike|First Blow|Strike first|First strike/);
  const card = french.page.locator('.pdc-hand [data-card=first-strike]');
  expect(await card.getAttribute('class')).toContain('is-answer');
  await dice(gm.page, ...draws(['rally'], [...SOUTH, ...north]));
  await field.faces('red', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue');
  await playCard(french, 'first-strike');
  await untilRevision(allied, 4);
  expect((await stateIn(allied)).units).toMatchObject({ a: { strength: 4 }, n: { strength: 5 } });
  expect((await stateIn(allied)).cards?.discard).toEqual(['first-strike']);
  await lastCard(allied).locator('.pdc-roll').nth(1).waitFor();
  expect(await lastCard(allied).locator('.pdc-roll h4').first().textContent()).toContain('First strike');
  await settled(french);
  expect((await handOf(french)).sort()).toEqual(['order-heavy-troops', 'order-two-left', 'rally']);
});

test('a reload in the middle of the turn, then the card is taken back into the hand', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });
  await playCard(allied, 'order-two-centre');
  await untilRevision(allied, 2);
  await clickHex(allied, '6:8');
  await clickHex(allied, '5:8');
  await untilRevision(allied, 3);
  const inPlay = allied.page.locator('.pdc-hand .is-in-play', { hasText: 'Two in the Centre' });
  await inPlay.waitFor();
  const hand = await handOf(allied);
  await allied.page.reload();
  await untilReady(allied.page, allied.faults);
  await inPlay.waitFor();
  expect(await handOf(allied)).toEqual(hand);
  expect((await stateIn(allied)).turn.card?.ordered).toEqual(['b']);
  await settled(gm);
  const played = gm.page.locator('.pdc-order-card', { hasText: 'Two in the Centre' }).last();
  await played.hover();
  await played.locator('[data-action=undo]').click();
  await sayYes(gm, 'Undo orders in');
  await untilRevision(french, 4);
  await inPlay.waitFor({ state: 'detached' });
  expect((await handOf(allied)).sort()).toEqual([...SOUTH].sort());
  expect((await stateIn(french)).units.b?.at).toBe('6:8');
});

test('a card that is not in the hand, or in that of the enemy, is refused', async () => {
  const { allied, french } = field.seats;
  await field.layOut(UNITS, {}, {}, { south: SOUTH, north: NORTH });
  const play = (side: string, card: string) => ({ order: { type: 'play', side, card } });
  const refusal = (reason: string) => ({ ok: false, refusal: { reason } });
  expect(await forge(allied, 'allied', play('south', 'rally'))).toMatchObject(refusal('not-in-hand'));
  expect(await forge(allied, 'allied', play('south', '?'))).toMatchObject(refusal('no-such-card'));
  expect(await forge(allied, 'allied', play('north', 'line-command'))).toMatchObject(
    refusal('not-your-side'),
  );
  expect(await forge(french, 'french', play('south', 'double-time'))).toMatchObject(refusal('not-your-side'));
  expect(await forge(french, 'french', play('north', 'line-command'))).toMatchObject(
    refusal('not-your-turn'),
  );
  expect(await revisionIn(allied)).toBe(1);
});

test('a skirmisher is sent out as a block of his own, and joins a friend as a screen', async () => {
  const { allied, french, gm } = field.seats;
  await field.layOut({
    a: { side: 'south', type: 'light-infantry', at: '5:5', name: '95th Rifles' },
    b: { side: 'south', type: 'infantry', at: '5:8', name: '9th Foot' },
    n: { side: 'north', type: 'infantry', at: '0:0' },
  });
  await clickHex(allied, '5:5');
  await pressSpot(allied, 'Send out');
  await clickHex(allied, '5:6');
  await untilRevision(allied, 1);
  for (const seat of [gm, allied, french]) await untilTokens(seat, 4);
  await endTurn(allied);
  await untilRevision(french, 2);
  await endTurn(french);
  await untilRevision(allied, 3);
  await clickHex(allied, '5:6');
  await clickHex(allied, '5:8');
  await untilRevision(allied, 4);
  for (const seat of [gm, allied, french]) await untilTokens(seat, 3);
  expect((await stateIn(french)).units).toMatchObject({ a: { strength: 4 }, b: { strength: 6 } });
});

test('a reinforcement waits in the tray, comes on in its turn, and marches on at once', async () => {
  const { allied, french } = field.seats;
  const units = { r: { type: 'infantry', name: '45th Foot' } };
  const arrivals = [{ side: 'south', turn: 2, units, spaces: ['7:0', '7:1'] }];
  await field.layOut(UNITS, {}, { arrivals });
  const waiting = allied.page.locator('.pdc-hand [data-reserve=r]');
  await waiting.getByText('arrives on turn 2').waitFor();
  expect(await allied.page.locator('.pdc-hand button[data-reserve=r]').count()).toBe(0);
  await endTurn(allied);
  await untilRevision(french, 1);
  await endTurn(french);
  await untilRevision(allied, 2);
  await allied.page.locator('.pdc-hand button[data-reserve=r]').click();
  await clickHex(allied, '7:1');
  await untilRevision(allied, 3);
  await untilTokens(french, 5);
  await clickHex(allied, '6:2');
  await untilRevision(french, 4);
  expect((await stateIn(french)).units.r?.at).toBe('6:2');
  expect(await allied.page.locator('.pdc-hand').count()).toBe(0);
});
