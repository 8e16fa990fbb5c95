/** What other features may react to. */
export const eContactEvents = [
  'e-contact.submitted',
  'e-contact.replied',
  'e-contact.completed',
  'e-contact.answered',
  'e-contact.info-added',
] as const;
export type EContactEvent = (typeof eContactEvents)[number];
