/** What a patient is told of, by e-mail and on their devices. */
export const noticeKinds = [
  'clinicAnswered',
  'closed',
  'archived',
  'rejected',
  'reopened',
  'clinicWrote',
  /** The clinic wrote down what the patient said elsewhere. */
  'writtenDown',
  'replyOpened',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
