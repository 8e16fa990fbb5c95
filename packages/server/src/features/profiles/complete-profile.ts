import type { Profile } from '@tervita/contract/profiles';
import { completeProfile } from '@tervita/contract/profiles';
import { BusinessError, type Country } from '@tervita/domain/core';
import { hasPersonalCode, isAdult, isPossibleBirthDate, type Sex } from '@tervita/domain/persons';
import { dayOf } from '../../core/clock.ts';
import type { Tx } from '../../core/database/database.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { checkCode, refuseUnknownDomain, renewId } from '../auth/index.ts';
import { claimCode, readCode } from './claim-code.ts';
import { refuseUnprovedChange } from './email-change/email-proof.ts';
import { fieldFault, phoneIn } from './field-fault.ts';
import { takeEmail } from './new-email.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { isVerifiedAddress, readProfile, setPhone, tellClinics } from './profile-store.ts';

interface Typed {
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly personalCode?: string | undefined;
}

interface Identity {
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: string;
  readonly sex: Sex;
  readonly code: string | undefined;
}

const needed = (value: string | null | undefined, field: string): string => {
  if (!value) throw fieldFault(field, 'required');
  return value;
};

const codeOf = (country: Country, typed: string | undefined, isRequired: boolean) => {
  if (!typed && isRequired) throw fieldFault('personalCode', 'required');
  return typed ? readCode(country, typed) : undefined;
};

/** What the digital ID says stays; the rest is what was typed, and the code must not speak against the date. */
const identityOf = (known: Profile, typed: Typed, deps: ProfileDeps): Identity => {
  if (known.isVerified) {
    const birthDate = needed(known.birthDate ?? typed.birthDate, 'birthDate');
    return { firstName: known.firstName, surname: known.surname, birthDate, sex: known.sex, code: undefined };
  }
  const code = codeOf(
    deps.country,
    typed.personalCode,
    deps.personalCodeRequired && hasPersonalCode(deps.country),
  );
  const birthDate = needed(typed.birthDate ?? code?.birthDate ?? known.birthDate, 'birthDate');
  if (code?.birthDate && code.birthDate !== birthDate) throw fieldFault('birthDate', 'doesNotMatch');
  return {
    firstName: needed(typed.firstName ?? known.firstName, 'firstName'),
    surname: needed(typed.surname ?? known.surname, 'surname'),
    birthDate,
    sex: code?.sex ?? known.sex,
    code: code?.code,
  };
};

const refuseMinor = (birthDate: string, country: Country, now: Date) => {
  const today = dayOf(now, country);
  if (!isPossibleBirthDate(birthDate, today)) throw fieldFault('birthDate', 'badDate');
  if (!isAdult(birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
};

const store = async (tx: Tx, deps: ProfileDeps, actor: Actor, identity: Identity, now: Date) => {
  const { firstName, surname, birthDate, sex, code } = identity;
  if (code) await claimCode(tx, actor.userId, { country: deps.country, code }, now);
  await tx
    .updateTable('person')
    .set({ first_name: firstName, surname, birth_date: birthDate, sex, updated_at: now })
    .where('id', '=', actor.personId)
    .execute();
  await tx
    .updateTable('app_user')
    .set({ profile_completed_at: now })
    .where('id', '=', actor.userId)
    .execute();
};

export const complete = (deps: ProfileDeps) =>
  exchange(
    completeProfile,
    async ({ actor, body, transact, publish, request, reply, newId, touched }) => {
      touched.personIds.add(actor.personId);
      const phone = phoneIn(body.phone, deps.country);
      const { identity, isProved } = await transact(async (tx, now) => {
        const made = identityOf(await readProfile(tx, actor, now), body, deps);
        refuseMinor(made.birthDate, deps.country, now);
        return { identity: made, isProved: await isVerifiedAddress(tx, actor.userId, body.email) };
      });
      if (!isProved) {
        await refuseUnprovedChange(deps, { actor, transact, request, reply });
        await refuseUnknownDomain(body.email, deps.mailDomainExists);
        if (!body.otp) throw fieldFault('otp', 'required');
        const browserHash = deps.browser.ensure(request, reply);
        await checkCode(deps, { purpose: 'PROFILE', address: body.email, browserHash, request }, body.otp, {
          transact,
          publish,
          newId,
        });
      }
      await transact(async (tx, now) => {
        if (!isProved) await takeEmail(tx, { publish, newId }, actor, body.email, now);
        await setPhone(tx, actor.personId, phone, now);
        await store(tx, deps, actor, identity, now);
        await tellClinics(tx, actor.personId, now);
      });
      return renewId(actor, transact, deps.cookie, request, reply);
    },
    { as: 'system' },
  );
