import { isPlain } from '../shared/data/plain';
import type { Manifest } from '../shared/documents/operation';
import { localization } from './texts';

const urlOf = ({ id }: Manifest, path: string): string => `/modules/${id}/${path}`;

/** Adds the styles of a module, in a CSS layer above the table's own. */
export function addStyles(manifest: Manifest): void {
  for (const style of manifest.styles) {
    const path = typeof style === 'string' ? style : style.src;
    const element = document.createElement('style');
    element.textContent = `@import url("${urlOf(manifest, path)}") layer(modules);`;
    document.head.append(element);
  }
}

/** Runs the scripts of a module. */
export async function importScripts(manifest: Manifest): Promise<void> {
  for (const path of manifest.esmodules) await import(urlOf(manifest, path));
}

/** Runs the scripts of other modules; one that the table can't support is reported and does not stop the others. */
export async function importOthers(manifest: Manifest): Promise<void> {
  try {
    for (const path of manifest.scripts ?? []) await runScript(urlOf(manifest, path));
    await importScripts(manifest);
  } catch (error) {
    console.error(`The module ${manifest.id} does not run on the table:`, error);
  }
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} can't be read.`)));
    script.src = src;
    document.head.append(script);
  });
}

/** Loads the texts of a module: English first, which stands for every text that the user's language lacks. */
export async function addTexts(manifest: Manifest): Promise<void> {
  for (const language of new Set(['en', localization.lang])) {
    for (const { path } of manifest.languages.filter(({ lang }) => lang === language)) {
      const texts: unknown = await (await fetch(urlOf(manifest, path))).json();
      if (isPlain(texts)) localization.add(texts);
    }
  }
}
