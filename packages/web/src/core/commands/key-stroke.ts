const named: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  NumpadEnter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The printed key, whatever the layout makes of it: a Russian keyboard has the same letters on its caps. */
const printed = (code: string): string | undefined => (/^Key[A-Z]$/.test(code) ? code.slice(3) : named[code]);

/** These stand elsewhere on every layout: what is typed counts, with whatever keys. */
const signs = ['/', '?'];

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** How a command writes this press: "R", "Shift E", "Ctrl Enter", "?"; undefined for keys that are nobody's. */
export const strokeOf = (event: Pressed): string | undefined => {
  const isSign = signs.includes(event.key);
  const key = isSign ? event.key : printed(event.code);
  if (!key) return undefined;
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey && !isSign ? ['Shift'] : []),
    key,
  ].join(' ');
};
