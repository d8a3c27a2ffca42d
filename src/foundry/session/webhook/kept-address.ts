import { keepWebhookSeal, MODULE_ID, ownWrite, webhookSeal } from '../../documents';
import { localize } from '../../texts';
import { createLockedEntry, lockedText } from '../journal/locked-entry';
import { digest, hasKeyFor, isHidden, readByMasters } from '../keys/record-script';
import { addressFault } from './address';

/** The place that the address is encrypted for. */
const PLACE = 'webhook';

/** The journal entries that keep an address. */
const entries = () => game.journal.contents.filter(({ flags }) => flags[MODULE_ID]?.webhook !== undefined);

/** The address that hears of battles; undefined if there is none, or this browser can't read it. */
export function addressKept(): string | undefined {
  for (const { flags } of entries()) {
    const text = flags[MODULE_ID]?.webhook;
    // A player may write an entry, or copy one that a GM has removed: only the text that a GM has sealed counts.
    const isSealed = isHidden(text) && digest(text) === webhookSeal();
    const address = isSealed && hasKeyFor(text) ? opened(text) : undefined;
    if (address !== undefined) return address;
  }
  return undefined;
}

function opened(text: string): string | undefined {
  try {
    const address = readByMasters(text, PLACE);
    return addressFault(address) ? undefined : address;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Keeps an address in the place of any other, locked for players. */
export async function keepAddress(address: string): Promise<void> {
  const before = entries();
  const name = localize('PDC.windows.webhook.journal');
  const webhook = await lockedText(address, PLACE);
  const flags = { [MODULE_ID]: { webhook } };
  const entry = await createLockedEntry(name, localize('PDC.windows.webhook.keep'), flags);
  if (!entry) throw new Error(localize('PDC.windows.webhook.notKept'));
  await keepWebhookSeal(digest(webhook));
  for (const old of before) await old.delete(ownWrite());
}

/** Removes the address. */
export async function dropAddress(): Promise<void> {
  await keepWebhookSeal('');
  for (const entry of entries()) await entry.delete(ownWrite());
}
