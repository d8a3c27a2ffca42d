import type { Entry, Ruleset, Scenario, State } from '../../core';
import type { Seats } from '../battle';
import { localize } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import { type CampaignBattle, layOut } from './set-up-battle';

/** The functions of battles that campaigns need. */
export interface CampaignBattles {
  /** True if this window is the host. */
  isHere(): boolean;
  /** Calls the listener when a battle has changed, or when this window may have begun or ceased to be the host. */
  onChange(listener: () => void): void;
  /** Sets up a battle as part of a campaign. */
  layOut(
    rules: Ruleset,
    scenario: Scenario,
    seats: Seats,
    campaign: CampaignBattle,
  ): Promise<Scene.Implementation>;
  /** The record of a battle. Throws an Error with its fault. */
  recordOf(battle: string): {
    readonly rules: Ruleset;
    readonly start: State;
    readonly record: readonly Entry[];
  };
}

/** The functions of this world's battles for campaigns. */
export const campaignBattles = (
  store: BattleStore,
  host: Host,
  onChange: CampaignBattles['onChange'],
): CampaignBattles => ({
  isHere: () => host.isHere,
  onChange,
  layOut: (rules, scenario, seats, campaign) => layOut(host, rules, scenario, { seats, campaign }),
  recordOf(battle) {
    const combat = store.combat(battle);
    if (!combat) throw new Error(localize('PDC.rules.reason.no-such-battle'));
    const { rules, save } = store.read(combat);
    return { rules, start: save.start, record: save.record };
  },
});
