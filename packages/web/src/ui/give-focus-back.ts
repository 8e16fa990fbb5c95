/** Where one goes on when the place one came from is gone: at the title of the page. */
export const focusTitle = (): void => {
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  // A conversation has its title in the header.
  const title = find('main h1') ?? find('h1') ?? find('main');
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** Focus goes back to what had it; if that is gone or can no longer be pressed, to the page's title. */
export const giveFocusBack = (before: Element | null): void => {
  // Nothing had it: keys go to the page, as they did.
  if (before === null || before === document.body) return;
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement !== before) focusTitle();
};
