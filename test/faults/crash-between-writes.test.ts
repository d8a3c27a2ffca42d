// The client that decides is lost after each of the writes of an order: nothing is lost, doubled or half done.
import { expect, test, vi } from 'vitest';
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

/** The order is given, and its client is lost after every number of writes. */
async function* crashes(situation: Situation): AsyncIterable<Try> {
  const whole = await drawn(situation);
  const before = looksOf(whole.field);
  const count = whole.field.writes.length;
  const user = PLAYERS[situation.side];
  expect(await whole.host.answer(envelopeOf(situation), user)).toMatchObject({ ok: true });
  await whole.host.project('battle');
  const wanted = looksOf(whole.field);
  const writes = whole.field.writes.slice(count);
  // Without the writes of a board, of pieces and of cards there would be nothing to be lost between.
  expect(writes.length).toBeGreaterThan(1);
  for (let lost = 0; lost <= writes.length; lost += 1) {
    const place = lost === 0 ? 'before its first write' : `after write ${lost}, "${writes[lost - 1]}"`;
    yield [`${situation.name}, ${place}`, () => crash(situation, lost, { before, wanted })];
  }
}

type Looks = ReturnType<typeof looksOf>;

async function crash(
  situation: Situation,
  lost: number,
  { before, wanted }: { readonly before: Looks; readonly wanted: Looks },
): Promise<string | undefined> {
  const { field, host, client } = await drawn(situation);
  const user = PLAYERS[situation.side];
  const envelope = envelopeOf(situation);
  if (lost > 0) {
    const gone = field.fallsAfter(lost);
    void host.answer(envelope, user);
    await gone;
    await field.rises();
  }
  // Papers are never in between: the order has happened, or it has not.
  const isKept = field.kept.revision > situation.save.revision;
  if (isKept !== lost > 0) return `the record is at revision ${field.kept.revision}`;
  const illegal = faultOf(field, situation);
  if (illegal !== undefined) return `the record can't be played: ${illegal}`;
  const second = client();
  await second.project('battle');
  const healed = difference(looksOf(field), isKept ? wanted : before);
  if (healed !== undefined) return `after it was healed, ${healed}`;
  // Who has had no answer asks again: it has been done, and is not done twice.
  const { ok } = await second.answer(envelope, user);
  await second.project('battle');
  return ok ? difference(looksOf(field), wanted) : 'can’t be asked for again';
}

const BATTLES: readonly (readonly [id: string, count: number])[] = [
  ['two-villages', 2],
  ['no-cards', 2],
  ['lauter-crossing', 1],
  ...LONG,
];

test.each(BATTLES)('whenever the client is lost in the middle of an order: %s', async (id, count) => {
  async function* tries() {
    for (const situation of await situationsOf(id, count * TIMES)) yield* crashes(situation);
  }
  await tryAll('crash between two writes', id, tries());
});
