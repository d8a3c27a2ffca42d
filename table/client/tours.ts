import { Collection } from './collection';

/** A tour as its module made it. The table keeps tours, but has no window that lists them. */
export class Tour {
  readonly config: object;

  constructor(config: object) {
    this.config = config;
  }

  get canStart(): boolean {
    return true;
  }

  async start(): Promise<void> {}
}

/** The tours of all packages, by namespace and id. */
export class ToursCollection extends Collection<Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    const key = `${namespace}.${id}`;
    if (this.has(key)) throw new Error(`The tour ${key} has been registered already`);
    this.set(key, tour);
  }
}
