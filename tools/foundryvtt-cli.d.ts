/** What is used of Foundry's own tool for compendia, which comes without types. */
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
      /** Sees every document with what is embedded in it; false: it is not written. */
      readonly transformEntry?: (entry: Record<string, unknown>) => Promise<false | undefined>;
    },
  ): Promise<void>;
}
