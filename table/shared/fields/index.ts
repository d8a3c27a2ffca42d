export { BooleanField } from './boolean-field';
export { ArrayField, ObjectField } from './collection-fields';
export { DataField, DataModelValidationError, type FieldOptions } from './field';
export { NumberField } from './number-field';
export { type Schema, SchemaField } from './schema-field';
export { FilePathField, HTMLField, JSONField, StringField } from './text-fields';
