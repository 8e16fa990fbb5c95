// Runs before the first paint so that a chosen theme never flashes; src/ui/theme.ts writes the same key.
try {
  const theme = localStorage.getItem('tervita.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is used then.
}
