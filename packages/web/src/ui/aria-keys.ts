const named: Record<string, string> = { Ctrl: 'Control', Esc: 'Escape' };

/** "Ctrl Enter" as printed becomes "Control+Enter" for assistive tools. */
export const ariaKeys = (keys: string | undefined): string | undefined =>
  keys
    ?.split(' ')
    .map((key) => named[key] ?? key)
    .join('+');
