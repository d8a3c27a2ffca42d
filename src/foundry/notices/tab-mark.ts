/** A red disc with an exclamation mark. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="#b3202a"/><path d="M8 3v6.5M8 11.5v1.8" stroke="#fff" stroke-width="2.2"/></svg>',
)}`;

/** The mark of a call on the tab of this window: its title and its icon. */
export class TabMark {
  /** The title of before, and the one that has replaced it. */
  #titles: { readonly before: string; readonly now: string } | undefined;
  /** The icons of before; one that this mark has added has none. */
  readonly #icons = new Map<HTMLLinkElement, string | null>();

  /** Shows a text as the title, with the icon of a call. */
  show(text: string): void {
    const before = this.#titles?.before ?? document.title;
    this.#titles = { before, now: `(!) ${text}` };
    document.title = this.#titles.now;
    if (this.#icons.size > 0) return;
    const found = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    for (const link of found.length > 0 ? found : [addedIcon()]) {
      this.#icons.set(link, link.getAttribute('href'));
      link.href = ICON;
    }
  }

  /** Restores the title and the icon of before. */
  clear(): void {
    // Another title may have been set meanwhile.
    if (this.#titles && document.title === this.#titles.now) document.title = this.#titles.before;
    this.#titles = undefined;
    for (const [link, before] of this.#icons) {
      if (before === null) link.remove();
      else link.href = before;
    }
    this.#icons.clear();
  }
}

function addedIcon(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'icon';
  document.head.append(link);
  return link;
}
