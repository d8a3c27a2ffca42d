import { scenarioPageSystem } from '../../src/foundry/applications/scenario-file';
import { GAMES } from '../../src/rulesets';
import { entry, folder, type PackDocument } from '../pack-document';

/** The folders and scenarios of every game. */
export const battleDocuments = (): readonly PackDocument[] =>
  GAMES.flatMap(({ rules, scenarios }, index) => {
    const top = folder(['battles', rules.id], index, null);
    const entries = scenarios.map((scenario, sort) => {
      const page = { type: 'scenario', system: scenarioPageSystem(rules, scenario) };
      return entry(['battles', rules.id, scenario.id], page, { sort, parent: top._id });
    });
    return [top, ...entries];
  });
