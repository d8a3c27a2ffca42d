import { SpaceSet, type Strides } from '../../core';

/** The data of a piece's walk, reused for every walk. */
export class Walking implements Strides {
  start = 0;
  steps = 0;
  open: SpaceSet;
  stops: SpaceSet;
  ends: SpaceSet;
  /** For each space, the neighbours that borders let the piece step to; undefined: all. */
  beside: readonly SpaceSet[] | undefined;

  constructor(size: number) {
    this.open = new SpaceSet(size);
    this.stops = new SpaceSet(size);
    this.ends = new SpaceSet(size);
  }
}
