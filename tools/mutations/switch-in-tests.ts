import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { met, record } from './switch';

afterAll(() => {
  record(relative('', expect.getState().testPath ?? ''), met);
});
