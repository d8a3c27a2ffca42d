import {
  exactly,
  type Faults,
  type Form,
  mappingForm,
  needed,
  numberFrom,
  optional,
  type Reader,
  text,
} from '../data';
import type { MapPicture } from '../state';

/** The limits of a picture's place and size, in widths of a space: more than the largest board needs (house value). */
export const PICTURE_LIMITS = { furthest: 100, least: 0.5, most: 200 } as const;

/** The images that browsers and Foundry show. */
const IMAGES = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

const ADDRESS = /^https?:\/\/[^\s/?#@\\]+\/[^\s\\]*$/i;
/** No scheme, no other server, and no way out of Foundry's data. */
const PATH = /^(?![a-z][a-z0-9+.-]*:)(?!\/)(?!(.*\/)?\.\.(\/|$))[^\\]+$/i;

const readFile: Reader<string> = (data, place, faults) => {
  const file = text(data, place, faults);
  const fault = fileFault(file);
  if (file === data && fault !== undefined) faults.add(place, fault);
  return file;
};

function fileFault(file: string): string | undefined {
  if (file === '') return 'is missing: choose a picture';
  // Browsers drop control characters from addresses, so that a scheme could hide behind them.
  const isPlain = file === file.trim() && !/\p{Cc}/u.test(file);
  if (!isPlain || !(ADDRESS.test(file) || PATH.test(file)))
    return "expected a path in Foundry's data or an http address of a picture";
  const [path = ''] = file.split(/[?#]/);
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return path.includes('.') && IMAGES.includes(ending)
    ? undefined
    : `is no picture; use one of ${IMAGES.join(', ')}`;
}

const { furthest, least, most } = PICTURE_LIMITS;

/** Reads a picture under the map, which may come from a stranger's file: other files and addresses are refused. */
export const readMapPicture: (data: unknown, place: string, faults: Faults) => MapPicture =
  exactly<MapPicture>({
    file: readFile,
    left: optional(numberFrom(-furthest, furthest)),
    top: optional(numberFrom(-furthest, furthest)),
    width: optional(numberFrom(least, most)),
    height: optional(numberFrom(least, most)),
    mapOpacity: optional(numberFrom(0, 1)),
  });

const distance: Form = { is: 'measure', least: -furthest, most: furthest };
const length: Form = { is: 'measure', least, most };

/** The fields of a picture under the map. */
export const mapPictureForm: Form = mappingForm({
  file: needed({ is: 'image' }),
  left: distance,
  top: distance,
  width: length,
  height: length,
  mapOpacity: { is: 'opacity' },
});
