import { featureState, type Plan } from '@tervita/domain/clinics';
import { BusinessError } from '@tervita/domain/core';
import { type Filling, fillingOf, type InstrumentKey, typesWithText } from '@tervita/domain/instruments';
import {
  kindOf,
  offeredTypes,
  type ProblemType,
  problemTypeNamed,
  problemTypes,
} from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { stateOfFeature } from '../clinics/index.ts';

const named = (names: readonly string[]): ProblemType[] =>
  names.flatMap((name) => problemTypeNamed(name) ?? []);

interface ClinicOffer {
  readonly plan: Plan;
  readonly off: string[];
  readonly isGranted: boolean;
  readonly isOn: boolean;
  /** Instruments whose words the clinic has entered. */
  readonly supplied: InstrumentKey[];
}

const readClinicOffer = async (db: Reader, clinicId: string): Promise<ClinicOffer> => {
  const { rows } = await sql<ClinicOffer>`
    select plan_now(clinic) as plan, array(select type from clinic_type_off where clinic_id = clinic.id) as off,
      coalesce(f.is_granted, false) as "isGranted", coalesce(f.is_on, true) as "isOn",
      array(select distinct instrument from clinic_instrument_text where clinic_id = clinic.id) as supplied
    from clinic left join clinic_feature f on f.clinic_id = clinic.id and f.feature = 'QUESTIONNAIRES'
    where clinic.id = ${clinicId}`.execute(db);
  const [clinic] = rows;
  if (!clinic) throw new NotFound();
  return clinic;
};

/** Questionnaires that the care-flow provider hosts: none. */
const nothingHosted: ReadonlySet<ProblemType> = new Set();

/** What patients of the clinic can choose. */
export const readOffered = async (
  db: Reader,
  clinicId: string,
  hosted = nothingHosted,
): Promise<readonly ProblemType[]> => {
  const clinic = await readClinicOffer(db, clinicId);
  const sources = { suppliedTexts: typesWithText(new Set(clinic.supplied)), hosted };
  return offeredTypes({
    switchedOff: new Set(named(clinic.off)),
    hasQuestionnaires: featureState(clinic.plan, clinic) === 'ENABLED',
    isFilled: (type) => fillingOf(type, sources) !== null,
  });
};

/** How a questionnaire is filled in at this clinic; null where it is not, and for every other reason. */
export const readFilling = async (
  db: Reader,
  clinicId: string,
  type: ProblemType,
  hosted = nothingHosted,
): Promise<Filling | null> => {
  if (kindOf(type) !== 'QUESTIONNAIRE') return null;
  const { supplied } = await readClinicOffer(db, clinicId);
  return fillingOf(type, { suppliedTexts: typesWithText(new Set(supplied)), hosted });
};

export const readOftenChosen = async (db: Reader, clinicId: string): Promise<readonly ProblemType[]> => {
  const { rows } = await sql<{ type: string }>`
    select type from often_chosen_types(${clinicId}) as type`.execute(db);
  return named(rows.map(({ type }) => type));
};

const everyType: ReadonlySet<ProblemType> = new Set(problemTypes);

/** What the clinic has on and in its plan. Who hosts it is no matter. */
export const readOfferedToStaff = (db: Reader, clinicId: string): Promise<readonly ProblemType[]> =>
  readOffered(db, clinicId, everyType);

export const isOffered = async (db: Reader, clinicId: string, type: ProblemType): Promise<boolean> =>
  (await readOfferedToStaff(db, clinicId)).includes(type);

/** The page may have been open since before the clinic switched it off, or has another plan. */
export const assertOffered = async (db: Reader, clinicId: string, type: ProblemType): Promise<void> => {
  if (!(await isOffered(db, clinicId, type))) throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
};

/** Staff hear of the plan, which they can do something about. */
export const assertOfferedToStaff = async (
  db: Reader,
  clinicId: string,
  type: ProblemType,
): Promise<void> => {
  if (await isOffered(db, clinicId, type)) return;
  const isQuestionnaire = kindOf(type) === 'QUESTIONNAIRE';
  const isInPlan =
    !isQuestionnaire || (await stateOfFeature(db, clinicId, 'QUESTIONNAIRES')) !== 'NOT_AVAILABLE';
  throw new BusinessError(isInPlan ? 'E_CONTACT_TYPE_NOT_OFFERED' : 'FEATURE_NOT_IN_PLAN');
};
