import type { Adjustment, Facing, Ruleset, RulesetData } from '../../../core';
import type { BattlePort } from '../../battle';
import { isPieceActor, modulePath, type PieceActor } from '../../documents';
import { sheetContext, traitForms, traitValue } from './sheet-context';

import FilePicker = foundry.applications.apps.FilePicker;
import ActorSheetV2 = foundry.applications.sheets.ActorSheetV2;
import HandlebarsApplicationMixin = foundry.applications.api.HandlebarsApplicationMixin;

// The type of the mixed class is too deep for the compiler, so it is cast to the sheet class that it extends.
const HandlebarsActorSheet = HandlebarsApplicationMixin(ActorSheetV2) as unknown as typeof ActorSheetV2;

type SheetContext = ActorSheetV2.RenderContext & Partial<ReturnType<typeof sheetContext>>;

/** A field of the sheet that makes a correction. */
type Field = HTMLInputElement | HTMLSelectElement;

/** The dependencies of the sheets, besides their actor. */
export interface SheetDependencies {
  readonly rulesets: readonly Ruleset[];
  readonly port: BattlePort;
}

/** Makes the sheet of units and leaders. */
export function pieceSheet({ rulesets, port }: SheetDependencies) {
  class PieceSheet extends HandlebarsActorSheet<SheetContext> {
    static override DEFAULT_OPTIONS: ActorSheetV2.DefaultOptions = {
      classes: ['pas-de-charge', 'pdc-sheet'],
      position: { width: 440, height: 'auto' },
      window: { resizable: true, icon: 'fa-solid fa-chess-board' },
      form: { submitOnChange: true, closeOnSubmit: false },
      actions: { portrait: onPortrait, strength: onStrength, eliminate: onEliminate },
    };

    static PARTS = { sheet: { template: modulePath('templates/piece-sheet.hbs'), scrollable: [''] } };

    protected override async _prepareContext(
      options: Parameters<ActorSheetV2['_prepareContext']>[0],
    ): Promise<SheetContext> {
      const context = await super._prepareContext(options as never);
      const { actor } = this;
      if (!isPieceActor(actor)) return context;
      const rules = rulesets.find(({ id }) => id === actor.system.ruleset);
      return { ...context, ...sheetContext(actor, rules, port.find(actor.system.battle)) };
    }

    protected override async _onRender(...given: Parameters<ActorSheetV2['_onRender']>): Promise<void> {
      await super._onRender(...(given as [never, never]));
      for (const field of this.element.querySelectorAll<Field>('[data-correct]')) {
        field.addEventListener('change', (event) => {
          // Not the actor's own field: the battle decides, and the actor follows.
          event.stopPropagation();
          void this.correct(this.#changeOf(field));
        });
      }
    }

    /** The change that a field makes to the piece: weapons all together, anything else alone. */
    #changeOf(field: Field): Adjustment {
      const { dataset, value } = field;
      switch (dataset.correct) {
        case 'armed': {
          const boxes = [...this.element.querySelectorAll<HTMLInputElement>('[data-correct=armed]')];
          return { armed: boxes.filter(({ checked }) => checked).map((box) => box.value) };
        }
        case 'facing':
          return { facing: value as Facing };
        case 'traits':
          return { traits: this.#traitOf(dataset.trait ?? '', value) };
        default:
          return plainChange(dataset.correct, value);
      }
    }

    #traitOf(key: string, value: string): RulesetData {
      const { actor } = this;
      const rules = isPieceActor(actor) ? rulesets.find(({ id }) => id === actor.system.ruleset) : undefined;
      const form = rules && isPieceActor(actor) ? traitForms(rules, actor.system.type)[key] : undefined;
      return { [key]: traitValue(form, value) };
    }

    /** Corrects the piece in the battle; the sheet then shows the result. */
    async correct(change: Adjustment): Promise<void> {
      const { actor } = this;
      if (isPieceActor(actor))
        await port.correct(actor.system.battle, { type: 'adjusted', unit: actor.system.piece, change });
      void this.render();
    }
  }
  return PieceSheet;
}

function plainChange(word: string | undefined, value: string): Adjustment {
  if (word === 'name') return { name: value.trim() };
  return word === 'nation' ? { nation: value } : { formation: value };
}

/**
 * Lets the user choose a portrait. It is not part of the form's data: without a portrait, the drawn block is shown
 * instead.
 */
function onPortrait(this: { readonly actor: Actor.Implementation }): void {
  const { actor } = this;
  if (!isPieceActor(actor)) return;
  const picker = new FilePicker.implementation({
    type: 'image',
    current: actor.system.portrait ?? '',
    callback: (portrait) => void actor.update({ system: { portrait } }),
  });
  void picker.render({ force: true });
}

/** A sheet that can correct its piece. */
interface Correcting {
  correct(change: Adjustment): Promise<void>;
}

function onStrength(this: Correcting, _event: PointerEvent, target: HTMLElement): void {
  void this.correct({ strength: Number(target.dataset.strength) });
}

function onEliminate(this: Correcting): void {
  void this.correct({ eliminated: true });
}

/** Renders the open sheets of a battle's pieces again. */
export function refreshSheets(actors: readonly PieceActor[]): void {
  // Not through `actor.sheet`: reading it creates a sheet for every actor.
  for (const actor of actors) actor.render(false);
}
