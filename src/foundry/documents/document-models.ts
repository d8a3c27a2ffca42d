import type { Leaves } from '../../match';
import { registerCampaignDocuments } from './campaign-models';
import { ARMY_TYPE, BATTLE_TYPE, LEADER_TYPE, SCENARIO_TYPE, UNIT_TYPE } from './module-id';
import { cardStateField, countField, holdsObject, textField } from './schema-fields';

const { ArrayField, BooleanField, FilePathField, NumberField, ObjectField, SchemaField, StringField } =
  foundry.data.fields;

const battleSchema = () => ({
  ruleset: textField(),
  /** Version of the rules that the record was played under. */
  version: countField(),
  /** Counts the writes of this battle. */
  revision: countField(),
  /** Ids of the users who command the sides; empty for the GM. */
  seats: new SchemaField({ south: textField(), north: textField() }),
  /** The levels of the officers that command the sides, or stand in for the users who do; else empty. */
  officers: new SchemaField({ south: textField(''), north: textField('') }),
  /** Id of the journal entry that holds the record and the hands. */
  journal: textField(),
  /** True while the GM has paused the battle: no orders count, and changes by hand are not reverted. */
  paused: new BooleanField({ initial: false }),
  /** The pending resumption: `keep` accepts the changes made by hand during the pause, `drop` reverts them. */
  resuming: new StringField({
    required: true,
    nullable: false,
    initial: 'no',
    choices: ['no', 'keep', 'drop'] as const,
  }),
  /** Id of the lesson; empty for an ordinary battle. */
  lesson: textField(''),
  /** The data for checking every roll, as JSON text; null for ordinary dice. Nothing in it is secret. */
  dice: textField('null'),
  /** The number of finished orders. */
  actions: countField(),
  /** The number of undone orders that can be redone. */
  redoable: countField(),
  // One JSON text each, so that an update replaces them whole.
  /** Ids of the actors that the battle has created, by the pieces that they show. */
  actors: textField('null'),
  /** The current public position: its leaves, so that an update contains only the changes. */
  position: new ObjectField<
    { required: true; nullable: false; initial: () => Leaves },
    Leaves,
    Leaves,
    Leaves
  >({
    required: true,
    nullable: false,
    initial: () => ({}),
  }),
  /** The position in battles written by an earlier version. */
  state: textField('null'),
  /** The open question and the order behind it; null between two orders. */
  open: textField('null'),
  /** A side's undo proposal. */
  proposal: textField('null'),
  /** The latest finished order. */
  last: textField('null'),
  /** The latest order that can be undone. */
  undoable: textField('null'),
  /** The Battle report of a finished battle, and the revision at which it was posted, as JSON text. */
  story: textField('null'),
  /** The briefing for the players, from the scenario. */
  briefing: textField('null'),
  /** The picture under the map, from the scenario. */
  picture: textField('null'),
});

/** A current battle, as a sub-type of Combat. */
export class BattleModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof battleSchema>,
  Combat.Implementation
> {
  static override defineSchema() {
    return battleSchema();
  }
}

/** The shared fields of units and leaders: the battle and piece they show, and the data that only the sheet has. */
const pieceSchema = () => ({
  /** Id of the Combat document. */
  battle: textField(),
  piece: textField(),
  ruleset: textField(),
  /** Key in the ruleset's catalogue. */
  type: textField(),
  side: textField(),
  nation: textField(),
  notes: textField(),
  portrait: new FilePathField({ required: true, nullable: true, initial: null, categories: ['IMAGE'] }),
});

/** The additional fields of a unit. */
const unitSchema = () => ({
  ...pieceSchema(),
  strength: new SchemaField({
    value: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 1 }),
    max: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: 1 }),
  }),
  formation: textField('line'),
});

/** A unit as its sheet and its token show it: a copy of the battle's data, never its source. */
export class UnitModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof unitSchema>,
  Actor.Implementation
> {
  static override defineSchema() {
    return unitSchema();
  }
}

