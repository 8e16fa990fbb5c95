const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// public/theme.js reads the same key before the first paint.
const key = 'tervita.theme';

/** What the person chose on this device. */
export const currentTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

export const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
};
