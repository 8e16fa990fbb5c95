import { applyForClinic } from '@tervita/contract/clinic-signup';
import { BusinessError, type Country } from '@tervita/domain/core';
import type { Tx } from '../../core/database/database.ts';
import { exchange } from '../../core/http/use-case.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { insertApplication } from './application-store.ts';
import { checkedClinic, firstAdminOf } from './checked-clinic.ts';
import type { SignupDeps } from './signup-deps.ts';
import { admitApplication } from './signup-limits.ts';

/** Registration codes are public, and clinics are found by name: that one has joined already is no secret. */
const refuseKnownClinic = async (
  tx: Tx,
  { country, registrationCode }: { readonly country: Country; readonly registrationCode: string },
): Promise<void> => {
  const known = await tx
    .selectFrom('clinic')
    .select('id')
    .where('country', '=', country)
    .where('registration_code', '=', registrationCode)
    .limit(1)
    .executeTakeFirst();
  if (known) throw new BusinessError('CLINIC_EXISTS_ALREADY');
};

/**
 * Anybody may ask. Whoever asks for a clinic that has joined is told so. Another application with the same code is only
 * noted, else anybody could keep a clinic out by being first; nobody looks whether the person is known. Sent again with
 * the same number it is kept once.
 */
export const apply = (deps: SignupDeps) =>
  exchange(
    applyForClinic,
    async ({ body, actor, request, transact, publish }) => {
      const clinic = checkedClinic(body);
      const contact = firstAdminOf(body, { country: deps.country, now: deps.clock() });
      await admitApplication(deps, request, body.contactEmail);
      await refuseUnknownDomain(body.email, deps.mailDomainExists);
      await refuseUnknownDomain(body.contactEmail, deps.mailDomainExists, ['contactEmail']);
      await transact(async (tx, now) => {
        const isNew = await insertApplication(tx, {
          ...body,
          ...clinic,
          ...contact,
          website: body.website ?? null,
          language: body.locale ?? deps.fallbackLanguage,
          sentByUserId: actor?.userId ?? null,
          at: now,
        });
        if (!isNew) return;
        await refuseKnownClinic(tx, { country: body.country, ...clinic });
        const { applicationId } = body;
        const type = 'clinic-application.received';
        await publish(tx, { type, key: `${type}:${applicationId}`, ids: { applicationId } });
      });
      return {};
    },
    { as: 'system' },
  );
