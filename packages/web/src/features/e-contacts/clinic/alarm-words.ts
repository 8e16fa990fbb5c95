import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useEmergencyNumber } from '../../../core/config.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';

export type Outcome = NonNullable<NonNullable<ClinicEContactRow['redFlag']>['outcome']>;

/** A possible emergency and, where it was said, what became of it. */
export const useAlarmWords = (): ((outcome: Outcome | null) => string) => {
  const { alarmOutcomes, inbox } = useClinicTexts().eContacts;
  const number = useEmergencyNumber();
  const flag = inbox.redFlags.CALL_112;
  return (outcome) =>
    outcome ? `${flag}: ${alarmOutcomes[outcome.kind](outcome.tries ?? 1, number)}` : flag;
};
