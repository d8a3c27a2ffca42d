/** What is drawn on the canvas for documents of the scene that is viewed. */
export const placeables = new WeakMap<object, object>();
