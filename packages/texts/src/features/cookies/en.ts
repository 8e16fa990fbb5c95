import type { CookieCategory } from '@tervita/domain/consents';

/** The choice about cookies: the card on public pages and the settings in the policy. */
export const cookies = {
  title: 'Cookies',
  text: 'We keep in your browser what the service needs. May we also count visits, to make it better?',
  more: 'More about cookies',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  choose: 'Choose',
  close: 'Close without changes',
  settings: 'Cookie settings',
  categories: {
    ESSENTIAL: { name: 'Essential', text: 'Signing in, language, drafts. Always on.' },
    ANALYTICAL: { name: 'Analytical', text: 'Counting visits and faults, without your name or words.' },
  } satisfies Record<CookieCategory, { name: string; text: string }>,
  save: 'Save the choice',
  saved: 'Your choice is saved for 90 days.',
};
