import type { Seat } from './harness';

interface World {
  readonly game: {
    readonly tours: {
      get(id: string): {
        readonly canStart: boolean;
        readonly config: { readonly steps: readonly { readonly id: string; readonly selector: string }[] };
      };
    };
  };
}

/** True if a tour can start in a window, and the stops of it that are not seen there. */
export const tourIn = ({ page }: Seat, tour: string) =>
  page.evaluate((id) => {
    const { canStart, config } = (globalThis as unknown as World).game.tours.get(`pas-de-charge.${id}`);
    const isSeen = (selector: string) => {
      const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return width > 0 && height > 0;
    };
    return {
      canStart,
      unseen: config.steps.filter(({ selector }) => !isSeen(selector)).map((step) => step.id),
    };
  }, tour);
