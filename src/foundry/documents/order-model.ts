const { NumberField, StringField } = foundry.data.fields;

const word = (initial: string) => new StringField({ required: true, nullable: false, initial });
const count = () => new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 });

const orderSchema = () => ({
  /** Id of the Combat document. */
  battle: word(''),
  ruleset: word(''),
  /** Version of the rules that it was told by: the actions of another one are counted anew. */
  version: count(),
  /** How many actions were finished before this one: undoing to this number takes it back. */
  number: count(),
  /** The battle's revision at which the card's question was put. */
  revision: count(),
  state: new StringField({
    required: true,
    nullable: false,
    initial: 'done',
    choices: ['open', 'done', 'undone'] as const,
  }),
  /** What the card tells, as one JSON text, so that an update replaces it whole. */
  cardReport: word('{}'),
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
