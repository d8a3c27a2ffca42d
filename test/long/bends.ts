/** A way to bend one behaviour of the table, so that one check of it has to fail. */
export interface Bend {
  /** In whose window. */
  readonly in: 'gm' | 'allied';
  /** What is done there; `put(object, name, make)` puts another member in the place of one, `undo` says how to end it. */
  readonly script: string;
}

const gm = (script: string): Bend => ({ in: 'gm', script });
const allied = (script: string): Bend => ({ in: 'allied', script });

const HEX = 'const grid = Object.getPrototypeOf(canvas.grid);';
const SQUARE =
  "const grid = Object.getPrototypeOf(new Scene({ name: 's', grid: { type: 1, size: 100 } }).grid);";
const SHIFTED = 'map(({ x, y }) => ({ x: x + 5, y }))';

/** The first word that a user writes down for a request is lost; what comes after it is written. */
const FIRST_WORD_LOST = `let isFirst = true;
  put(User.prototype, 'setFlag', (was) => async function (scope, key, value) {
    if (key !== 'vouched' || !isFirst) return was.call(this, scope, key, value);
    isFirst = false;
    return this;
  });`;

/** A listener of one hook is called in another way, or never. */
const listener = (hook: string, made: string): string =>
  `put(Hooks, 'on', (on) => (name, heard, ...more) => on(name, name === '${hook}' ? ${made} : heard, ...more));`;

/** Ways to bend the table, by the check that has to tell of each. */
export const BENDS: Readonly<Record<string, Bend>> = {
  hexCorners: gm(
    `${HEX} put(grid, 'getVertices', (was) => function (o) { return was.call(this, o).${SHIFTED}; });`,
  ),
  squareCorners: gm(
    `${SQUARE} put(grid, 'getVertices', (was) => function (o) { return was.call(this, o).${SHIFTED}; });`,
  ),
  spaceUnderPoint: gm(
    `${HEX} put(grid, 'getOffset', (was) => function (at) {
      const { i, j } = was.call(this, at);
      return { i: 'x' in at ? i + 1 : i, j };
    });`,
  ),
  topLeft: gm(
    `${HEX} put(grid, 'getTopLeftPoint', (was) => function (at) {
      const { x, y } = was.call(this, at);
      return { x: x + 3, y };
    });`,
  ),
  margins: gm(
    `const was = Object.getOwnPropertyDescriptor(Scene.prototype, 'dimensions');
    const get = function () { return { ...was.get.call(this), sceneX: 7 }; };
    Object.defineProperty(Scene.prototype, 'dimensions', { ...was, get });
    undo(() => Object.defineProperty(Scene.prototype, 'dimensions', was));`,
  ),
  layers: gm(
    'canvas.environment.addChild(canvas.pdcMap); undo(() => canvas.primary.addChild(canvas.pdcMap));',
  ),
  order: gm('const { tokens } = canvas; tokens.zIndex = 1000; undo(() => { tokens.zIndex = 200; });'),
  groups: gm(
    `const { rendered, visibility } = canvas;
    rendered.setChildIndex(visibility, rendered.children.length - 1);
    undo(() => rendered.setChildIndex(visibility, 1));`,
  ),
  blocks: gm(
    `Object.defineProperty(canvas.tokens, 'placeables', { configurable: true, get: () => [] });
    undo(() => { delete canvas.tokens.placeables; });`,
  ),
  mapAfterReturn: gm("put(Scene.prototype, 'view', () => async function () { return this; });"),
  hookOrder: gm(listener('updateActor', "(doc, changes, options) => heard(doc, changes, options, 'nobody')")),
  options: gm(listener('updateActor', '(doc, changes, options, user) => heard(doc, changes, {}, user)')),
  veto: gm(listener('preUpdateActor', '(...given) => { heard(...given); }')),
  together: gm(
    `put(Actor, 'updateDocuments', (was) => async function (updates, options) {
      const all = [];
      for (const update of updates) all.push(...await was.call(this, [update], options));
      return all;
    });`,
  ),
  unchanged: gm(
    `put(Actor.prototype, 'update', (was) => function (changes, options) {
      return was.call(this, { ...changes, sort: Math.ceil(Math.random() * 1e9) }, options);
    });`,
  ),
  ownership: gm(
    `put(Actor.prototype, 'update', (was) => function (changes, options) {
      const { ownership } = changes;
      return was.call(this, ownership ? { ...changes, ownership: { default: 0, ...ownership } } : changes, options);
    });`,
  ),
  linked: gm(
    `const was = Object.getOwnPropertyDescriptor(TokenDocument.prototype, 'actor');
    const get = function () { return this.name === 'self-check' ? null : was.get.call(this); };
    Object.defineProperty(TokenDocument.prototype, 'actor', { ...was, get });
    undo(() => Object.defineProperty(TokenDocument.prototype, 'actor', was));`,
  ),
  moved: gm(listener('updateToken', '() => undefined')),
  dragVeto: gm(listener('preMoveToken', '(...given) => { heard(...given); }')),
  unsnapped: gm(
    `put(TokenDocument.prototype, 'update', (was) => function ({ x, y, ...changes }, options) {
      const snapped = (at) => (at === undefined ? undefined : Math.round(at / 50) * 50);
      const place = { ...(x !== undefined && { x: snapped(x) }), ...(y !== undefined && { y: snapped(y) }) };
      return was.call(this, { ...changes, ...place }, options);
    });`,
  ),
  walls: gm(
    `put(TokenDocument.prototype, 'update', (was) => function ({ x, ...changes }, options) {
      return was.call(this, this.parent.walls.size > 0 ? changes : { ...changes, x }, options);
    });`,
  ),
  vouching: gm(FIRST_WORD_LOST),
  answered: gm(
    `put(CONFIG.queries, 'pas-de-charge.request', (was) => (asked, context) =>
      context.user ? { ok: true } : was(asked, context));`,
  ),
  card: gm(
    `put(ChatMessage, 'create', (was) => async function (data, options) {
      return data.type === 'pas-de-charge.order' ? undefined : was.call(this, data, options);
    });`,
  ),
  sheet: gm(
    `const stop = (event) => event.stopImmediatePropagation();
    document.addEventListener('change', stop, true);
    undo(() => document.removeEventListener('change', stop, true));`,
  ),
  dice: gm(
    `let isFirst = true;
    put(Roll, 'fromJSON', (was) => function (json) {
      if (!isFirst) return was.call(this, json);
      isFirst = false;
      return new Roll('4d6');
    });`,
  ),
  dicePictures: gm(
    `const bare = Hooks.on('renderChatMessageHTML', (message, html) => {
      for (const picture of html.querySelectorAll('img.pdc-die')) picture.remove();
    });
    undo(() => Hooks.off('renderChatMessageHTML', bare));`,
  ),
  styles: gm(
    `const style = document.createElement('style');
    style.textContent = '.pas-de-charge p { display: block !important; }';
    document.head.append(style);
    undo(() => style.remove());`,
  ),
  tools: gm(
    `const bare = Hooks.on('getSceneControlButtons', (controls) => {
      delete controls.tokens.tools['pas-de-charge-control'];
    });
    ui.controls.render();
    undo(() => { Hooks.off('getSceneControlButtons', bare); ui.controls.render(); });`,
  ),
  types: gm(
    `const { dataModels } = CONFIG.JournalEntryPage;
    const { 'pas-de-charge.army': army } = dataModels;
    delete dataModels['pas-de-charge.army'];
    undo(() => Object.assign(dataModels, { 'pas-de-charge.army': army }));`,
  ),
  texts: gm("put(game.i18n, 'localize', () => (key) => key);"),
  tours: gm("put(game.tours, 'get', () => () => undefined);"),
  compendia: gm("put(game.packs.contents[0], 'getDocuments', () => async () => []);"),
  pieces: gm(
    `const { prototype } = game.actors.constructor;
    const was = Object.getOwnPropertyDescriptor(prototype, 'size');
    const get = function () {
      const size = was.get.call(this);
      return size > 5 && this.contents[0].documentName === 'Token' ? size + 1 : size;
    };
    Object.defineProperty(prototype, 'size', { ...was, get });
    undo(() => Object.defineProperty(prototype, 'size', was));`,
  ),
  undone: gm(
    `put(CONFIG.queries, 'pas-de-charge.request', (was) => async (asked, context) =>
      JSON.parse(asked.text).content.request.request.undoTo > 0
        ? { ok: false, refusal: { reason: 'none' } }
        : was(asked, context));`,
  ),
  outdated: gm(
    `let orders = 0;
    put(CONFIG.queries, 'pas-de-charge.request', (was) => async (asked, context) =>
      JSON.parse(asked.text).content.request.request.order && ++orders > 1 ? { ok: true } : was(asked, context));`,
  ),
  putAway: gm(
    `put(Combat.prototype, 'delete', (was) => async function (options) {
      const { journal } = this.system;
      const deleted = await was.call(this, options);
      if (options) await game.journal.get(journal)?.delete();
      return deleted;
    });`,
  ),
  guard: gm(
    `put(Combat.prototype, 'delete', (was) => function () {
      return was.call(this, { 'pas-de-charge': { projected: true } });
    });`,
  ),
  secondAsks: allied(FIRST_WORD_LOST),
  secondForges: gm(
    `put(CONFIG.queries, 'pas-de-charge.request', (was) => (asked, context) =>
      was(asked, { user: { id: asked.user }, ...context }));`,
  ),
  secondWrites: allied("put(Combat.prototype, 'update', () => async function () { return this; });"),
  secondReads: allied("put(JournalEntryPage.prototype, 'testUserPermission', () => () => true);"),
  secondOptions: allied(
    listener('updateActor', '(doc, changes, options, user) => heard(doc, changes, {}, user)'),
  ),
};

