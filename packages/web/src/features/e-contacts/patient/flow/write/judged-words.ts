import type { Answered } from '@tervita/contract/core';
import { judgeWords, type Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { call } from '../../../../../core/api/index.ts';
import type { FlowTarget } from '../flow-target.ts';

/** Whoever wants to send does not wait longer for it: the sending judges the words again, and the clinic gets the flag. */
const patience = 4_000;

type Judged = Answered<typeof judgeWords>;

const nothingSoon = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));

/** What the writer must know, or is to be asked, about these words; undefined where nobody can be asked. */
export const judged = async (
  { personId: patientPersonId, clinicId }: FlowTarget,
  aiQuestionnaireId: string,
  text: string,
  language: Language,
): Promise<Judged | undefined> => {
  const body = { patientPersonId, clinicId, aiQuestionnaireId, text, language };
  const asked = call(judgeWords, { body }).catch(() => undefined);
  return Promise.race([asked, nothingSoon()]);
};

const keyOfWarning = ({ action, signs }: Warning): string =>
  [action, ...signs.map(({ label }) => label)].join('\n');

/** Since the page was loaded: whoever loads it anew may be told once more. */
const read = new Set<string>();

const readKey = (draftId: string, warning: Warning): string => `${draftId}\n${keyOfWarning(warning)}`;

export const isWarningRead = (draftId: string, warning: Warning): boolean =>
  read.has(readKey(draftId, warning));

/** The same words of a draft are not warned of twice. */
export const markWarningRead = (draftId: string, warning: Warning): void => {
  read.add(readKey(draftId, warning));
};
