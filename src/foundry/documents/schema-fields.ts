import { LONGEST, parseJson } from '../../core';

const { NumberField, StringField } = foundry.data.fields;

/** A field for a text that is always present. */
export const textField = (initial = '') => new StringField({ required: true, nullable: false, initial });

/** A field for a count that starts at 0. */
export const countField = () =>
  new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 });

/** A field for the state of a card: of an order that waits for an answer, is finished, or was undone. */
export const cardStateField = () =>
  new StringField({
    required: true,
    nullable: false,
    initial: 'done',
    choices: ['open', 'done', 'undone'] as const,
  });

/** True if a text is a JSON object in form; its content is left for its reader to check. */
export function holdsObject(text: unknown): boolean {
  try {
    const data: unknown = parseJson(String(text), LONGEST.campaignFile);
    return typeof data === 'object' && data !== null && !Array.isArray(data);
  } catch {
    return false;
  }
}
