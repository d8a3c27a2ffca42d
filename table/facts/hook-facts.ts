import { expect, vi } from 'vitest';
import { HookRegistry } from '../shared/hooks';
import { fact } from './fact';

const API = 'foundryvtt.com/api, foundry.helpers.Hooks';

fact('O', API, 'only an explicit false cancels, and nobody after it is called', () => {
  const hooks = new HookRegistry();
  const calls: string[] = [];
  hooks.on('preUpdate', () => {
    calls.push('undefined');
  });
  hooks.on('preUpdate', () => {
    calls.push('null');
    return null;
  });
  hooks.on('preUpdate', () => {
    calls.push('false');
    return false;
  });
  hooks.on('preUpdate', () => calls.push('never'));
  expect(hooks.call('preUpdate')).toBe(false);
  expect(calls).toEqual(['undefined', 'null', 'false']);
});
fact('O', API, 'hooks are never awaited: a promise of false cancels nothing', () => {
  const hooks = new HookRegistry();
  hooks.on('preUpdate', () => Promise.resolve(false));
  expect(hooks.call('preUpdate')).toBe(true);
});
fact('O', API, 'callAll calls everybody with all arguments, whatever they say', () => {
  const hooks = new HookRegistry();
  const last = vi.fn();
  hooks.on('ready', () => false);
  hooks.on('ready', last);
  hooks.callAll('ready', 1, 'two');
  expect(last).toHaveBeenCalledWith(1, 'two');
});
fact('O', API, 'once calls once; off takes a listener away by number or by itself', () => {
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
});
fact('O', API, 'a listener that throws is reported and stops nobody', () => {
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
});
