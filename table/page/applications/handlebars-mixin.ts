import type { Data } from '../../shared/data/plain';
import { parsed } from '../elements';
import type { ApplicationV2, RenderOptions } from './application';
import { loadTemplates, renderTemplate } from './templates';

/** A part of an application, and its template. */
interface Part {
  readonly template: string;
  readonly templates?: readonly string[];
  readonly scrollable?: readonly string[];
}

/** Adds parts rendered from Handlebars templates to an application. */
export function HandlebarsApplicationMixin(Base: typeof ApplicationV2): typeof ApplicationV2 {
  return class HandlebarsApplication extends Base {
    static readonly PARTS: Readonly<Record<string, Part>> = {};

    get #parts(): Readonly<Record<string, Part>> {
      return (this.constructor as typeof HandlebarsApplication).PARTS;
    }

    protected override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      options.parts ??= Object.keys(this.#parts);
    }

    protected async _preparePartContext(
      _part: string,
      context: Data,
      _options: RenderOptions,
    ): Promise<Data> {
      return context;
    }

    protected override async _renderHTML(
      context: Data,
      options: RenderOptions,
    ): Promise<Map<string, HTMLElement>> {
      const made = new Map<string, HTMLElement>();
      for (const id of options.parts ?? []) {
        const part = this.#parts[id];
        if (!part) throw new Error(`${this.constructor.name} has no part "${id}".`);
        await loadTemplates([...(part.templates ?? [])]);
        const own = await this._preparePartContext(id, { ...context, partId: `${this.id}-${id}` }, options);
        made.set(id, onlyElement(await renderTemplate(part.template, own), part.template));
      }
      return made;
    }

    protected override _replaceHTML(result: Map<string, HTMLElement>, content: HTMLElement): void {
      for (const [id, element] of result) {
        element.dataset.applicationPart = id;
        const before = content.querySelector<HTMLElement>(`[data-application-part="${id}"]`);
        if (before) replaceKeepingPlace(before, element, this.#parts[id]?.scrollable ?? []);
        else content.append(element);
      }
    }
  };
}

function onlyElement(html: string, template: string): HTMLElement {
  const { children } = parsed(html.trim());
  const [element] = children;
  if (children.length !== 1 || !(element instanceof HTMLElement)) {
    throw new Error(`Template part "${template}" must render a single HTML element.`);
  }
  return element;
}

// Focus and scroll position survive a render.
function replaceKeepingPlace(before: HTMLElement, after: HTMLElement, scrollable: readonly string[]): void {
  const focused = before.querySelector<HTMLElement>(':focus');
  const name = focused?.getAttribute('name');
  const focus = focused?.id ? `#${focused.id}` : name && `${focused?.tagName}[name="${name}"]`;
  const find = (root: HTMLElement, selector: string) =>
    selector === '' ? root : root.querySelector(selector);
  const scrolls = scrollable.map((selector) => [selector, find(before, selector)?.scrollTop ?? 0] as const);
  before.replaceWith(after);
  if (focus) after.querySelector<HTMLElement>(focus)?.focus();
  for (const [selector, top] of scrolls) {
    const element = find(after, selector);
    if (element) element.scrollTop = top;
  }
}
