import type { Ruleset, Side } from '../../../core';
import { readStandingOrders, type StandingOrders } from '../../../match';
import { MODULE_ID, ownWrite } from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';
import { localize } from '../../texts';
import { hiddenText } from '../keys/cipher';
import { shareKeys } from '../keys/key-sharing';
import { ensureKey, handSecret, writingKey } from '../keys/keyring';
import { isHidden, signed } from '../keys/record-script';
import { openedFor } from './battle-hands';
import { pageOf } from './record-pages';

type BattleJournal = JournalEntry.Implementation;

/** All lists of orders up to this size are stored at the same length, so that it says nothing of their number. */
const BYTES = 2048;

const placeOf = (journal: BattleJournal, side: Side): string => `standing ${side} ${journal.id}`;

/** Stores the standing orders of a side on its page, locked like its hand: only their owner and GMs can read them. */
export async function keepStandingOrders(
  journal: BattleJournal,
  side: Side,
  owner: string,
  orders: StandingOrders,
): Promise<void> {
  const page = pageOf(journal, side);
  if (!page?.id) throw new Error(localize('PDC.windows.session.noBattleJournal', { journal: journal.name }));
  await ensureKey();
  // A failure to share the key must not stop play: it is tried again.
  await shareKeys().catch((error: unknown) => console.error(error));
  const key = writingKey();
  const text = hiddenText(handSecret(key, owner), JSON.stringify(orders), placeOf(journal, side), BYTES);
  const flags = { [MODULE_ID]: { standing: signed(key.name, text), standingOf: owner } };
  await journal.updateEmbeddedDocuments('JournalEntryPage', [{ _id: page.id, flags }], ownWrite());
}

/** True if a user has left standing orders for a side, whatever they are. */
export function hasStandingOrders(journal: BattleJournal | undefined, side: Side, owner: string): boolean {
  const { standing = '', standingOf } = pageOf(journal, side)?.flags[MODULE_ID] ?? {};
  return isHidden(standing) && standingOf === owner;
}

/** The standing orders of a user for a side; empty if there are none, or if this browser can't read them. */
export function standingOrdersIn(
  journal: BattleJournal | undefined,
  rules: Ruleset,
  side: Side,
  owner: string,
): StandingOrders {
  if (!journal || !hasStandingOrders(journal, side, owner)) return {};
  const { standing = '' } = pageOf(journal, side)?.flags[MODULE_ID] ?? {};
  const kept: object = Object(parsedOrNull(openedFor(owner, standing, placeOf(journal, side)) ?? '{}'));
  // A question that a later version of the game asks no more must not end the others.
  return Object.assign({}, ...Object.entries(kept).map(([reason, order]) => readable(rules, reason, order)));
}

function readable(rules: Ruleset, reason: string, order: unknown): StandingOrders {
  try {
    return readStandingOrders(rules, { [reason]: order });
  } catch {
    return {};
  }
}
