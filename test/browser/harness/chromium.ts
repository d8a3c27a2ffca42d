import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = '/usr/bin/chromium';

const ARGUMENTS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Without a graphics card windows are put together faster by the processor itself than by an imitated card.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-background-networking',
  // Every window goes on playing while another one is looked at.
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
];

/** Where the browser is; unpacks the one inside a package, which two tests at once must not do. */
export async function executable(): Promise<string> {
  const { PDC_CHROMIUM } = process.env;
  if (PDC_CHROMIUM !== undefined) return PDC_CHROMIUM;
  return existsSync(SYSTEM) ? SYSTEM : bundled.executablePath();
}

/** Starts a browser without a screen: `PDC_CHROMIUM`, the system's, or the one inside a package. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: ARGUMENTS });
