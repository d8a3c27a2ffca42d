import { countField, textField } from './model-fields';

const { ArrayField, SchemaField } = foundry.data.fields;

const armySchema = () => ({
  ruleset: textField(),
  nation: textField(),
  /** A list, so that an update replaces it whole. */
  counts: new ArrayField(
    new SchemaField({
      type: textField(),
      count: countField(),
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
