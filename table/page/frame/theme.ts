const KEY = 'table.theme';

const apply = (theme: string): void => {
  document.body.classList.toggle('theme-dark', theme === 'dark');
  document.body.classList.toggle('theme-light', theme !== 'dark');
};

/** Applies the theme last chosen, or the one the system prefers. */
export function applyTheme(): void {
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  apply(localStorage.getItem(KEY) ?? preferred);
}

/** Switches between light and dark. */
export function toggleTheme(): void {
  const theme = document.body.classList.contains('theme-dark') ? 'light' : 'dark';
  localStorage.setItem(KEY, theme);
  apply(theme);
}
