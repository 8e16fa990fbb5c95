import { waitingTimes } from './clinic.ts';
import { ofDraft, ofEContact } from './patient.ts';

export { usualWaitsOf } from './usual-wait.ts';

export const waitingTimeCalls = (hasClassifier: boolean) => [
  waitingTimes,
  ofDraft(hasClassifier),
  ofEContact,
];
