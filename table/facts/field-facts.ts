import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
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
import type { TableFacts } from './one-client';

const LIVE = 'reports from a running V13';
const API = 'API foundry.data.fields';

export const FIELD_FACTS: TableFacts = {
  'numbers are clamped to their limits silently': fact('L', LIVE, () => {
    const strength = new NumberField({ min: 0, max: 4 });
    expect([strength.clean(-2), strength.clean(9), strength.clean(3)]).toEqual([0, 4, 3]);
  }),
  'a text that is a number becomes one': fact('L', LIVE, () =>
    expect(new NumberField().clean('15')).toBe(15),
  ),
  'whole numbers are rounded to': fact('L', LIVE, () =>
    expect(new NumberField({ integer: true }).clean(2.6)).toBe(3),
  ),
  'an empty text is not an empty object': fact('L', LIVE, () =>
    expect([isEmpty(''), isEmpty({}), isEmpty([]), isEmpty(null)]).toEqual([false, true, true, true]),
  ),
  'a value that is no number does not validate': fact('O', API, () => {
    const field = new NumberField();
    expect(() => field.validate(field.clean('many'))).toThrow(DataModelValidationError);
  }),
  'members without a field are dropped': fact('O', API, () => {
    const schema = new SchemaField({ name: new StringField() });
    expect(schema.clean({ name: 'Foot', extra: 1 })).toEqual({ name: 'Foot' });
  }),
  'missing members get their initial value, but not in partial data': fact('O', API, () => {
    const schema = new SchemaField({ at: new StringField({ initial: '1:1' }), to: new BooleanField() });
    expect(schema.clean({})).toEqual({ at: '1:1', to: false });
    expect(schema.clean({ to: 1 }, true)).toEqual({ to: true });
  }),
  'texts are trimmed': fact('O', API, () => expect(new StringField().clean('  line ')).toBe('line')),
  'a text outside the choices does not validate': fact('O', API, () => {
    const formation = new StringField({ choices: ['line', 'square'] });
    expect(() => formation.validate('wedge')).toThrow('wedge is not a valid choice');
    expect(() => formation.validate('line')).not.toThrow();
  }),
  'a number outside the choices does not validate': fact('O', API, () =>
    expect(() => new NumberField({ choices: [1, 2] }).validate(3)).toThrow('3 is not a valid choice'),
  ),
  'null needs a nullable field, undefined one that is not required': fact('O', API, () => {
    expect(() => new StringField({ required: true }).validate(null)).toThrow('may not be null');
    expect(() => new StringField({ required: true }).validate(undefined)).toThrow('may not be undefined');
    expect(() => new StringField({ nullable: true }).validate(null)).not.toThrow();
  }),
  'numbers and paths may be null unless the field says otherwise, texts may not': fact('O', API, () => {
    expect([new NumberField().nullable, new FilePathField().nullable]).toEqual([true, true]);
    expect([new StringField().nullable, new HTMLField().nullable]).toEqual([false, false]);
  }),
  'a path must end like a file of its category; data of a file needs base64': fact('O', API, () => {
    const field = new FilePathField({ categories: ['IMAGE'] });
    expect(() => field.validate('worlds/drill/foot.webp')).not.toThrow();
    expect(() => field.validate('worlds/drill/foot.txt')).toThrow('valid file extension');
    expect(() => field.validate('data:image/png;base64,AAAA')).toThrow('data of a file');
    expect(() => new FilePathField({ base64: true }).validate('data:image/png;base64,AAAA')).not.toThrow();
  }),
  'a JSON field stores a text and shows what it says': fact('O', API, () => {
    const field = new JSONField();
    const stored = field.clean({ a: 1 });
    expect(stored).toBe('{"a":1}');
    expect(field.initialize(stored)).toEqual({ a: 1 });
    expect(() => field.validate('{')).toThrow('JSON');
  }),
  'lists are cleaned entry by entry and take a single value as a list': fact('O', API, () => {
    const list = new ArrayField(new NumberField({ integer: true }));
    expect(list.clean(['1', 2.2])).toEqual([1, 2]);
    expect(list.clean('3')).toEqual([3]);
  }),
  'null where none may be becomes the initial value': fact('E', 'our expectation', () =>
    expect(new StringField({ initial: 'line' }).clean(null)).toBe('line'),
  ),
  'changing the value of an object field leaves its source as it was': fact('E', 'our expectation', () => {
    const stored = { a: { b: 1 } };
    const shown = new ObjectField().initialize(stored) as typeof stored;
    shown.a.b = 2;
    expect(stored.a.b).toBe(1);
  }),
};
