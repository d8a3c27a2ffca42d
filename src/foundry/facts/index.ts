import { canvasFamily } from './canvas';
import { deletionFamily } from './deletion';
import { documentFamily } from './documents';
import type { Family } from './fact';
import { gridFamily } from './grid';
import { requestFamily } from './requests';
import { shownFamily } from './shown';
import { tokenFamily } from './tokens';
import type { TrialBattle } from './trial-battle';

export { type Fact, type Family, fact, holds, inTime, NotTried, same, titleOf, until } from './fact';
export { watchStart } from './start-order';
export { census, type TrialBattle, type TrialDependencies, TrialSetUp } from './trial-battle';
export { readyOrder } from './trial-order';

/** All facts about Foundry that one client can try, in the order in which to try them, and families of more. */
export const familiesWith = (more: readonly Family<TrialBattle>[]): readonly Family<TrialBattle>[] => [
  gridFamily,
  canvasFamily,
  documentFamily,
  tokenFamily,
  requestFamily,
  shownFamily,
  ...more,
  // The battle may be gone after these.
  deletionFamily,
];
