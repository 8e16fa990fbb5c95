import { editPerson, removePerson } from '@tervita/contract/persons';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { refuseUnknownDomain } from '../auth/index.ts';
import { phoneIn } from '../profiles/index.ts';
import type { PersonDeps } from './person-deps.ts';
import { checkBirthDate, representedUntil, todayIn } from './person-fields.ts';
import { endRepresentation, lockPerson, readPersons, setEnd, tellClinics } from './person-store.ts';

const given = <T>(value: T | undefined, column: string) => (value === undefined ? {} : { [column]: value });

export const edit = ({ country, mailDomainExists }: PersonDeps) =>
  command(
    editPerson,
    async ({ tx, actor, params, body, now, touched, publish }) => {
      touched.personIds.add(params.id);
      await lockPerson(tx, params.id);
      const [known] = await readPersons(tx, actor, params.id);
      if (!known?.canBeEdited) throw new NotFound();
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
      if (body.birthDate !== undefined)
        await setEnd(tx, actor, params.id, representedUntil(body.birthDate, country, now));
      for (const ids of await tellClinics(tx, params.id, known.email))
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
