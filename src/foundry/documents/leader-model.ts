import { pieceSchema } from './piece-schema';

/** A leader as his sheet and his token show him: a picture of the battle, never its source. */
export class LeaderModel extends foundry.abstract.TypeDataModel<
  ReturnType<typeof pieceSchema>,
  Actor.Implementation
> {
  static override defineSchema() {
    return pieceSchema();
  }
}
