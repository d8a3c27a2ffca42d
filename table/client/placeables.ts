/** The canvas objects of the documents on the viewed scene. */
export const placeables = new WeakMap<object, object>();
