/** The parts we use of Foundry's own tool for compendia, which has no types. */
declare module '@foundryvtt/foundryvtt-cli' {
  export function compilePack(
    source: string,
    pack: string,
    options?: { readonly log?: boolean },
  ): Promise<void>;
  export function extractPack(
    pack: string,
    target: string,
    options?: {
      readonly log?: boolean;
      /** Called for every document with its embedded ones; false: it is not written. */
      readonly transformEntry?: (entry: Record<string, unknown>) => Promise<false | undefined>;
    },
  ): Promise<void>;
}
