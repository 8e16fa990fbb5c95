import {
  getPlatformClinic,
  getPlatformFigures,
  listPlatformClinics,
  type PlatformFigures,
  platformPageSize,
} from '@tervita/contract/platform-admin';
import { type Country, zoneOf } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { AnswerTimes } from '../../core/http/answer-times.ts';
import { NotFound } from '../../core/http/errors.ts';
import { exchange, query } from '../../core/http/use-case.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import { usualWaitsOf } from '../waiting-times/index.ts';
import { clinicInFigures, clinicsPage } from './clinic-figures.ts';

/** Opening hours are rows of clinics, which the admin's own rights do not reach: the waits are read beside them. */
export const listClinics = (database: Database) =>
  exchange(listPlatformClinics, async ({ transact, query: { search, plan, page } }) => {
    const { found, now } = await transact(async (tx, at) => ({
      found: await clinicsPage(tx, {
        search,
        plan,
        limit: platformPageSize,
        offset: page * platformPageSize,
      }),
      now: at,
    }));
    const ids = found.clinics.map(({ clinicId }) => clinicId);
    const waits = await usualWaitsOf(database.system, ids, now);
    const firstAnswer = (clinicId: string) => {
      const half = waits.get(clinicId)?.wait.half;
      return half === undefined ? null : Math.round(half);
    };
    return {
      total: found.total,
      clinics: found.clinics.map((each) => ({ ...each, firstAnswerMs: firstAnswer(each.clinicId) })),
    };
  });

export const readClinic = query(getPlatformClinic, async ({ db, params, touched }) => {
  touched.clinicIds.add(params.clinicId);
  const clinic = await clinicInFigures(db, params.clinicId);
  if (!clinic) throw new NotFound();
  return clinic;
});

interface FiguresDeps {
  readonly outbox: Outbox;
  readonly country: Country;
  readonly answerTimes: AnswerTimes;
}

/** Jobs stand beside the tables, and are asked for after the transaction. */
export const readFigures = ({ outbox, country, answerTimes }: FiguresDeps) =>
  exchange(getPlatformFigures, async ({ transact }) => {
    const figures = await transact(async (tx) => {
      const { rows } = await sql<Omit<PlatformFigures, 'deadJobs' | 'slowAnswersMs'>>`
        select clinics, on_trial as "onTrial", patients, e_contacts_today as "eContactsToday",
          e_contacts_week_ago as "eContactsWeekAgo", open_applications as "openApplications"
        from platform_figures(${zoneOf(country)})`.execute(tx);
      return rows[0];
    });
    if (!figures) throw new NotFound();
    return {
      ...figures,
      deadJobs: (await outbox.deadJobs()).length,
      slowAnswersMs: answerTimes.slowOnes(),
    };
  });
