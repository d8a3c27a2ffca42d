// Files of tests share one process: what one of them has put into the world must not carry the next.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
