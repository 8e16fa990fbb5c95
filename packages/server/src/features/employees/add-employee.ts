import { addEmployee as addEmployeeRoute } from '@tervita/contract/employees';
import { BusinessError, type Country, calendarDayIn } from '@tervita/domain/core';
import { hasPersonalCode, isAdult, isSameName } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { assertOwnClinic, isAdminAt, zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { type MailDomainCheck, refuseOldSignIn, refuseUnknownDomain } from '../auth/index.ts';
import { assertList } from '../patients/index.ts';
import { checkBirthDate } from '../persons/index.ts';
import { fieldFault, readCode } from '../profiles/index.ts';
import { employeeEvent } from './employee-news.ts';
import { employeeKnownAs, findEmployee, nameOfMember, toEmployee } from './employee-store.ts';

export interface EmployeeDeps {
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
}

interface KnownAs {
  readonly code: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
}

/** Speaks of the clinic's own records alone; whether a code is known anywhere else is never looked at. */
const refuseKnown = async (tx: Tx, clinicId: string, typed: KnownAs): Promise<void> => {
  const known = await employeeKnownAs(tx, clinicId, typed);
  if (known)
    throw new BusinessError(
      isSameName({ firstName: known.first_name, surname: known.surname }, typed)
        ? 'DOCTOR_EXISTS_IN_CLINIC_ALREADY'
        : 'USER_EXISTS_WITH_DIFFERENT_NAME',
    );
  const patient = typed.code ? await nameOfMember(tx, clinicId, typed.code) : undefined;
  if (patient && !isSameName(patient, typed)) throw new BusinessError('USER_EXISTS_WITH_DIFFERENT_NAME');
};

const codeIn = (country: Country, typed: string | undefined) => {
  if (typed) return readCode(country, typed);
  if (hasPersonalCode(country)) throw fieldFault('personalCode', 'required');
  return undefined;
};

export const addEmployee = ({ country, mailDomainExists }: EmployeeDeps) =>
  command(
    addEmployeeRoute,
    async ({ tx, actor, params, body, now, newId, publish }) => {
      const { clinicId } = params;
      assertOwnClinic(actor, clinicId);
      const { firstName, surname, email, role, isAdmin = false, listCode = null } = body;
      refuseOldSignIn(actor, now);
      const read = codeIn(country, body.personalCode);
      const today = calendarDayIn(zoneOfOwnClinic(actor, clinicId), now);
      const birthDate = checkBirthDate(read?.birthDate ?? body.birthDate, today);
      if (!birthDate) throw fieldFault('birthDate', 'required');
      if (!isAdult(birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
      await assertList(tx, clinicId, listCode);
      const code = read?.code ?? null;
      const typed = { code, email, firstName, surname };
      await refuseKnown(tx, clinicId, typed);
      const userId = newId();
      const sex = read?.sex ?? body.sex ?? 'NOT_DISCLOSED';
      const { rows } = await sql<{ isAdded: boolean }>`
        select add_employee(${clinicId}, ${newId()}, ${newId()}, ${userId}, ${country}, ${code}, ${firstName}, ${surname},
          ${birthDate}::date, ${sex}, ${email}, ${role}, ${isAdmin}, ${listCode}) as "isAdded"`.execute(tx);
      // A colleague wrote the same person down a moment ago.
      if (!rows[0]?.isAdded) await refuseKnown(tx, clinicId, typed);
      const added = await findEmployee(tx, clinicId, userId);
      if (!added) throw new NotFound();
      const who = { clinicId, employeeId: added.id, userId, byUserId: actor.userId };
      // The database says whether they come at once or wait for an admin.
      const type = added.waits_since ? 'employee.waits' : 'employee.added';
      await publish(employeeEvent({ type, ...who, at: now }));
      return toEmployee(added, isAdminAt(actor, clinicId));
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );
