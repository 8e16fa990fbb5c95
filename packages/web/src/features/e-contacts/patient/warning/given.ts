import type { Warning } from '@tervita/contract/e-contacts';

export const givenWarning = (more: Partial<Warning> = {}): Warning => ({
  action: 'CALL_112',
  title: 'Call 112 now',
  text: 'This can be dangerous.',
  signs: [],
  clinicPhone: null,
  country: 'EE',
  crisisLines: [],
  ...more,
});
