import type { Json, Refusal } from '../../core';
import type { Leaves, Result } from '../../match';
import type { BattleControl, Seats } from '../battle';
import type { CampaignModel, ChapterModel } from './campaign-models';
import type {
  ArmyModel,
  BattleModel,
  LeaderModel,
  OrderModel,
  SavedArmy,
  ScenarioModel,
  UnitModel,
} from './document-models';
import type { StillDeciding } from './still-deciding';
import type { VouchedRequest } from './vouched-request';

/** What a user asks of a battle; checked on the game master's client before anything is done with it. */
export interface RequestEnvelope {
  readonly battle: string;
  readonly request: unknown;
}

/** What a client asks of the past of a battle; checked on the game master's client. */
export interface MomentEnvelope {
  readonly battle: string;
  /** After how many actions. */
  readonly at: number;
}

/** The battle as everyone could see it then, still to be checked, or why nobody can say. */
export type MomentResult =
  | { readonly at: number; readonly count: number; readonly state: string }
  | { readonly refusal: Refusal };

/** A client asks for the whole record of a battle that is over. */
export interface RecordEnvelope {
  readonly battle: string;
}

/** The battle as its file, still to be read, or why nobody may have it. */
export type RecordResult = { readonly file: string } | { readonly refusal: Refusal };

/** What a client asks of a campaign; checked on the game master's client before anything is done with it. */
export interface CampaignEnvelope {
  /** The ids of its entry and its page, with a full stop between them. */
  readonly page: string;
  /** The revision of the page that the user has seen. */
  readonly revision: number;
  readonly request: unknown;
}

/** What has come of it: null if it was done, else why not. */
export interface CampaignResult {
  readonly refusal: Pick<Refusal, 'reason' | 'about'> | null;
}

/** What the module offers to macros and other modules. */
export interface ModuleApi {
  /**
   * Sets a scenario up, by its id or written as data: scene, actors, tokens and battle. Rules options by their ids
   * go before those of the scenario. Whether the north sees it from its own side, and whether its dice are provable, is
   * for the world to say, if it is not given.
   */
  deployScenario(
    scenario: unknown,
    seats?: Seats,
    options?: Readonly<Record<string, Json>>,
    isTurned?: boolean,
    isProvable?: boolean,
  ): Promise<Scene.Implementation>;
  /** Shows the user of this client a lesson, by its id: where he left it, or from its beginning. */
  learn(lesson: string): Promise<Scene.Implementation>;
  /** What game masters do with a running battle beside its rules; battles are named by the ids of their combats. */
  readonly control: BattleControl;
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface AssumeHookRan {
    ready: never;
  }

  interface DataModelConfig {
    Actor: { 'pas-de-charge.unit': typeof UnitModel; 'pas-de-charge.leader': typeof LeaderModel };
    Combat: { 'pas-de-charge.battle': typeof BattleModel };
    ChatMessage: {
      'pas-de-charge.order': typeof OrderModel;
      'pas-de-charge.chapter': typeof ChapterModel;
    };
    JournalEntryPage: {
      'pas-de-charge.army': typeof ArmyModel;
      'pas-de-charge.scenario': typeof ScenarioModel;
      'pas-de-charge.moment': (envelope: MomentEnvelope, context: unknown) => Promise<MomentResult>;
      'pas-de-charge.campaign': typeof CampaignModel;
    };
  }

  interface ModuleConfig {
    'pas-de-charge': { api: ModuleApi };
  }

  interface FlagConfig {
    /** Which piece of which battle the token pictures, and its slot among others in its space. */
    Token: {
      'pas-de-charge'?: { readonly battle: string; readonly piece: string; readonly slot?: string };
    };
    Scene: {
      'pas-de-charge'?: {
        /** Row and column of the scene at which the board begins, if not the first. */
        readonly origin?: { readonly i: number; readonly j: number };
        /** The scene's own background lies under the pieces, not the drawn map. */
        readonly ownBackground?: boolean;
        /** Made for a check of this Foundry, and to be thrown away with all that stands on it. */
        readonly selfCheck?: boolean;
        /** Id of the battle that the scene shows from the north: its board lies turned by 180 degrees. */
        readonly turned?: string;
      };
    };
    Folder: {
      'pas-de-charge'?: {
        /** The battle whose actors it holds. */
        readonly battle?: string;
        /** It holds the papers of battles. */
        readonly papers?: boolean;
      };
    };
    JournalEntry: {
      'pas-de-charge'?: {
        /** The entry into which armies are written. */
        readonly armies?: boolean;
        /** The entry into which scenarios are written. */
        readonly battles?: boolean;
        /** What the battle journal of a battle are called after. */
        readonly title?: string;
        /** The battle of a campaign that was fought by this record: its page, and the battle of the plan. */
        readonly campaign?: { readonly page: string; readonly battle: string };
        /** What a battle was that has been put away, beside its record: a JSON text. */
        readonly archive?: string;
        /** Made for a check of this Foundry. */
        readonly selfCheck?: boolean;
      };
    };
    /** The battle's record, or what one side knows of it. */
    JournalEntryPage: {
      'pas-de-charge'?: {
        readonly page?: string;
        /** Of the record page: the volume by which the battle is played; of the others: the one to which they belong. */
        readonly volume?: string;
        /** What a volume opens with: a JSON text. */
        readonly opening?: string;
        /** The additions to a volume from one on, by their numbers on the page: a seal and a JSON text each. */
        readonly from?: number;
        readonly lines?: Readonly<Record<string, string>>;
        /** The position to which the record leads, the seal of the record that leads there, and the digest of both. */
        readonly position?: Leaves;
        readonly hidden?: string;
        readonly at?: string;
        readonly sum?: string;
        /** The whole battle as earlier versions have written it: a JSON text, empty since it was brought over. */
        readonly save?: string;
        /** The revision of the record up to which chat has reported it; `told` is what it was called once. */
        readonly reported?: number;
        readonly told?: number;
        /** Of the page of a side: what it alone knows, the user for whom it was hidden, and `at` as above. */
        readonly hand?: string;
        readonly owner?: string;
        /** Of a page with a campaign: what an earlier version had written, as it was: a JSON text. */
        readonly earlier?: string;
      };
    };
    User: {
      'pas-de-charge'?: {
        /** The armies that the user has put together. */
        readonly armies?: SavedArmy[];
        /** The battles whose briefing the user has put away. */
        readonly briefed?: string[];
        /** The window of a game master that decides battles: the number grows whenever it says so again. */
        readonly lease?: { readonly window: string; readonly beat: number };
        /** What the user has asked for last, as a digest: other clients can't ask in his name. */
        readonly vouched?: string;
        /** What is public of the keys of his browsers, the latest first. */
        readonly keys?: string[];
        /** A window of his that asks whether that one is still there, and how often anyone has asked. */
        readonly inquiry?: { readonly window: string; readonly count: number };
      };
    };
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
      'pas-de-charge.request': (asked: VouchedRequest, context: unknown) => Promise<Result | StillDeciding>;
      'pas-de-charge.moment': (envelope: MomentEnvelope, context: unknown) => Promise<MomentResult>;
      'pas-de-charge.dice': (asked: VouchedRequest, context: unknown) => Promise<Result | StillDeciding>;
      'pas-de-charge.record': (envelope: RecordEnvelope) => Promise<RecordResult>;
      'pas-de-charge.campaign': (
        asked: VouchedRequest,
        context: unknown,
      ) => Promise<CampaignResult | StillDeciding>;
    }
  }
}
