import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { type ClosingRefusal, closingRefusalOf } from '@tervita/domain/e-contacts';

export type CompletionRefusal = ClosingRefusal | 'MEDICINES_WAIT';

/**
 * Why it cannot be completed as it stands: its emergency was seen by nobody, nobody has said what became of it, or nobody
 * has decided on its medicines.
 */
export const completionRefusal = ({
  redFlag,
  undecidedMedicines,
}: Pick<ClinicEContactRow, 'redFlag' | 'undecidedMedicines'>): CompletionRefusal | undefined =>
  closingRefusalOf(
    'archive',
    {
      redFlag: redFlag?.kind ?? null,
      redFlagWaits: redFlag?.seenAt === null,
      hasAlarmOutcome: redFlag?.outcome != null,
    },
    false,
  ) ?? (undecidedMedicines.length > 0 ? 'MEDICINES_WAIT' : undefined);
