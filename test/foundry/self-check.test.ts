import { beforeAll, expect, test, vi } from 'vitest';
import { reportOf } from '../../src/foundry/applications/self-check/report';
import { startFault } from '../../src/foundry/facts/start-order';

beforeAll(() => {
  const format = (key: string, blanks: object) => [key, ...Object.values(blanks)].join(' ');
  vi.stubGlobal('game', { i18n: { format } });
});

const HOOKS = ['init', 'i18nInit', 'setup', 'canvasReady', 'ready'];

test('a start in another order is told, and so is a map that comes after all is ready', () => {
  expect(startFault({ hooks: HOOKS, hasScene: true })).toBeUndefined();
  expect(startFault({ hooks: [...HOOKS].reverse(), hasScene: true })).toContain('ready, canvasReady');
  const without = HOOKS.filter((hook) => hook !== 'canvasReady');
  expect(startFault({ hooks: without, hasScene: true })).toContain('canvasReady');
});

test('a world without a scene has no map to wait for', () => {
  const without = HOOKS.filter((hook) => hook !== 'canvasReady');
  expect(startFault({ hooks: without, hasScene: false })).toBeUndefined();
});

test('a report is a table of which no note can break the lines', () => {
  const report = reportOf(
    [
      { family: 'grid', check: 'margins', outcome: 'right', note: '' },
      { family: 'hooks', check: 'veto', outcome: 'wrong', note: 'a|b\nc' },
    ],
    { foundry: '13.351', module: '0.1.0', browser: 'B', users: 2, date: '2026-11-23' },
  );
  const rows = report.split('\n').filter((line) => line.includes('PDC.self-check.check.'));
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('a\\|b c');
});
