import type { BattlePort } from '../../battle';
import type { StandingOrdersPort } from '../../battle/standing-orders';
import { parts, registerKey, shifted } from '../../input';
import { singleWindow } from '../battle-window';
import { StandingOrdersWindow } from './standing-orders-window';

/** The functions of standing orders that the panel needs. */
interface StandingOrdersShows {
  /** Opens or closes the Standing orders window. */
  openStandingOrders(): void;
  /** True if the user may leave standing orders now. */
  mayStand(): boolean;
}

/** Sets up the Standing orders window and its key; called once, in `init`. */
export function registerStandingOrders(port: BattlePort, standing: StandingOrdersPort): StandingOrdersShows {
  const orders = singleWindow(() => new StandingOrdersWindow(port, standing));
  const follow = () => orders.made?.follow();
  port.onChange(follow);
  standing.onChange(follow);
  registerKey('standingOrders', {
    keys: shifted('KeyO'),
    reach: 'parts',
    onDown: () => {
      const { isOffered } = orders.window;
      if (isOffered) void orders.window.toggle(true);
      return isOffered;
    },
  });
  parts.join('panel', '#pdc-standing-orders');
  return {
    openStandingOrders: () => void orders.window.toggle(false),
    mayStand: () => orders.window.isOffered,
  };
}
