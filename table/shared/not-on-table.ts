/** Thrown when a member of the API is asked for that the table does not offer. */
export class NotOnTable extends Error {
  constructor(member: string) {
    super(`NotOnTable: ${member}`);
    this.name = 'NotOnTable';
  }
}

// Asked for by the language itself and by tools that look at values, not by a module.
const ASKED_BY_TOOLS = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', 'nodeType', '$$typeof']);

/**
 * The same object, but asking it for a member that it has not got throws NotOnTable with `name.member`.
 * `'x' in object` may still be asked, and members may be added.
 */
export function guarded<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      if (typeof key === 'string' && !(key in object) && !ASKED_BY_TOOLS.has(key)) {
        throw new NotOnTable(`${name}.${key}`);
      }
      const value: unknown = Reflect.get(object, key);
      // Methods of an instance need the instance, not its guard; what a namespace holds stays as it is.
      return typeof value === 'function' && !Object.hasOwn(object, key) && key !== 'constructor'
        ? value.bind(object)
        : value;
    },
    set: (object, key, value) => Reflect.set(object, key, value),
  });
}
