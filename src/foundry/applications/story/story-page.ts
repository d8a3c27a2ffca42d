import { modulePath } from '../../documents';
import type { StoryContext } from './story-context';

/** The width of the page and of the picture, in pixels. */
const WIDTH = 1080;

/** A picture has so many pixels for one of the page, and at most so many in all. */
const SHARPNESS = 2;
const MOST_PIXELS = 16_000_000;

/** A Battle report as a whole HTML page that needs nothing else; `field` is the map, as SVG. */
export const storyPage = (story: StoryContext, field: string): Promise<string> =>
  foundry.applications.handlebars.renderTemplate(modulePath('templates/story-page.hbs'), {
    ...story,
    ...{ field, width: WIDTH, language: game.i18n.lang },
  });

/** Such a page as a PNG picture; throws if the browser can't draw it. */
export async function pictureOf(page: string): Promise<Blob> {
  const frame = document.createElement('iframe');
  // Nothing in the page may run.
  frame.setAttribute('sandbox', 'allow-same-origin');
  Object.assign(frame.style, { position: 'fixed', left: '-9999px', width: `${WIDTH}px`, height: '10px' });
  frame.srcdoc = page;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const root = frame.contentDocument?.documentElement;
    if (!root) throw new Error('the browser keeps the page of the report to itself');
    return await drawn(new XMLSerializer().serializeToString(root), root.scrollHeight);
  } finally {
    frame.remove();
  }
}

async function drawn(page: string, height: number): Promise<Blob> {
  const size = `width="${WIDTH}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject ${size}>${page}</foreignObject></svg>`;
  const image = new Image(WIDTH, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SHARPNESS, Math.sqrt(MOST_PIXELS / (WIDTH * height)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH * scale, height: Math.round(height * scale) });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser drew no picture')))),
  );
}
