import { make } from './elements';

/** Downloads a text as a file, through a temporary link. */
export function saveDataToFile(data: string, type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([data], { type }));
  make('a', { href: address, download: filename }).click();
  // The browser needs the address until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 100);
}
