import { clinicKinds, memberConfirmations, membershipStatuses } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { done, id, moment, route } from '../../core/index.ts';

const claim = z.strictObject({
  claimId: id,
  firstName: z.string(),
  surname: z.string(),
  since: moment,
  /** Null: the signed-in person has not said yes. */
  confirmedAt: z.nullable(moment),
  clinicNames: z.array(z.string()),
  eContacts: z.int(),
  lastAt: z.nullable(moment),
});
export type RepresentationClaim = z.output<typeof claim>;

const keepingClinic = z.strictObject({
  clinicMemberId: id,
  clinicId: id,
  name: z.string(),
  kind: z.enum(clinicKinds),
  listCode: z.nullable(z.string()),
  status: z.enum(membershipStatuses),
  /** Null: the signed-in person has not said yet that the record is theirs. */
  confirmedAt: z.nullable(moment),
  confirmedBy: z.nullable(z.enum(memberConfirmations)),
  /** Somebody else has it by the link of a letter; a yes takes it from them. */
  isTakenByLetter: z.boolean(),
});
export type KeepingClinic = z.output<typeof keepingClinic>;

export const whoActsForMe = route({
  method: 'GET',
  path: '/patient/who-acts-for-me',
  summary: 'Who says that they act for the signed-in person, and which clinics keep them as a patient.',
  access: 'patient',
  audit: 'LISTED',
  response: z.strictObject({
    /** False: only whoever signed in with a digital ID sees and decides what waits. */
    mayDecide: z.boolean(),
    claims: z.array(claim),
    clinics: z.array(keepingClinic),
  }),
});

const answer = z.strictObject({ isRight: z.boolean() });

export const answerClaim = route({
  method: 'POST',
  path: '/patient/who-acts-for-me/:id',
  summary:
    'Says whether somebody acts for the signed-in person. A no ends it, also when it was confirmed before.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: answer,
  response: done,
  codes: ['DIGITAL_ID_NEEDED'],
});

export const answerMembership = route({
  method: 'POST',
  path: '/patient/memberships/:id',
  summary:
    'Says whether a clinic keeps the signed-in person as a patient. A yes shows what it wrote to them.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: answer,
  response: done,
  codes: ['DIGITAL_ID_NEEDED'],
});
