import { registerArmies } from './foundry/armies';
import { registerBriefing } from './foundry/briefing';
import { registerBrush } from './foundry/brush';
import { registerCanvas } from './foundry/canvas';
import { isCardWritten, registerChat, toldDeed, writeCard } from './foundry/chat';
import { registerControl } from './foundry/control';
import { registerDice } from './foundry/dice';
import { MODULE_ID, registerDocuments } from './foundry/documents';
import { registerHand } from './foundry/hand';
import { registerPanel } from './foundry/panel';
import { registerQuench } from './foundry/quench';
import { registerSession } from './foundry/session';
import { registerSettings } from './foundry/settings';
import { registerSheets } from './foundry/sheets';
import { GAMES } from './rulesets';

Hooks.once('init', () => {
  const rulesets = GAMES.map(({ rules }) => rules);
  registerDocuments();
  const dice = registerDice(rulesets);
  const { port, api } = registerSession(GAMES, {
    roll: dice.roll,
    tell: (dispatch) => writeCard(dispatch, dice.record),
    isTold: isCardWritten,
  });
  registerChat(rulesets, port);
  registerSheets(rulesets, port);
  registerSettings({ games: GAMES, api });
  registerBrush(port);
  registerArmies({ games: GAMES, api, port });
  registerCanvas(port);
  const { open: openControl } = registerControl(port, api.control, rulesets);
  const { openBriefing, openLegend } = registerBriefing(port, GAMES);
  registerPanel(port, {
    openControl,
    openBriefing,
    openLegend,
    resume: (battle) => api.control.resume(battle, 'keep'),
    tellDeed: toldDeed,
  });
  registerHand(port);
  registerQuench({ games: GAMES, api, port });
  const module = game.modules.get(MODULE_ID);
  if (module) module.api = api;
});
