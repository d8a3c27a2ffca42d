/** The version of the API that this module was written for. */
const KNOWN = 1;

/** The side that was to move when each battle was last seen, by the battle's id. */
const movers = new Map();

Hooks.once('ready', () => {
  const { api } = game.modules.get('pas-de-charge') ?? {};
  if (api?.version !== KNOWN) {
    console.warn(`Turn Bell knows version ${KNOWN} of the API of Pas de Charge, and found ${api?.version}.`);
    return;
  }
  for (const { id, turn } of api.battles()) movers.set(id, turn.side);
  Hooks.on('pas-de-charge.afterOrder', ({ battle }) => {
    const seen = api.battle(battle);
    if (!seen) return;
    const { title, turn, winner, yours } = seen;
    const isPassed = movers.get(battle) !== turn.side;
    movers.set(battle, turn.side);
    if (isPassed && !winner && yours.includes(turn.side)) ui.notifications.info(`${title}: your turn.`);
  });
});
