import { focusTitle } from './give-focus-back.ts';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * When what had the focus is taken away, as a form that was sent, the browser lets it fall to the body and a keyboard
 * starts again at the top. Here it goes to the title of the page, unless what took its place asked for it.
 */
export const keepFocus = (): (() => void) => {
  let last: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  const look = () => {
    if (!last || !isGone(last) || document.activeElement !== document.body) return;
    last = undefined;
    focusTitle();
  };
  const watcher = new MutationObserver(() => {
    if (!last || !isGone(last)) return;
    clearTimeout(timer);
    timer = setTimeout(look);
  });
  document.addEventListener('focusin', remember);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener('focusin', remember);
  };
};
