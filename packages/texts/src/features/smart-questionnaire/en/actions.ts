import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'This may be an emergency',
    text: 'Call {emergency} now or go to the nearest emergency department. Do not wait for an answer from the clinic: messages are read only during opening hours.',
  },
  CRISIS: {
    title: 'Help is available now',
    text: 'If there is a danger of acting on these thoughts, call {emergency} now or go to the nearest emergency department. You can talk to someone right away: {crisis}. Please also tell a person you trust and phone the clinic today.',
  },
  CLINIC_TODAY: {
    title: 'Phone the clinic today',
    text: 'This should be assessed today. Please phone the clinic. If it is closed, call {advice}. If the condition gets worse, call {emergency}. You may also send this form, but do not wait for the answer.',
  },
  FLAG: { title: 'Needs attention', text: 'Marked for the clinic; the patient is not interrupted.' },
};
