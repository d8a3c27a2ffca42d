import { isUnit, pieceOf } from '../../core';
import type { BattlePort } from '../battle';
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
    element.querySelector(`.${OWN}`)?.remove();
    const { battle: of, piece: id } = document.flags[MODULE_ID] ?? {};
    // A copied token keeps its flags on another scene, and after its battle is gone.
    const battle = of === port.current?.id ? port.current : undefined;
    const piece = battle && id !== undefined ? pieceOf(battle.state, id) : undefined;
    element.classList.toggle('pdc-token-hud', piece !== undefined);
    if (!battle || !piece) return;
    const close = () => controls.close();
    const orders = wholeOrders(battle, piece.id);
    const actions: readonly Action[] = [
      { label: localize('PDC.board.token.select'), does: () => [toMap(), pieceInHand.pick(piece.id)] },
      ...orders.map((order) => ({
        label: localizeFor(battle.rules.id, `PDC.rules.order.${order.type}`),
        does: () => port.order(order),
      })),
      {
        label: localize('PDC.board.token.sheet'),
        does: () => actor?.sheet?.render({ force: true } as never),
      },
    ];
    element.append(
      make(
        'div',
        `${OURS} ${OWN}`,
        make('strong', '', document.name),
        ...actions.map(({ label, does }) => button(label, () => [close(), does()])),
        ruleButton(`${isUnit(piece) ? 'unit' : 'leader'}:${piece.type}`),
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
