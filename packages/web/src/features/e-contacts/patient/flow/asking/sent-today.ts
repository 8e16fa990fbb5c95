import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { isUnsent } from '@tervita/domain/e-contacts';
import { now } from '../../../../../core/clock.ts';
import { calendarDay } from '../../../../../core/format/index.ts';
import type { FlowTarget } from '../flow-target.ts';

/** What is asked for to look through: nobody writes more in a day. */
export const mostLookedAt = 50;

/** Sent on the same day about the same person and reason, and not finished yet. Own words may be about any reason. */
export const findSentToday = (
  eContacts: readonly PatientEContactCard[],
  { personId, clinicId, type }: FlowTarget,
): PatientEContactCard | undefined =>
  eContacts.find(
    ({ patient, clinic, createdAt, ...sent }) =>
      !isUnsent(sent.status) &&
      (type === 'OTHER_PROBLEM' || sent.type === type) &&
      patient.personId === personId &&
      clinic.clinicId === clinicId &&
      calendarDay(createdAt, clinic.timeZone) === calendarDay(now(), clinic.timeZone),
  );
