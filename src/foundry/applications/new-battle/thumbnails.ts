import { deploy, type Ruleset, type Scenario } from '../../../core';
import { imageSource, nationColours } from '../../../drawing';
import { mapSheet, placesOnSheet } from '../../geometry';
import type { PlayableScenario } from '../scenario-file';

/** The width of a space on the map that is drawn, in pixels of the drawing. */
const SPACE = 60;
/** The width of a thumbnail, in pixels: twice that on the page, for screens with small pixels. */
const WIDTH = 240;

/** The pictures that are kept; with more of them, all are drawn anew. */
const MOST = 200;

/** The pictures by what is drawn on them: a scenario of the world is read anew each time. */
const made = new Map<string, string>();

const drawnIn = ({ ruleset, board, sides, terrain, borders, works, units, objectives }: Scenario): string =>
  JSON.stringify([ruleset, board, sides, terrain, borders, works, units, objectives]);

/** The picture of a scenario if it is drawn already. */
export const knownThumbnail = (scenario: Scenario): string | undefined => made.get(drawnIn(scenario));

/** The map of a scenario with its pieces as a small picture; undefined if this browser can't draw it. */
async function thumbnailOf(rules: Ruleset, scenario: Scenario): Promise<string | undefined> {
  const drawn = drawnIn(scenario);
  const picture = made.get(drawn) ?? (await draw(rules, scenario));
  if (picture === undefined) return undefined;
  if (made.size >= MOST) made.clear();
  made.set(drawn, picture);
  return picture;
}

async function draw(game: Ruleset, scenario: Scenario): Promise<string | undefined> {
  const state = deploy(game, scenario);
  const ground = { rules: game.on(state.board), state };
  const map = new Image();
  map.src = imageSource(mapSheet(ground, SPACE));
  if (!(await isDecoded(map))) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * map.naturalHeight) / map.naturalWidth);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(map, 0, 0, canvas.width, canvas.height);
  const { space, middleOf } = placesOnSheet(ground, SPACE);
  const [wide, high] = [0.006 * space * WIDTH, 0.0042 * space * WIDTH];
  for (const { at, side, nation = scenario.sides[side].nation } of Object.values(scenario.units)) {
    const middle = at === undefined ? undefined : middleOf(at);
    if (!middle) continue;
    context.fillStyle = nationColours(nation).face;
    const [x, y] = [(middle.left * canvas.width) / 100, (middle.top * canvas.height) / 100];
    context.fillRect(x - wide / 2, y - high / 2, wide, high);
  }
  return canvas.toDataURL();
}

const isDecoded = (image: HTMLImageElement): Promise<boolean> =>
  image.decode().then(
    () => true,
    () => false,
  );

/** Draws the thumbnails of a list as they come into view. */
export class Thumbnails {
  readonly #scenarioOf: (key: string) => PlayableScenario | undefined;
  #observer: IntersectionObserver | undefined;
  #drawing: Promise<void> = Promise.resolve();

  constructor(scenarioOf: (key: string) => PlayableScenario | undefined) {
    this.#scenarioOf = scenarioOf;
  }

  /** Watches the pictures of a list that was rendered anew. */
  watch(list: HTMLElement): void {
    this.#observer?.disconnect();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        void this.#show(target);
      }
    });
    for (const image of list.querySelectorAll('img[data-picture]:not([src])')) observer.observe(image);
    this.#observer = observer;
  }

  async #show(image: HTMLImageElement): Promise<void> {
    const offered = this.#scenarioOf(image.dataset.picture ?? '');
    // One after the other: each takes a moment of the page.
    this.#drawing = this.#drawing.then(async () => {
      if (!offered || !image.isConnected) return;
      const picture = await thumbnailOf(offered.rules, offered.scenario);
      if (picture !== undefined) image.src = picture;
    });
    await this.#drawing;
  }
}
