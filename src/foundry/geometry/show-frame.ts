let isAsked = false;

/**
 * Renders the map where frames are drawn only on demand: one frame for any number of calls. A running ticker draws the
 * next frame itself, and a canvas that is still being drawn has nothing complete to show.
 */
export function showFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    if (canvas?.ready && !canvas.app?.ticker.started) canvas.app?.render();
  });
}
