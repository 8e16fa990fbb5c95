import type { MoreDanger, PatientTimeline, PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { givenUser } from '../../../../core/session/given.ts';
import type { Thread } from './thread.ts';

export const user = givenUser();
export const id = '01960000-0000-7000-8000-0000000000e1';
export const at = '2026-03-12T10:00:00.000Z';

const givenThread = (more: Partial<Thread> = {}): Thread => ({
  id,
  type: 'BACK_PAIN',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 2,
  createdAt: at,
  updatedAt: at,
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: true,
  clinic: { clinicId: '01960000-0000-7000-8000-00000000000c', name: 'Pärnaoru', timeZone: 'Europe/Tallinn' },
  patient: { personId: user.personId, firstName: user.firstName, surname: user.surname, isMe: true },
  creator: { kind: 'PATIENT', name: 'Mari Lepaste', isMe: true },
  emergencySince: null,
  areMedicinesDecided: false,
  ...more,
});

let serial = 0;
export const givenEntry = (more: Partial<PatientTimelineEntry> = {}): PatientTimelineEntry => {
  serial += 1;
  return {
    id: `01960000-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    move: 'submit',
    at,
    author: { kind: 'PATIENT', name: 'Mari Lepaste', role: null, me: true },
    direction: 'PATIENT_TO_CLINIC',
    text: null,
    language: null,
    reason: null,
    opensAt: null,
    filed: null,
    files: [],
    ...more,
  };
};

export const givenTimeline = (
  more: Partial<Thread> = {},
  entries: readonly PatientTimelineEntry[] = [givenEntry({ text: 'Selg valutab' })],
): PatientTimeline => ({
  eContact: givenThread(more),
  clinicPhone: '+3726000412',
  clinicEmails: [],
  clinicWebsites: [],
  openingHours: { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] },
  entries: [...entries],
  earlierBefore: null,
  questionnaireRequests: [],
});

const warning = {
  text: 'Do not wait.',
  signs: [],
  clinicPhone: '+372 600 0000',
  country: 'EE' as const,
  crisisLines: [],
};
/** One more question about danger, with a sign of each strength. */
export const ask: MoreDanger = {
  quote: 'my hand will not button my shirt',
  kind: 'stroke',
  signs: [
    { id: 'stroke', label: 'Face drooping', action: 'CALL_112' },
    { id: 'plan', label: 'A plan to die', action: 'CRISIS' },
    { id: 'cantdrink', label: 'Cannot drink', action: 'CLINIC_TODAY' },
  ],
  none: { id: 'none', label: 'None of these' },
  warnings: [
    { ...warning, action: 'CALL_112', title: 'Call 112 now' },
    {
      ...warning,
      action: 'CRISIS',
      title: 'You are not alone',
      text: 'Talk to somebody.',
      country: 'EE' as const,
      crisisLines: [{ phone: '116 006', isForChildren: false, hours: 'ALWAYS' }],
    },
    { ...warning, action: 'CLINIC_TODAY', title: 'Call the clinic today' },
  ],
};
