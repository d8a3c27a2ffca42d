import type { Guide } from '../../core';
import type { BattlePort } from '../battle';
import { watchFrame } from '../geometry';
import { pieceInHand } from '../input';
import { BattleBoard } from './battle-board';
import { DragOrders, registerFit, registerKeys, watchPointer } from './input';
import { FittedView } from './map/fitted-view';
import { BattleMapLayer, BattleMarksLayer, BattleTintsLayer } from './map/layers';
import { showFrame } from './map/screen';
import { hideTokenFrame, showBlock } from './map/token-blocks';
import { ViewButtons } from './map/view-buttons';
import { OrderTool } from './order-tool';
import { Hud } from './popovers/hud';
import { MapToolView } from './tool-view';

/** Sets up everything that happens on the map, and answers with what can be looked up of it; to be called once, in `init`. */
export function registerCanvas(
  port: BattlePort,
  guideOf: (ruleset: string) => Guide | undefined,
): { lookedAt(): readonly string[] } {
  CONFIG.Canvas.layers.pdcMap = { layerClass: BattleMapLayer, group: 'primary' };
  CONFIG.Canvas.layers.pdcTints = { layerClass: BattleTintsLayer, group: 'interface' };
  CONFIG.Canvas.layers.pdcMarks = { layerClass: BattleMarksLayer, group: 'interface' };
  const hud = new Hud();
  const view = new MapToolView(port, hud, { take: (choice) => tool.take(choice), guideOf });
  const tool = new OrderTool(port, view);
  const fitted = new FittedView();
  const board = new BattleBoard(port, tool, view, fitted);
  registerKeys(tool);
  registerFit(fitted);
  watchPointer(tool);
  pieceInHand.onPick((id) => tool.pick(id));
  new DragOrders(port, tool, () => board.board).watch();

  Hooks.once('ready', () => {
    const buttons = new ViewButtons(fitted);
    watchFrame(() => {
      buttons.show(board.board !== undefined);
      if (board.board) fitted.follow();
      hud.follow();
    });
  });
  Hooks.on('canvasReady', () => {
    void board.lay();
  });
  Hooks.on('canvasTearDown', () => view.setBoard(undefined, undefined));
  Hooks.on('canvasPan', () => hud.follow());
  Hooks.on('drawToken', (token) => {
    void showBlock(port.current, token).then(showFrame);
  });
  Hooks.on('refreshToken', hideTokenFrame);
  // The drawn map may have been chosen, or the scene's own background.
  Hooks.on('updateScene', (scene) => {
    if (canvas?.ready && scene.id === canvas.scene?.id) void board.change();
  });
  port.onChange(() => {
    if (canvas?.ready) void board.change();
  });
  return { lookedAt: () => view.lookedAt };
}
