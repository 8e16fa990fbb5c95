import { applyForClinic } from '@tervita/contract/clinic-signup';
import { BusinessError, type Country } from '@tervita/domain/core';
import type { Tx } from '../../core/database/database.ts';
import { exchange } from '../../core/http/use-case.ts';
import { checkCode, refuseUnknownDomain, sendCode } from '../auth/index.ts';
import { insertApplication, isApplicationKept } from './application-store.ts';
import { checkedClinic, firstAdminOf } from './checked-clinic.ts';
import type { SignupDeps } from './signup-deps.ts';
import { admitApplication, admitApplicationsInAll } from './signup-limits.ts';

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
 * Anybody may ask, from a mailbox that is theirs. Whoever asks for a clinic that has joined is told so. Another application
 * with the same code is only noted, else anybody could keep a clinic out by being first; nobody looks whether the person
 * is known. Sent again with the same number it is kept once.
 */
export const apply = (deps: SignupDeps) =>
  exchange(
    applyForClinic,
    async ({ body: { otp, ...body }, actor, request, reply, transact, publish, newId }) => {
      const clinic = checkedClinic(body);
      const contact = firstAdminOf(body, { country: deps.country, now: deps.clock() });
      const isKept = await transact(async (tx) => {
        if (await isApplicationKept(tx, body.applicationId)) return true;
        await refuseKnownClinic(tx, { country: body.country, ...clinic });
        return false;
      });
      if (isKept) return {};
      const address = body.contactEmail;
      const language = body.locale ?? deps.fallbackLanguage;
      const bound = { purpose: 'CLINIC', address, browserHash: deps.browser.ensure(request, reply) } as const;
      if (otp === undefined) {
        await admitApplication(deps, request);
        await refuseUnknownDomain(body.email, deps.mailDomainExists);
        await refuseUnknownDomain(address, deps.mailDomainExists, ['contactEmail']);
        return { code: await sendCode(deps, { request, language, newId }, bound) };
      }
      await checkCode(deps, { ...bound, request }, otp, { transact, publish, newId });
      await admitApplicationsInAll(deps);
      await transact(async (tx, now) => {
        const isNew = await insertApplication(tx, {
          ...body,
          ...clinic,
          ...contact,
          website: body.website ?? null,
          language,
          sentByUserId: actor?.userId ?? null,
          at: now,
        });
        if (!isNew) return;
        const { applicationId } = body;
        const type = 'clinic-application.received';
        await publish(tx, { type, key: `${type}:${applicationId}`, ids: { applicationId } });
      });
      return {};
    },
    { as: 'system' },
  );
