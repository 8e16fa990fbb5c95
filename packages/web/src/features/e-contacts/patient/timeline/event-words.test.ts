import type { PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { texts as patientTexts } from '@tervita/texts/patient-en';
import { texts } from '@tervita/texts/timeline-en';
import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';
import { givenEntry } from './given.ts';

const other = { kind: 'REPRESENTATIVE', name: 'Tõnu Lepaste', role: null, me: false } as const;
const staff = { kind: 'STAFF', name: 'Liis Kasemaa', role: 'NURSE', me: false } as const;

it.each<[string, Partial<PatientTimelineEntry>, string | undefined]>([
  ['what speaks for itself', { move: 'answer' }, undefined],
  ['what was sent', { move: 'submit' }, 'Sent to the clinic'],
  [
    'what nobody sent',
    { move: 'submit', filed: 'TYPED' },
    'Went to the clinic by itself, 10 minutes after the sign of danger',
  ],
  [
    'one who completed it',
    { move: 'complete', reason: 'PROBLEM_RESOLVED' },
    'You completed the e-contact. Reason: The problem went away',
  ],
  ['another reason, which says nothing', { move: 'cancel', reason: 'OTHER' }, 'You cancelled the e-contact'],
  ['somebody else', { move: 'cancel', author: other }, 'Tõnu Lepaste cancelled the e-contact'],
  [
    'one who opened it again',
    { move: 'reopen', reason: 'SYMPTOMS_CHANGED' },
    'You reopened the e-contact. Reason: The symptoms have changed',
  ],
  [
    'the clinic that opened it again',
    { move: 'reopen', author: staff, reason: 'WRONG_INFO' },
    'The clinic reopened the e-contact. Reason: Something in the answer was not right',
  ],
  [
    'the clinic that closed it',
    { move: 'archive', author: staff, reason: 'PATIENT_NOT_ANSWERING' },
    'The clinic completed the e-contact. Reason: There was no answer from you',
  ],
  [
    'a reason that has a place of its own',
    { move: 'reject', author: staff, reason: 'CLINIC_OVERLOADED' },
    'The clinic did not accept the e-contact',
  ],
  [
    'a questionnaire that the clinic asks for',
    { move: 'askQuestionnaire', author: staff, reason: 'GAD' },
    'The clinic asks you to fill in a questionnaire: Anxiety test (GAD-7)',
  ],
  [
    'somebody else who filled it in',
    { move: 'fillQuestionnaire', author: other, reason: 'GAD' },
    'Tõnu Lepaste filled in the questionnaire: Anxiety test (GAD-7)',
  ],
  ['a reason nobody knows', { move: 'complete', reason: 'BORED' }, 'You completed the e-contact'],
])('says of %s', (_, entry, words) => {
  expect(eventWords(givenEntry(entry), texts.timeline, patientTexts.problemTypes.labels)).toBe(words);
});
