import type { Leaves } from '../../match';
import { registerCampaignDocuments } from './campaign-models';
import { ARMY_TYPE, BATTLE_TYPE, LEADER_TYPE, SCENARIO_TYPE, UNIT_TYPE } from './module-id';
import { countField, holdsObject, textField } from './schema-fields';

const { ArrayField, BooleanField, FilePathField, NumberField, ObjectField, SchemaField, StringField } =
  foundry.data.fields;

const battleSchema = () => ({
  ruleset: textField(),
  /** Version of the rules that the record was played by. */
  version: countField(),
  /** Counts the writes of this battle. */
  revision: countField(),
  /** Ids of the users who command the sides; empty where the game master does. */
  seats: new SchemaField({ south: textField(), north: textField() }),
  /** Id of the journal entry that holds the record and the hands. */
  journal: textField(),
  /** The game master has stopped the battle: no order counts, and what is changed by hand is not put right. */
  paused: new BooleanField({ initial: false }),
  /** The battle is to go on: `keep` takes over what was changed by hand meanwhile, `drop` puts it back. */
  resuming: new StringField({
    required: true,
    nullable: false,
    initial: 'no',
    choices: ['no', 'keep', 'drop'] as const,
  }),
  /** Id of the lesson that it is; empty for a battle that is fought freely. */
  lesson: textField(''),
  /** How its every roll can be checked, as a JSON text; null for plain dice. Nothing in it is a secret. */
  dice: textField('null'),
  /** Finished orders so far. */
  actions: countField(),
  /** How many orders that were taken back can be brought back. */
  redoable: countField(),
  // One JSON text each, so that an update replaces them whole.
  /** Ids of the actors that the battle has made, by the pieces that they picture. */
  actors: textField('null'),
  /** The position now, as everyone may see it: its leaves, so that an update holds no more than what has changed. */
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
  /** The position of a battle that an earlier version has shown. */
  state: textField('null'),
  /** The open question and what led to it; null between two orders. */
  open: textField('null'),
  /** What a side would like to take back. */
  proposal: textField('null'),
  /** The latest finished order. */
  last: textField('null'),
  /** The latest order that still counts. */
  undoable: textField('null'),
  /** How it went, once it is over, and the revision at which that was told: a JSON text. */
  story: textField('null'),
  /** What its players are told before it begins, as its scenario says it. */
  briefing: textField('null'),
});

/** A battle being played, as a sub-type of Combat. */
export class BattleModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof battleSchema>,
  Combat.Implementation
> {
  static override defineSchema() {
    return battleSchema();
  }
}

/** What units and leaders share: which piece of which battle they picture, and what only the sheet knows. */
const pieceSchema = () => ({
  /** Id of the Combat document. */
  battle: textField(),
  piece: textField(),
  ruleset: textField(),
  /** Key of the ruleset's catalogue. */
  type: textField(),
  side: textField(),
  nation: textField(),
  notes: textField(),
  portrait: new FilePathField({ required: true, nullable: true, initial: null, categories: ['IMAGE'] }),
});

/** What a unit has besides. */
const unitSchema = () => ({
  ...pieceSchema(),
  strength: new SchemaField({
    value: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 1 }),
    max: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: 1 }),
  }),
  formation: textField('line'),
});

/** A unit as its sheet and its token show it: a picture of the battle, never its source. */
export class UnitModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof unitSchema>,
  Actor.Implementation
> {
  static override defineSchema() {
    return unitSchema();
  }
}

/** A leader as his sheet and his token show him: a picture of the battle, never its source. */
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
  /** Version of the rules that it was told by: the actions of another one are counted anew. */
  version: countField(),
  /** How many actions were finished before this one: undoing to this number takes it back. */
  number: countField(),
  /** The battle's revision at which the card's question was put. */
  revision: countField(),
  state: new StringField({
    required: true,
    nullable: false,
    initial: 'done',
    choices: ['open', 'done', 'undone'] as const,
  }),
  /** A later card, which carries this one's matter on, tells it as well: this one is not shown. */
  isFolded: new BooleanField({ initial: false }),
  /** What the card tells, as one JSON text, so that an update replaces it whole. */
  cardReport: textField('{}'),
});

/** A chat message that tells of one order. */
export class OrderModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof orderSchema>,
  ChatMessage.Implementation
> {
  static override defineSchema() {
    return orderSchema();
  }
}

/** A number of a chart, as it was when the page was written. */
const figureField = () =>
  new SchemaField({
    key: textField(),
    value: textField(),
    rule: textField(),
    house: new BooleanField({ initial: false }),
  });

const armySchema = () => ({
  /** The format of its words: 1, the oldest, on pages that were written before it was noted. */
  formatVersion: new NumberField({ required: true, nullable: false, integer: true, min: 1, initial: 1 }),
  ruleset: textField(),
  /** Empty: an army of any nation. */
  nation: textField(),
  kind: new StringField({
    required: true,
    nullable: false,
    initial: 'army',
    choices: ['army', 'troops'] as const,
  }),
  /** The rule or the book that it is taken from. */
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

/** An army as a page of a journal; its name is that of the page. */
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
  /** The scenario as its file, one JSON text, so that an update replaces it whole. */
  scenario: new StringField({
    required: true,
    nullable: false,
    initial: '{}',
    validate: holdsObject,
    validationError: 'is not a scenario: expected a JSON object, as written by “Save as file”',
  }),
});

/** A scenario as a page of a journal. */
export class ScenarioModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof scenarioSchema>,
  JournalEntryPage.Implementation
> {
  static override defineSchema() {
    return scenarioSchema();
  }
}

/** An army that a user has put together, as it is kept with him. */
export interface SavedArmy {
  /** The format of its words; absent where it was saved before there was one. */
  readonly formatVersion?: number;
  readonly ruleset: string;
  readonly name: string;
  readonly nation: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Makes the module's document types known; to be called in `init`. */
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
