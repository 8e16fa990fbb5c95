import { listRegisterLists, type RegisterList } from '@tervita/contract/clinic-import';
import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import type { ImportDeps } from '../deps.ts';
import { actsFor, clinicsAdministered, listsOfEach } from './organisations.ts';
import { provedCode } from './own-code.ts';
import { assertRegisterSession } from './sign-in-store.ts';

interface ListHere {
  readonly clinicId: string;
  readonly code: string;
  readonly count: number;
  readonly lastImportAt: Date | null;
}

const listsHere = async (db: Reader, clinicIds: readonly string[]): Promise<ListHere[]> => {
  const { rows } = await sql<ListHere>`
    select l.clinic_id as "clinicId", l.code, l.last_import_at as "lastImportAt",
      (select count(*)::int from clinic_member m where m.clinic_id = l.clinic_id and m.list_code = l.code
        and m.status = 'MEMBER') as count
    from patient_list l where l.clinic_id = any(${[...clinicIds]}::uuid[])`.execute(db);
  return rows;
};

export const listOfDoctors = ({ database, registerAccess }: ImportDeps) =>
  exchange(listRegisterLists, async ({ actor, body, transact }) => {
    await assertRegisterSession(database.system, actor, body);
    if (!registerAccess) throw new BusinessError('REGISTER_NOT_AVAILABLE');
    const { register } = registerAccess;
    const person = await provedCode(database.system, actor).catch(() => {
      throw new BusinessError('IMPORT_SIGN_IN_NEEDED');
    });
    const clinics = await transact((tx) => clinicsAdministered(tx, actor));
    const organisations = await actsFor(register, person, clinics);
    const found = await listsOfEach(register, person, organisations);
    const here = await transact((tx) =>
      listsHere(
        tx,
        found.map(({ organisation }) => organisation.clinicId),
      ),
    );
    return {
      organisations: found.map(({ organisation: { clinicId, registrationCode, name } }) => ({
        clinicId,
        registrationNumber: registrationCode,
        name,
      })),
      patientListWithClinicians: found.flatMap(({ organisation: each, lists }) =>
        lists.map(({ listCode, doctor, memberCount }): RegisterList => {
          const known = here.find(({ clinicId, code }) => clinicId === each.clinicId && code === listCode);
          return {
            clinicId: each.clinicId,
            listCode,
            registrationNumber: each.registrationCode,
            doctor: { code: doctor.code, firstName: doctor.firstName, surname: doctor.surname },
            patientCount: memberCount,
            hereCount: known?.count ?? null,
            lastImportedAt: known?.lastImportAt?.toISOString() ?? null,
          };
        }),
      ),
    };
  });
