import type { PlatformClinic } from '@tervita/contract/platform-admin';
import {
  type ClinicFeature,
  type ClinicKind,
  clinicFeatures,
  featureState,
  type Plan,
} from '@tervita/domain/clinics';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';

interface ClinicRow {
  readonly total: number;
  readonly clinicId: string;
  readonly name: string;
  readonly registrationCode: string | null;
  readonly country: string;
  readonly address: string | null;
  readonly kind: ClinicKind;
  readonly createdAt: Date;
  readonly plan: Plan;
  readonly planNow: Plan;
  readonly planValidFrom: Date;
  readonly trialUntil: Date | null;
  readonly switches: Partial<Record<ClinicFeature, { isGranted: boolean; isOn: boolean }>>;
  readonly employees: number;
  readonly patients: number;
  readonly eContacts7: number;
  readonly eContacts30: number;
  readonly unanswered: number;
  readonly overADay: number;
  readonly lastSignInAt: Date | null;
  readonly lastImportAt: Date | null;
}

const untouched = { isGranted: false, isOn: true };

const toClinic = ({ total: _, switches, ...row }: ClinicRow): PlatformClinic => {
  const stateOf = (feature: ClinicFeature) => featureState(row.planNow, switches[feature] ?? untouched);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    planValidFrom: row.planValidFrom.toISOString(),
    trialUntil: row.planNow === row.plan ? null : (row.trialUntil?.toISOString() ?? null),
    features: {
      TRANSLATION: stateOf('TRANSLATION'),
      AI_SUMMARIZATION: stateOf('AI_SUMMARIZATION'),
      AI_SMART_QUESTIONNAIRE: stateOf('AI_SMART_QUESTIONNAIRE'),
      QUESTIONNAIRES: stateOf('QUESTIONNAIRES'),
    },
    granted: clinicFeatures.filter((feature) => switches[feature]?.isGranted),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    lastImportAt: row.lastImportAt?.toISOString() ?? null,
  };
};

interface Wanted {
  readonly clinicId?: string;
  readonly search?: string | undefined;
  readonly plan?: Plan | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Figures by a function of the database: the admin's own rights reach no row of a clinic. */
const rowsOf = async (db: Reader, { clinicId, search, plan, limit, offset }: Wanted) => {
  const { rows } = await sql<ClinicRow>`
    select total, clinic_id as "clinicId", name, registration_code as "registrationCode", country, address, kind,
      created_at as "createdAt", plan, plan_at_present as "planNow", plan_valid_from as "planValidFrom",
      trial_until as "trialUntil", switches, employees, patients, e_contacts_7 as "eContacts7",
      e_contacts_30 as "eContacts30", unanswered, over_a_day as "overADay", last_sign_in_at as "lastSignInAt",
      last_import_at as "lastImportAt"
    from platform_clinics(${clinicId ?? null}, ${search ?? ''}, ${plan ?? null}, ${limit}, ${offset})`.execute(
    db,
  );
  return rows;
};

export const clinicsPage = async (
  db: Reader,
  wanted: Omit<Wanted, 'clinicId'>,
): Promise<{ clinics: PlatformClinic[]; total: number }> => {
  const rows = await rowsOf(db, wanted);
  return { clinics: rows.map(toClinic), total: rows[0]?.total ?? 0 };
};

export const clinicInFigures = async (db: Reader, clinicId: string): Promise<PlatformClinic | undefined> => {
  const [row] = await rowsOf(db, { clinicId, limit: 1, offset: 0 });
  return row && toClinic(row);
};
