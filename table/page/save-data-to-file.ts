import { make } from './elements';

/** Hands a text out as a file, by a link that is pressed once. */
export function saveDataToFile(data: string, type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  make('a', { href: address, download: filename }).click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 100);
}
