import { UnusableData } from '../../../core';
import { localize } from '../../texts';
import { notifyError } from '../battle-window';

/** Shows an error: every fault in a scenario, until dismissed. */
export function notifyFaults(error: unknown, file: string): void {
  if (error instanceof UnusableData) {
    const faults = error.faults.join(' · ');
    ui.notifications.error(localize('PDC.windows.newBattle.unusable', { file, faults }), { permanent: true });
  } else notifyError(error);
}
