import { setClinicPlan } from '@tervita/contract/platform-admin';
import { LogicError } from '@tervita/domain/core';
import { sql } from 'kysely';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { refuseOldSignIn } from '../auth/index.ts';
import { clinicInFigures } from './clinic-figures.ts';

type Outcome = 'SET' | 'SAME' | 'CHANGED' | 'ABSENT';

/** Gates ask for the plan at each call, so whoever is signed in finds it changed at once. */
export const setPlan = command(setClinicPlan, async ({ tx, actor, params, body, now, touched, publish }) => {
  const { clinicId } = params;
  touched.clinicIds.add(clinicId);
  refuseOldSignIn(actor, now);
  const { rows } = await sql<{ outcome: Outcome }>`
    select set_clinic_plan(${clinicId}, ${body.plan}, ${body.granted}::text[], ${body.replaces.validFrom}::timestamptz,
      ${body.replaces.granted}::text[])
      as outcome`.execute(tx);
  const outcome = rows[0]?.outcome;
  if (outcome === 'CHANGED') throw new LogicError('CLINIC_PLAN_CHANGED');
  const clinic = await clinicInFigures(tx, clinicId);
  if (!clinic) throw new NotFound();
  if (outcome === 'SET')
    await publish({
      type: 'clinic.plan-set',
      key: `clinic.plan-set:${clinicId}:${now.getTime()}`,
      ids: { clinicId },
    });
  return clinic;
});
