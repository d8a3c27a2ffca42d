/** Who commands the sides: names or ids of users; none leaves a side to the game master. */
export interface Seats {
  readonly south?: string;
  readonly north?: string;
}