/** Bends that are tried at once: of each batch just those checks have to fail. No two of one batch touch the same thing. */
export const BATCHES: readonly (readonly string[])[] = [
  ['hexCorners', 'layers', 'hookOrder', 'linked', 'vouching', 'card', 'ownership', 'pieces', 'secondOptions'],
  ['squareCorners', 'order', 'options', 'moved', 'sheet', 'styles', 'undone', 'secondWrites'],
  ['spaceUnderPoint', 'groups', 'veto', 'dragVeto', 'answered', 'dice', 'secondReads'],
  ['topLeft', 'blocks', 'together', 'unsnapped', 'dicePictures', 'tools', 'types', 'putAway', 'secondForges'],
  [
    'margins',
    'mapAfterReturn',
    'unchanged',
    'walls',
    'texts',
    'tours',
    'compendia',
    'outdated',
    'secondAsks',
    'guard',
  ],
];

/** What the scripts are written with. */
export const BENDING = `
  globalThis.unbent ??= [];
  const undo = (end) => globalThis.unbent.push(end);
  const put = (object, name, make) => {
    const isOwn = Object.hasOwn(object, name);
    const was = object[name];
    object[name] = make(was);
    undo(() => { if (isOwn) object[name] = was; else delete object[name]; });
  };`;

/** Ends everything that is bent in a window, the last first. */
export const UNBEND = 'for (const end of (globalThis.unbent ?? []).splice(0).reverse()) end();';
