import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { day, done, email, id, oneLine, personName, route } from '../../core/index.ts';

const name = personName({ max: 100 });
/** Checked against the country's rule by the server. */
const personalCode = oneLine({ max: 20 });
const phone = oneLine({ max: 40 });

const person = z.strictObject({
  personId: id,
  isMe: z.boolean(),
  firstName: z.string(),
  surname: z.string(),
  personalCode: z.nullable(z.string()),
  birthDate: z.nullable(day),
  sex: z.enum(sexes),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** A child can be represented until then. */
  until: z.nullable(day),
});
export type RepresentedPerson = z.output<typeof person>;

export const listPersons = route({
  method: 'GET',
  path: '/persons',
  summary: 'The signed-in person first, then those for whom they write.',
  access: 'patient',
  audit: 'LISTED',
  response: z.strictObject({ persons: z.array(person) }),
});

const details = {
  firstName: name,
  surname: name,
  birthDate: z.optional(day),
  sex: z.optional(z.enum(sexes)),
  email: z.optional(email),
  phone: z.optional(phone),
};

export const addPerson = route({
  method: 'POST',
  path: '/patient/person',
  summary: 'Adds somebody for whom the signed-in person writes.',
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  body: z.strictObject({ ...details, personalCode: z.optional(personalCode) }),
  response: z.strictObject({ personId: id }),
  codes: ['PERSONAL_CODE_DUPLICATE'],
});

export const editPerson = route({
  method: 'PATCH',
  path: '/patient/person/:id',
  summary: 'Corrects what the signed-in person has written down about somebody they represent.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.strictObject({
    ...details,
    firstName: z.optional(name),
    surname: z.optional(name),
    email: z.optional(z.nullable(email)),
    phone: z.optional(z.nullable(phone)),
  }),
  response: person,
  codes: ['PERSON_IS_ANOTHER'],
});

export const removePerson = route({
  method: 'DELETE',
  path: '/patient/person/:id',
  summary: 'Ends a representation: access to the threads written for that person ends at once.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  response: done,
});

export const lookUpPerson = route({
  method: 'GET',
  path: '/patient/person/lookup',
  summary: 'What a personal code itself says. Never a name: that is for its owner to tell.',
  access: 'patient',
  audit: 'SEARCHED',
  query: z.strictObject({ personalCode }),
  response: z.strictObject({
    birthDate: z.nullable(day),
    sex: z.nullable(z.enum(sexes)),
    /** The signed-in person writes for them already, or it is their own code. */
    isAdded: z.boolean(),
  }),
});
