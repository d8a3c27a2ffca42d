import type { DocumentLike } from './document-like';

/** The scene that this client views; the canvas sets `view`. */
export const viewed: { scene: DocumentLike | null; view: (scene: DocumentLike) => Promise<void> } = {
  scene: null,
  view: async (scene) => {
    viewed.scene = scene;
  },
};
