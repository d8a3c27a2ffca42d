import type { Beat, Guide } from '../../core';
import type { BattlePort } from '../battle';
import { onDrawingChange, onLooksChange } from '../documents';
import { showFrame, watchFrame } from '../geometry';
import { parts, pieceInHand, placeInView } from '../input';
import { localize } from '../texts';
import { BattleBoard } from './battle-board';
import { BOARD_OF_BATTLE } from './map/board-of-battle';
import { FittedView } from './map/fitted-view';
import { BattleMapLayer, BattleMarksLayer, BattleTintsLayer } from './map/layers';
import { followZoom } from './map/piece-picture';
import { hideTokenFrame, showBlock } from './map/token-blocks';
import { ViewButtons } from './map/view-buttons';
import { registerFit, registerKeys, registerThreatKey } from './map-keys';
import { OrderTool } from './order-tool';
import { watchPointer } from './pointer-clicks';
import { Hud } from './popovers/hud';
import { ToolVoice } from './spoken/tool-voice';
import { Theatre } from './theatre/theatre';
import { ThreatView } from './threat/threat-view';
import { watchTokenControls } from './token-actions';
import { DragOrders } from './token-drag';
import { MapToolView } from './tool-view';
import { watchTouch } from './touch-view';
import { watchTrayDrops } from './tray-drops';

export { pieceOnMap } from './map/piece-under';
export { OddsCalculator } from './popovers/odds-calculator';
export { registerWorkshopMap } from './workshop/workshop-map';

/**
 * Sets up everything on the map, and returns the functions that look up a spot and that show the last order; call once,
 * in `init`.
 */
export function registerCanvas(
  port: BattlePort,
  guideOf: (ruleset: string) => Guide | undefined,
): { lookedAt(): readonly string[]; perform(battle: string, beats: readonly Beat[]): void } {
  CONFIG.Canvas.layers.pdcMap = { layerClass: BattleMapLayer, group: 'primary' };
  CONFIG.Canvas.layers.pdcTints = { layerClass: BattleTintsLayer, group: 'interface' };
  CONFIG.Canvas.layers.pdcMarks = { layerClass: BattleMarksLayer, group: 'interface' };
  const hud = new Hud();
  const threat = new ThreatView();
  const view = new MapToolView(port, hud, { take: (choice) => tool.take(choice), guideOf, threat });
  const voice = new ToolVoice(port, threat);
  const tool = new OrderTool(port, {
    show: (context) => {
      view.show(context);
      voice.show(context);
    },
    reveal: (space) => view.reveal(space),
  });
  const fitted = new FittedView(BOARD_OF_BATTLE);
  const board = new BattleBoard(port, tool, view, fitted);
  registerKeys(tool);
  registerFit(() => {
    if (!board.board) return false;
    fitted.fit();
    return true;
  });
  registerThreatKey((key) => {
    if (!board.board) return false;
    threat.hold(key);
    return true;
  });
  // Taps reach the pointer's listeners from here.
  watchTouch(() => board.board !== undefined);
  watchPointer(tool);
  parts.serve('map', () => hud.partFocus);
  placeInView.onShow((space) => tool.lookAt(space));
  pieceInHand.onPick((id) => tool.pick(id));
  new DragOrders(port, tool, () => board.board).watch();
  watchTokenControls(port);
  watchTrayDrops(tool, () => board.board);
  const theatre = new Theatre(port, () => board.board);
  theatre.watch();

  Hooks.once('ready', () => {
    hud.stop.ariaLabel = localize('PDC.board.voice.map');
    const buttons = new ViewButtons(fitted, threat);
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
  Hooks.on('canvasPan', () => {
    hud.follow();
    followZoom();
  });
  Hooks.on('drawToken', (token) => {
    void showBlock(port.current, token).then(showFrame);
  });
  Hooks.on('refreshToken', hideTokenFrame);
  // The user may have switched between the drawn map and the scene's own background.
  Hooks.on('updateScene', (scene) => {
    if (canvas?.ready && scene.id === canvas.scene?.id) void board.change();
  });
  port.onChange(() => {
    if (canvas?.ready) void board.change();
  });
  followLooks(board);
  return {
    lookedAt: () => view.lookedAt,
    perform: (battle, beats) => theatre.perform(battle, beats),
  };
}

/** Draws the board again in the looks that the user chooses, and takes its table away with the scene. */
function followLooks(board: BattleBoard): void {
  const again = () => {
    if (canvas?.ready) void board.lay();
  };
  onDrawingChange(again);
  onLooksChange(again);
  Hooks.on('canvasTearDown', () => board.clearDesk());
}
