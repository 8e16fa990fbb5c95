import { useEffect } from 'react';

export const product = 'Tervita';

const heading = () => document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim();

/**
 * What the tab of the browser says: the heading of the page, as it stands there. A question, a list or a person has its
 * own, which its route cannot know; until a heading is there, and on the start page, the route's title counts.
 */
export const useDocumentTitle = (ofRoute: string): void => {
  useEffect(() => {
    const tell = () => {
      const words = (ofRoute !== product && heading()) || ofRoute;
      const title = words === product ? product : `${words} · ${product}`;
      if (document.title !== title) document.title = title;
    };
    tell();
    let waiting = 0;
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(tell);
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(waiting);
      watcher.disconnect();
    };
  }, [ofRoute]);
};
