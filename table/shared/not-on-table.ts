/** Thrown for a member of the API that the table does not have. */
export class NotOnTable extends Error {
  constructor(member: string) {
    super(`NotOnTable: ${member}`);
    this.name = 'NotOnTable';
  }
}

// Read by the language itself and by tools that inspect values, not by modules.
const ASKED_BY_TOOLS = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', 'nodeType', '$$typeof']);

/**
 * The same object, but reading a missing member throws NotOnTable with `name.member`. `'x' in object` still works, and
 * members may be added.
 */
export function guarded<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      if (typeof key === 'string' && !(key in object) && !ASKED_BY_TOOLS.has(key)) {
        throw new NotOnTable(`${name}.${key}`);
      }
      const value: unknown = Reflect.get(object, key);
      // Methods of an instance need the instance, not its proxy; an object's own functions stay unchanged.
      return typeof value === 'function' && !Object.hasOwn(object, key) && key !== 'constructor'
        ? value.bind(object)
        : value;
    },
    set: (object, key, value) => Reflect.set(object, key, value),
  });
}
