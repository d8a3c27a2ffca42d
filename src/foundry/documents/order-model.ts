import { countField, textField } from './model-fields';

const { StringField } = foundry.data.fields;

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
