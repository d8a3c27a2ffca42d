import type { Json } from '../../core';
import type { Result } from '../../match';
import type { BattleModel } from './battle-model';
import type { LeaderModel } from './leader-model';
import type { OrderModel } from './order-model';
import type { UnitModel } from './unit-model';

/** What a client sends to the game master's client; checked there before anything is done with it. */
export interface RequestEnvelope {
  readonly battle: string;
  readonly user: string;
  readonly request: unknown;
}

/** Who commands the sides: names or ids of users; none leaves a side to the game master. */
export interface Seats {
  readonly south?: string;
  readonly north?: string;
}

/** An army that a user has put together, as it is kept with him. */
export interface SavedArmy {
  readonly ruleset: string;
  readonly name: string;
  readonly nation: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** What the module offers to macros and other modules. */
export interface ModuleApi {
  /**
   * Sets a scenario up, by its id or written as data: scene, actors, tokens and battle. Rules options by their ids
   * go before those of the scenario.
   */
  deployScenario(
    scenario: unknown,
    seats?: Seats,
    options?: Readonly<Record<string, Json>>,
  ): Promise<Scene.Implementation>;
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface AssumeHookRan {
    ready: never;
  }

  interface DataModelConfig {
    Actor: { 'pas-de-charge.unit': typeof UnitModel; 'pas-de-charge.leader': typeof LeaderModel };
    Combat: { 'pas-de-charge.battle': typeof BattleModel };
    ChatMessage: { 'pas-de-charge.order': typeof OrderModel };
  }

  interface ModuleConfig {
    'pas-de-charge': { api: ModuleApi };
  }

  interface FlagConfig {
    /** Which piece of which battle the token pictures. */
    Token: { 'pas-de-charge'?: { readonly battle: string; readonly piece: string } };
    /** Row and column of the scene at which the board begins, if not the first. */
    Scene: { 'pas-de-charge'?: { readonly origin?: { readonly i: number; readonly j: number } } };
    /** The battle's record, or what one side knows of it: a JSON text each. */
    JournalEntryPage: {
      'pas-de-charge'?: {
        readonly page?: string;
        readonly save?: string;
        readonly hand?: string;
      };
    };
    /** The armies that the user has put together. */
    User: { 'pas-de-charge'?: { readonly armies?: SavedArmy[] } };
  }

  interface SettingConfig {
    'pas-de-charge.greeted': foundry.data.fields.BooleanField<{ initial: false }>;
  }

  namespace Hooks {
    interface HookConfig {
      /** From the module Dice So Nice: its table is ready. */
      diceSoNiceReady: (table: unknown) => void;
    }
  }
}

declare global {
  namespace CONFIG {
    interface Queries {
      'pas-de-charge.request': (envelope: RequestEnvelope, context: unknown) => Promise<Result>;
    }
  }
}
