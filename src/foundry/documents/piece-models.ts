import { textField } from './model-fields';

const { FilePathField, NumberField, SchemaField } = foundry.data.fields;

/** What units and leaders share: which piece of which battle they picture, and what only the sheet knows. */
export const pieceSchema = () => ({
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
export const unitSchema = () => ({
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
