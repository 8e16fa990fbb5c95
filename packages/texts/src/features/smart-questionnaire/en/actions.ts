import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'Call {emergency} now',
    text: 'This can be dangerous. Do not wait for an answer from the clinic.',
  },
  CRISIS: {
    title: 'Help is there, right now',
    text: 'It is good that you told us. If you might act on these thoughts, call {emergency} now. On the lines below somebody will listen. Nobody has to be alone with this: stay with a person you trust.',
  },
  CLINIC_TODAY: {
    title: 'Phone the clinic today',
    text: 'This should be assessed today. Please phone the clinic. If it is closed, call {advice}. If the condition gets worse, call {emergency}. You may also send this form, but do not wait for the answer.',
  },
  READ_FIRST: { title: 'Read first', text: 'Marked for the clinic; the patient is not interrupted.' },
  FLAG: { title: 'Needs attention', text: 'Marked for the clinic; the patient is not interrupted.' },
};
