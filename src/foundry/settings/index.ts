import { registerGreeting } from './greeting';
import { type BattleOffer, offerNewBattle } from './new-battle';

/** Sets up what a game master needs to begin a battle; to be called once, in `init`. */
export function registerSettings(offer: BattleOffer): void {
  registerGreeting();
  offerNewBattle(offer);
}
