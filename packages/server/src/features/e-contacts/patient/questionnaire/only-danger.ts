import { BusinessError } from '@tervita/domain/core';
import { type Misfit, misfitOf } from '@tervita/domain/instruments';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import {
  asksWithoutAi,
  type PatientFacts,
  type Question,
  questionsFor,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { stateOfFeature } from '../../../clinics/index.ts';
import { readFilling } from '../../../problem-types/index.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { reasonAskedFor } from './danger-answer.ts';
import type { Found } from './questionnaire-store.ts';

interface Begun {
  readonly clinicId: string;
  readonly chiefProblemTypeId?: ProblemType | undefined;
}

export const isInstrument = (type: ProblemType | null): type is ProblemType =>
  type !== null && kindOf(type) === 'QUESTIONNAIRE';

/** An instrument that is filled in elsewhere is preceded by danger alone; what a clinic has switched off is no matter. */
const isFilledElsewhere = async (db: Reader, clinicId: string, type: ProblemType): Promise<boolean> =>
  (await readFilling(db, clinicId, type)) !== 'OWN_PAGES';

/** What a clinic asked for is asked in full: it must still have the text of it, or it is hosted elsewhere. */
export const assertFilled = async (
  db: Reader,
  { clinicId, chiefProblemTypeId: type }: Begun,
  hosted: ReadonlySet<ProblemType>,
): Promise<void> => {
  if (type && isInstrument(type) && (await readFilling(db, clinicId, type, hosted)) === null)
    throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
};

/** Of what a clinic asked for: here only danger is asked about, and the items where they are hosted. */
export const isHosted = async (db: Reader, { clinicId, chiefProblemTypeId: type }: Begun): Promise<boolean> =>
  type !== undefined && isInstrument(type) && (await isFilledElsewhere(db, clinicId, type));

/** A request asks its few questions in every clinic; those about an illness, and finding them, are the clinic's choice. */
export const asksOnlyDanger = async (
  db: Reader,
  { clinicId, chiefProblemTypeId }: Begun,
): Promise<boolean> => {
  if (chiefProblemTypeId && asksWithoutAi(chiefProblemTypeId)) return false;
  if (chiefProblemTypeId && isInstrument(chiefProblemTypeId))
    return isFilledElsewhere(db, clinicId, chiefProblemTypeId);
  const isOn = (await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE')) === 'ENABLED';
  if (!isOn && !chiefProblemTypeId) throw new BusinessError('AI_NOT_AVAILABLE');
  return !isOn;
};

/** What the clinic has switched off decides nothing about it: a reason of this kind is always asked in the same way. */
const isAskedInEveryClinic = (type: ProblemType | null): boolean =>
  type !== null && (isInstrument(type) || asksWithoutAi(type));

/** For another reason than before. Whoever writes freely goes on so; who was asked about an illness stays asked. */
export const staysOnlyDanger = async (
  db: Reader,
  { id, clinicId, problemType, isOnlyDanger }: Found['questionnaire'],
  type: ProblemType,
): Promise<boolean> => {
  if (!isAskedInEveryClinic(problemType) && !isAskedInEveryClinic(type)) return isOnlyDanger;
  const draft = await findDraft(db, id);
  return draft?.kind === 'OWN_WORDS' || (await asksOnlyDanger(db, { clinicId, chiefProblemTypeId: type }));
};

/** Why the chosen questionnaire is not made for the patient; null where it is, and beside free words. */
export const misfitIn = ({ questionnaire }: Found, patient: PatientFacts): Misfit | null => {
  const { problemType, isOnlyDanger } = questionnaire;
  return problemType && !isOnlyDanger ? misfitOf(problemType, patient) : null;
};

/** What this person is asked, in order. */
export const askedOf = (found: Found, patient: PatientFacts): readonly Question[] => {
  const { problemType, answers, isOnlyDanger } = found.questionnaire;
  const all = questionsFor(reasonAskedFor(found.questionnaire), answers, patient);
  return !problemType || isOnlyDanger || misfitIn(found, patient)
    ? all.filter(({ place }) => place === 'DANGER')
    : all;
};
