import { listPatientLists as listPatientListsRoute } from '@tervita/contract/clinics';
import { sql } from 'kysely';
import { query } from '../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../core/session/own-clinic.ts';

const most = 500;

interface PatientListRecord {
  readonly code: string;
  readonly doctorName: string | null;
  readonly registrationNumber: string | null;
  readonly patientCount: number;
  readonly lastImportAt: Date | null;
  readonly byName: string | null;
  readonly newCount: number;
  readonly leftCount: number;
}

export const listPatientLists = query(listPatientListsRoute, async ({ db, actor, params: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const { rows } = await sql<PatientListRecord>`
    select l.code, coalesce(e.first_name || ' ' || e.surname, l.doctor_name) as "doctorName", l.registration_number as "registrationNumber",
      (select count(*)::int from clinic_member m where m.clinic_id = l.clinic_id and m.list_code = l.code
        and m.status = 'MEMBER') as "patientCount",
      l.last_import_at as "lastImportAt", last.user_name as "byName", coalesce(last.new_count, 0) as "newCount",
      coalesce(last.left_count, 0) as "leftCount"
    from patient_list l left join employee e on e.id = l.employee_id and e.deleted_at is null
      left join lateral (select i.user_name, o.new_count, o.left_count from list_import_list o
          join list_import i on i.id = o.import_id and i.clinic_id = o.clinic_id
        where o.clinic_id = l.clinic_id and o.list_code = l.code and o.finished_at is not null
        order by o.finished_at desc limit 1) last on true
    where l.clinic_id = ${clinicId} order by l.code limit ${most}`.execute(db);
  return {
    patientListWithClinicians: rows.map(({ byName, newCount, leftCount, lastImportAt, ...list }) => ({
      ...list,
      lastImportAt: lastImportAt?.toISOString() ?? null,
      lastImport: byName === null ? null : { byName, new: newCount, left: leftCount },
    })),
  };
});
