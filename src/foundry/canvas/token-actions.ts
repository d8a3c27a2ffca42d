import type { BattlePort, UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import { pieceInHand, toMap } from '../input';
import { localize, localizeFor } from '../texts';
import { wholeOrders } from './choices/whole-orders';
import { make } from './popovers/hud';

/** Our actions in the controls that Foundry opens for a token; its own, which change nothing in a battle, are hidden. */
const OWN = 'pdc-token-actions';

/** The class of everything of this module, which brings its colours. */
const OURS = 'pas-de-charge';

/** One action of a piece. */
interface Action {
  readonly label: string;
  readonly does: () => unknown;
}

/** Shows our actions, and nothing foreign, in the token controls of a piece of a battle; others keep Foundry's. */
export function watchTokenControls(port: BattlePort): void {
  Hooks.on('renderTokenHUD', (controls, element) => {
    const { actor, document } = controls.object;
    const { battle: shown, piece } = document.flags[MODULE_ID] ?? {};
    element.querySelector(`.${OWN}`)?.remove();
    element.classList.toggle('pdc-token-hud', shown !== undefined);
    const battle = shown === undefined ? undefined : port.find(shown);
    if (!battle || piece === undefined) return;
    const close = () => controls.close();
    const orders = wholeOrders(battle, piece);
    const actions: readonly Action[] = [
      { label: localize('PDC.board.token.select'), does: () => [toMap(), pieceInHand.pick(piece)] },
      ...orders.map((order) => ({
        label: localizeFor(battle.rules.id, `PDC.rules.order.${order.type}`),
        does: () => port.order(order),
      })),
      {
        label: localize('PDC.board.token.sheet'),
        does: () => actor?.sheet?.render({ force: true } as never),
      },
    ];
    const rule = pieceRule(battle, piece);
    element.append(
      make(
        'div',
        `${OURS} ${OWN}`,
        make('strong', '', document.name),
        ...actions.map(({ label, does }) => button(label, () => [close(), does()])),
        ...(rule === undefined ? [] : [ruleButton(rule)]),
      ),
    );
  });
}

function button(label: string, press: () => unknown): HTMLElement {
  const element = make('button', '', label);
  element.type = 'button';
  element.addEventListener('click', () => void press());
  return element;
}

/** A button that opens the rules reference, as everywhere. */
function ruleButton(rule: string): HTMLElement {
  const element = make('button', '', localize('PDC.board.token.rules'));
  element.type = 'button';
  element.dataset.rule = rule;
  return element;
}

/** The entry of a piece's type in the rules reference. */
function pieceRule({ state }: UserBattle, id: string): string | undefined {
  const unit = state.units[id];
  const leader = state.leaders[id];
  if (unit) return `unit:${unit.type}`;
  return leader && `leader:${leader.type}`;
}
