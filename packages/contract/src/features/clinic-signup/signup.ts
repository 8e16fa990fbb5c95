import { agreementVersion } from '@tervita/domain/clinic-signup';
import { isTimeZone, isWebsite } from '@tervita/domain/clinics';
import { countries } from '@tervita/domain/core';
import * as z from 'zod/mini';
import {
  boundedText,
  day,
  email,
  id,
  languageTag,
  oneLine,
  oneTimeCode,
  personName,
  route,
} from '../../core/index.ts';
import { codeSent } from '../auth/index.ts';

const name = personName({ max: 100 });

/** What a clinic that joins says about itself: checked in the same way for who asks and for who decides. */
export const clinicFields = {
  /** Of the company; its form depends on the country. */
  registrationCode: oneLine({ max: 20 }),
  country: z.enum(countries),
  /** That patients see. */
  clinicName: oneLine({ max: 200 }),
  address: oneLine({ max: 200 }),
  timeZone: boundedText({ max: 60 }).check(z.refine(isTimeZone, { error: 'badFormat' })),
  email,
  phone: z.optional(oneLine({ max: 40 })),
  website: z.optional(boundedText({ max: 200 }).check(z.refine(isWebsite, { error: 'badWebsite' }))),
};

/** The person who signs for the clinic, and administers it first. */
export const contactFields = {
  firstName: name,
  surname: name,
  /** Left out only where the country has no codes. */
  personalCode: z.optional(oneLine({ max: 20 })),
  /** Needed where the code does not tell it. */
  birthDate: z.optional(day),
  contactEmail: email,
};

export const applyForClinic = route({
  method: 'POST',
  path: '/signup/clinic',
  summary:
    'A clinic asks to join. Without the code that the address of its contact gets, it is only checked, and the code sent. One that has joined already is refused; another application is not.',
  access: 'public',
  audit: 'CHANGED',
  body: z.strictObject({
    /** Made by the form: the same application sent again is kept once. */
    applicationId: id,
    companyName: oneLine({ max: 200 }),
    ...clinicFields,
    ...contactFields,
    locale: z.optional(languageTag),
    /** The words that were read; others have to be read first. */
    agreementVersion: z.literal(agreementVersion),
    /** That they have read the agreement and may sign for the company. */
    maySign: z.literal(true),
    /** An application counts when the mailbox of the contact has proved its address. */
    otp: z.optional(oneTimeCode),
  }),
  /** The code is on its way; left out: the application is with us. */
  response: z.strictObject({ code: z.optional(codeSent) }),
  codes: ['CLINIC_EXISTS_ALREADY', 'PERSON_IS_UNDERAGE', 'MAIL_NOT_AVAILABLE', 'INVALID_OTP'],
});

const shown = (max: number) => z.optional(boundedText({ min: 0, max }));

export const previewAgreement = route({
  method: 'POST',
  path: '/signup/preview',
  summary: 'The agreement as a PDF, with as much filled in as was typed.',
  access: 'public',
  audit: 'DOWNLOADED',
  answers: 'file',
  body: z.strictObject({
    companyName: shown(200),
    registrationCode: shown(20),
    clinicName: shown(200),
    address: shown(200),
    signatory: shown(201),
    email: shown(254),
    locale: z.optional(languageTag),
  }),
  response: z.unknown(),
});
