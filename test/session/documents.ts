/** Those parts of `src/foundry/documents` that need no class of Foundry: the session stands on nothing else. */
export * from '../../src/foundry/documents/battle-fields';
export * from '../../src/foundry/documents/document-types';
export * from '../../src/foundry/documents/generation';
export * from '../../src/foundry/documents/module-id';
