import type { UserBattle } from '../../battle';
import type { Texts } from '../../texts';

/** The bar's text for the viewed moment; `what` is the action that led to it, if known. */
export function momentText(
  { rules, state, actions, asItWas }: UserBattle,
  what: string | undefined,
  { localize }: Pick<Texts, 'localize'>,
): string {
  if (!asItWas) return localize('PDC.board.history.now', { count: String(actions) });
  if (asItWas.at === 0) return localize('PDC.board.history.start', { count: String(asItWas.count) });
  const { turn } = state;
  const blanks = {
    at: String(asItWas.at),
    count: String(asItWas.count),
    turn: String(rules.ownTurn(turn)),
    side: state.sides[turn.side].name,
  };
  const when = localize('PDC.board.history.at', blanks);
  return what === undefined ? when : localize('PDC.board.history.did', { when, what });
}
