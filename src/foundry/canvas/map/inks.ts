/** The inks of the overlay, as PIXI takes them. */
export const INKS = {
  attack: 0xa5241f,
  reach: 0x2f5f45,
  chosen: 0xd8a93a,
  paper: 0xfbf5e5,
  ink: 0x2b241b,
} as const;
