import type { Ruleset } from '../../../core';
import type { BattlePort } from '../../battle';
import { LEADER_TYPE, MODULE_ID, pieceActors, UNIT_TYPE } from '../../documents';
import { pieceSheet, refreshSheets } from './piece-sheet';
import { hidePieces } from './player-directory';

/** Registers the sheets of units and leaders; called once, in `init`. */
export function registerSheets(rulesets: readonly Ruleset[], port: BattlePort): void {
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(Actor, MODULE_ID, pieceSheet({ rulesets, port }), {
    types: [UNIT_TYPE, LEADER_TYPE],
    makeDefault: true,
    label: 'PDC.windows.sheet.label',
  });
  Hooks.on('renderActorDirectory', (_directory, element) => {
    if (!game.user.isGM) hidePieces(element);
  });
  port.onChange(() => {
    const { current } = port;
    if (current) refreshSheets(pieceActors(current.id));
  });
}
