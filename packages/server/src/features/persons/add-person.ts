import { addPerson } from '@tervita/contract/persons';
import { BusinessError } from '@tervita/domain/core';
import { command } from '../../core/http/use-case.ts';
import { newRandomId } from '../../core/ids.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { phoneIn, readCode } from '../profiles/index.ts';
import type { PersonDeps } from './person-deps.ts';
import { checkBirthDate, representedUntil, todayIn } from './person-fields.ts';
import { addRepresented, hasCode } from './person-store.ts';

/**
 * A record of the signed-in person's own, as they typed it, whoever else may know somebody with that code. So the call
 * has nothing to give away: neither by its answer nor by its time. The worker looks whether somebody has to be told.
 */
export const add = ({ country, mailDomainExists, admitUse }: PersonDeps) =>
  command(
    addPerson,
    async ({ tx, actor, body, now, touched, publish }) => {
      await admitUse(tx, 'persons');
      const read = body.personalCode ? readCode(country, body.personalCode) : undefined;
      if (read && (await hasCode(tx, actor, read.code))) throw new BusinessError('PERSONAL_CODE_DUPLICATE');
      const { firstName, surname } = body;
      const birthDate = checkBirthDate(read?.birthDate ?? body.birthDate, todayIn(country, now));
      const phone = body.phone === undefined ? null : phoneIn(body.phone, country);
      const personId = newRandomId();
      touched.personIds.add(personId);
      await addRepresented(
        tx,
        actor,
        {
          country,
          firstName,
          surname,
          birthDate,
          sex: read?.sex ?? body.sex ?? 'NOT_DISCLOSED',
          email: body.email ?? null,
          phone,
          code: read?.code ?? null,
          until: representedUntil(birthDate, country, now),
        },
        personId,
        now,
      );
      await publish({ type: 'person.added', key: personId, ids: { userId: actor.userId, personId } });
      return { personId };
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );
