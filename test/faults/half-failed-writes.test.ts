// The server, or another module, says no to one of the writes of an order, and takes it later.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  drawn,
  envelopeOf,
  faultOf,
  LONG,
  looksOf,
  PLAYERS,
  type Situation,
  situationsOf,
} from './situations';
import { difference, TIMES, type Try, tryAll } from './tries';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));

beforeEach(() => {
  // What can't be written is noted there as well.
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Each kind of write that an order makes is refused once. */
async function* refusals(situation: Situation): AsyncIterable<Try> {
  const whole = await drawn(situation);
  const count = whole.field.writes.length;
  const user = PLAYERS[situation.side];
  expect(await whole.host.answer(envelopeOf(situation), user)).toMatchObject({ ok: true });
  await whole.host.project('battle');
  const wanted = looksOf(whole.field);
  for (const write of new Set(whole.field.writes.slice(count)))
    yield [`${situation.name}, "${write}"`, () => refuse(situation, write, wanted)];
}

async function refuse(
  situation: Situation,
  write: string,
  wanted: ReturnType<typeof looksOf>,
): Promise<string | undefined> {
  const { field, host, client } = await drawn(situation);
  const user = PLAYERS[situation.side];
  const before = looksOf(field);
  field.refused.add(write);
  const { ok } = await host.answer(envelopeOf(situation), user);
  await host.project('battle');
  if (ok !== field.kept.revision > situation.save.revision) return 'the answer is not what the record says';
  const untouched = ok ? undefined : difference(looksOf(field), before);
  if (untouched !== undefined) return `it was refused, and yet ${untouched}`;
  field.refused.clear();
  const second = client();
  await second.project('battle');
  const healed = difference(looksOf(field), ok ? wanted : before);
  if (healed !== undefined) return `after it was healed, ${healed}`;
  const again = await second.answer(envelopeOf(situation), user);
  await second.project('battle');
  if (!again.ok) return 'can’t be asked for again';
  return difference(looksOf(field), wanted) ?? faultOf(field, situation);
}

const BATTLES: readonly (readonly [id: string, count: number])[] = [
  ['two-villages', 2],
  ['lauter-crossing', 1],
  ...LONG,
];

test.each(BATTLES)('whichever write of an order is refused: %s', async (id, count) => {
  async function* tries() {
    for (const situation of await situationsOf(id, count * TIMES)) yield* refusals(situation);
  }
  await tryAll('half-failed writes', id, tries());
});
