import { expect, vi } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { Collection } from '../client/collection';
import { KEYBINDING_PRECEDENCE, Keybindings, type KeyContext } from '../client/keybindings';
import { Localization } from '../client/localization';
import { Settings } from '../client/settings';
import { loudness, offerVolumes } from '../page/audio-helper';
import { drop } from '../page/canvas/canvas-drop';
import { hasFocus } from '../page/keyboard';
import { saveDataToFile } from '../page/save-data-to-file';
import { BooleanField } from '../shared/fields';
import { guarded, NotOnTable } from '../shared/not-on-table';
import { limit, sitDown, type TableFacts } from './one-client';

// The rest of the client: texts, settings, keys, collections.

const FOCUS = 'issue 8654, kgar/foundry-vtt-tidy-5e-sheets issue 240';

const pressed = (key: string, held: Partial<KeyContext> = {}): KeyContext => ({
  ...{ key, event: {} as KeyboardEvent, repeat: false },
  ...{ isShift: false, isControl: false, isAlt: false, ...held },
});

export const CLIENT_FACTS: TableFacts = {
  'a key without a text is shown itself; blanks are filled in': fact('O', 'API Localization', () => {
    const texts = new Localization();
    texts.add({ PDC: { lost: '{unit} lost {count}' }, 'PDC.flat': 'flat' });
    expect(texts.format('PDC.lost', { unit: 'Foot', count: 2 })).toBe('Foot lost 2');
    expect([texts.localize('PDC.flat'), texts.localize('PDC.other')]).toEqual(['flat', 'PDC.other']);
    expect([texts.has('PDC.lost'), texts.has('PDC'), texts.has('PDC.other')]).toEqual([true, false, false]);
  }),
  'a setting that is not registered throws': fact('O', 'API ClientSettings', () =>
    expect(() => new Settings().get('drill', 'nothing')).toThrow('not a registered game setting'),
  ),
  'only GMs write settings of the world, which are documents': fact('O', 'API ClientSettings', async () => {
    const { world, given } = sitDown('allied');
    const settings = new Settings();
    settings.register('drill', 'greeted', { scope: 'world', type: new BooleanField({ initial: false }) });
    expect(settings.get('drill', 'greeted')).toBe(false);
    await expect(settings.set('drill', 'greeted', true)).rejects.toThrow('lacks permission');
    given('Setting', { key: 'drill.greeted', value: 'true' });
    expect(settings.get('drill', 'greeted')).toBe(true);
    expect(world.data.settings).toHaveLength(1);
  }),
  'a setting of a user is their own': fact('O', 'API ClientSettings', async () => {
    const { world } = sitDown('allied');
    const settings = new Settings();
    settings.register('drill', 'seen', { scope: 'user', type: Number, default: 0 });
    await settings.set('drill', 'seen', 3);
    await settings.set('drill', 'seen', 4);
    expect(settings.get('drill', 'seen')).toBe(4);
    expect(world.data.settings).toMatchObject([{ key: 'drill.seen', user: 'allied', value: '4' }]);
  }),
  'a sound is as loud as it says, times the volume of its channel': fact(
    'O',
    'API AudioHelper; issue 10586',
    async () => {
      sitDown('allied');
      const settings = new Settings();
      offerVolumes(settings);
      expect(settings.settings.get('core.globalInterfaceVolume')?.default).toBe(0.5);
      settings.get = () => 0.5;
      expect(loudness(0.4)).toBeCloseTo(0.2);
      settings.get = () => 0;
      expect(loudness(0.4)).toBe(0);
    },
  ),
  'key actions run by precedence until one returns true': fact('O', 'API ClientKeybindings', () => {
    const keys = new Keybindings();
    const [normal, first] = [vi.fn(() => true), vi.fn(() => false)];
    const tab = { name: 'tab', editable: [{ key: 'Tab' }] };
    keys.register('drill', 'normal', { ...tab, onDown: normal });
    keys.register('drill', 'first', { ...tab, onDown: first, precedence: KEYBINDING_PRECEDENCE.PRIORITY });
    expect(keys.dispatch(pressed('Tab'), false, false)).toBe(true);
    expect(first.mock.invocationCallOrder[0]).toBeLessThan(Number(normal.mock.invocationCallOrder[0]));
    first.mockReturnValue(true);
    keys.dispatch(pressed('Tab'), false, false);
    expect(normal).toHaveBeenCalledOnce();
  }),
  'a key counts only with just its own modifiers': fact('O', 'API ClientKeybindings', () => {
    const keys = new Keybindings();
    const editable = [{ key: 'Tab', modifiers: ['SHIFT'] }];
    keys.register('drill', 'back', { name: 'b', editable, onDown: () => true });
    expect(keys.dispatch(pressed('Tab'), false, false)).toBe(false);
    expect(keys.dispatch(pressed('Tab', { isShift: true }), false, false)).toBe(true);
    expect(keys.dispatch(pressed('Tab', { isShift: true, isAlt: true }), false, false)).toBe(false);
  }),
  'the keys of an action can be asked for by its name': fact('O', 'API ClientKeybindings', () => {
    const keys = new Keybindings();
    keys.register('drill', 'on', { name: 'o', editable: [{ key: 'F6', modifiers: ['SHIFT'] }] });
    expect(keys.get('drill', 'on')).toEqual([{ key: 'F6', modifiers: ['SHIFT'] }]);
    expect(() => keys.get('drill', 'off')).toThrow('not a registered');
  }),
  'key actions rest while an element has the keyboard focus': fact('C', FOCUS, () => {
    const element = (selectors: readonly string[]) => ({
      matches: (wanted: string) => wanted.split(', ').some((each) => selectors.includes(each)),
    });
    expect(hasFocus(element(['button', ':focus-visible']))).toBe(true);
    expect(hasFocus(element(['textarea']))).toBe(true);
    // After a click on a button, keys still control the map.
    expect(hasFocus(element(['button']))).toBe(false);
    expect(hasFocus(null)).toBe(false);
  }),
  'a collection is walked through by its values': fact('O', 'API Collection', () => {
    const collection = new Collection<{ name: string }>()
      .set('a', { name: 'Foot' })
      .set('b', { name: 'Horse' });
    expect([...collection].map(({ name }) => name)).toEqual(['Foot', 'Horse']);
    expect(collection.getName('Horse')).toBe(collection.get('b'));
    expect(collection.filter(({ name }) => name === 'Foot')).toEqual([{ name: 'Foot' }]);
  }),
  'a text is saved as a file of a given name': fact('O', 'API foundry.utils.saveDataToFile', async () => {
    const link = { setAttribute: vi.fn(), append: vi.fn(), click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    const made = vi.spyOn(URL, 'createObjectURL');
    saveDataToFile('{}', 'application/json', 'army.json');
    vi.unstubAllGlobals();
    expect(link.setAttribute).toHaveBeenCalledWith('download', 'army.json');
    expect(link.click).toHaveBeenCalledOnce();
    const [blob] = made.mock.calls[0] ?? [];
    made.mockRestore();
    expect(blob).toMatchObject({ type: 'application/json', size: 2 });
  }),
  'a member that the table lacks throws its name, but can be tested for': limit(() => {
    const game = guarded('game', { user: null, greet: () => 'hello' });
    expect(() => Reflect.get(game, 'tours')).toThrow(new NotOnTable('game.tours'));
    expect(['tours' in game, game.user, game.greet()]).toEqual([false, null, 'hello']);
  }),
  'a drop on the map calls a hook; false places no actor': fact('O', 'API hookEvents.dropCanvasData', () => {
    const seen: object[] = [];
    const placed: string[] = [];
    const table = (isAllowed: boolean) => ({
      onMap: ({ x, y }: { x: number; y: number }) => ({ x: 2 * x, y: 2 * y }),
      ask: (data: object) => seen.push(data) > 0 && isAllowed,
      place: (actor: string) => void placed.push(actor),
    });
    const at = { x: 1, y: 2 };
    drop('{"type":"Actor","uuid":"Actor.a1"}', at, table(false));
    drop('{"type":"Actor","uuid":"Actor.a1"}', at, table(true));
    drop('{"uuid":"Actor.a1"}', at, table(true));
    drop('no data', at, table(true));
    expect(seen).toEqual([1, 2].map(() => ({ type: 'Actor', uuid: 'Actor.a1', x: 2, y: 4 })));
    expect(placed).toEqual(['a1']);
  }),
};