/** A leader as the sheet and the token show it: a copy of the battle's data, never its source. */
export class LeaderModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof pieceSchema>,
  Actor.Implementation
> {
  static override defineSchema() {
    return pieceSchema();
  }
}

const orderSchema = () => ({
  /** Id of the Combat document. */
  battle: textField(''),
  ruleset: textField(''),
  /** Version of the rules that it was written under: another version numbers its actions anew. */
  version: countField(),
  /** The number of actions finished before this one: undoing to this number undoes it. */
  number: countField(),
  /** The battle's revision at which the card's question was asked. */
  revision: countField(),
  state: cardStateField(),
  /** True if a later card, which continues this one's action, includes it: this one is not shown. */
  isFolded: new BooleanField({ initial: false }),
  /** The card's data, as one JSON text, so that an update replaces it whole. */
  cardReport: textField('{}'),
});

/** A chat message about one order. */
export class OrderModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof orderSchema>,
  ChatMessage.Implementation
> {
  static override defineSchema() {
    return orderSchema();
  }
}

/** A figure of a chart when the page was written. */
const figureField = () =>
  new SchemaField({
    key: textField(),
    value: textField(),
    rule: textField(),
    house: new BooleanField({ initial: false }),
  });

const armySchema = () => ({
  /** The version of the format: 1, the oldest, on pages written before versions were stored. */
  formatVersion: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: 1 }),
  ruleset: textField(),
  /** The nation; empty for an army of any nation. */
  nation: textField(),
  kind: new StringField({
    required: true,
    nullable: false,
    initial: 'army',
    choices: ['army', 'troops'] as const,
  }),
  /** The rule or the book that the figure comes from. */
  source: textField(),
  /** A list, so that an update replaces it whole. */
  counts: new ArrayField(
    new SchemaField({
      type: textField(),
      count: countField(),
      figures: new ArrayField(figureField()),
    }),
  ),
});

/** An army stored in a journal page; its name is that of the page. */
export class ArmyModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof armySchema>,
  JournalEntryPage.Implementation
> {
  static override defineSchema() {
    return armySchema();
  }
}

const scenarioSchema = () => ({
  ruleset: textField(),
  /** The scenario in its file format, one JSON text, so that an update replaces it whole. */
  scenario: new StringField({
    required: true,
    nullable: false,
    initial: '{}',
    validate: holdsObject,
    validationError: 'is not a scenario: expected a JSON object, as written by “Save as file”',
  }),
});

/** A scenario stored in a journal page. */
export class ScenarioModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof scenarioSchema>,
  JournalEntryPage.Implementation
> {
  static override defineSchema() {
    return scenarioSchema();
  }
}

/** An army that a user has built, as stored with the user. */
export interface SavedArmy {
  /** The version of the format; absent in armies saved before the first version. */
  readonly formatVersion?: number;
  readonly ruleset: string;
  readonly name: string;
  readonly nation: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Registers the module's document types; called in `init`. */
export function registerDocuments(): void {
  CONFIG.Actor.dataModels[UNIT_TYPE] = UnitModel;
  CONFIG.Actor.dataModels[LEADER_TYPE] = LeaderModel;
  CONFIG.Actor.typeIcons[UNIT_TYPE] = 'fa-solid fa-chess-board';
  CONFIG.Actor.typeIcons[LEADER_TYPE] = 'fa-solid fa-flag';
  CONFIG.Combat.dataModels[BATTLE_TYPE] = BattleModel;
  CONFIG.JournalEntryPage.dataModels[ARMY_TYPE] = ArmyModel;
  CONFIG.JournalEntryPage.dataModels[SCENARIO_TYPE] = ScenarioModel;
  registerCampaignDocuments();
  Object.assign(CONFIG.JournalEntryPage.typeIcons, {
    [ARMY_TYPE]: 'fa-solid fa-chess-pawn',
    [SCENARIO_TYPE]: 'fa-solid fa-map',
  });
}
