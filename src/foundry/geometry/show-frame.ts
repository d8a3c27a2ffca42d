let isAsked = false;

/**
 * Shows the map as it will be, where frames are drawn only on demand: one frame for however many askers. A ticker that
 * runs draws the next frame itself, and a canvas that is still being drawn has nothing whole to show.
 */
export function showFrame(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    if (canvas?.ready && !canvas.app?.ticker.started) canvas.app?.render();
  });
}
