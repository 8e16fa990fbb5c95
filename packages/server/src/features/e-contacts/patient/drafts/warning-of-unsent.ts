import type { EContactDraft, Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { alertsInText } from '../questionnaire/judge.ts';
import { typedWordsIn } from '../questionnaire/keep-draft.ts';
import type { Found } from '../questionnaire/questionnaire-store.ts';
import { findWarnedAbout, warningOfUnsent } from '../warn-writer.ts';

interface Unsent {
  readonly personId: string;
  readonly clinicId: string;
  readonly language: Language;
  readonly now: Date;
}

export const findWarningOfUnsent = async (
  db: Reader,
  alerts: readonly FiredRule[],
  { language, now, ...matter }: Unsent,
): Promise<Warning | null> => {
  const about = alerts.length > 0 ? await findWarnedAbout(db, matter) : undefined;
  return about ? warningOfUnsent(alerts, { language, about, now }) : null;
};

type Written = Pick<EContactDraft, 'kind' | 'text' | 'patient' | 'clinic'>;

/** Of a draft that is read; in one that says what was answered, of the words that were typed and not sent on. */
export const findWarningOfDraft = (
  db: Reader,
  { kind, text, patient, clinic }: Written,
  { found, ...reading }: Pick<Unsent, 'language' | 'now'> & { readonly found: Found | undefined },
): Promise<Warning | null> => {
  const typed = found && typedWordsIn(found, { kind, text }, reading.now);
  const words = kind === 'OWN_WORDS' ? text : (typed ?? '');
  const matter = { personId: patient.personId, clinicId: clinic.clinicId };
  return findWarningOfUnsent(db, alertsInText(words), { ...matter, ...reading });
};
