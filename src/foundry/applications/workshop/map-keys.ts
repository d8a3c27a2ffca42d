import { HEADINGS, type Heading } from '../../geometry';
import { parts, plain, registerKey, shifted, watchMapPointer } from '../../input';
import type { WorkshopWindow } from './workshop-window';

/** Lets pointer and keys work on the map for the panel that is open; undefined while none is. */
export function workOnMap(open: () => WorkshopWindow | undefined): void {
  const hand = () => open()?.hand;
  watchMapPointer({
    get isChosen() {
      return hand()?.isChosen === true;
    },
    press: (point) => hand()?.press(point),
    move: (point) => hand()?.move(point),
    release() {
      hand()?.release();
      open()?.released();
    },
    erase: (point) => hand()?.erase(point),
    cancel: () => hand()?.cancel(),
  });
  const onMap = (name: string, keys: ReturnType<typeof plain>, does: (key: string) => void) =>
    registerKey(name, {
      keys,
      reach: 'map',
      isForGameMasters: true,
      onDown(key) {
        if (!parts.areOnMap || hand()?.isChosen !== true) return false;
        does(key);
        return true;
      },
    });
  const arrows = Object.keys(HEADINGS);
  const towards = (does: (heading: Heading) => void) => (key: string) => {
    const heading = HEADINGS[key];
    if (heading) does(heading);
  };
  onMap(
    'workshopPoint',
    plain(...arrows),
    towards((heading) => hand()?.pointTowards(heading)),
  );
  onMap(
    'workshopScale',
    shifted(...arrows),
    towards((heading) => hand()?.scaleTowards(heading)),
  );
  onMap('workshopPress', plain('Enter', 'Space'), () => hand()?.pressPointed(open()?.chosen));
  onMap('workshopErase', plain('Delete', 'Backspace'), () => hand()?.erasePointed());
  registerKey('workshopCancel', {
    keys: plain('Escape'),
    reach: 'parts',
    isForGameMasters: true,
    onDown: () => open()?.cancel() === true,
  });
  registerWithControl(open);
}

function registerWithControl(open: () => WorkshopWindow | undefined): void {
  const withControl = (name: string, key: string, does: (panel: WorkshopWindow) => void) =>
    registerKey(name, {
      keys: [{ key, modifiers: ['CONTROL'] }],
      reach: 'parts',
      isForGameMasters: true,
      onDown() {
        const panel = open();
        if (panel) does(panel);
        return panel !== undefined;
      },
    });
  withControl('workshopUndo', 'KeyZ', ({ port }) => port.undo());
  withControl('workshopRedo', 'KeyY', ({ port }) => port.redo());
}
