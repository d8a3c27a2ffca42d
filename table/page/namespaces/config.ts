import { modelsHome } from '../../client/client';
import { documentClasses } from '../../client/world-collections';
import { faceSource } from '../../shared/dice/face-source';
import { diceTerms } from '../../shared/dice/roll';
import { guarded } from '../../shared/not-on-table';
import type { LayerDefinition } from '../canvas/layers';
import type { QueryHandler } from '../server-link';

const documentConfig = (name: keyof typeof modelsHome) =>
  guarded(`CONFIG.${name}`, Object.assign(modelsHome[name], { documentClass: documentClasses[name] }));

/** The global `CONFIG`. */
export const configNamespace = () => {
  const layers: Record<string, LayerDefinition> = {};
  const queries: Record<string, QueryHandler> = {};
  return guarded('CONFIG', {
    Actor: documentConfig('Actor'),
    Combat: documentConfig('Combat'),
    Token: guarded('CONFIG.Token', { documentClass: documentClasses.Token }),
    ChatMessage: documentConfig('ChatMessage'),
    JournalEntryPage: documentConfig('JournalEntryPage'),
    Dice: guarded('CONFIG.Dice', {
      terms: diceTerms,
      get randomUniform() {
        return faceSource.randomUniform;
      },
      set randomUniform(source: () => number) {
        faceSource.randomUniform = source;
      },
    }),
    Canvas: guarded('CONFIG.Canvas', { layers }),
    queries,
    sounds: guarded('CONFIG.sounds', { dice: 'sounds/dice.wav' }),
  });
};
