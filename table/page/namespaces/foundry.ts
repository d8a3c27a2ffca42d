import type { ClientDocument } from '../../client/client-document';
import { fromUuid, fromUuidSync } from '../../client/from-uuid';
import { registerSheet, type SheetClass } from '../../client/sheets';
import { Tour } from '../../client/tours';
import { documentClasses } from '../../client/world-collections';
import { escapeHTML } from '../../shared/data/escape-html';
import { randomID } from '../../shared/data/id';
import { deepClone, mergeObject } from '../../shared/data/plain';
import { Roll } from '../../shared/dice/roll';
import { Die } from '../../shared/dice/terms';
import * as fields from '../../shared/fields';
import { guarded } from '../../shared/not-on-table';
import { TypeDataModel } from '../../shared/type-data-model';
import { ApplicationV2 } from '../applications/application';
import { DialogV2 } from '../applications/dialog';
import { ActorSheetV2 } from '../applications/document-sheet';
import { FilePicker } from '../applications/file-picker';
import { HandlebarsApplicationMixin } from '../applications/handlebars-mixin';
import { JournalEntryPageHandlebarsSheet } from '../applications/journal-page-sheet';
import { loadTemplates, renderTemplate } from '../applications/templates';
import { AudioHelper } from '../audio-helper';
import { CanvasLayer, InteractionLayer } from '../canvas/layers';
import { Token } from '../canvas/token';
import { saveDataToFile } from '../save-data-to-file';

/** Calls a function once there have been no calls for a while. */
function debounce<Args extends unknown[]>(callback: (...args: Args) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), delay);
  };
}

/** The registration of sheets for documents by modules. */
const DocumentSheetConfig = {
  registerSheet(
    document: typeof ClientDocument,
    _scope: string,
    Sheet: SheetClass,
    { types = [], makeDefault = false }: { types?: readonly string[]; makeDefault?: boolean } = {},
  ): void {
    registerSheet({ documentName: document.documentName, types, isDefault: makeDefault, Sheet });
  },
};

const {
  User,
  Actor,
  Scene,
  Token: TokenDocument,
  Combat,
  ChatMessage,
  Folder,
  JournalEntry,
  JournalEntryPage,
} = documentClasses;

const space = <T extends object>(name: string, members: T): T => guarded(`foundry.${name}`, members);

/** The global `foundry`. */
export const foundryNamespace = () =>
  guarded('foundry', {
    abstract: space('abstract', { TypeDataModel }),
    data: space('data', { fields: space('data.fields', { ...fields }) }),
    utils: space('utils', {
      ...{ randomID, mergeObject, deepClone, escapeHTML, debounce, saveDataToFile },
      ...{ fromUuid, fromUuidSync },
    }),
    dice: space('dice', { Roll, terms: space('dice.terms', { Die }) }),
    documents: space('documents', {
      User,
      Actor,
      Scene,
      TokenDocument,
      Combat,
      ChatMessage,
      Folder,
      JournalEntry,
      JournalEntryPage,
    }),
    audio: space('audio', { AudioHelper }),
    nue: space('nue', { Tour }),
    applications: space('applications', {
      api: space('applications.api', { ApplicationV2, DialogV2, HandlebarsApplicationMixin }),
      sheets: space('applications.sheets', {
        ActorSheetV2,
        journal: space('applications.sheets.journal', { JournalEntryPageHandlebarsSheet }),
      }),
      apps: space('applications.apps', { DocumentSheetConfig, FilePicker }),
      handlebars: space('applications.handlebars', { loadTemplates, renderTemplate }),
    }),
    canvas: space('canvas', {
      layers: space('canvas.layers', { CanvasLayer, InteractionLayer }),
      placeables: space('canvas.placeables', { Token }),
    }),
  });
