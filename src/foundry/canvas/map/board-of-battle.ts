import { MOUNT } from '../../../drawing';
import { withSheet } from '../../geometry/fitted';
import { overTheMap } from '../../geometry/window-frame';
import type { FittedBoard } from './fitted-view';

/** The board of a battle, with the sheet around it in view where there is room. */
export const BOARD_OF_BATTLE: FittedBoard = {
  obstacles: overTheMap,
  placeAmong(obstacles, window) {
    const dimensions = canvas?.dimensions;
    if (!dimensions) return undefined;
    const { sceneX: x, sceneY: y, sceneWidth: width, sceneHeight: height } = dimensions;
    return { place: withSheet({ window, obstacles, map: { width, height } }, MOUNT), corner: { x, y } };
  },
};
