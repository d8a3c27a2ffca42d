/** The bold word in the middle of a sign on the map, sharp at any zoom; its size in pixels of the map. */
export function signLabel(word: string, fontSize: number, fill: number): PIXI.Text {
  const label = new PIXI.Text(word, {
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize,
    fontWeight: 'bold',
    fill,
  });
  label.resolution = 4;
  label.anchor.set(0.5);
  return label;
}
