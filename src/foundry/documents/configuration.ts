import type { Json, Refusal } from '../../core';
import type { Leaves, Result } from '../../match';
import type { BattleControl, Seats } from '../battle';
import type { OrderAsked, OrderDone, SeenBattle } from '../battle/seen-battle';
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

/** A user's request to a battle; checked on the GM's client before it is carried out. */
export interface RequestEnvelope {
  readonly battle: string;
  readonly request: unknown;
}

/** A client's request for an earlier moment of a battle; checked on the GM's client. */
export interface MomentEnvelope {
  readonly battle: string;
  /** The number of actions finished at that moment. */
  readonly at: number;
}

/** The public state of the battle at that moment, not yet checked, or the reason why it is unavailable. */
export type MomentResult =
  | { readonly at: number; readonly count: number; readonly state: string }
  | { readonly refusal: Refusal };

/** A client's request for the whole record of a finished battle. */
export interface RecordEnvelope {
  readonly battle: string;
}

/** The battle in its file format, not yet read, or the reason for a refusal. */
export type RecordResult = { readonly file: string } | { readonly refusal: Refusal };

/** A client's request to a campaign; checked on the GM's client before it is carried out. */
export interface CampaignEnvelope {
  /** The ids of its entry and its page, joined by a full stop. */
  readonly page: string;
  /** The revision of the page that the user has seen. */
  readonly revision: number;
  readonly request: unknown;
}

/** The outcome: null if the request was carried out, else the reason for the refusal. */
export interface CampaignResult {
  readonly refusal: Pick<Refusal, 'reason' | 'about'> | null;
}

/** The module's API for macros and other modules: docs/api.md describes it. */
export interface ModuleApi {
  /** Grows when a member changes its meaning or goes. */
  readonly version: number;
  /** The battles of this world that this client can read, in the order in which they were set up. */
  battles(): readonly SeenBattle[];
  /** The battle of a Combat document; undefined if it shows none. */
  battle(id: string): SeenBattle | undefined;
  /**
   * Sets up a scenario, given by id or as data: scene, actors, tokens and battle. Rules options given by id override
   * those of the scenario. The view from the north and provable dice follow the world settings unless given.
   */
  deployScenario(
    scenario: unknown,
    seats?: Seats,
    options?: Readonly<Record<string, Json>>,
    isTurned?: boolean,
    isProvable?: boolean,
  ): Promise<Scene.Implementation>;
  /** Shows a lesson, given by id, to this client's user: where the user left it, or from its beginning. */
  learn(lesson: string): Promise<Scene.Implementation>;
  /** A GM's actions on a battle besides its rules; battles are identified by the ids of their combats. */
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
    /** The battle and piece that the token shows, and its slot among others in its space. */
    Token: {
      'pas-de-charge'?: { readonly battle: string; readonly piece: string; readonly slot?: string };
    };
    Scene: {
      'pas-de-charge'?: {
        /** The scene's row and column at which the board begins, if not the first. */
        readonly origin?: { readonly i: number; readonly j: number };
        /** True if the scene's own background is shown beneath the pieces instead of the drawn map. */
        readonly ownBackground?: boolean;
        /** True if made for a test of this Foundry server, and to be deleted with everything on it. */
        readonly selfCheck?: boolean;
        /** Id of the battle that the scene shows from the north: its board is rotated by 180 degrees. */
        readonly turned?: string;
        /** Id of the journal entry of the evening that the scene was prepared for. */
        readonly evening?: string;
        /** Id of the journal entry that keeps the scenario made on the scene. */
        readonly workshop?: string;
      };
    };
    Folder: {
      'pas-de-charge'?: {
        /** The battle whose actors it contains. */
        readonly battle?: string;
        /** True if it contains battle records. */
        readonly papers?: boolean;
      };
    };
    JournalEntry: {
      'pas-de-charge'?: {
        /** True for the entry that armies are written to. */
        readonly armies?: boolean;
        /** True for the entry that scenarios are written to. */
        readonly battles?: boolean;
        /** The title that a battle's journal is named after. */
        readonly title?: string;
        /** The campaign battle that this record belongs to: the campaign's page, and the battle in its plan. */
        readonly campaign?: { readonly page: string; readonly battle: string };
        /** Of a branch: the battle it came from, and the title that its branches are named after. */
        readonly branchOf?: { readonly battle: string; readonly title: string };
        /** The data of an archived battle besides its record, as JSON text. */
        readonly archive?: string;
        /** True if made for a test of this Foundry server. */
        readonly selfCheck?: boolean;
        /** Of a battle record, the journal entry of the evening that it was prepared for. */
        readonly evening?: string;
        /** Of an evening that is being prepared, the user who prepares it; empty once it is ready. */
        readonly unfinishedBy?: string;
        /** A scenario that is being made, with its edits: encrypted JSON text. */
        readonly workshop?: string;
        /** The address that hears of battles: encrypted text. */
        readonly webhook?: string;
      };
    };
    /** The battle's record, or one side's secret information. */
    JournalEntryPage: {
      'pas-de-charge'?: {
        readonly page?: string;
        /** On the record page, the current volume of the battle; on other pages, the volume they belong to. */
        readonly volume?: string;
        /** The opening data of a volume, as JSON text. */
        readonly opening?: string;
        /** The additions to a volume from a given one on, by their numbers on the page: each a seal and a JSON text. */
        readonly from?: number;
        readonly lines?: Readonly<Record<string, string>>;
        /** The position that the record leads to, the seal of the record up to it, and the digest of both. */
        readonly position?: Leaves;
        readonly hidden?: string;
        readonly at?: string;
        readonly sum?: string;
        /** The whole battle in the format of earlier versions, as JSON text; empty after its conversion. */
        readonly save?: string;
        /** The revision of the record up to which chat has reported it; `told` is its former name. */
        readonly reported?: number;
        readonly told?: number;
        /** On the page of a side, its secret information, the user it was hidden for, and `at` as above. */
        readonly hand?: string;
        readonly owner?: string;
        /** On the page of a side, the standing orders of its commander, and the user whose they are. */
        readonly standing?: string;
        readonly standingOf?: string;
        /** On a campaign page, the unchanged data of an earlier version, as JSON text. */
        readonly earlier?: string;
      };
    };
    User: {
      'pas-de-charge'?: {
        /** The armies that the user has built. */
        readonly armies?: SavedArmy[];
        /** The battles whose briefing the user has closed. */
        readonly briefed?: string[];
        /** The GM's client that decides battles: the number grows whenever it renews its claim. */
        readonly lease?: { readonly window: string; readonly beat: number };
        /** The user's latest request, as a digest: other clients can't make requests in this user's name. */
        readonly vouched?: string;
        /** The public keys of the user's browsers, the latest first. */
        readonly keys?: string[];
        /**
         * A client of the user that asks whether the deciding one is still there, and the number of times it was asked.
         */
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
      /** To other modules: the user of this client sends an order, which may still be refused. */
      'pas-de-charge.beforeOrder': (asked: OrderAsked) => void;
      /** To other modules, on every client: an order has been carried out. */
      'pas-de-charge.afterOrder': (done: OrderDone) => void;
    }
  }
}

declare global {
  namespace CONFIG {
    interface Queries {
      'pas-de-charge.request': (asked: VouchedRequest, context: unknown) => Promise<Result | StillDeciding>;
      'pas-de-charge.takeCommand': (
        asked: VouchedRequest,
        context: unknown,
      ) => Promise<Result | StillDeciding>;
      'pas-de-charge.standing': (asked: VouchedRequest, context: unknown) => Promise<Result | StillDeciding>;
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
