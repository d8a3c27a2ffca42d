// Dice whose every roll can be checked: sealed before the first one, with a seed of each player, open at the end.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forge } from '../browser/field';
import { allSettled, type Seat } from '../browser/harness';
import { useField } from '../browser/use-field';

const field = useField();

/** What the tests touch of the world in a window. */
interface World {
  readonly game: {
    readonly modules: {
      get(id: string): {
        readonly api: {
          deployScenario(...given: readonly unknown[]): Promise<unknown>;
          readonly control: {
            fileOf(battle: string, how: 'whole'): { readonly text: string };
            playOnFrom(battle: string, at: number): Promise<unknown>;
          };
        };
      };
    };
    readonly scenes: { readonly viewed: { readonly id: string } | null };
    readonly combats: {
      readonly contents: readonly {
        readonly id: string;
        readonly scene: { readonly id: string } | null;
        readonly system: { readonly dice: string; readonly open: string };
      }[];
    };
  };
}

interface Dice {
  readonly pledges: readonly { readonly seeds: object; readonly seed?: string; readonly from: number }[];
}

const side = (name: string, nation: string) => ({ name, nation, target: 9, rating: 6 });
const SCENARIO = {
  id: 'sealed',
  ruleset: 'cc-napoleon',
  title: 'Sealed',
  first: 'south',
  sides: { south: side('Allies', 'british'), north: side('French', 'french') },
  terrain: {},
  units: {
    a: { side: 'south', type: 'infantry', at: '5:6', name: '9th Foot' },
    n: { side: 'north', type: 'infantry', at: '4:6', name: '2nd Light' },
  },
  options: { commandCards: false },
};

/** The battle that a window views. */
const viewed = ({ page }: Seat) =>
  page.evaluate(() => {
    const { game } = globalThis as unknown as World;
    const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed?.id);
    return { id: combat?.id ?? '', dice: combat?.system.dice ?? 'null', open: combat?.system.open ?? 'null' };
  });

const diceIn = async (seat: Seat): Promise<Dice> => JSON.parse((await viewed(seat)).dice);

/** Gives an order for a side, and answers whatever is asked after it: nobody knows how these dice fall. */
async function order(gm: Seat, given: object): Promise<void> {
  await forge(gm, 'gm', { order: given });
  for (;;) {
    await allSettled(gm.page);
    const { question }: { question?: { options: readonly string[] } } = Object(
      JSON.parse((await viewed(gm)).open),
    );
    if (!question) return;
    await forge(gm, 'gm', { choose: question.options[0] });
  }
}

const verified = (text: string): Promise<{ readonly exit: number; readonly told: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'pdc-'));
  const file = join(folder, 'battle.json');
  writeFileSync(file, text);
  return new Promise((resolve) => {
    execFile('npx', ['tsx', 'tools/verify/main.ts', file], (error, told) => {
      rmSync(folder, { recursive: true });
      resolve({ exit: Number(error?.code ?? 0), told });
    });
  });
};

/** The same file with another face in its last roll. */
function forged(text: string): string {
  const file = JSON.parse(text) as {
    readonly save: { readonly record: { readonly replies?: { kind: string; faces: string[] }[] }[] };
  };
  const rolls = file.save.record.flatMap(({ replies = [] }) =>
    replies.filter(({ kind }) => kind === 'rolled'),
  );
  const last = rolls.at(-1);
  if (last) last.faces = [last.faces[0] === 'blue' ? 'green' : 'blue', ...last.faces.slice(1)];
  return JSON.stringify(file);
}

