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
  /** This one, the birth date and the sex are told to admins alone; to others null. */
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  email: z.nullable(z.string()),
  sex: z.nullable(z.enum(sexes)),
  role: z.enum(employeeRoles),
  isAdmin: z.boolean(),
  /** The patient list that they work with. */
  listCode: z.nullable(z.string()),
  /** That list names them as its doctor. */
  isListDoctor: z.boolean(),
  /** Since when they no longer work there. */
  deletedAt: z.nullable(moment),
  /** Since when they wait for an admin's yes. Until then they work there as little as somebody who left. */
  waitsSince: z.nullable(moment),
});
export type Employee = z.output<typeof employee>;

export const listEmployees = route({
  method: 'GET',
  path: '/clinic/:clinicId/employees',
  summary: 'Who works in the clinic; with includeDeleted also who no longer does, or does not yet.',
  access: 'clinic',
  audit: 'LISTED',
  params: z.strictObject({ clinicId: id }),
  query: z.strictObject({ includeDeleted: z._default(z.stringbool(), false) }),
  response: z.strictObject({ workers: z.array(employee) }),
});

export const addEmployee = route({
  method: 'POST',
  path: '/clinic/:clinicId/employees',
  summary:
    'Writes down somebody who works in the clinic from now on. Whoever is given a role that the caller does not hold waits for an admin.',
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

export const decideEmployee = route({
  method: 'POST',
  path: '/clinic/:clinicId/employees/:userId/decision',
  summary: 'Lets in somebody who waits, or does not; an admin does, and a doctor where no admin is left.',
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ clinicId: id, userId: id }),
  body: z.strictObject({ isAccepted: z.boolean() }),
  response: z.strictObject({ isAccepted: z.boolean() }),
  codes: ['EMPLOYEE_DECIDED', 'EMPLOYEE_FOR_ADMINS', 'SIGN_IN_TOO_OLD'],
});

export const changeEmployee = route({
  method: 'PATCH',
  path: '/clinic/:clinicId/employees/:userId',
  summary:
    'Ends the work of somebody in the clinic, or lets them come back when deletedAt is null. An admin also corrects how they are written down; what is left out stays.',
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ clinicId: id, userId: id }),
  body: z.strictObject({
    /** Whatever moment is sent, the time of the call counts. */
    deletedAt: z.optional(z.nullable(moment)),
    firstName: z.optional(name),
    surname: z.optional(name),
    /** This one and the sex where no personal code says them. */
    birthDate: z.optional(day),
    sex: z.optional(z.enum(sexes)),
    /** Where the clinic writes to them; what their account signs in with stays. */
    email: z.optional(email),
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
        birthDate: z.nullable(day),
        sex: z.nullable(z.enum(sexes)),
        email: z.nullable(z.string()),
        role: z.enum(employeeRoles),
        listCode: z.nullable(z.string()),
        isListDoctor: z.boolean(),
        isAdmin: z.boolean(),
      }),
    ),
  }),
  response: employee,
  codes: [
    'DOCTOR_EXISTS_IN_CLINIC_ALREADY',
    'EMPLOYEE_CHANGED',
    'EMPLOYEE_FOR_ADMINS',
    'EMPLOYEE_IS_ONESELF',
    'LAST_CLINIC_ADMIN',
    'PERSON_IS_UNDERAGE',
    'SIGN_IN_TOO_OLD',
  ],
});
