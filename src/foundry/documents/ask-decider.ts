import { because, type Result } from '../../match';
import { unansweredBecause } from './permissions';
import { type Answer, askOf, type QueryName } from './vouched-request';

/**
 * Asks the client that decides, that of the active GM; if it is this one, it decides `here`. Returns the refusal if
 * there is no GM, or no answer.
 */
export async function askDecider<Name extends QueryName>(
  name: Name,
  content: object,
  here: (content: unknown, user: string) => Promise<Answer<Name>>,
  patience: Parameters<typeof askOf>[3],
): Promise<Answer<Name> | Extract<Result, { readonly ok: false }>> {
  const gameMaster = game.users.activeGM;
  if (!gameMaster) return { ok: false, refusal: because('no-game-master') };
  try {
    return gameMaster.isSelf
      ? await here(content, game.user.id)
      : await askOf(gameMaster, name, content, patience);
  } catch (error) {
    console.warn(error);
    return { ok: false, refusal: unansweredBecause(error) };
  }
}
