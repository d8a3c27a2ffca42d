import { afterAll, vi } from 'vitest';

// The next file of tests finds clocks, functions and globals as they were.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
