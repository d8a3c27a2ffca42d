import type { BattlePort } from '../battle';
import { isBattle, MODULE_ID, type OrderModel } from '../documents';
import { localize } from '../texts';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.hideOtherBattles': foundry.data.fields.BooleanField<{ initial: false }>;
  }
}

/** Lets each user leave the cards of other battles than that in view out of chat; to be called once, in `init`. */
export function registerOtherBattles(): void {
  const show = () =>
    document.body.classList.toggle('pdc-one-battle', game.settings.get(MODULE_ID, 'hideOtherBattles'));
  game.settings.register(MODULE_ID, 'hideOtherBattles', {
    name: 'PDC.chat.otherBattles.name',
    hint: 'PDC.chat.otherBattles.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: false }),
    onChange: show,
  });
  show();
}

/** What is told apart: the battles there are, and the one that is in view. */
export interface BattlesSeen {
  /** The names of the battles that there are, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly inView: string | undefined;
}

/** How a card is told apart from those of other battles: by the name of its own, and quieter if it is not in view. */
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

/** Keeps the cards of chat that are shown told apart by their battles. */
export class BattleMarks {
  readonly #port: BattlePort;
  #shown: readonly { readonly item: WeakRef<HTMLElement>; readonly battle: string }[] = [];

  constructor(port: BattlePort) {
    this.#port = port;
    port.onChange(() => this.#renewAll());
  }

  /** Takes charge of a card that has been drawn. */
  follow(item: HTMLElement, { battle }: Pick<OrderModel, 'battle'>): void {
    // A card may be drawn more than once.
    const others = this.#shown.filter((other) => other.item.deref() !== item);
    this.#shown = [...others, { item: new WeakRef(item), battle }];
    show(item, battle, this.#seen);
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
    return { names: new Map(battles), inView: this.#port.current?.id };
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
  for (const button of item.querySelectorAll<HTMLElement>('[data-answer]')) {
    // Whoever answers with another battle before his eyes is told which one he answers in.
    const label = localize('PDC.chat.card.inBattle', { title: name ?? '', label: button.textContent ?? '' });
    if (isElsewhere) button.setAttribute('aria-label', label);
    else button.removeAttribute('aria-label');
    if (isElsewhere) button.dataset.tooltip = label;
    else delete button.dataset.tooltip;
  }
}
