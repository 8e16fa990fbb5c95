import { BusinessError } from '@tervita/domain/core';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import { type PatientFacts, type Question, questionsFor } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { stateOfFeature } from '../../../clinics/index.ts';
import { findDraft } from '../drafts/draft-store.ts';
import type { Found } from './questionnaire-store.ts';

interface Begun {
  readonly clinicId: string;
  readonly chiefProblemTypeId?: ProblemType | undefined;
}

const isInstrument = (type: ProblemType | null): boolean => type !== null && kindOf(type) === 'QUESTIONNAIRE';

/** Danger is asked whatever a clinic has switched off; the other questions, and finding them, are its choice. */
export const asksOnlyDanger = async (
  db: Reader,
  { clinicId, chiefProblemTypeId }: Begun,
): Promise<boolean> => {
  const isOn = (await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE')) === 'ENABLED';
  if (!isOn && !chiefProblemTypeId) throw new BusinessError('AI_NOT_AVAILABLE');
  return !isOn || isInstrument(chiefProblemTypeId ?? null);
};

/** For another reason than before: whoever comes back from an instrument is asked as they were, unless they write freely. */
export const staysOnlyDanger = async (
  db: Reader,
  { id, clinicId, problemType, isOnlyDanger }: Found['questionnaire'],
  type: ProblemType,
): Promise<boolean> => {
  if (isInstrument(type)) return true;
  if (!isInstrument(problemType)) return isOnlyDanger;
  const draft = await findDraft(db, id);
  return draft?.kind === 'OWN_WORDS' || (await asksOnlyDanger(db, { clinicId, chiefProblemTypeId: type }));
};

/** What this person is asked, in order. */
export const askedOf = ({ questionnaire }: Found, patient: PatientFacts): readonly Question[] => {
  const { problemType, answers, isOnlyDanger } = questionnaire;
  if (!problemType) return [];
  const all = questionsFor(problemType, answers, patient);
  return isOnlyDanger ? all.filter(({ place }) => place === 'DANGER') : all;
};
