import { getSubscription, type Subscription, upgradeSubscription } from '@tervita/contract/clinics';
import { type Plan, trialDaysLeft } from '@tervita/domain/clinics';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import { command, query } from '../../../core/http/use-case.ts';
import { assertAdminAt, assertOwnClinic } from '../../../core/session/own-clinic.ts';
import { refuseOldSignIn } from '../../auth/index.ts';

const subscriptionOf = async (db: Reader, clinicId: string, now: Date): Promise<Subscription> => {
  const { rows } = await sql<{ plan: Plan; isTrial: boolean; validFrom: Date; trialUntil: Date | null }>`
    select plan_now(c) as plan, c.plan = 'BASIC' as "isTrial", c.plan_valid_from as "validFrom",
      c.trial_until as "trialUntil"
    from clinic c where c.id = ${clinicId}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return {
    plan: row.plan,
    validFrom: row.validFrom.toISOString(),
    trialDaysLeft: row.isTrial ? trialDaysLeft(row.trialUntil, now) : null,
  };
};

export const readSubscription = query(getSubscription, async ({ db, actor, params, now }) => {
  assertOwnClinic(actor, params.clinicId);
  return subscriptionOf(db, params.clinicId, now);
});

/** Repeated, or by two at once, it is taken once: the plan is valid from the first time. */
export const upgrade = command(upgradeSubscription, async ({ tx, actor, params, now, publish }) => {
  const { clinicId } = params;
  assertAdminAt(actor, clinicId);
  refuseOldSignIn(actor, now);
  const { rows } = await sql<{ isTaken: boolean }>`select upgrade_plan(${clinicId}) as "isTaken"`.execute(tx);
  const taken = await subscriptionOf(tx, clinicId, now);
  if (rows[0]?.isTaken)
    await publish({
      type: 'clinic.upgraded',
      key: `clinic.upgraded:${clinicId}:${taken.validFrom}`,
      ids: { clinicId, byUserId: actor.userId },
    });
  return taken;
});
