import { expect } from 'vitest';
import { fact } from '../../src/foundry/facts/fact';
import { formData } from '../page/applications/form-data';
import type { TableFacts } from './one-client';

// Data read from forms.

const API = 'API FormDataExtended';

/** A form element, reduced to its data. */
const element = (tagName: string, dataset: Record<string, string>, more: object = {}) => ({
  tagName,
  dataset,
  innerHTML: ' <b>Foot</b> ',
  getAttribute: (name: string) => (name === 'src' ? 'worlds/drill/foot.webp' : null),
  hasAttribute: () => false,
  ...more,
});

const formOf = (inputs: readonly object[], edited: readonly object[]): HTMLFormElement => {
  const querySelectorAll = (selector: string) => (selector === '[data-edit]' ? edited : inputs);
  return { querySelectorAll } as unknown as HTMLFormElement;
};

export const FORM_FACTS: TableFacts = {
  'dotted names of inputs become nested data, boxes are true or false': fact('O', API, () => {
    const input = { disabled: false, dataset: {} };
    const form = formOf(
      [
        { ...input, name: 'system.notes', type: 'text', value: 'fine' },
        { ...input, name: 'system.ready', type: 'checkbox', checked: true },
        { ...input, name: 'system.strength', type: 'number', value: '4' },
        { ...input, name: 'system.past', type: 'text', value: 'no', disabled: true },
      ],
      [],
    );
    expect(formData(form).object).toEqual({ system: { notes: 'fine', ready: true, strength: 4 } });
  }),
  'elements with data-edit belong to the data: pictures by their address': fact('O', API, () => {
    const edited = [
      element('IMG', { edit: 'system.portrait' }),
      element('DIV', { edit: 'system.story' }),
      element('DIV', { edit: 'system.past' }, { hasAttribute: () => true }),
    ];
    expect(formData(formOf([], edited)).object).toEqual({
      system: { portrait: 'worlds/drill/foot.webp', story: '<b>Foot</b>' },
    });
  }),
};
