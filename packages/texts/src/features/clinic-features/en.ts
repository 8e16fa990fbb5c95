import { plural } from '../../core/index.ts';

const many = plural('en');

/** What a clinic has switched on and off. */
export const clinicFeatures = {
  title: 'Features',
  lead: 'What the clinic uses. A change counts at once, for everybody.',
  loadFailed: 'The features could not be loaded',
  translation: 'Translation',
  translationText:
    'Messages and replies are translated between languages; the original stays one press away.',
  summary: 'AI summary',
  summaryText: 'A short summary of a long e-contact for the staff. A person always decides.',
  questionnaire: 'AI smart questionnaire',
  questionnaireText: 'Patients answer questions about their concern before they send it.',
  on: 'On',
  off: 'Off',
  locked: 'Not in your plan',
  saved: 'Saved',
  reasons: 'Reasons that patients can choose',
  reasonsText: 'Switch off what the clinic does not take by e-contact. “Other problem” can always be chosen.',
  questionnairesLocked: 'Questionnaires are not in your plan.',
  always: 'Always on',
  seePlan: 'See what Premium brings',
  planTitle: 'Plan',
  since: 'Valid from',
  offCount: (count: number) => many(count, { one: 'switched off', other: 'switched off' }),
};
