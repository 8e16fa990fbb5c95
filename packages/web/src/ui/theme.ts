export type Theme = 'system' | 'light' | 'dark';

// public/theme.js reads the same key before the first paint.
const key = 'tervita.theme';

export const readTheme = (): Theme => {
  const stored = globalThis.localStorage?.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export const setTheme = (theme: Theme): void => {
  const root = document.documentElement;
  if (theme === 'system') {
    delete root.dataset.theme;
    localStorage.removeItem(key);
    return;
  }
  root.dataset.theme = theme;
  localStorage.setItem(key, theme);
};
