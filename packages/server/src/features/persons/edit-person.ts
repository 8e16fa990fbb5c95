import type { Received } from '@tervita/contract/core';
import { editPerson, type RepresentedPerson, removePerson } from '@tervita/contract/persons';
import { BusinessError, type Country } from '@tervita/domain/core';
import { isAdult, parsePersonalCode } from '@tervita/domain/persons';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { fieldFault, phoneIn } from '../profiles/index.ts';
import type { PersonDeps } from './person-deps.ts';
import { checkBirthDate, representedUntil, todayIn } from './person-fields.ts';
import {
  endRepresentation,
  isKnownToClinic,
  lockPerson,
  readPersons,
  setEnd,
  tellClinics,
} from './person-store.ts';

const given = <T>(value: T | undefined, column: string) => (value === undefined ? {} : { [column]: value });

type Changes = Received<typeof editPerson>['body'];

/** A code says when somebody was born, and their sex; the screen does not offer to say otherwise. */
const refuseAgainstCode = (country: Country, code: string | null, { birthDate, sex }: Changes) => {
  const read = code === null ? undefined : parsePersonalCode(country, code);
  if (!read?.ok) return;
  if (birthDate !== undefined && read.birthDate && birthDate !== read.birthDate)
    throw fieldFault('birthDate', 'doesNotMatch');
  if (sex !== undefined && read.sex && sex !== read.sex) throw fieldFault('sex', 'doesNotMatch');
};

/**
 * Another first name and another birth date at once, or a child who is suddenly grown up: the threads of one person
 * must not become those of another.
 */
const isSomebodyElse = (known: RepresentedPerson, { firstName, birthDate }: Changes, today: string) => {
  if (birthDate === undefined || known.birthDate === null || birthDate === known.birthDate) return false;
  const isRenamed = firstName !== undefined && firstName !== known.firstName;
  return isRenamed || (known.until !== null && isAdult(birthDate, today));
};

export const edit = ({ country, mailDomainExists }: PersonDeps) =>
  command(
    editPerson,
    async ({ tx, actor, params, body, now, touched, publish }) => {
      touched.personIds.add(params.id);
      await lockPerson(tx, params.id);
      const [known] = await readPersons(tx, actor, params.id);
      if (!known || known.isMe) throw new NotFound();
      refuseAgainstCode(country, known.personalCode, body);
      const isHeld = await isKnownToClinic(tx, params.id);
      if (isHeld && isSomebodyElse(known, body, todayIn(country, now)))
        throw new BusinessError('PERSON_IS_ANOTHER');
      const phone = body.phone ? phoneIn(body.phone, country) : body.phone;
      const values = {
        ...given(body.firstName, 'first_name'),
        ...given(body.surname, 'surname'),
        ...(body.birthDate === undefined
          ? {}
          : { birth_date: checkBirthDate(body.birthDate, todayIn(country, now)) }),
        ...given(body.sex, 'sex'),
        ...given(body.email, 'email'),
        ...given(phone, 'phone'),
        updated_at: now,
      };
      await tx.updateTable('person').set(values).where('id', '=', params.id).execute();
      if (body.birthDate !== undefined && !isHeld)
        await setEnd(tx, actor, params.id, representedUntil(body.birthDate, country, now));
      for (const ids of await tellClinics(tx, params.id, known))
        await publish({
          type: 'patient.changed',
          key: `patient.changed/${ids.clinicMemberId}/${now.getTime()}`,
          ids: { ...ids },
        });
      const [changed] = await readPersons(tx, actor, params.id);
      if (!changed) throw new NotFound();
      return changed;
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );

export const remove = command(removePerson, async ({ tx, actor, params, now, touched }) => {
  touched.personIds.add(params.id);
  if (!(await endRepresentation(tx, actor, params.id, now))) throw new NotFound();
  return {};
});
