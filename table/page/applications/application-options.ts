import { type Data, deepClone, isPlain, mergeObject } from '../../shared/data/plain';

/** The handler of an action; `this` is the application. */
export type Action = (event: Event, target: HTMLElement) => unknown;

/** The options for an application's appearance and behaviour. */
export interface ApplicationOptions extends Data {
  readonly id: string;
  readonly classes: readonly string[];
  readonly tag: string;
  readonly window: {
    readonly frame: boolean;
    readonly positioned: boolean;
    readonly title: string;
    readonly icon: string;
    readonly minimizable: boolean;
    readonly resizable: boolean;
    readonly contentClasses?: readonly string[];
  };
  readonly actions: Readonly<Record<string, Action | { readonly handler: Action }>>;
  readonly position: Data;
  readonly form?: FormOptions;
}

/** The options for the form of an application. */
export interface FormOptions {
  readonly handler?: (event: Event, form: HTMLFormElement, data: { readonly object: Data }) => unknown;
  readonly submitOnChange?: boolean;
  readonly closeOnSubmit?: boolean;
}

let last = 0;

/** The options of a class merged with those of its base classes; lists of CSS classes are concatenated. */
export function optionsOf(chain: readonly object[], given: Data): ApplicationOptions {
  const options: Data = {};
  const own = chain.flatMap((link) =>
    Object.hasOwn(link, 'DEFAULT_OPTIONS') ? [Reflect.get(link, 'DEFAULT_OPTIONS') as Data] : [],
  );
  for (const layer of [...own.reverse(), given]) lay(options, layer);
  const id = String(options.id).replace('{id}', String(++last));
  const classes = [...new Set(options.classes as string[])];
  return { ...options, id, classes } as unknown as ApplicationOptions;
}

function lay(options: Data, layer: Data): void {
  for (const [key, value] of Object.entries(layer)) {
    const there = options[key];
    if (Array.isArray(there) && Array.isArray(value)) options[key] = [...there, ...(value as unknown[])];
    else if (isPlain(there) && isPlain(value)) options[key] = mergeObject(there, value, { inplace: false });
    else options[key] = deepClone(value);
  }
}
