/** Those parts of `src/foundry/documents` that need no class of Foundry: the session stands on nothing else. */
export * from '../../src/foundry/documents/battle-fields';
export * from '../../src/foundry/documents/generation';
export * from '../../src/foundry/documents/guards';
export * from '../../src/foundry/documents/module-id';
export * from '../../src/foundry/documents/own-write';
export * from '../../src/foundry/geometry/board-on-scene';
export * from '../../src/foundry/geometry/token-slots';
export * from '../../src/foundry/texts/localize';
