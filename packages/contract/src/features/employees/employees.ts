import { employeeRoles } from '@tervita/domain/auth';
import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { day, email, id, moment, oneLine, personName, route } from '../../core/index.ts';

const name = personName({ max: 100 });

/** Somebody who works in a clinic, as the clinic wrote them down. */
const employee = z.strictObject({
  userId: id,
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  email: z.nullable(z.string()),
  sex: z.enum(sexes),
  role: z.enum(employeeRoles),
  isAdmin: z.boolean(),
  /** The patient list that they work with. */
  listCode: z.nullable(z.string()),
  /** That list names them as its doctor. */
  isListDoctor: z.boolean(),
  /** Since when they no longer work there. */
  deletedAt: z.nullable(moment),
});
export type Employee = z.output<typeof employee>;

export const listEmployees = route({
  method: 'GET',
  path: '/clinic/:clinicId/employees',
  summary: 'Who works in the clinic; with includeDeleted also who no longer does.',
  access: 'clinic',
  params: z.strictObject({ clinicId: id }),
  query: z.strictObject({ includeDeleted: z._default(z.stringbool(), false) }),
  response: z.strictObject({ workers: z.array(employee) }),
});

export const addEmployee = route({
  method: 'POST',
  path: '/clinic/:clinicId/employees',
  summary: 'Writes down somebody who works in the clinic from now on.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  params: z.strictObject({ clinicId: id }),
  body: z.strictObject({
    /** Left out only where the country has no codes. */
    personalCode: z.optional(oneLine({ max: 20 })),
    firstName: name,
    surname: name,
    /** Needed where the code does not tell it. */
    birthDate: z.optional(day),
    email,
    sex: z.optional(z.enum(sexes)),
    role: z.enum(employeeRoles),
    /** Only an admin makes admins. */
    isAdmin: z.optional(z.boolean()),
    listCode: z.optional(oneLine({ max: 40 })),
  }),
  response: employee,
  codes: [
    'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    'USER_EXISTS_WITH_DIFFERENT_NAME',
    'PERSON_IS_UNDERAGE',
    'SIGN_IN_TOO_OLD',
  ],
});

export const changeEmployee = route({
  method: 'PATCH',
  path: '/clinic/:clinicId/employees/:userId',
  summary:
    'Ends the work of somebody in the clinic, or lets them come back when deletedAt is null. An admin also corrects name, role and patient list; what is left out stays.',
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ clinicId: id, userId: id }),
  body: z.strictObject({
    /** Whatever moment is sent, the time of the call counts. */
    deletedAt: z.optional(z.nullable(moment)),
    firstName: z.optional(name),
    surname: z.optional(name),
    /** Nobody changes their own. */
    role: z.optional(z.enum(employeeRoles)),
    /** Null: they work with no list of their own. */
    listCode: z.optional(z.nullable(oneLine({ max: 40 }))),
    /** Whether that list names them as its doctor, in the place of whoever was; only of a doctor with a list. */
    isListDoctor: z.optional(z.boolean()),
    /** Whether they administer the clinic; nobody changes their own. */
    isAdmin: z.optional(z.boolean()),
    /** What the admin had read. When somebody changed any of it since, the edit is refused. */
    replaces: z.optional(
      z.strictObject({
        firstName: z.string(),
        surname: z.string(),
        role: z.enum(employeeRoles),
        listCode: z.nullable(z.string()),
        isListDoctor: z.boolean(),
        isAdmin: z.boolean(),
      }),
    ),
  }),
  response: employee,
  codes: [
    'EMPLOYEE_CHANGED',
    'EMPLOYEE_IS_ONESELF',
    'LAST_CLINIC_ADMIN',
    'ONLY_ADMIN_MAKES_ADMINS',
    'SIGN_IN_TOO_OLD',
  ],
});
