import { DataModel } from './data-model';

/** The `system` data of a document whose type a module defines. */
export class TypeDataModel extends DataModel {
  /** Called before derived data is computed. */
  prepareBaseData(): void {}

  /** Called after every change to the document. */
  prepareDerivedData(): void {}
}
