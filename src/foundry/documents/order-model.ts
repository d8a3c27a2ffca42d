const { NumberField, StringField } = foundry.data.fields;

const word = (initial: string) => new StringField({ required: true, nullable: false, initial });

const orderSchema = () => ({
  /** Id of the Combat document. */
  battle: word(''),
  ruleset: word(''),
  /** How many deeds were finished before this one: undoing to this number takes it back. */
  number: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
  /** The battle's revision at which the card's question was put. */
  revision: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
  state: new StringField({
    required: true,
    nullable: false,
    initial: 'done',
    choices: ['open', 'done', 'undone'] as const,
  }),
  /** What the card tells, as one JSON text, so that an update replaces it whole. */
  dispatch: word('{}'),
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
