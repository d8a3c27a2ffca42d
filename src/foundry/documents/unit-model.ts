import { unitSchema } from './piece-schema';

/** A unit as its sheet and its token show it: a picture of the battle, never its source. */
export class UnitModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof unitSchema>,
  Actor.Implementation
> {
  static override defineSchema() {
    return unitSchema();
  }
}
