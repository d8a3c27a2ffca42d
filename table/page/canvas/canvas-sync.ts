import { client } from '../../client/client';
import type { DocumentLike } from '../../client/document-like';
import { Scene } from '../../client/documents/scene';
import { TokenDocument } from '../../client/documents/token-document';
import { viewed } from '../../client/viewed-scene';
import type { Change } from '../../shared/documents/operation';
import type { Canvas } from './canvas';

/** Keeps the canvas in sync with the documents of the viewed scene. */
export function keepInStep(canvas: Canvas): void {
  let drawing: Promise<void> = Promise.resolve();
  const draw = (scene: Scene | null) => {
    drawing = drawing.then(() => canvas.draw(scene));
    return drawing;
  };
  viewed.view = (scene) => draw(scene as Scene);
  client.observers.add((change, documents) => {
    if (change.documentName === 'Token') {
      for (const document of documents) drawing = drawing.then(() => syncToken(canvas, change, document));
    } else if (change.documentName === 'Scene') void syncScene(change, documents, draw);
    else if (change.documentName === 'Actor') refreshTokensOf(canvas, documents);
  });
}

async function syncToken(canvas: Canvas, { action, options }: Change, document: DocumentLike): Promise<void> {
  if (!(document instanceof TokenDocument) || document.parent !== canvas.scene) return;
  if (action === 'create' && !canvas.tokens.get(document.id ?? '')) await canvas.tokens.add(document);
  else if (action === 'delete') canvas.tokens.remove(document);
  // Tokens move at the same time: nothing waits for the end of an animation.
  else void canvas.tokens.update(document, options.animate === false);
}

async function syncScene(
  { action, data }: Change,
  documents: readonly DocumentLike[],
  draw: (scene: Scene | null) => Promise<void>,
): Promise<void> {
  const shown = documents.find((document) => document === viewed.scene);
  if (action === 'delete') {
    if (shown) await draw((client.collections.get('Scene')?.contents[0] as Scene | undefined) ?? null);
    return;
  }
  const activated = documents.find((scene) => scene instanceof Scene && scene.active);
  const hasJustBeenActivated = action === 'create' || data.some(({ active }) => active === true);
  if (activated && hasJustBeenActivated && activated !== viewed.scene) await draw(activated as Scene);
  else if (shown && data.some((changes) => isDrawn(changes))) await draw(shown as Scene);
}

const isDrawn = (changes: object): boolean =>
  ['grid', 'width', 'height', 'padding', 'background', 'backgroundColor'].some((key) => key in changes);

function refreshTokensOf(canvas: Canvas, actors: readonly DocumentLike[]): void {
  for (const token of canvas.tokens.placeables) {
    if (actors.some(({ id }) => id === token.document.actorId)) token.refresh();
  }
}
