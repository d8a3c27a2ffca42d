import type { Data } from '../../shared/data/plain';
import { dimensionsOf, type SceneDimensions } from '../../shared/grid/dimensions';
import { gridOf } from '../../shared/grid/grid-of';
import type { TableGrid } from '../../shared/grid/point';
import { ClientDocument } from '../client-document';
import { viewed } from '../viewed-scene';

/** A map and the tokens on it. */
export class Scene extends ClientDocument {
  static override documentName = 'Scene' as const;

  declare readonly active: boolean;
  declare grid: TableGrid;
  declare readonly width: number;
  declare readonly height: number;
  declare readonly padding: number;
  declare readonly backgroundColor: string | null;
  declare readonly initial: Data;

  override prepareData(): void {
    const { type, size } = this._source.grid as { type: number; size: number };
    this.grid = gridOf({ type, size });
    super.prepareData();
  }

  get dimensions(): SceneDimensions {
    return dimensionsOf(this, this.grid);
  }

  /** True if this client views the scene. */
  get isView(): boolean {
    return viewed.scene === this;
  }

  /** Makes it the scene that every client views. */
  activate(): Promise<this | undefined> {
    return this.update({ active: true });
  }

  /** Views it on this client. */
  async view(): Promise<this> {
    await viewed.view(this);
    return this;
  }
}
