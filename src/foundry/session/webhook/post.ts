import { localize } from '../../texts';
import { serverOf } from './address';
import type { Message } from './message';

/** The time in which a server has to answer, in milliseconds. */
const DEADLINE = 10_000;

/** Sends a message to an address. Rejects with an Error that says why it was not taken, without the address. */
export async function post(address: string, message: Message): Promise<void> {
  const server = serverOf(address);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The message is for this address and no other.
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE),
  }).catch((error: unknown) => {
    console.warn(error);
    throw new Error(localize('PDC.windows.webhook.fault.no-answer', { server }));
  });
  // Nothing in the answer counts, however long it is, nor whether it ends well.
  await answer.body?.cancel().catch((error: unknown) => console.warn(error));
  if (!answer.ok)
    throw new Error(localize('PDC.windows.webhook.fault.refused', { server, status: String(answer.status) }));
}
