const { NumberField, StringField } = foundry.data.fields;

/** A field for a text that is always there. */
export const textField = (initial = '') => new StringField({ required: true, nullable: false, initial });

/** A field for a count from 0 on. */
export const countField = () =>
  new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 });
