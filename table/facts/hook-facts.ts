import { expect, vi } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { HookRegistry } from '../shared/hooks';
import type { TableFacts } from './one-client';

const API = 'API foundry.helpers.Hooks';

export const HOOK_FACTS: TableFacts = {
  'only an explicit false cancels, and stops the call': fact('O', API, () => {
    const hooks = new HookRegistry();
    const listeners = [undefined, null, false, true].map((answer) => vi.fn(() => answer));
    for (const listener of listeners) hooks.on('preUpdate', listener);
    expect(hooks.call('preUpdate')).toBe(false);
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0]);
  }),
  'hooks are never awaited: a promise of false cancels nothing': fact('O', API, () => {
    const hooks = new HookRegistry();
    hooks.on('preUpdate', () => Promise.resolve(false));
    expect(hooks.call('preUpdate')).toBe(true);
  }),
  'callAll calls every listener with all arguments, whatever it returns': fact('O', API, () => {
    const hooks = new HookRegistry();
    const last = vi.fn();
    hooks.on('ready', () => false);
    hooks.on('ready', last);
    hooks.callAll('ready', 1, 'two');
    expect(last).toHaveBeenCalledWith(1, 'two');
  }),
  'once calls once; off takes a listener away by number or by itself': fact('O', API, () => {
    const hooks = new HookRegistry();
    const [one, byNumber, byItself] = [vi.fn(), vi.fn(), vi.fn()];
    hooks.once('init', one);
    const number = hooks.on('init', byNumber);
    hooks.on('init', byItself);
    hooks.callAll('init');
    hooks.off('init', number);
    hooks.off('init', byItself);
    hooks.callAll('init');
    expect([one, byNumber, byItself].map((listener) => listener.mock.calls.length)).toEqual([1, 1, 1]);
  }),
  'a listener that throws is reported, and the next ones are called': fact('O', API, () => {
    const hooks = new HookRegistry();
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = vi.fn();
    hooks.on('ready', () => {
      throw new Error('wrong');
    });
    hooks.on('ready', next);
    hooks.callAll('ready');
    expect(next).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  }),
};
