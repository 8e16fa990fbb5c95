import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const patience = 3_000;

const focusTitle = (): boolean => {
  // A page of one field, such as a code, has taken the focus there.
  if (document.activeElement instanceof HTMLInputElement) return true;
  const title = document.querySelector<HTMLElement>('h1');
  if (!title) return false;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
};

/** A new page starts at its title, for the eye and for a screen reader. The first page of a visit is left alone. */
export const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An address that names a place in the page, such as #reply, is looked after by the page.
    if (type === 'POP' || hash || focusTitle()) return;
    // The title may come with the page's data.
    const observer = new MutationObserver(() => focusTitle() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(giveUp);
      observer.disconnect();
    };
  }, [pathname, hash, type]);
};
