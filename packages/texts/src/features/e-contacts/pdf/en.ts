import type { CreatorKind } from '@tervita/domain/e-contacts';

/** An e-contact on paper. */
export const pdf = {
  title: 'E-contact',
  patient: 'Patient',
  personalCode: 'Personal code',
  birthDate: 'Date of birth',
  list: 'List',
  reason: 'Reason',
  visit: 'Time for the visit',
  minutes: (minutes: number) => `${minutes} minutes`,
  danger: 'Signs of danger',
  dangerNotAsked: 'Not asked about',
  flagged: 'Why it was flagged',
  flaggedUnknown: 'The reason was not kept',
  status: 'Status',
  sent: 'Sent',
  by: 'Written by',
  assignee: 'Assignee',
  creators: {
    PATIENT: (name: string) => name,
    REPRESENTATIVE: (name: string) => `${name}, who represents the patient`,
    CLINIC: (name: string) => `${name}, who wrote down what the patient said`,
  } satisfies Record<CreatorKind, (name: string) => string>,
  authors: {
    PATIENT: 'Patient',
    REPRESENTATIVE: 'Represents the patient',
    STAFF: 'Clinic',
    SYSTEM: 'Tervita',
  },
  conversation: 'Conversation',
  onlyLast: (count: number) =>
    `Only the last ${count} entries are on this paper. The conversation began earlier; all of it is in Tervita.`,
  note: 'Internal note',
  files: (names: string) => `Files: ${names}`,
  opens: (day: string) => `The patient can reply from ${day}`,
  comment: (words: string) => `Comment: ${words}`,
  declined: (why: string) => `Why: ${why}`,
  made: (when: string, by: string) => `Made ${when} by ${by}`,
  page: (number: number) => `Page ${number}`,
  confidential: 'Contains health data',
};
