import type {} from 'handlebars';
import type * as PixiLibrary from 'pixi.js';
import type { io as connect } from 'socket.io-client';

// Loaded by script tags before this page's own script: the same builds that modules find as globals. Handlebars has its
// own declaration.
declare global {
  const PIXI: typeof PixiLibrary;
  const io: typeof connect;
}
