import type { BattlePort } from '../battle';
import { isBattle, isOrderMessage, MODULE_ID, type OrderModel } from '../documents';
import { registerSwitch } from '../documents/shown-setting';
import { localize } from '../texts';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.hideOtherBattles': foundry.data.fields.BooleanField<{ initial: false }>;
  }
}

/** Lets each user hide the cards of battles that are not in view; called once, in `init`. */
export function registerOtherBattles(): void {
  const show = () =>
    document.body.classList.toggle('pdc-one-battle', game.settings.get(MODULE_ID, 'hideOtherBattles'));
  registerSwitch('hideOtherBattles', {
    scope: 'client',
    texts: 'PDC.chat.otherBattles',
    initial: false,
    onChange: show,
  });
  show();
}

/** The existing battles and the one in view. */
export interface BattlesSeen {
  /** The names of the existing battles, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly inView: string | undefined;
}

/**
 * The label that tells a card apart from those of other battles: the battle's name, and a muted look if that battle is
 * not in view.
 */
export function markOf(
  battle: string,
  { names, inView }: BattlesSeen,
  gone: string,
): { readonly name: string | null; readonly isElsewhere: boolean } {
  const isAlone = names.size === 0 || (names.size === 1 && names.has(battle));
  return {
    name: isAlone ? null : (names.get(battle) ?? gone),
    isElsewhere: !isAlone && inView !== undefined && battle !== inView,
  };
}

/** True on Foundry's stream view: it has no scene, so the newest card says which battle is told. */
const isStream = (): boolean => document.body.classList.contains('stream');

/** The battle of the newest card that a GM's client wrote. */
const battleOfNewest = (): string | undefined => {
  const newest = game.messages.contents.findLast((each) => isOrderMessage(each) && each.author?.isGM);
  return newest && isOrderMessage(newest) ? newest.system.battle : undefined;
};

/** Labels the cards shown in chat by battle. */
export class BattleMarks {
  readonly #port: BattlePort;
  #shown: readonly { readonly item: WeakRef<HTMLElement>; readonly battle: string }[] = [];

  constructor(port: BattlePort) {
    this.#port = port;
    port.onChange(() => this.#renewAll());
  }

  /** Adds a rendered card. */
  follow(item: HTMLElement, { battle }: Pick<OrderModel, 'battle'>): void {
    // A card may be rendered more than once.
    const others = this.#shown.filter((other) => other.item.deref() !== item);
    this.#shown = [...others, { item: new WeakRef(item), battle }];
    if (isStream()) this.#renewAll();
    else show(item, battle, this.#seen);
  }

  #renewAll(): void {
    const seen = this.#seen;
    this.#shown = this.#shown.filter(({ item }) => item.deref() !== undefined);
    for (const { item, battle } of this.#shown) {
      const card = item.deref();
      if (card) show(card, battle, seen);
    }
  }

  get #seen(): BattlesSeen {
    const battles = game.combats.contents.flatMap((combat) =>
      isBattle(combat) && combat.id ? [[combat.id, combat.scene?.name ?? ''] as const] : [],
    );
    const inView = isStream() ? battleOfNewest() : this.#port.current?.id;
    return { names: new Map(battles), inView };
  }
}

function show(item: HTMLElement, battle: string, seen: BattlesSeen): void {
  const { name, isElsewhere } = markOf(battle, seen, localize('PDC.chat.card.battleGone'));
  item.classList.toggle('is-elsewhere', isElsewhere);
  item.querySelector('.pdc-battle-name')?.remove();
  if (name !== null) {
    const line = document.createElement('span');
    line.className = 'pdc-battle-name';
    line.textContent = name;
    item.querySelector('.message-sender')?.after(line);
  }
  keepAnswers(item, battle, isElsewhere ? (name ?? '') : null);
}

/** Disables the answers of a card while its battle is out of view, and offers to show that battle. */
function keepAnswers(item: HTMLElement, battle: string, elsewhere: string | null): void {
  const answers = item.querySelectorAll<HTMLButtonElement>('[data-answer]');
  for (const button of answers) {
    button.disabled = elsewhere !== null;
    if (elsewhere === null) delete button.dataset.tooltip;
    else button.dataset.tooltip = localize('PDC.chat.card.answersInView', { title: elsewhere });
  }
  item.querySelector('.pdc-show-battle')?.remove();
  const scene = game.combats.get(battle)?.scene;
  if (elsewhere === null || answers.length === 0 || !scene || !(game.user.isGM || scene.active)) return;
  const way = document.createElement('button');
  way.type = 'button';
  way.className = 'pdc-show-battle';
  way.textContent = localize('PDC.windows.elsewhere.show');
  way.addEventListener('click', () => void scene.view());
  answers[0]?.parentElement?.append(way);
}
