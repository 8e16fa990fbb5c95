import { plural } from '../../core/index.ts';

const count = plural('en');

/** Who acts for whom, which clinics keep somebody, and what a clinic wrote to somebody without an account. */
export const persons = {
  title: 'Who acts for me',
  lead: 'People who write to a clinic for you, and clinics that keep you as a patient. Nobody sees your own e-contacts.',
  waiting: 'Is this right?',
  says: (since: string) => `says they act for you, since ${since}`,
  wrote: (clinics: string) =>
    `They wrote to ${clinics} in your name. They see only what they wrote and the answers to it.`,
  wroteNothing:
    'They have not written anything yet. They would see only what they write and the answers to it.',
  right: 'Yes, right',
  end: 'No, end it',
  keeps: 'keeps you as a patient: right?',
  keepsText:
    'If yes, it gets your phone and e-mail, and you see what it wrote to you. If no, it learns nothing about you.',
  takenText:
    'Somebody else opened a letter of this clinic and has the record since. If it is yours, you take it back: they no longer see it, the clinic gets your phone and e-mail, and both of you are told by e-mail. If no, it stays as it is.',
  notMine: 'No, not mine',
  acts: 'Acts for you',
  nobody: 'Nobody acts for you.',
  eContacts: (number: number, last: string) =>
    `${count(number, { one: 'e-contact', other: 'e-contacts' })}, last on ${last}`,
  noEContacts: 'No e-contacts yet',
  confirmed: (day: string) => `Confirmed by you on ${day}`,
  endNow: 'End',
  endTitle: (name: string) => `End it for ${name}?`,
  endText:
    'They no longer see what they wrote for you and cannot write in your name. The clinic keeps what was written.',
  endConfirm: 'End it',
  keep: 'Leave it',
  ending: 'Ending',
  clinics: 'Your clinics',
  noClinics: 'No clinic keeps you as a patient.',
  familyDoctor: (list: string | null) => (list ? `Family doctor, list ${list}` : 'Family doctor'),
  privateClinic: 'Private clinic',
  pending: 'Has not accepted you yet',
  by: {
    PERSON: (day: string) => `Confirmed by you on ${day}`,
    WRITTEN: () => 'You have written to it',
    LINK: (day: string) => `You opened its letter on ${day}`,
    REGISTER: () => 'Confirmed by the patient list',
    CLINIC: (day: string) => `Confirmed by the clinic on ${day}`,
  },
  actFor: 'People I act for',
  actForNobody: 'You have not added anyone',
  because: 'You can confirm here because you signed in with a digital ID.',
  low: {
    title: 'Sign in with your digital ID to see what waits',
    text: 'Who says that they act for you, and which clinics ask about you, is shown only to you yourself.',
    action: 'Confirm with digital ID',
  },
  said: {
    claimRight: (name: string) => `${name} acts for you`,
    claimEnded: (name: string) => `${name} no longer acts for you`,
    clinicRight: (name: string) => `${name} is your clinic`,
    clinicNot: (name: string) => `You are not a patient of ${name}`,
  },
  home: {
    title: 'Is this right?',
    text: (number: number) =>
      `${count(number, { one: 'person or clinic waits', other: 'people or clinics wait' })} for your yes or no.`,
    open: 'Look and decide',
  },
  claim: {
    title: 'A clinic has written to you',
    lead: 'Type your birth date, so that nobody else reads it. You need the account with the e-mail that the letter came to.',
    signIn: 'Sign in or create an account',
    signInText:
      'It waits for you in Tervita. Sign in with the e-mail that the letter came to, or create an account with it.',
    birthDate: 'Your birth date',
    open: 'Open the message',
    opening: 'Opening',
    noLinkTitle: 'The link is not whole',
    noLinkText:
      'Open the link from the letter once more. If that does not help, ask the clinic to write again.',
    toMine: 'My e-contacts',
  },
};
