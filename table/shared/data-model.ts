// biome-ignore-all lint/complexity/noThisInStatic: subclasses inherit these, and mean themselves.
import { applyChanges, diffObject } from './data/diff';
import { type Data, deepClone, expandObject } from './data/plain';
import { type Schema, SchemaField } from './fields';

const schemas = new WeakMap<object, SchemaField>();

/** Data with a schema: `_source` is the stored data, the members are the fields' view of it. */
export class DataModel {
  static defineSchema(): Schema {
    throw new Error(`${this.name} defines no schema.`);
  }

  static get schema(): SchemaField {
    const known = schemas.get(this);
    if (known) return known;
    const schema = new SchemaField(this.defineSchema());
    schema.name = this.name;
    schemas.set(this, schema);
    return schema;
  }

  /** Cleans data to fit the schema as far as possible. */
  static cleanData(data: Data = {}, { partial = false } = {}): Data {
    return this.schema.clean(deepClone(data), partial) as Data;
  }

  declare readonly parent: unknown;
  declare readonly _source: Data;

  constructor(data: Data = {}, { parent = null }: { parent?: unknown } = {}) {
    const source = this.schemaClass.cleanData(data);
    this.schema.validate(source);
    Object.defineProperty(this, 'parent', { value: parent, enumerable: false });
    Object.defineProperty(this, '_source', { value: source, enumerable: false });
    this._initialize();
  }

  get schema(): SchemaField {
    return this.schemaClass.schema;
  }

  /** Throws if the data does not fit the schema. */
  validate({ changes }: { changes?: Data } = {}): boolean {
    this.schema.validate(changes ?? this._source, changes !== undefined);
    return true;
  }

  /** Changes the stored data on this client only; returns the difference. */
  updateSource(changes: Data = {}): Data {
    const cleaned = this._cleanChanges(changes);
    const difference = diffObject(this._source, cleaned);
    applyChanges(this._source, difference);
    this._initialize();
    return difference;
  }

  /** A copy of the stored data. */
  toObject(): Data {
    return deepClone(this._source);
  }

  toJSON(): Data {
    return this.toObject();
  }

  /** Partial data, with or without dotted keys, cleaned and checked. */
  _cleanChanges(changes: Data): Data {
    const expanded = expandObject(changes);
    const cleaned = this.schemaClass.cleanData(expanded, { partial: true });
    this.schema.validate(cleaned, true);
    return cleaned;
  }

  /** Updates the members from the stored data. */
  _initialize(): void {
    this.schema.initializeInto(this, this._source, this);
  }

  private get schemaClass(): typeof DataModel {
    return this.constructor as typeof DataModel;
  }
}
