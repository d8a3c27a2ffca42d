import { DataModel } from './data-model';

/** The `system` data of a document whose type a module defines. */
export class TypeDataModel extends DataModel {
  /** Called before derived data are worked out. */
  prepareBaseData(): void {}

  /** Called after every change of the document. */
  prepareDerivedData(): void {}
}
