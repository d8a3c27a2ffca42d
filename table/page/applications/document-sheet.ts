import { client } from '../../client/client';
import { ClientDocument } from '../../client/client-document';
import type { Data } from '../../shared/data/plain';
import { say } from '../texts';
import { ApplicationV2, type RenderOptions } from './application';
import type { ApplicationOptions, FormOptions } from './application-options';

/** A window that shows one document and is rendered again when the document changes. */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Data = {
    id: '{id}',
    classes: ['sheet'],
    tag: 'form',
    form: { submitOnChange: false, closeOnSubmit: false },
  };

  readonly #document: ClientDocument;

  constructor(options: Data = {}) {
    super(options);
    const { document } = options;
    if (!(document instanceof ClientDocument)) throw new Error('A sheet needs its document.');
    this.#document = document;
  }

  protected override _initializeApplicationOptions({ document, ...options }: Data): ApplicationOptions {
    const uuid = document instanceof ClientDocument ? document.uuid.replaceAll('.', '-') : '{id}';
    return super._initializeApplicationOptions({ id: `${this.constructor.name}-${uuid}`, ...options });
  }

  get document(): ClientDocument {
    return this.#document;
  }

  override get title(): string {
    const { documentName, type, name } = this.document;
    const key = `TYPES.${documentName}.${type}`;
    const kind = say(key);
    return kind === key ? name : `${kind}: ${name}`;
  }

  get isEditable(): boolean {
    return this.document.isOwner;
  }

  protected override async _prepareContext(options: RenderOptions): Promise<Data> {
    const { document, isEditable } = this;
    const user = client.collections.get('User')?.get(client.userId);
    return {
      ...(await super._prepareContext(options)),
      document,
      source: document._source,
      fields: document.schema.fields,
      editable: isEditable,
      user,
    };
  }

  protected override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.document.apps[this.id] = this;
  }

  protected override _onClose(options: Data): void {
    super._onClose(options);
    delete this.document.apps[this.id];
  }

  protected override async _onSubmitForm(
    options: FormOptions,
    event: Event,
    form: HTMLFormElement,
    data: { readonly object: Data },
  ): Promise<void> {
    if (options.handler) await super._onSubmitForm(options, event, form, data);
    else if (this.isEditable) await this.document.update(data.object);
  }
}

/** The sheet of an actor. */
export class ActorSheetV2 extends DocumentSheetV2 {
  get actor(): ClientDocument {
    return this.document;
  }
}
