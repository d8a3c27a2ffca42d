import { expect } from 'vitest';
import { isEmpty } from '../shared/data/plain';
import {
  ArrayField,
  BooleanField,
  DataModelValidationError,
  FilePathField,
  HTMLField,
  JSONField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from '../shared/fields';
import { fact } from './fact';

const LIVE = 'reports from a running V13';
const API = 'foundryvtt.com/api, foundry.data.fields';

fact('L', LIVE, 'numbers are clamped to their limits without a word', () => {
  const strength = new NumberField({ min: 0, max: 4 });
  expect([strength.clean(-2), strength.clean(9), strength.clean(3)]).toEqual([0, 4, 3]);
});
fact('L', LIVE, 'a text that is a number becomes one', () => {
  expect(new NumberField().clean('15')).toBe(15);
});
fact('L', LIVE, 'whole numbers are rounded to', () => {
  expect(new NumberField({ integer: true }).clean(2.6)).toBe(3);
});
fact('L', LIVE, 'an empty text is not an empty object', () => {
  expect([isEmpty(''), isEmpty({}), isEmpty([]), isEmpty(null)]).toEqual([false, true, true, true]);
});
fact('O', API, 'what is no number at all does not validate', () => {
  const field = new NumberField();
  expect(() => field.validate(field.clean('many'))).toThrow(DataModelValidationError);
});
fact('O', API, 'members without a field are dropped', () => {
  const schema = new SchemaField({ name: new StringField() });
  expect(schema.clean({ name: 'Foot', extra: 1 })).toEqual({ name: 'Foot' });
});
fact('O', API, 'missing members get their initial value, but not in partial data', () => {
  const schema = new SchemaField({ at: new StringField({ initial: '1:1' }), to: new BooleanField() });
  expect(schema.clean({})).toEqual({ at: '1:1', to: false });
  expect(schema.clean({ to: 1 }, true)).toEqual({ to: true });
});
fact('O', API, 'texts are trimmed', () => {
  expect(new StringField().clean('  line ')).toBe('line');
});
fact('O', API, 'a text outside the choices does not validate', () => {
  const formation = new StringField({ choices: ['line', 'square'] });
  expect(() => formation.validate('wedge')).toThrow('wedge is not a valid choice');
  expect(() => formation.validate('line')).not.toThrow();
});
fact('O', API, 'a number outside the choices does not validate', () => {
  expect(() => new NumberField({ choices: [1, 2] }).validate(3)).toThrow('3 is not a valid choice');
});
fact('O', API, 'null needs a nullable field, undefined one that is not required', () => {
  expect(() => new StringField({ required: true }).validate(null)).toThrow('may not be null');
  expect(() => new StringField({ required: true }).validate(undefined)).toThrow('may not be undefined');
  expect(() => new StringField({ nullable: true }).validate(null)).not.toThrow();
});
fact('O', API, 'numbers and paths may be null unless the field says otherwise, texts may not', () => {
  expect([new NumberField().nullable, new FilePathField().nullable]).toEqual([true, true]);
  expect([new StringField().nullable, new HTMLField().nullable]).toEqual([false, false]);
});
fact('O', API, 'a path must end as files of its category do, and is no data unless the field says so', () => {
  const field = new FilePathField({ categories: ['IMAGE'] });
  expect(() => field.validate('worlds/drill/foot.webp')).not.toThrow();
  expect(() => field.validate('worlds/drill/foot.txt')).toThrow('valid file extension');
  expect(() => field.validate('data:image/png;base64,AAAA')).toThrow('data of a file');
  expect(() => new FilePathField({ base64: true }).validate('data:image/png;base64,AAAA')).not.toThrow();
});
fact('O', API, 'a JSON field stores a text and shows what it says', () => {
  const field = new JSONField();
  const stored = field.clean({ a: 1 });
  expect(stored).toBe('{"a":1}');
  expect(field.initialize(stored)).toEqual({ a: 1 });
  expect(() => field.validate('{')).toThrow('JSON');
});
fact('O', API, 'lists are cleaned entry by entry and take a single value as a list', () => {
  const list = new ArrayField(new NumberField({ integer: true }));
  expect(list.clean(['1', 2.2])).toEqual([1, 2]);
  expect(list.clean('3')).toEqual([3]);
});
fact('E', 'our expectation', 'null where none may be becomes the initial value', () => {
  expect(new StringField({ initial: 'line' }).clean(null)).toBe('line');
});
fact(
  'E',
  'our expectation',
  'what an object field shows can be changed without changing what is stored',
  () => {
    const stored = { a: { b: 1 } };
    const shown = new ObjectField().initialize(stored) as typeof stored;
    shown.a.b = 2;
    expect(stored.a.b).toBe(1);
  },
);
