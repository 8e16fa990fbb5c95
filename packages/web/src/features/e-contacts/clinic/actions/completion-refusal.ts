import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { type ClosingRefusal, closingRefusalOf } from '@tervita/domain/e-contacts';

/** Why it cannot be completed as it stands: its emergency was seen by nobody, or nobody has said what became of it. */
export const completionRefusal = ({
  redFlag,
}: Pick<ClinicEContactRow, 'redFlag'>): ClosingRefusal | undefined =>
  closingRefusalOf(
    'archive',
    {
      redFlag: redFlag?.kind ?? null,
      redFlagWaits: redFlag?.seenAt === null,
      hasAlarmOutcome: redFlag?.outcome != null,
    },
    false,
  );
