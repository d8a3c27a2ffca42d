export * as fields from '../shared/fields';
export { TypeDataModel } from '../shared/type-data-model';
