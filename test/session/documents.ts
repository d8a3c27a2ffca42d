/** Those parts of `src/foundry/documents` that need no class of Foundry: the session stands on nothing else. */
export * from '../../src/foundry/documents/battle-fields';
export * from '../../src/foundry/documents/battle-scenes';
export * from '../../src/foundry/documents/digest';
export * from '../../src/foundry/documents/document-types';
export * from '../../src/foundry/documents/drawing-settings';
export * from '../../src/foundry/documents/kept-requests-setting';
export * from '../../src/foundry/documents/module-id';
export * from '../../src/foundry/documents/officer-settings';
export * from '../../src/foundry/documents/officers';
export * from '../../src/foundry/documents/own-side-settings';
export * from '../../src/foundry/documents/provable-settings';
export * from '../../src/foundry/documents/query-sender';
export * from '../../src/foundry/documents/scene-shown';
export * from '../../src/foundry/documents/webhook-setting';
