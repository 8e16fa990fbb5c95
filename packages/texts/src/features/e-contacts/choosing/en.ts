import type { PatientGroup } from '@tervita/domain/problem-types';
import { plural } from '../../../core/index.ts';

const n = plural('en');

/** The first half of the way to an e-contact: for whom, where, why. */
export const choosing = {
  person: {
    title: 'Who is it about?',
    me: 'Me',
    other: 'Somebody else',
    childOrOther: 'My child or somebody else',
    otherText: 'Add a person, or change their details',
    othersTitle: 'Choose a person',
    othersText: 'People for whom you write to a clinic.',
    emptyTitle: 'You have not added anyone yet',
    emptyText: 'Add your child, or somebody else for whom you take care of things.',
    add: 'Add a person',
    edit: (name: string) => `Edit ${name}`,
  },
  addPerson: {
    title: 'Add a person',
    codeLead:
      'Enter their personal code. It shows their date of birth, and the clinic uses it to find their record.',
    code: 'Personal code of the person',
    codeHint: 'You find it on the ID card',
    checking: 'Checking',
    noCode: 'They have no personal code here',
    detailsLead: 'Enter the name as shown on their ID.',
    notChecked: 'We could not check the code just now. Fill in the rest yourself; we check it when you save.',
    fromCode: 'This comes from the personal code.',
    changeCode: 'Change the code',
    sexLabel: 'Sex',
    sexes: { FEMALE: 'Girl or woman', MALE: 'Boy or man', NOT_DISCLOSED: 'Prefer not to say' },
    phoneHint: 'If the person has a number of their own',
    emailHint: 'If the person has an address of their own',
    note: 'The clinic sees that you write for this person and may ask about your right to do so. You can write for a child until their 18th birthday.',
    save: 'Add and continue',
  },
  editPerson: {
    title: 'Edit a person',
    codeLocked: 'The code cannot be changed. If it is wrong, delete the person and add them again.',
    until: (day: string) => `You can write for this person until ${day}.`,
    saved: 'Saved',
    delete: 'Delete this person',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText:
      'You will no longer see the e-contacts that you wrote for this person: access ends at once. What you sent stays with the clinic.',
    deleteConfirm: 'Delete',
    deleting: 'Deleting',
    deleted: (name: string) => `${name} is deleted`,
    keep: 'Do not delete',
  },
  clinic: {
    title: 'Which clinic do you write to?',
    familyDoctor: 'Family doctor',
    privateClinic: 'Private clinic',
    pending: 'The clinic has not accepted the patient yet',
    another: 'Another clinic',
    anotherText: 'Private clinics and other family-doctor centres',
    decides: 'The centre decides whether it takes the patient',
    openTitle: 'Find a clinic',
    openText:
      'Search for your family-doctor centre by name or place, or choose a private clinic. Private clinics take anybody; a visit usually costs money.',
    find: 'Find a clinic by name or place',
    clearFind: 'Clear the search',
    noneKnown: 'The e-contact cannot be sent to a family doctor yet',
    noneKnownText:
      'Tervita knows no family-doctor centre for this person. Search for it by name or place; a private clinic can be chosen at once.',
    nothingFound: 'The e-contact cannot be sent to a family doctor',
    nothingFoundText:
      'No clinic in Tervita has these words. Try a shorter name or a place. If your clinic is not in Tervita, you cannot write to it from here: call the family doctor.',
    takeAnybody: 'Private clinics take anybody',
    otherPerson: 'Choose another person',
  },
  reason: {
    title: 'What is it about?',
    searchLabel: 'Search for a symptom or a need',
    searchPlaceholder: 'Cough, prescription, sick note…',
    clearSearch: 'Clear the search',
    often: 'Often chosen',
    all: 'All reasons',
    found: (count: number) => `${n(count, { one: 'reason', other: 'reasons' })} found`,
    matches: 'matches',
    nothingTitle: 'Nothing matches',
    nothingText: 'Try another word, or describe it in your own words.',
    notMeant: 'Not what you meant?',
    ownWords: 'Describe it in your own words',
    ownWordsText: 'The clinic reads it as you wrote it',
    inEstonian: 'Some questionnaires are only in Estonian.',
    emergency: 'Emergency?',
    call: (number: string) => `Call ${number}`,
  },
  groups: {
    REASON_FOR_CONTACTING: 'Symptoms and requests',
    HEALTH_EXAMINATION: 'Health checks and tests',
    PROCEDURES: 'Procedures',
    QUESTIONNAIRES: 'Questionnaires',
    OTHER_HEALTH_CONCERN: 'Other health concerns',
  } satisfies Record<PatientGroup, string>,
  groupExamples: {
    REASON_FOR_CONTACTING: 'Pain, prescription, sick leave, referral',
    HEALTH_EXAMINATION: 'Blood tests, vaccination, child health check',
    PROCEDURES: 'Stitches, wound dressing, cast',
    QUESTIONNAIRES: 'Sleep, mood, asthma and others',
    OTHER_HEALTH_CONCERN: 'Cough, ear pain, skin, pregnancy',
  } satisfies Record<PatientGroup, string>,
};
export type ChoosingTexts = typeof choosing;
