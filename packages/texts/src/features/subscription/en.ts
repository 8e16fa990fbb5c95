import { plural } from '../../core/index.ts';

const many = plural('en');

/** The larger plan: what it brings, and how a clinic takes it. */
export const subscription = {
  bannerBasic:
    'Your clinic uses the Basic plan: without AI summaries, questionnaires, translation and the virus check of files.',
  see: 'See Premium',
  title: 'Premium for your clinic',
  stepWhat: 'What you get',
  stepConfirm: 'Confirm',
  done: 'done',
  stepsLabel: 'Steps',
  lead: 'The Basic plan lacks these. With Premium they work at once, for the whole clinic:',
  next: 'Continue',
  confirmTitle: 'Before you confirm',
  cost: 'The price of Premium is added to the next invoice of the clinic. The plan holds from now on until the clinic and Tervita agree on another.',
  authority: 'I have the authority to order this for the clinic, and know that it raises the next invoice',
  authorityMissing: 'Confirm that you may order it',
  upgrade: 'Upgrade to Premium',
  upgraded: 'Your clinic has Premium now',
  back: 'Back',
  later: 'Not now',
  gains: [
    'AI summaries of long e-contacts',
    'The AI smart questionnaire before sending',
    'Questionnaires with scores that show change',
    'Translation of messages and replies',
    'The virus check of every file, shown beside it',
  ],
  bannerTrial: (days: number) =>
    `You are trying Premium: ${many(days, { one: 'day', other: 'days' })} left. Afterwards the Basic plan counts.`,
};
