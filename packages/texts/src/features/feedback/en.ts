import type { FeedbackKeyword, FeedbackSource } from '@tervita/domain/feedback';
import { plural } from '../../core/index.ts';

const n = plural('en');

export const feedback = {
  title: {
    CLINIC: 'How did the clinic do?',
    PRM: 'How does Tervita work for you?',
  } satisfies Record<FeedbackSource, string>,
  whoReads: {
    CLINIC: 'The clinic reads it together with this e-contact.',
    PRM: 'It helps us make Tervita better.',
  } satisfies Record<FeedbackSource, string>,
  rating: 'Your rating, 1 to 5 stars',
  /** From one star to five. */
  stars: ['Bad', 'Rather bad', 'Neither good nor bad', 'Good', 'Very good'],
  star: (count: number, meaning: string) => `${n(count, { one: 'star', other: 'stars' })}: ${meaning}`,
  chooseRating: 'Choose from one to five stars',
  good: 'What was good?',
  better: 'What could be better?',
  keywords: {
    SPEED: 'Speed',
    CLARITY: 'Clarity',
    TIME_SAVED: 'Time saved',
    SIMPLICITY: 'Simplicity',
    APPEARANCE: 'Appearance',
    OTHER: 'Other',
  } satisfies Record<FeedbackKeyword, string>,
  comment: 'In your own words',
  commentPlaceholder: 'Write a few words',
  send: 'Send feedback',
  notNow: 'Not now',
  thanks: {
    CLINIC: 'Thank you. The clinic got your feedback.',
    PRM: 'Thank you. We got your feedback.',
  } satisfies Record<FeedbackSource, string>,
  given: (count: number) => `You gave the clinic ${n(count, { one: 'star', other: 'stars' })} out of 5.`,
  ratePlatform: 'Rate Tervita too',
  loadFailed: 'We could not load your feedback',
};
