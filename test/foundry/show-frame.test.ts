import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFrame } from '../../src/foundry/geometry/show-frame';

const frames: (() => void)[] = [];
const render = vi.fn();

/** A canvas as Foundry has it: drawn or not yet, with a ticker that runs or rests. */
const layCanvas = (ready: boolean, started: boolean) =>
  vi.stubGlobal('canvas', { ready, app: { render, ticker: { started } } });

const nextFrame = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  render.mockClear();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => vi.unstubAllGlobals());

test('one frame is drawn for however many askers, where frames are drawn on demand', () => {
  layCanvas(true, false);
  showFrame();
  showFrame();
  nextFrame();
  expect(render).toHaveBeenCalledOnce();
});

test('nothing is drawn beside a ticker that runs, nor while the canvas is being drawn', () => {
  layCanvas(true, true);
  showFrame();
  nextFrame();
  layCanvas(false, false);
  showFrame();
  nextFrame();
  vi.stubGlobal('canvas', undefined);
  showFrame();
  nextFrame();
  expect(render).not.toHaveBeenCalled();
});
