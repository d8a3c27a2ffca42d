import { UnusableData } from '../../../core';

/** Tells the user what went wrong; what is no fault of his own data goes to the console with its trace. */
export function notifyError(error: unknown): void {
  if (!(error instanceof UnusableData)) console.error(error);
  ui.notifications.error(error instanceof Error ? error.message : String(error));
}
