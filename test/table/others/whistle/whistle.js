// A made-up module that does what well-known ones do: it wraps a method, talks over a socket of its own, and writes
// beside each token how its actor is.
const heard = [];
globalThis.whistle = { heard, updates: 0, states: new Map() };

Hooks.once('init', () => {
  globalThis.wrapMethod(Combat.prototype, 'update', (wrapped, ...given) => {
    globalThis.whistle.updates += 1;
    return wrapped(...given);
  });
  game.keybindings.register('whistle', 'blow', {
    name: 'Blow',
    editable: [{ key: 'KeyW' }],
    onDown: () => true,
  });
});

Hooks.once('ready', () => {
  game.socket.on('module.whistle', (word) => heard.push(word));
  game.modules.get('whistle').api = { blow: (word) => game.socket.emit('module.whistle', word) };
});

Hooks.on('drawToken', (token) => {
  if (!token.actor) return;
  const { name, system } = token.actor;
  const value = system.strength?.value ?? system.attributes?.hp?.value ?? 0;
  globalThis.whistle.states.set(name, `${game.i18n.localize('WHISTLE.state')} ${value}`);
});
