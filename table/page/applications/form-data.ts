import { type Data, expandObject } from '../../shared/data/plain';

/** The data of a form, including editable elements that are not inputs; dotted names become nested objects. */
export function formData(form: HTMLFormElement): { readonly object: Data } {
  const object: Data = {};
  const inputs = form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  for (const input of inputs) {
    const isLeftOut = input.disabled || (input.type === 'radio' && !input.checked);
    if (!isLeftOut) object[input.name] = valueIn(input);
  }
  for (const element of form.querySelectorAll<HTMLElement>('[data-edit]')) {
    const { edit } = element.dataset;
    if (edit && !element.hasAttribute('disabled')) object[edit] = contentOf(element);
  }
  return { object: expandObject(object) };
}

/** The value of an editable element: the address of an image, the content of anything else. */
const contentOf = (element: HTMLElement): string | null =>
  element.tagName === 'IMG' ? element.getAttribute('src') : element.innerHTML.trim();

function valueIn(input: HTMLInputElement): unknown {
  if (input.type === 'checkbox') return input.checked;
  const isNumber = input.type === 'number' || input.dataset.dtype === 'Number';
  if (!isNumber) return input.value;
  return input.value === '' ? null : Number(input.value);
}
