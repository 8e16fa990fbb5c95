import { addClinic as addClinicRoute } from '@tervita/contract/platform-admin';
import { trialDays } from '@tervita/domain/clinics';
import { BusinessError, type Country } from '@tervita/domain/core';
import { sql } from 'kysely';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { type MailDomainCheck, refuseOldSignIn, refuseUnknownDomain } from '../auth/index.ts';
import {
  acceptApplication,
  checkedClinic,
  firstAdminOf,
  lockOpenApplication,
} from '../clinic-signup/index.ts';
import { clinicInFigures } from './clinic-figures.ts';

interface AddClinicDeps {
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
}

const day = 86_400_000;

/**
 * Makes a clinic, with everything to try for a month. Its first admin is written down as every employee is: an account of
 * the clinic's own making, whose place whoever signs in with that code or address takes.
 */
export const addClinic = ({ country, mailDomainExists }: AddClinicDeps) =>
  command(
    addClinicRoute,
    async ({ tx, actor, body, now, newId, touched, publish }) => {
      refuseOldSignIn(actor, now);
      const { applicationId, ...typed } = body;
      if (applicationId) await lockOpenApplication(tx, applicationId);
      const given = {
        ...typed,
        ...checkedClinic(body),
        ...firstAdminOf(body, { country, now }),
        personCountry: country,
      };
      const [clinicId, personId] = [newId(), newId()];
      const { rows } = await sql<{ isAdded: boolean }>`
        select add_clinic(${clinicId}, ${personId}, ${newId()}, ${newId()}, ${JSON.stringify(given)}::jsonb,
          ${new Date(now.getTime() + trialDays * day)}) as "isAdded"`.execute(tx);
      if (!rows[0]?.isAdded) throw new BusinessError('CLINIC_EXISTS_ALREADY');
      touched.clinicIds.add(clinicId);
      touched.personIds.add(personId);
      if (applicationId) await acceptApplication(tx, applicationId, { userId: actor.userId, clinicId });
      await publish({ type: 'clinic.added', key: `clinic.added:${clinicId}`, ids: { clinicId } });
      const clinic = await clinicInFigures(tx, clinicId);
      if (!clinic) throw new NotFound();
      return clinic;
    },
    {
      before: async ({ body }) => {
        await refuseUnknownDomain(body.email, mailDomainExists);
        await refuseUnknownDomain(body.contactEmail, mailDomainExists, ['contactEmail']);
      },
    },
  );
