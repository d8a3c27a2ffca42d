import { UnusableData } from '../../../core';

/** Tells what went wrong; what is wrong with a file stays until it is clicked away. */
export function notifyError(error: unknown): void {
  const isFaulty = error instanceof UnusableData;
  if (!isFaulty) console.error(error);
  const text = error instanceof Error ? error.message : String(error);
  ui.notifications.error(text, { permanent: isFaulty });
}
