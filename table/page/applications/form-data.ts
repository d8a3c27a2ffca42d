import { type Data, expandObject } from '../../shared/data/plain';

/** What a form holds, as data; dotted names become nested objects. */
export function formData(form: HTMLFormElement): { readonly object: Data } {
  const object: Data = {};
  const inputs = form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  for (const input of inputs) {
    const isLeftOut = input.disabled || (input.type === 'radio' && !input.checked);
    if (!isLeftOut) object[input.name] = valueIn(input);
  }
  return { object: expandObject(object) };
}

function valueIn(input: HTMLInputElement): unknown {
  if (input.type === 'checkbox') return input.checked;
  const isNumber = input.type === 'number' || input.dataset.dtype === 'Number';
  if (!isNumber) return input.value;
  return input.value === '' ? null : Number(input.value);
}
