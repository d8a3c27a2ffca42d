/** What Foundry's sidebar takes of the window when it is open, in pixels. */
export const SIDEBAR = 320;
