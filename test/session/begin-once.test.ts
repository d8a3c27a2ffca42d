import { expect, test, vi } from 'vitest';
import type { Game } from '../../src/foundry/battle';
import type { WorkshopPort } from '../../src/foundry/battle/workshop';
import type { ModuleApi } from '../../src/foundry/documents';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', async () => ({
  ...(await import('../../src/foundry/documents/module-id')),
  ...(await import('../../src/foundry/texts')),
  houseTablesOf: () => ({}),
  isTurnedByDefault: () => false,
  isProvableByDefault: () => false,
}));
vi.mock('../../src/foundry/applications/armies/army-plan-choices', () => ({
  freshPlan: () => ({ seats: {} }),
}));
vi.mock('../../src/foundry/applications/armies/army-plan-draft', () => ({
  battlePlan: () => ({}),
}));

interface Dialog {
  begin(): Promise<void>;
}

const opened: Dialog[] = [];
/** How a window goes that takes its time, as one does that fades away. */
let close: () => Promise<void> = async () => undefined;

class Window {
  constructor() {
    opened.push(this as unknown as Dialog);
  }
  async render(): Promise<void> {}
  close(): Promise<void> {
    return close();
  }
}

vi.stubGlobal('foundry', {
  applications: { api: { ApplicationV2: Window, HandlebarsApplicationMixin: (base: unknown) => base } },
});

const deployScenario = vi.fn(async () => ({}));
const api = { deployScenario } as unknown as ModuleApi;
const games: readonly Game[] = [{ rules: ccNapoleon, scenarios: ccNapoleonScenarios }];

async function newBattle(): Promise<void> {
  const { NewBattleDialog } = await import('../../src/foundry/applications/new-battle/new-battle');
  makeWorld({ users: collection(), journal: collection() });
  const workshops = { listed: () => [] } as unknown as WorkshopPort;
  const trials = { of: () => undefined, play: () => undefined, onKept: () => undefined };
  new NewBattleDialog({ games, api, workshops, trials, openEvening: () => undefined });
}

async function battlePlan(): Promise<void> {
  const { ArmyPlanDialog } = await import('../../src/foundry/applications/armies/army-plan');
  makeWorld({ users: collection() });
  const [battle] = ccNapoleonScenarios;
  const armies = { battle: () => battle };
  const game = { rules: ccNapoleon, armies } as never;
  new ArmyPlanDialog([game], game, { api, openBuilder: () => undefined });
}

test.each([
  ['New battle', newBattle],
  ['Custom battle', battlePlan],
])('%s sets one battle up, however often it is pressed until the window has gone', async (_, open) => {
  deployScenario.mockClear();
  let isGone = (): void => undefined;
  close = () =>
    new Promise((resolve) => {
      isGone = resolve;
    });
  await open();
  const dialog = opened.at(-1);
  const first = dialog?.begin();
  await dialog?.begin();
  await vi.waitFor(() => expect(deployScenario).toHaveBeenCalled());
  await Promise.resolve();
  await dialog?.begin();
  isGone();
  await first;
  expect(deployScenario).toHaveBeenCalledTimes(1);
  // Where nothing could be set up, it can be tried again.
  deployScenario.mockRejectedValueOnce(new Error('no'));
  close = async () => undefined;
  vi.spyOn(console, 'error').mockReturnValue();
  await dialog?.begin();
  await dialog?.begin();
  expect(deployScenario).toHaveBeenCalledTimes(3);
});
