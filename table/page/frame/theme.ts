const KEY = 'table.theme';

const apply = (theme: string): void => {
  document.body.classList.toggle('theme-dark', theme === 'dark');
  document.body.classList.toggle('theme-light', theme !== 'dark');
};

/** Shows the theme that was chosen last, or the one that the system prefers. */
export function applyTheme(): void {
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  apply(localStorage.getItem(KEY) ?? preferred);
}

/** Changes from light to dark or back. */
export function toggleTheme(): void {
  const theme = document.body.classList.contains('theme-dark') ? 'light' : 'dark';
  localStorage.setItem(KEY, theme);
  apply(theme);
}