test('two seeds are in before the first roll, all is checked at the end, and a forged roll is found', async () => {
  const { gm, allied, french } = field.seats;
  await gm.page.evaluate(async (scenario) => {
    const { game } = globalThis as unknown as World;
    const { api } = game.modules.get('pas-de-charge');
    await api.deployScenario(scenario, { south: 'allied', north: 'french' }, {}, false, true);
  }, SCENARIO);
  for (const seat of [gm, allied, french]) {
    await seat.page.waitForFunction(() => {
      const { game } = globalThis as unknown as World;
      const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed?.id);
      return combat !== undefined && combat.system.dice !== 'null';
    });
  }
  const sealed = await diceIn(gm);
  expect(sealed.pledges).toMatchObject([
    { from: 1, seeds: { south: expect.any(String), north: expect.any(String) } },
  ]);
  expect(sealed.pledges[0]?.seed).toBeUndefined();
  await allied.page
    .getByText(/Seeds were added by: .*, .*\. Every roll follows/)
    .first()
    .waitFor();
  await order(gm, { type: 'fire', side: 'south', unit: 'a', target: 'n' });
  await order(gm, { type: 'end-turn', side: 'south' });
  await order(gm, { type: 'end-turn', side: 'north' });
  // Before the end the GM is told that they are sealed.
  await gm.page.keyboard.press('Shift+G');
  const control = gm.page.locator('#pdc-control .pdc-dice-check');
  await control.locator('[name=checkDice]').click();
  await control.getByText(/can't be checked yet/).waitFor();
  await control.getByText('The record so far is complete and unaltered').waitFor();
  await gm.screenshot('provable-sealed');
  // Opened before the end, they can be checked by the GM at once, and are sealed anew for what follows.
  await control.locator('[name=openDice]').click();
  await control.getByText('Provable dice, opened: anyone can check them.').waitFor();
  await control.locator('[name=checkDice]').click();
  await control
    .locator('[data-verdict=right]')
    .getByText(/checked: /)
    .waitFor();
  await gm.page.locator('#pdc-control [data-action=close]').click();
  await order(gm, { type: 'fire', side: 'south', unit: 'a', target: 'n' });
  const anew = await diceIn(gm);
  expect(anew.pledges).toMatchObject([{ from: 1, seed: expect.any(String) }, { from: expect.any(Number) }]);
  expect(anew.pledges[1]?.seed).toBeUndefined();
  await french.page
    .getByText(/sealed again from roll/)
    .first()
    .waitFor();
  await forge(gm, 'gm', { correct: { type: 'side-adjusted', side: 'south', change: { points: 9 } } });
  await gm.page.waitForFunction(() => {
    const { game } = globalThis as unknown as World;
    const combat = game.combats.contents.find(({ scene }) => scene?.id === game.scenes.viewed?.id);
    return combat?.system.dice.includes('"seed"') === true;
  });
  for (const seat of [gm, allied, french]) {
    const story = seat.page.locator('#pdc-story');
    await story.locator('[name=checkDice]').click();
    await story
      .locator('[data-verdict=right]')
      .getByText(/checked: /)
      .waitFor();
    await story.getByText(/From roll 1 onwards: seeds from GM, .*, /).waitFor();
  }
  await allied.screenshot('provable-checked');
  const fileOf = (battle: string): Promise<string> =>
    gm.page.evaluate((id) => {
      const { game } = globalThis as unknown as World;
      return game.modules.get('pas-de-charge').api.control.fileOf(id, 'whole').text;
    }, battle);
  const { id } = await viewed(gm);
  const text = await fileOf(id);
  expect(await verified(text)).toMatchObject({ exit: 0, told: expect.stringMatching(/checked: /) });
  expect(await verified(forged(text))).toMatchObject({
    exit: 1,
    told: expect.stringContaining('but the seeds give'),
  });
  // A branch carries the proof of what was rolled before it.
  await gm.page.evaluate(async (battle) => {
    const { game } = globalThis as unknown as World;
    await game.modules.get('pas-de-charge').api.control.playOnFrom(battle, 2);
  }, id);
  const branch = (await viewed(gm)).id;
  expect(branch).not.toBe(id);
  expect(await verified(await fileOf(branch))).toMatchObject({
    exit: 0,
    told: expect.stringContaining('in the battle this one was copied from'),
  });
});
