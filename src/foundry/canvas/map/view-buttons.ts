import { isStill } from '../../documents/settings';
import { parts } from '../../input';
import { localize } from '../../texts';
import type { FittedView } from './fitted-view';

/** The zoom factor of one press. */
const STEP = 1.25;

/** The threat that one of the buttons shows. */
interface Threat {
  readonly isOn: boolean;
  toggle(): void;
}

/** The buttons in the corner of the map: what the enemy threatens, zoom in, zoom out, and the whole board. */
export class ViewButtons {
  readonly #root = document.createElement('div');

  constructor(view: Pick<FittedView, 'fit'>, threat: Threat) {
    this.#root.id = 'pdc-view';
    this.#root.className = 'pas-de-charge pdc-view';
    this.#root.setAttribute('role', 'toolbar');
    this.#root.setAttribute('aria-orientation', 'vertical');
    this.#root.ariaLabel = localize('PDC.board.view.label');
    parts.join('map', '#pdc-view');
    const threatened = button('threat', '⚔', () => {
      threat.toggle();
      threatened.ariaPressed = String(threat.isOn);
    });
    threatened.ariaPressed = String(threat.isOn);
    this.#root.append(
      threatened,
      button('nearer', '+', () => zoomBy(STEP)),
      button('whole', '⤢', () => view.fit()),
      button('farther', '−', () => zoomBy(1 / STEP)),
    );
  }

  /** Shows the buttons while there is a board. */
  show(isWanted: boolean): void {
    if (!isWanted) this.#root.remove();
    else if (!this.#root.isConnected) document.body.append(this.#root);
  }
}

function button(
  name: 'threat' | 'nearer' | 'whole' | 'farther',
  sign: string,
  onPress: () => void,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = sign;
  element.dataset.view = name;
  element.dataset.tooltip = `PDC.board.view.${name}`;
  element.dataset.tooltipDirection = 'LEFT';
  element.ariaLabel = localize(`PDC.board.view.${name}`);
  element.addEventListener('click', onPress);
  return element;
}

function zoomBy(factor: number): void {
  const scale = canvas?.stage?.scale.x;
  if (scale !== undefined) {
    void canvas?.animatePan({ scale: scale * factor, duration: isStill() ? 0 : 150 });
  }
}
