/** The load on a user's machine from the canvas, as chosen in the settings. */
export const PERFORMANCE_MODES = { LOW: 0, MED: 1, HIGH: 2, MAX: 3 } as const;
