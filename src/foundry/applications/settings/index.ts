import { registerGreeting } from './greeting';
import { registerMotion } from './motion';
import { type BattleOffer, offerNewBattle } from './new-battle';
import { registerShowOdds } from './show-odds';

/** Sets up what a game master needs to begin a battle, and what users may choose for themselves; to be called once, in `init`. */
export function registerSettings(offer: BattleOffer): void {
  registerGreeting();
  registerShowOdds();
  registerMotion();
  offerNewBattle(offer);
}
