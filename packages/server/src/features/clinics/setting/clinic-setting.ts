import { changeClinicSetting, getClinicSetting } from '@tervita/contract/clinics';
import type { Answer } from '@tervita/contract/core';
import type { ClinicFeature } from '@tervita/domain/clinics';
import { BusinessError } from '@tervita/domain/core';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { BadInput } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { assertAdminAt, assertOwnClinic } from '../../../core/session/own-clinic.ts';
import { showsExpectedReply, stateOfFeature } from '../feature-state.ts';

const features = {
  translation: 'TRANSLATION',
  aiSummarization: 'AI_SUMMARIZATION',
  aiSmartQuestionnaire: 'AI_SMART_QUESTIONNAIRE',
} as const satisfies Record<string, ClinicFeature>;
type FeatureName = keyof typeof features;
const featureNames = Object.keys(features) as FeatureName[];

const settingOf = async (db: Reader, clinicId: string): Promise<Answer<typeof getClinicSetting>> => {
  const off = await db
    .selectFrom('clinic_type_off')
    .select('type')
    .where('clinic_id', '=', clinicId)
    .orderBy('type')
    .execute();
  return {
    translation: await stateOfFeature(db, clinicId, 'TRANSLATION'),
    aiSummarization: await stateOfFeature(db, clinicId, 'AI_SUMMARIZATION'),
    aiSmartQuestionnaire: await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE'),
    questionnaires: await stateOfFeature(db, clinicId, 'QUESTIONNAIRES'),
    expectedReply: (await showsExpectedReply(db, clinicId)) ? 'ENABLED' : 'DISABLED',
    typesOff: off.flatMap(({ type }) => problemTypeNamed(type) ?? []),
  };
};

export const readSetting = query(getClinicSetting, async ({ db, actor, params }) => {
  assertOwnClinic(actor, params.clinicId);
  return settingOf(db, params.clinicId);
});

interface Switching {
  readonly clinicId: string;
  readonly feature: ClinicFeature | 'EXPECTED_REPLY';
  readonly isOn: boolean;
}
const saveSwitch = async (tx: Tx, { clinicId, feature, isOn }: Switching, now: Date): Promise<void> => {
  await sql`
    insert into clinic_feature (clinic_id, feature, is_on, updated_at) values (${clinicId}, ${feature}, ${isOn}, ${now})
    on conflict (clinic_id, feature) do update set is_on = excluded.is_on, updated_at = excluded.updated_at`.execute(
    tx,
  );
};

/** What the plan lacks nobody in the clinic can switch. */
const assertInPlan = async (tx: Tx, clinicId: string, feature: ClinicFeature): Promise<void> => {
  if ((await stateOfFeature(tx, clinicId, feature)) === 'NOT_AVAILABLE')
    throw new BusinessError('FEATURE_NOT_IN_PLAN');
};

const switchTypes = async (
  tx: Tx,
  clinicId: string,
  { off, on }: { off: readonly ProblemType[]; on: readonly ProblemType[] },
  now: Date,
): Promise<void> => {
  // Whoever finds nothing that fits can always write in their own words.
  if (off.includes('OTHER_PROBLEM'))
    throw new BadInput([{ path: ['body', 'typesOff'], key: 'invalid_value' }]);
  if (on.length > 0)
    await tx
      .deleteFrom('clinic_type_off')
      .where('clinic_id', '=', clinicId)
      .where('type', 'in', [...on])
      .execute();
  if (off.length > 0)
    await tx
      .insertInto('clinic_type_off')
      .values(off.map((type) => ({ clinic_id: clinicId, type, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

export const changeSetting = command(changeClinicSetting, async ({ tx, actor, params, body, now }) => {
  const { clinicId } = params;
  assertAdminAt(actor, clinicId);
  for (const name of featureNames) {
    const wanted = body[name];
    if (!wanted) continue;
    await assertInPlan(tx, clinicId, features[name]);
    await saveSwitch(tx, { clinicId, feature: features[name], isOn: wanted === 'ENABLED' }, now);
  }
  if (body.expectedReply)
    await saveSwitch(
      tx,
      { clinicId, feature: 'EXPECTED_REPLY', isOn: body.expectedReply === 'ENABLED' },
      now,
    );
  await switchTypes(tx, clinicId, { off: body.typesOff ?? [], on: body.typesOn ?? [] }, now);
  return settingOf(tx, clinicId);
});
