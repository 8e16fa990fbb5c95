import { isDeepStrictEqual } from 'node:util';
import { type ClinicInfo, editClinic as editClinicRoute, getClinicInfo } from '@tervita/contract/clinics';
import type { Received } from '@tervita/contract/core';
import { type Country, calendarDayIn, LogicError } from '@tervita/domain/core';
import { command, query } from '../../../core/http/use-case.ts';
import { assertAdminAt, assertOwnClinic } from '../../../core/session/own-clinic.ts';
import { type MailDomainCheck, refuseUnknownDomain } from '../../auth/index.ts';
import { phoneIn } from '../../profiles/index.ts';
import { replaceSpecialDays, replaceWeeklyHours } from './hours-store.ts';
import { infoOf } from './info-store.ts';

export interface ClinicInfoDeps {
  readonly mailDomainExists: MailDomainCheck;
}

type ClinicInfoInput = Received<typeof editClinicRoute>['body'];

export const readInfo = query(getClinicInfo, async ({ db, actor, params, now }) => {
  assertOwnClinic(actor, params.clinicId);
  return infoOf(db, params.clinicId, now);
});

const sorted = <T extends object>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** What the clinic would have with this input; the same as before when its answer was lost and it comes again. */
const changed = (before: ClinicInfo, body: ClinicInfoInput, today: string): ClinicInfo => {
  const { timeZone, weekly, specialDays, address, phone, websites, emails } = body;
  const hours = before.openingHours;
  return {
    ...before,
    address: address === undefined ? before.address : address,
    websites: websites ?? before.websites,
    emails: emails ?? before.emails,
    phone: phone ? phoneIn(phone, before.country as Country) : phone === null ? null : before.phone,
    openingHours: {
      timeZone: timeZone ?? hours.timeZone,
      weekly: sorted(weekly ?? hours.weekly),
      specialDays: sorted((specialDays ?? hours.specialDays).filter(({ day }) => day >= today)),
    },
  };
};

const inOrder = ({ openingHours, ...info }: ClinicInfo): ClinicInfo => ({
  ...info,
  openingHours: {
    ...openingHours,
    weekly: sorted(openingHours.weekly),
    specialDays: sorted(openingHours.specialDays),
  },
});

/** Whoever saves has read what theirs takes the place of. */
export const editClinic = ({ mailDomainExists }: ClinicInfoDeps) =>
  command(
    editClinicRoute,
    async ({ tx, actor, params, body, now }) => {
      const { clinicId } = params;
      assertAdminAt(actor, clinicId);
      await tx.selectFrom('clinic').select('id').where('id', '=', clinicId).forNoKeyUpdate().execute();
      const before = inOrder(await infoOf(tx, clinicId, now));
      const today = calendarDayIn(body.timeZone ?? before.openingHours.timeZone, now);
      const after = changed(before, body, today);
      if (isDeepStrictEqual(before, after)) return before;
      if (body.replaces !== before.version) throw new LogicError('CLINIC_INFO_CHANGED');
      const { address, phone, websites, emails, openingHours } = after;
      await tx
        .updateTable('clinic')
        .set({
          address,
          phone,
          websites,
          emails,
          time_zone: openingHours.timeZone,
          info_version: before.version + 1,
          info_updated_at: now,
          info_updated_by_user_id: actor.userId,
        })
        .where('id', '=', clinicId)
        .execute();
      await replaceWeeklyHours(tx, clinicId, openingHours.weekly);
      await replaceSpecialDays(tx, clinicId, openingHours.specialDays, today);
      return infoOf(tx, clinicId, now);
    },
    {
      before: async ({ body }) => {
        for (const [at, address] of (body.emails ?? []).entries())
          await refuseUnknownDomain(address, mailDomainExists, ['emails', String(at)]);
      },
    },
  );
