import { make } from '../elements';
import type { ApplicationOptions } from './application-options';

const MARGIN = 8;

/** The position of a window. */
export interface Position {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number | 'auto';
  readonly height?: number | 'auto';
}

/** The parts of a window. */
export interface WindowFrame {
  readonly element: HTMLElement;
  readonly title: HTMLElement;
  readonly content: HTMLElement;
}

const button = (action: string, icon: string, label: string) =>
  make('button', {
    type: 'button',
    class: `header-control icon fa-solid ${icon}`,
    'data-action': action,
    'data-tooltip': label,
    'aria-label': label,
  });

/** Builds a window: a title bar with its buttons, the content, and a corner to drag if it is resizable. */
export function buildFrame({ tag, window }: ApplicationOptions): WindowFrame {
  const title = make('h1', { class: 'window-title' });
  const header = make('header', { class: 'window-header' });
  if (window.icon) header.append(make('i', { class: `window-icon ${window.icon}` }));
  header.append(title);
  if (window.minimizable) header.append(button('minimizeWindow', 'fa-minus', 'Minimise'));
  header.append(button('close', 'fa-xmark', 'Close'));
  const content = make(tag === 'form' ? 'section' : 'section', { class: 'window-content standard-form' });
  content.classList.add(...(window.contentClasses ?? []));
  const element = document.createElement(tag);
  element.append(header, content);
  if (window.resizable) element.append(make('div', { class: 'window-resize-handle', 'aria-hidden': 'true' }));
  return { element, title, content };
}

/** Puts a window at its position, or in the centre, and keeps its title bar within reach. */
export function place(element: HTMLElement, { left, top, width, height }: Position): void {
  if (width !== undefined) element.style.width = sized(width);
  if (height !== undefined) element.style.height = sized(height);
  const { offsetWidth, offsetHeight } = element;
  const x = left ?? (innerWidth - offsetWidth) / 2;
  const y = top ?? (innerHeight - offsetHeight) / 2;
  element.style.left = `${Math.round(Math.max(MARGIN, Math.min(x, innerWidth - offsetWidth - MARGIN)))}px`;
  element.style.top = `${Math.round(Math.max(MARGIN, Math.min(y, innerHeight - 40)))}px`;
}

const sized = (length: number | 'auto'): string => (length === 'auto' ? 'auto' : `${length}px`);

/** Tracks the pointer while a part of a window is dragged. */
export function whileDragged(
  handle: HTMLElement,
  start: () => { readonly x: number; readonly y: number },
  move: (point: { readonly x: number; readonly y: number }) => void,
): void {
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    const from = start();
    const follow = (next: PointerEvent) =>
      move({ x: from.x + next.clientX - event.clientX, y: from.y + next.clientY - event.clientY });
    const release = () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', release);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', release);
  });
}
