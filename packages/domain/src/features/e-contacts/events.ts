/** What other features may react to. */
export const eContactEvents = [
  'e-contact.submitted',
  'e-contact.replied',
  'e-contact.completed',
  'e-contact.answered',
  'e-contact.info-added',
  'e-contact.accepted',
  'e-contact.archived',
  'e-contact.rejected',
  'e-contact.assigned',
  'e-contact.acknowledged',
  'e-contact.acknowledge-undone',
  'e-contact.representation-decided',
  /** Somebody reads it by the link in a letter; and the clinic said whether they are whom it was written to. */
  'e-contact.letter-opened',
  'e-contact.letter-reader-decided',
  'e-contact.prescription-decided',
  /** Nothing that was asked for waits any more; comes when it can no longer be taken back. */
  'e-contact.prescriptions-answered',
  'e-contact.seen',
  'e-contact.opened-by-clinic',
  'e-contact.closed-by-patient',
  'e-contact.reopened',
  /** Comes at the time that the reply named, not with the reply. */
  'e-contact.reply-opens',
  /** The letter about it went to an address that the clinic has corrected since. */
  'e-contact.address-corrected',
] as const;
export type EContactEvent = (typeof eContactEvents)[number];
