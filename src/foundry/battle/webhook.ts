/** A GM's actions on the address outside this world that hears of turns, questions and ends of battles. */
export interface WebhookControl {
  /** The server of the address; undefined if there is no address, or this browser can't read it. */
  readonly server: string | undefined;
  /**
   * Keeps an address, once a first message has reached it. Rejects with an Error that says what is wrong; then nothing
   * changes.
   */
  set(address: string): Promise<void>;
  remove(): Promise<void>;
}
