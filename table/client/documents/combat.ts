import { client } from '../client';
import { ClientDocument } from '../client-document';
import { updateDocuments } from '../database';
import type { DocumentLike } from '../document-like';

/** A battle, or anything else a module makes of it. */
export class Combat extends ClientDocument {
  static override documentName = 'Combat' as const;

  declare readonly active: boolean;
  declare readonly round: number;
  declare readonly turn: number;
  declare readonly scene: DocumentLike | null;

  override _initialize(): void {
    super._initialize();
    const { scene } = this._source;
    Object.defineProperty(this, 'scene', {
      configurable: true,
      enumerable: true,
      get: () => (typeof scene === 'string' ? (client.collections.get('Scene')?.get(scene) ?? null) : null),
    });
  }

  /** Starts the combat with the first turn of its first round. */
  startCombat(): Promise<unknown> {
    return this.update({ round: 1, turn: 0 });
  }

  nextRound(): Promise<unknown> {
    return this.update({ round: this.round + 1, turn: 0 });
  }

  previousRound(): Promise<unknown> {
    return this.update({ round: Math.max(0, this.round - 1), turn: 0 });
  }

  nextTurn(): Promise<unknown> {
    return this.update({ round: this.round, turn: this.turn + 1 });
  }

  previousTurn(): Promise<unknown> {
    return this.update({ round: this.round, turn: Math.max(0, this.turn - 1) });
  }

  endCombat(): Promise<unknown> {
    return this.delete();
  }

  /** Makes it the active combat of its scene. */
  async activate(options: Readonly<Record<string, unknown>> = {}): Promise<DocumentLike[]> {
    const others = (client.collections.get('Combat')?.contents ?? []).filter(
      (other) =>
        other !== this && other._source.active === true && other._source.scene === this._source.scene,
    );
    const updates = others.map(({ id }) => ({ _id: id, active: false }));
    return updateDocuments(Combat, [...updates, { _id: this.id, active: true }], options);
  }
}
