import type { Sex } from '../persons/index.ts';
import type { ProblemType } from '../problem-types/index.ts';

export const ageLimits = { from: 0, to: 150 } as const;
export const recipientsMost = 20_000;
export const patientsShownMost = 500;
export const birthYearsMost = 100;
/** What one clinic may spend within a day, in cents: a stolen session must not empty its purse. */
export const dayLimitCents = 500_000;

/** Which of the clinic's patients a message is for. What is not said leaves nobody out. */
export interface PatientFilter {
  readonly clinicMemberIds?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly personalCodes?: readonly string[] | undefined;
  readonly sex?: Sex | undefined;
  readonly ageFrom?: number | undefined;
  readonly ageTo?: number | undefined;
  readonly birthYears?: readonly number[] | undefined;
  readonly hasEmail?: boolean | undefined;
  readonly hasPhone?: boolean | undefined;
  readonly listCodes?: readonly string[] | undefined;
  readonly eContactTypes?: readonly ProblemType[] | undefined;
  readonly eContactCreatedAtFrom?: string | undefined;
  readonly eContactCreatedAtTo?: string | undefined;
}

/** "1990" or "1990,2005"; undefined: it is not written so. */
export const birthYearsIn = (text: string): number[] | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > birthYearsMost || !parts.every((part) => /^(18|19|20)\d\d$/.test(part)))
    return undefined;
  return [...new Set(parts.map(Number))];
};
