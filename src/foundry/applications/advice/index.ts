import type { BattlePort } from '../../battle';
import type { Adviser } from '../../battle/adviser';
import { onAdviceAllowed } from '../../documents';
import { parts, plain, registerKey } from '../../input';
import { singleWindow } from '../battle-window';
import { AdviceWindow } from './advice-window';

/** The advice functions that the panel needs. */
export interface AdviceShows {
  /** Opens or closes the Advice window. */
  openAdvice(): void;
  /** True if the user may ask for advice now. */
  mayAdvise(): boolean;
}

/** Sets up the Advice window and its key; called once, in `init`. */
export function registerAdviceWindow(port: BattlePort, adviser: Adviser): AdviceShows {
  const advice = singleWindow(() => new AdviceWindow(port, adviser));
  const follow = () => advice.made?.follow();
  port.onChange(follow);
  onAdviceAllowed(follow);
  registerKey('askAdvice', { keys: plain('KeyO'), reach: 'parts', onDown: () => advice.window.toggle(true) });
  parts.join('panel', '#pdc-advice');
  return {
    openAdvice: () => void advice.window.toggle(false),
    mayAdvise: () => advice.window.mayAdvise,
  };
}
