import type { Entry, Ruleset, Scenario, State } from '../../core';
import type { Seats } from '../battle';
import { localize } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import { type CampaignBattle, layOut } from './set-up-battle';

/** What campaigns need of battles. */
export interface CampaignBattles {
  /** Whether battles are decided in this window. */
  isHere(): boolean;
  /** Sets a battle up, noted as one of a campaign. */
  layOut(
    rules: Ruleset,
    scenario: Scenario,
    seats: Seats,
    campaign: CampaignBattle,
  ): Promise<Scene.Implementation>;
  /** The record of a battle. Throws an Error that says what is wrong with it. */
  recordOf(battle: string): {
    readonly rules: Ruleset;
    readonly start: State;
    readonly record: readonly Entry[];
  };
}

/** The battles of this world, as far as campaigns are concerned. */
export const campaignBattles = (store: BattleStore, host: Host): CampaignBattles => ({
  isHere: () => host.isHere,
  layOut: (rules, scenario, seats, campaign) => layOut(host, rules, scenario, { seats, campaign }),
  recordOf(battle) {
    const combat = store.combat(battle);
    if (!combat) throw new Error(localize('PDC.rules.reason.no-such-battle'));
    const { rules, save } = store.read(combat);
    return { rules, start: save.start, record: save.record };
  },
});
