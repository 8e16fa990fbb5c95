import { editProfile, getProfile, saveSettings } from '@tervita/contract/profiles';
import { exchange } from '../../core/http/use-case.ts';
import { checkCode, refuseUnknownDomain } from '../auth/index.ts';
import { refuseUnprovedChange } from './email-change/email-proof.ts';
import { fieldFault, phoneIn } from './field-fault.ts';
import { takeEmail } from './new-email.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { changeSettings, isVerifiedAddress, readProfile, setPhone, tellClinics } from './profile-store.ts';

export const read = () =>
  exchange(
    getProfile,
    async ({ actor, transact, touched }) => {
      touched.personIds.add(actor.personId);
      return transact((tx, now) => readProfile(tx, actor, now));
    },
    { as: 'system' },
  );

export const edit = (deps: ProfileDeps) =>
  exchange(
    editProfile,
    async ({ actor, body, transact, publish, request, reply, newId, touched }) => {
      touched.personIds.add(actor.personId);
      const { email, otp } = body;
      const phone = body.phone === undefined ? undefined : phoneIn(body.phone, deps.country);
      const isNew =
        email !== undefined && !(await transact((tx) => isVerifiedAddress(tx, actor.userId, email)));
      if (isNew) {
        await refuseUnprovedChange(deps, { actor, transact, request, reply }, body.currentPassword);
        await refuseUnknownDomain(email, deps.mailDomainExists);
        if (!otp) throw fieldFault('otp', 'required');
        const browserHash = deps.browser.ensure(request, reply);
        await checkCode(deps, { purpose: 'PROFILE', address: email, browserHash, request }, otp, {
          transact,
          publish,
          newId,
        });
      }
      return transact(async (tx, now) => {
        if (isNew) await takeEmail(tx, { publish, newId }, actor, email, now);
        if (phone) await setPhone(tx, actor.personId, phone, now);
        await tellClinics(tx, actor.personId, now);
        return readProfile(tx, actor, now);
      });
    },
    { as: 'system' },
  );

export const settings = () =>
  exchange(
    saveSettings,
    async ({ actor, body, transact, touched }) => {
      touched.personIds.add(actor.personId);
      return transact(async (tx, now) => {
        await changeSettings(tx, actor.userId, body);
        return readProfile(tx, actor, now);
      });
    },
    { as: 'system' },
  );
