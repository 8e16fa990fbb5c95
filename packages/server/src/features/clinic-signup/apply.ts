import { applyForClinic } from '@tervita/contract/clinic-signup';
import { exchange } from '../../core/http/use-case.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { insertApplication } from './application-store.ts';
import { checkedClinic, firstAdminOf } from './checked-clinic.ts';
import type { SignupDeps } from './signup-deps.ts';
import { admitApplication } from './signup-limits.ts';

/**
 * Anybody may ask. Nobody looks whether the clinic or the person is known, so the answer has nothing to give away; sent
 * again with the same number it is kept once.
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
        const { applicationId } = body;
        const type = 'clinic-application.received';
        await publish(tx, { type, key: `${type}:${applicationId}`, ids: { applicationId } });
      });
      return {};
    },
    { as: 'system' },
  );
