// Documents of a battle are thrown away: whoever decides makes them again from the record.
import { beforeEach, test, vi } from 'vitest';
import { FOLLOWS, KNOWN, type Loss } from '../session/losses';
import { drawn, envelopeOf, faultOf, looksOf, PLAYERS, type Situation, situationsOf } from './situations';
import { difference, TIMES, type Try, tryAll } from './tries';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

async function lose(situation: Situation, loss: Loss[1], isByAnother: boolean): Promise<string | undefined> {
  const battle = await drawn(situation);
  const { field, client } = battle;
  const whole = looksOf(field);
  loss(battle);
  const host = isByAnother ? client() : battle.host;
  await host.project('battle');
  await host.project('battle');
  const count = field.writes.length;
  await host.project('battle');
  if (field.writes.length > count) return `${field.writes[count]} is written again and again`;
  const lost = difference(looksOf(field), whole) ?? faultOf(field, situation);
  if (lost !== undefined) return lost;
  const { ok } = await client().answer(envelopeOf(situation), PLAYERS[situation.side]);
  return ok ? undefined : 'the battle does not go on';
}

function* losses(situation: Situation): Iterable<Try> {
  const { name } = situation;
  for (const [what, loss] of [...FOLLOWS, ...KNOWN])
    yield [`${name}, ${what}, made again by the client that decides`, () => lose(situation, loss, false)];
  for (const [what, loss] of FOLLOWS)
    yield [`${name}, ${what}, made again by another client`, () => lose(situation, loss, true)];
}

test.each([
  ['two-villages', 1],
  ['lauter-crossing', 1],
])('whatever of a battle is thrown away: %s', async (id, count) => {
  async function* tries() {
    for (const situation of await situationsOf(id, count * TIMES)) yield* losses(situation);
  }
  await tryAll('lost documents', id, tries());
});
