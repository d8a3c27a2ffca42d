import { battleFamily } from './battle';
import { canvasFamily } from './canvas';
import { deletionFamily } from './deletion';
import { documentFamily } from './documents';
import type { Family } from './fact';
import { gridFamily } from './grid';
import { requestFamily } from './requests';
import { shownFamily } from './shown';
import { tokenFamily } from './tokens';
import type { TrialBattle } from './trial-battle';

export { type Fact, type Family, fact, holds, inTime, NotTried, same, titleOf } from './fact';
export { watchStart } from './start-order';
export { census, type TrialBattle, type TrialDependencies, TrialSetUp } from './trial-battle';

/** All facts about Foundry that one client can try, in the order in which to try them, and families of more. */
export const familiesWith = (more: readonly Family<TrialBattle>[]): readonly Family<TrialBattle>[] => [
  gridFamily,
  canvasFamily,
  documentFamily,
  tokenFamily,
  requestFamily,
  shownFamily,
  battleFamily,
  ...more,
  deletionFamily,
];

/** The facts that each game is tried with. */
export const GAME_FAMILIES: readonly Family<TrialBattle>[] = [battleFamily, deletionFamily];
