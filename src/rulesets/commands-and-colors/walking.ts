import { SpaceSet, type Strides } from '../../core';

/** How a piece walks, to be filled in anew for every walk. */
export class Walking implements Strides {
  start = 0;
  steps = 0;
  open: SpaceSet;
  stops: SpaceSet;
  ends: SpaceSet;
  /** Where a border keeps it from some neighbours, those to which it may step; undefined: all. */
  beside: readonly SpaceSet[] | undefined;

  constructor(size: number) {
    this.open = new SpaceSet(size);
    this.stops = new SpaceSet(size);
    this.ends = new SpaceSet(size);
  }
}
