type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for SVG content and attributes; characters that XML forbids are dropped. */
export const escapeText = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' && !/[\uD800-\uDFFF\uFFFE\uFFFF]/u.test(sign))
    .join('')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A number with at most two decimals, as short text. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

const written = (value: string | number): string =>
  typeof value === 'number' ? short(value) : escapeText(value);

/** One SVG element; children are already SVG text, and attributes without a value are omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${written(value)}"`))
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

/** The attributes of a line with round ends and corners. */
export const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A line along a path, in a colour and a width. */
export const drawLine = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });

/** The area inside a path, filled with a colour. */
export const drawArea = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** A text element with its content escaped. */
export const textElement = (attributes: Attributes, content: string): string =>
  element('text', attributes, escapeText(content));

/** Groups children; no children give an empty text. */
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  children.join('') === '' ? '' : element('g', attributes, ...children);

/** A whole SVG document; `scale` is the default number of pixels per view-box unit. */
export const documentOf = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  scale: number,
  ...children: readonly string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [box.x, box.y, box.width, box.height].map(short).join(' '),
      width: box.width * scale,
      height: box.height * scale,
    },
    ...children,
  );

/** The data URL of an SVG document, for image elements and texture loaders. */
export const imageSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
