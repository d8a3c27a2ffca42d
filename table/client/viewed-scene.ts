import type { DocumentLike } from './document-like';

/** The scene that this client looks at; the canvas sets how to look at another one. */
export const viewed: { scene: DocumentLike | null; view: (scene: DocumentLike) => Promise<void> } = {
  scene: null,
  view: async (scene) => {
    viewed.scene = scene;
  },
};
