import { type BattleView, isSameData, publicView } from '../../match';
import { type BattleCombat, storedFrom } from '../documents';

/** Whether the document of a battle shows everyone what its journal hold, of which this is the view. */
export const isShown = (view: BattleView, { system }: BattleCombat): boolean =>
  Object.entries(storedFrom(publicView(view))).every(([key, value]) =>
    saysTheSame(Reflect.get(system, key), value),
  );

function saysTheSame(shown: unknown, kept: string | number): boolean {
  if (shown === kept) return true;
  if (typeof shown !== 'string' || typeof kept !== 'string') return false;
  try {
    return isSameData(JSON.parse(shown), JSON.parse(kept));
  } catch {
    return false;
  }
}
