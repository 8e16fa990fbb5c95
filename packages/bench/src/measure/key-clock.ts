declare global {
  interface Window {
    armKey?: (probe: Probe) => void;
    /** The milliseconds from the key that was pressed until what it changed is painted. */
    keyTime?: Promise<number>;
  }
}

export type Probe = 'row' | 'box' | 'assignee' | 'dialog' | 'preview' | 'tab';

/** Put into the page as its source: nothing from outside it is known there. */
export const installKeyClock = (): void => {
  // What a key changes on the screen, as something that can be compared.
  const probes: Record<Probe, () => string> = {
    row: () => document.querySelector('[data-testid] a[aria-current]')?.getAttribute('href') ?? '',
    box: () => String(document.querySelectorAll('input[type="checkbox"]:checked').length),
    assignee: () =>
      document.querySelector('[data-testid] a[aria-current] [role="img"]')?.getAttribute('aria-label') ?? '',
    dialog: () => String(document.querySelector('[role="dialog"]') !== null),
    preview: () => String(document.querySelector('main aside') !== null),
    tab: () => document.querySelector('main nav button[aria-current]')?.textContent ?? '',
  };
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(0);
    });
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true },
  );
  window.armKey = (probe) => {
    const read = probes[probe];
    const before = read();
    pressed = 0;
    window.keyTime = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (pressed === 0 || read() === before) return;
        watcher.disconnect();
        afterPaint(() => resolve(performance.now() - pressed));
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  };
};
