// The controls that Foundry opens for a token: ours for a piece of the battle in view, and all others as they were.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserBattle } from '../../src/foundry/battle';
import { watchTokenControls } from '../../src/foundry/canvas/token-actions';
import { makeWorld } from '../session/world';
import { DUEL, position, seenBy } from './battle';

vi.mock('../../src/foundry/documents', () => import('../session/documents'));
vi.mock('../../src/foundry/input', () => ({ pieceInHand: { pick: vi.fn() }, toMap: vi.fn() }));
vi.mock('../../src/foundry/canvas/popovers/hud', () => ({
  make: (name: string, className: string, ...content: readonly unknown[]) =>
    new Part(name, className, content),
}));

/** An element as far as the controls touch it. */
class Part {
  readonly name: string;
  readonly classes: Set<string>;
  readonly children: unknown[];
  readonly dataset: Record<string, string> = {};
  type = '';

  constructor(name: string, className: string, content: readonly unknown[]) {
    this.name = name;
    this.classes = new Set(className.split(' '));
    this.children = [...content];
  }

  get classList() {
    return {
      toggle: (name: string, isOn: boolean) => (isOn ? this.classes.add(name) : this.classes.delete(name)),
    };
  }

  append(...parts: readonly unknown[]): void {
    this.children.push(...parts);
  }

  addEventListener(): void {}

  querySelector(selector: string): { remove(): void } | null {
    const found = this.children.findIndex(
      (each) => each instanceof Part && each.classes.has(selector.slice(1)),
    );
    return found < 0 ? null : { remove: () => void this.children.splice(found, 1) };
  }
}

const state = position(DUEL);
const [unit = ''] = Object.keys(state.units);
const battle: UserBattle = { ...seenBy(['south'], state), id: 'battle' };

/** Foundry's controls of a token, with a column of its own and one of another module. */
function opened(flags: object | undefined, current: UserBattle | null = battle) {
  const world = makeWorld();
  watchTokenControls({ current: current ?? undefined } as never);
  const foreign = [new Part('div', 'col left', []), new Part('div', 'another-module', ['Drink'])];
  const element = new Part('form', 'placeable-hud', foreign);
  const document = { name: '9th Foot', flags: { 'another-module': { cup: 1 }, ...flags } };
  const open = () => {
    world.call('renderTokenHUD', { object: { document, actor: null }, close: vi.fn() }, element);
    const ours = element.children.filter(
      (part) => part instanceof Part && part.classes.has('pdc-token-actions'),
    );
    return { ours, isHidden: element.classes.has('pdc-token-hud') };
  };
  return { element, foreign, open };
}

const flagsOf = (of: string, piece: string) => ({ 'pas-de-charge': { battle: of, piece } });

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['that is none of ours', undefined],
  ['of a battle that is gone, or on another scene', flagsOf('another', unit)],
  ['copied from a piece that has left the board', flagsOf('battle', 'nobody')],
  ['with a forged name', flagsOf('battle', 'constructor')],
])('the controls of a token %s stay as Foundry and others made them', (_, flags) => {
  const { element, foreign, open } = opened(flags);
  expect(open()).toEqual({ ours: [], isHidden: false });
  expect(element.children).toEqual(foreign);
});

test('a token keeps its own controls where no battle is in view', () => {
  for (const flags of [undefined, flagsOf('battle', unit)]) {
    const { element, foreign, open } = opened(flags, null);
    expect(open()).toEqual({ ours: [], isHidden: false });
    expect(element.children).toEqual(foreign);
  }
});

test('a piece of the battle in view has our actions, once however often they are opened, and nothing foreign goes', () => {
  const { element, foreign, open } = opened(flagsOf('battle', unit));
  open();
  const { ours, isHidden } = open();
  expect([ours.length, isHidden]).toEqual([1, true]);
  expect(element.children).toEqual([...foreign, ...ours]);
  const [shown] = ours;
  const buttons = shown instanceof Part ? shown.children.slice(1) : [];
  expect(buttons.every((part) => part instanceof Part && part.name === 'button')).toBe(true);
  expect(buttons.at(-1)).toMatchObject({ dataset: { rule: expect.stringMatching(/^unit:/) } });
});
