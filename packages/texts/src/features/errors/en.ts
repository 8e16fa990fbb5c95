import { plural } from '../../core/index.ts';

const n = plural('en');

export const errors = {
  http: {
    sessionEnded: 'Your session has ended. Sign in again.',
    noPermission: 'You do not have permission to do this.',
    notFound: 'We did not find it. It may have been moved or deleted.',
    notPossible: 'This could not be done. Check the text and its length.',
    tooLarge: 'The file is too large. At most 50 MB is allowed.',
    tooMany: (when: string) => `Too many attempts. Try again ${when}.`,
    unavailable: 'Tervita cannot be reached at the moment. Your text is kept. Try again in a minute.',
    timeout: 'The answer took too long. Try again.',
    offline: 'You are offline. Your text is kept. Try again when you are back.',
    technical: 'Something went wrong on our side. Try again later, and write to us if it does not help.',
    changed: 'This has changed in the meantime. Check it and try again.',
    arrivedBefore:
      'What you sent before has arrived after all. Look at it; what you wrote since is kept here.',
    requestId: (id: string) => `Error reference ${id}`,
  },
  inSeconds: (count: number) => `in ${n(count, { one: 'second', other: 'seconds' })}`,
  inMinutes: (count: number) => `in ${n(count, { one: 'minute', other: 'minutes' })}`,
  load: {
    title: 'We could not load this',
    text: 'This is a problem on our side. Try again, and write to us if it does not help.',
  },
  fields: {
    required: 'Fill in this field',
    tooShort: 'The text is too short',
    tooLong: 'The text is too long',
    badCharacters: 'The text has characters that we cannot keep. Remove them',
    badFormat: 'Check the format',
    badEmail: 'Check the e-mail address',
    unlikelyEmail: 'Did you mean gmail.com or hotmail.com?',
    unknownEmailDomain: 'The part after @ does not exist',
    badPhone: 'Check the phone number',
    badPersonalCode: 'Check the personal code',
    mustBeAdult: 'The person must be at least 18',
    tooCommon: 'Too easy to guess: choose other words',
    tooPersonal: 'Do not use your name or address in the password',
    doesNotMatch: 'The passwords do not match',
    badDate: 'Check the date',
    badNumber: 'Write a number',
    badWebsite: 'A website starts with http:// or https://',
    badBirthYears: 'Write years like 1990, 2005',
    choosePerson: 'Choose a person',
    feedbackNeeded: 'Choose a topic or write a few words',
    asksNoJson: 'The system message must ask for an answer in JSON',
  },
  summary: (count: number) => `Check ${n(count, { one: 'field', other: 'fields' })}`,
};
