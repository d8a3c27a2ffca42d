import type { Adjustment, Facing, Ruleset, RulesetData } from '../../../core';
import type { BattlePort } from '../../battle';
import { isPieceActor, modulePath, type PieceActor } from '../../documents';
import { sheetContext, traitValue } from './sheet-context';

import FilePicker = foundry.applications.apps.FilePicker;
import ActorSheetV2 = foundry.applications.sheets.ActorSheetV2;
import HandlebarsApplicationMixin = foundry.applications.api.HandlebarsApplicationMixin;

// The types of the mixed class are too deep for the compiler: it is taken for the sheet class that it extends.
const HandlebarsActorSheet = HandlebarsApplicationMixin(ActorSheetV2) as unknown as typeof ActorSheetV2;

type SheetContext = ActorSheetV2.RenderContext & Partial<ReturnType<typeof sheetContext>>;

/** A field of the sheet that puts something right. */
type Field = HTMLInputElement | HTMLSelectElement;

/** What the sheets know besides their actor. */
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

    /** What a field changes of the piece: weapons all at once, anything else by itself. */
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
      return { [key]: traitValue(rules?.scenarioFields.choices[key], value) };
    }

    /** Puts the piece right in the battle; the sheet shows what came of it. */
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

/** Of the form's data the portrait is no part: where there is none, the drawn block stands in its place. */
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

/** A sheet that can put its piece right. */
interface Correcting {
  correct(change: Adjustment): Promise<void>;
}

function onStrength(this: Correcting, _event: PointerEvent, target: HTMLElement): void {
  void this.correct({ strength: Number(target.dataset.strength) });
}

function onEliminate(this: Correcting): void {
  void this.correct({ eliminated: true });
}

/** Renews the open sheets of the pieces of a battle. */
export function refreshSheets(actors: readonly PieceActor[]): void {
  // Not by way of their sheets: whoever asks an actor for its sheet has one made.
  for (const actor of actors) actor.render(false);
}
