import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { expect, it } from 'vitest';
import { findSentToday } from './sent-today.ts';

const target = { personId: 'p', clinicId: 'c', type: 'ISI' } as const;

const card = (status: PatientEContactCard['status']) =>
  ({
    id: 'e',
    status,
    type: 'ISI',
    patient: { personId: 'p' },
    clinic: { clinicId: 'c', timeZone: 'Europe/Tallinn' },
    createdAt: new Date().toISOString(),
  }) as unknown as PatientEContactCard;

it.each([
  ['SUBMITTED', true],
  ['COMPLETED', true],
  ['STARTED', false],
  ['FAILED', false],
] as const)('whoever has one of today that is %s has written today: %s', (status, hasWritten) => {
  expect(findSentToday([card(status)], target as never) !== undefined).toBe(hasWritten);
});
