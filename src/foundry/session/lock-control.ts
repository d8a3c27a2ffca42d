import type { BattleControl } from '../battle';
import { type BattleCombat, isOverIn } from '../documents';
import { hidesStill } from './battle-file';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import { isLockedIn } from './journal/is-locked';
import { worldKeys } from './keys/world-keys';

interface LockDependencies {
  readonly store: BattleStore;
  readonly host: Host;
  /** The battle with an id. Throws an Error if there is none, or if this client's user may not control it. */
  found(battle: string): BattleCombat;
}

/** The GM's actions on the locked parts of battles. */
export const lockControl = ({
  store,
  host,
  found,
}: LockDependencies): Pick<BattleControl, 'hides' | 'isLocked' | 'canGoOn' | 'dealAgain' | 'keys'> => ({
  hides(battle) {
    const { id, system } = found(battle);
    const seen = store.find(id ?? '');
    const lesson = system.lesson === '' ? undefined : system.lesson;
    return seen !== undefined && hidesStill({ start: seen.state, state: seen.state, lesson });
  },
  isLocked: (battle) => isLockedIn(found(battle)),
  canGoOn: (battle) => !isOverIn(found(battle).system) && !isLockedIn(found(battle)),
  dealAgain: async (battle) => host.dealAgain(found(battle).id ?? ''),
  keys: worldKeys,
});
