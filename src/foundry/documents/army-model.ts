const { ArrayField, NumberField, SchemaField, StringField } = foundry.data.fields;

const word = () => new StringField({ required: true, nullable: false, initial: '' });

const armySchema = () => ({
  ruleset: word(),
  nation: word(),
  /** A list, so that an update replaces it whole. */
  counts: new ArrayField(
    new SchemaField({
      type: word(),
      count: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
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

/** An army that a user has put together, as it is kept with him. */
export interface SavedArmy {
  readonly ruleset: string;
  readonly name: string;
  readonly nation: string;
  readonly counts: Readonly<Record<string, number>>;
}
