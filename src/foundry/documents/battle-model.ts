import { countField, textField } from './model-fields';

const { BooleanField, SchemaField, StringField } = foundry.data.fields;

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
  /** Finished orders so far. */
  actions: countField(),
  /** How many orders that were taken back can be brought back. */
  redoable: countField(),
  // One JSON text each, so that an update replaces them whole.
  /** Ids of the actors that the battle has made, by the pieces that they picture. */
  actors: textField('null'),
  /** The position now, as everyone may see it. */
  state: textField('null'),
  /** The open question and what led to it; null between two orders. */
  open: textField('null'),
  /** What a side would like to take back. */
  proposal: textField('null'),
  /** The latest finished order. */
  last: textField('null'),
  /** The latest order that still counts. */
  undoable: textField('null'),
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
