import type { AlarmOutcomeKind } from '@tervita/domain/e-contacts';
import { plural } from '../../../core/index.ts';
import { rejectionTold } from '../rejection/en.ts';

const n = plural('en');

/** What staff do to e-contacts: the questions asked before and what is said after. */
export const actions = {
  assignTitle: (count: number) => (count === 1 ? 'Assign the e-contact' : `Assign ${count} e-contacts`),
  findColleague: 'Find a colleague',
  noColleague: 'No colleague has this name',
  me: 'me',
  nobody: 'Nobody',
  othersWork: (names: string) => `Assigned to ${names} now. Unfinished work may be lost.`,
  takeOver: {
    title: (name: string) => `Take it over from ${name}?`,
    text: 'They may be working on it already. What they have typed stays with them and is not sent.',
    confirm: 'Take it over',
  },
  chooseReason: 'Choose a reason',
  why: 'Reason',
  complete: {
    title: (name: string) => `Complete ${name}'s e-contact`,
    titleMany: (count: number) => `Complete ${count} e-contacts`,
    what: 'The patient is told the reason and can reopen it within 30 days.',
    unsent: 'What you have begun to write is not sent, and will not be.',
    medicines: {
      title: (count: number) =>
        `${count} ${count === 1 ? 'medicine waits' : 'medicines wait'} for a decision`,
      text: 'Completed now, nobody decides on them. The patient reads that they were not decided, and can ask again.',
      decide: 'Look and decide',
      ask: (doctor: string) => `Ask ${doctor}`,
      decline: 'Decline with a reason',
      leave: 'Complete all the same',
      left: (names: string) => `Medicines wait for a decision: ${names}. They are left out.`,
    },
    planned: {
      title: (when: string) => `Your reply goes ${when}`,
      text: 'The e-contact cannot be completed while it waits. What should become of it?',
      send: 'Send it now and complete',
      drop: 'Drop it and complete',
      dropped: 'Your planned reply is dropped.',
      ofColleague: (name: string, when: string) => `${name}: a reply goes ${when}`,
      readFirst: 'Read it first. In the e-contact it can be sent now or stopped.',
      open: 'Open the e-contact',
    },
    submit: 'Complete',
  },
  /** Of a possible emergency, before it is closed. */
  alarm: {
    readFirst: (names: string) =>
      `${names}: a possible emergency that nobody has seen. Read why it is marked, and mark it as seen. Then it can be closed.`,
    unseenTitle: 'Nobody has seen this possible emergency yet',
    unseen:
      'Read why it is marked. When you mark it as seen, your colleagues see that you look after it; then it can be closed.',
    markSeen: 'Mark as seen and go on',
    title: 'What became of this alarm?',
    about: (name: string) =>
      `${name}: possible emergency. Only the staff of the clinic see what you say here.`,
    outcomes: (number: string): Record<AlarmOutcomeKind, { label: string; hint: string }> => ({
      ADVISED: { label: 'Reached and advised', hint: 'Write below what you advised.' },
      CALLED_112: { label: `${number} called`, hint: 'By the patient, by somebody near them, or by us.' },
      NOT_REACHED: { label: 'Not reached', hint: 'Say how many times you tried.' },
      NOT_GRAVE: { label: 'Not grave after all', hint: 'A wrong tick, or a mild sign.' },
    }),
    choose: 'Choose what became of it',
    tries: 'How many times you tried',
    note: 'Note (staff only)',
    goOn: 'Continue',
    leftUnseen: (names: string) =>
      `Left out, as nobody has seen the possible emergency yet: ${names}. Open each and mark it as seen.`,
    leftUnsaid: (names: string) =>
      `Left out, as it is not said what became of the possible emergency: ${names}. Complete each by itself.`,
    allLeft: 'None of them can be completed together',
  },
  reject: {
    title: (name: string) => `Reject ${name}'s e-contact`,
    what: 'The patient is told. Nobody can answer or reopen this e-contact afterwards.',
    submit: 'Reject for good',
    reads: (words: string) => `The patient reads: “${words}”`,
    told: rejectionTold,
  },
  accept: {
    title: (name: string) => `Accept ${name} as a patient`,
    what: 'After that the clinic can answer.',
    list: 'List',
    noList: 'No list yet',
    choose: 'Choose a list',
    listsFailed: 'We could not load the lists',
    submit: 'Accept',
  },
  reopen: {
    title: (name: string) => `Reopen ${name}'s e-contact`,
    what: 'It goes back to Incoming and waits for the clinic.',
    submit: 'Reopen',
  },
  questionnaire: {
    title: (name: string) => `Ask ${name} to fill in a questionnaire`,
    titleMany: (count: number) => `Ask ${count} patients to fill in a questionnaire`,
    /** For whom a questionnaire is made. */
    forAdults: 'for adults',
    fromYears: (years: number) => `from ${years} years`,
    forYears: (from: number, to: number) => `for children ${from} to ${to} years`,
    forMonths: (from: number, to: number) => `for children ${from} to ${to} months`,
    forMen: 'for men',
    forWomen: 'for women',
    find: 'Find a questionnaire',
    none: 'No questionnaire has this name',
    nothing: 'Patients of your clinic are offered no questionnaires now.',
    loadFailed: 'We could not load the questionnaires',
    hosted: 'On the page of another service',
    another: 'Choose another',
    word: 'A word to the patient',
    what: 'It stands in the e-contact until it is filled in. The answers and the score come back to the same e-contact.',
    asks: (questionnaire: string) => `The clinic asks you to fill in: ${questionnaire}`,
    elsewhere: 'This questionnaire is on the page of another service: it is filled in there.',
    submit: (count: number) => (count === 1 ? 'Ask the patient' : `Ask ${count} patients`),
    together: 'Fill in now with the patient',
    asked: (name: string, count: number) =>
      count === 1
        ? `${name} is asked to fill in the questionnaire`
        : `${n(count, { one: 'patient is', other: 'patients are' })} asked to fill in the questionnaire`,
    noneAsked: 'Nobody was asked.',
    notInPlan: 'Your clinic’s plan does not include questionnaires.',
    offer:
      'With a larger plan, patients fill in questionnaires at home, and you see the score and how it changes.',
    seePlans: 'See the plans',
    askAdmin: 'Ask the admin of your clinic about a larger plan.',
  },
  assigned: (name: string | null, isMe: boolean, count: number) => {
    if (count === 1) {
      if (name === null) return 'Nobody is assigned now';
      return isMe ? 'Assigned to you' : `Assigned to ${name}`;
    }
    const what = n(count, { one: 'e-contact', other: 'e-contacts' });
    if (name === null) return `${what}: nobody is assigned now`;
    return isMe ? `${what}: assigned to you` : `${what}: assigned to ${name}`;
  },
  completed: (name: string, count: number) =>
    count === 1 ? `${name}: completed` : `${n(count, { one: 'e-contact', other: 'e-contacts' })}: completed`,
  flagSeen: (name: string) => `Marked as seen: ${name}`,
  rejected: (name: string) => `${name}: rejected`,
  reopened: (name: string) => `${name}: reopened`,
  accepted: (name: string) => `${name} is accepted to the list`,
  takenBy: (name: string) => `${name} took it first`,
  left: (names: string, why: string) => `Not done: ${names}. ${why}`,
  leftChanged: 'Someone changed it just now.',
};
