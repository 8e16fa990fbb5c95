import { addPerson } from '@tervita/contract/persons';
import { BusinessError } from '@tervita/domain/core';
import { command } from '../../core/http/use-case.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { phoneIn, readCode } from '../profiles/index.ts';
import type { PersonDeps } from './person-deps.ts';
import { checkBirthDate, representedUntil, todayIn } from './person-fields.ts';
import { hasCode, representKnown, representNew } from './person-store.ts';

/**
 * Code and name that fit lead to the person whom clinics know, for somebody who has shown their digital ID. In every
 * other case the person is written down as given; the answer is the same.
 */
export const add = ({ country, mailDomainExists, admitUse }: PersonDeps) =>
  command(
    addPerson,
    async ({ tx, actor, body, now, newId, touched }) => {
      await admitUse(tx, 'persons');
      const read = body.personalCode ? readCode(country, body.personalCode) : undefined;
      if (read && (await hasCode(tx, actor, read.code))) throw new BusinessError('PERSONAL_CODE_DUPLICATE');
      const { firstName, surname } = body;
      const birthDate = checkBirthDate(read?.birthDate ?? body.birthDate, todayIn(country, now));
      const phone = body.phone === undefined ? null : phoneIn(body.phone, country);
      const known =
        read && actor.assurance === 'HIGH'
          ? await representKnown(tx, { country, code: read.code, firstName, surname })
          : undefined;
      const personId = known ?? newId();
      touched.personIds.add(personId);
      if (!known) {
        const person = {
          country,
          firstName,
          surname,
          birthDate,
          sex: read?.sex ?? body.sex ?? 'NOT_DISCLOSED',
          email: body.email ?? null,
          phone,
          code: read?.code ?? null,
          until: representedUntil(birthDate, country, now),
        } as const;
        await representNew(tx, actor, person, personId, now);
      }
      return { personId };
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );
