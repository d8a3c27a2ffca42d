import { type Path, valueAt } from '../../../workshop';
import type { DraftPort } from '../../battle/workshop';
import type { PictureMap } from './picture-hand';

import FilePicker = foundry.applications.apps.FilePicker;

/** Lets the user choose the file of a picture, which is added with it. */
export function choosePicture(port: DraftPort, path: Path): void {
  const { current } = port;
  const known = current && valueAt(current.draft, path);
  const picker = new FilePicker.implementation({
    type: 'image',
    current: typeof known === 'string' ? known : '',
    callback: (file) => {
      // Another scene may be in view by now.
      if (port.current?.id === current?.id) port.edit({ type: 'set', path, value: file });
    },
  });
  void picker.render({ force: true });
}

/** Shows at once how much of the map lies over its picture while the slider is moved. */
export function watchSlider(panel: HTMLElement, port: DraftPort, map: PictureMap): void {
  panel.addEventListener('input', ({ target }) => {
    const picture = port.current?.sketch.picture;
    if (picture && target instanceof HTMLInputElement && target.matches('[data-fades]'))
      map.shift({ ...picture, mapOpacity: target.valueAsNumber });
  });
}
