import { zoneOf } from '@tervita/domain/core';
import { day } from '../office-time.ts';
import type { World } from '../world.ts';
import { holidaysOf, weekOf } from './demo-hours.ts';

/** The clinics, when they are open, and who works there. */
export const clinicRows = ({ clinics, now }: Pick<World, 'clinics' | 'now'>) => ({
  clinic: clinics.map((clinic) => ({
    id: clinic.id,
    name: clinic.name,
    kind: clinic.kind,
    country: 'EE',
    plan: clinic.plan,
    plan_valid_from: new Date(clinic.createdAt + 30 * day),
    registration_code: clinic.registrationCode,
    phone: clinic.phone,
    address: clinic.address,
    websites: [...clinic.websites],
    emails: [...clinic.emails],
    time_zone: zoneOf('EE'),
    created_at: new Date(clinic.createdAt),
  })),
  clinic_opening_hours: clinics.flatMap(({ id, kind }) => weekOf(id, kind)),
  clinic_special_day: clinics.flatMap(({ id }) => holidaysOf(id, now)),
  employee: clinics.flatMap((clinic) =>
    clinic.staff.map((employee) => ({
      id: employee.id,
      clinic_id: clinic.id,
      user_id: employee.userId,
      first_name: employee.firstName,
      surname: employee.surname,
      role: employee.role,
      is_admin: employee.isAdmin,
      created_at: new Date(employee.from),
      deleted_at: employee.until === null ? null : new Date(employee.until),
      personal_code: employee.person.code,
      birth_date: employee.person.birthDate,
      email: employee.person.email,
      sex: employee.person.sex,
    })),
  ),
});
