import { judgeWords, type Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { call } from '../../../../../core/api/index.ts';
import type { FlowTarget } from '../flow-target.ts';

/** Whoever wants to send does not wait longer for it: the sending judges the words again, and the clinic gets the flag. */
const patience = 4_000;

const nothingSoon = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));

/** What the writer must know about these words; null also where nobody can be asked. */
export const warningFor = async (
  { personId: patientPersonId, clinicId }: FlowTarget,
  text: string,
  language: Language,
): Promise<Warning | null> => {
  const asked = call(judgeWords, { body: { patientPersonId, clinicId, text, language } })
    .then(({ warning }) => warning)
    .catch(() => null);
  return Promise.race([asked, nothingSoon()]);
};

/** The same words are not warned of twice. */
export const keyOfWarning = ({ action, signs }: Warning): string =>
  [action, ...signs.map(({ label }) => label)].join('\n');
