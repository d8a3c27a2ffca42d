/** How much a user's machine is asked to do for the canvas, by what is chosen in the settings. */
export const PERFORMANCE_MODES = { LOW: 0, MED: 1, HIGH: 2, MAX: 3 } as const;
