const { NumberField, StringField } = foundry.data.fields;

/** A field for a text that is always there. */
export const textField = (initial = '') => new StringField({ required: true, nullable: false, initial });

/** A field for a count from 0 on. */
export const countField = () =>
  new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 });

/** Whether a text is an object in JSON, as far as its form goes; what it says is for its reader to check. */
export function holdsObject(text: unknown): boolean {
  try {
    const data: unknown = JSON.parse(String(text));
    return typeof data === 'object' && data !== null && !Array.isArray(data);
  } catch {
    return false;
  }
}
