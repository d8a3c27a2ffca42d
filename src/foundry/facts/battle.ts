import type { Request, Result } from '../../match';
import { MODULE_ID, pieceActors } from '../documents';
import { isStillDeciding } from '../documents/still-deciding';
import { askOf, vouch } from '../documents/vouched-request';
import { localize } from '../texts';
import { type Family, fact, holds, NotTried, same, until } from './fact';
import type { TrialBattle } from './trial-battle';
import { readyOrder } from './trial-order';

/** The time limit for an order with its dice, in milliseconds. */
const PATIENCE = 20_000;

/** The answer to a request that goes the way of every request. */
async function sent(battle: string, revision: number, request: Request): Promise<Result> {
  const message = { id: foundry.utils.randomID(), revision, request };
  const gameMaster = game.users.activeGM;
  if (!gameMaster) throw new Error('no GM is connected');
  const envelope = { battle, request: message };
  if (!gameMaster.isSelf) return askOf(gameMaster, 'request', envelope, { deadline: PATIENCE });
  // Foundry sends no query to the asking client itself: call its handler directly.
  const result = await CONFIG.queries[`${MODULE_ID}.request`](await vouch(envelope), {});
  if (isStillDeciding(result)) throw new NotTried(localize('PDC.self-check.byHand'));
  return result;
}

/** Facts about a battle that is played through the query for orders, as by any user. */
export const battleFamily: Family<TrialBattle> = {
  id: 'battle',
  facts: {
    pieces: fact('O', 'API TokenDocument', ({ field, battle }) => {
      const { id, state } = battle();
      const shown = Object.keys({ ...state.units, ...state.leaders }).length;
      same('scene.tokens', field.tokens.size, shown);
      same('game.actors', pieceActors(id).length, shown + Object.keys(state.reserve).length);
    }),
    undone: fact('O', 'issue 11235', async (trial) => {
      const order = await readyOrder(trial);
      const { id, revision, state, actions } = trial.battle();
      const given = await sent(id, revision, { order });
      holds(JSON.stringify(given), given.ok);
      await until('order', () => trial.battle().revision > revision, PATIENCE);
      const undone = await sent(id, trial.battle().revision, { undoTo: actions });
      holds(JSON.stringify(undone), undone.ok);
      await until('undo', () => trial.battle().revision > revision + 1, PATIENCE);
      holds('undo', JSON.stringify(trial.battle().state) === JSON.stringify(state));
    }),
    outdated: fact('O', 'issue 11235', async (trial) => {
      const order = await readyOrder(trial);
      const { id, revision } = trial.battle();
      same('CONFIG.queries', (await sent(id, revision - 1, { order })).ok, false);
    }),
  },
};
