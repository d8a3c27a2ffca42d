import type { Adjustment, Ruleset } from '../../core';
import { type BattlePort, isPieceActor, modulePath, type PieceActor } from '../documents';
import { sheetContext } from './sheet-context';

import ActorSheetV2 = foundry.applications.sheets.ActorSheetV2;
import HandlebarsApplicationMixin = foundry.applications.api.HandlebarsApplicationMixin;

// The types of the mixed class are too deep for the compiler: it is taken for the sheet class that it extends.
const HandlebarsActorSheet = HandlebarsApplicationMixin(ActorSheetV2) as unknown as typeof ActorSheetV2;

type SheetContext = ActorSheetV2.RenderContext & Partial<ReturnType<typeof sheetContext>>;

/** A field of the sheet that puts something right. */
type Field = HTMLInputElement | HTMLSelectElement;

/** What the sheets know besides their actor. */
export interface SheetDesk {
  readonly rulesets: readonly Ruleset[];
  readonly port: BattlePort;
}

/** Makes the sheet of units and leaders. */
export function pieceSheet({ rulesets, port }: SheetDesk) {
  class PieceSheet extends HandlebarsActorSheet<SheetContext> {
    static override DEFAULT_OPTIONS: ActorSheetV2.DefaultOptions = {
      classes: ['pas-de-charge', 'pdc-sheet'],
      position: { width: 440, height: 'auto' },
      window: { resizable: true, icon: 'fa-solid fa-chess-board' },
      form: { submitOnChange: true, closeOnSubmit: false },
      actions: { strength: onStrength, eliminate: onEliminate },
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
      const { element } = this;
      for (const field of element.querySelectorAll<Field>('[data-correct]')) {
        field.addEventListener('change', (event) => {
          // Not the actor's own field: the battle decides, and the actor follows.
          event.stopPropagation();
          void this.correct(changeOf(element, field));
        });
      }
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

/** What a field says of the piece: weapons all at once, anything else by itself. */
function changeOf(sheet: HTMLElement, { dataset, value }: Field): Adjustment {
  switch (dataset.correct) {
    case 'name':
      return { name: value.trim() };
    case 'nation':
      return { nation: value };
    case 'armed': {
      const boxes = [...sheet.querySelectorAll<HTMLInputElement>('[data-correct=armed]')];
      return { armed: boxes.filter(({ checked }) => checked).map((box) => box.value) };
    }
    default:
      return { formation: value };
  }
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
export function renewSheets(actors: readonly PieceActor[]): void {
  for (const { sheet } of actors) if (sheet?.rendered) void sheet.render();
}
