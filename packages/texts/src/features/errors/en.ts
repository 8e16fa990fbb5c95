import type { BusinessCode, LogicCode } from '@tervita/domain/core';
import { plural } from '../../core/index.ts';

const n = plural('en');

export const errors = {
  /** What a refusal means and what to do. A sentence for every code, or it does not compile. */
  codes: {
    PATIENT_NOT_RELATED_WITH_ANY_CLINIC:
      'We did not find a clinic for this personal code, so the e-contact cannot be sent. If you changed your family doctor recently, try again in a few days.',
    DOCTOR_NOT_RELATED_WITH_ANY_CLINIC:
      'Your personal code is not linked to any clinic. Ask a colleague to add you as an employee.',
    INVALID_OTP: 'The code is not right. Check it, or ask for a new one.',
    GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT:
      'This e-mail belongs to another account. To write for someone else, add them as a person you represent.',
    USER_EXISTS: 'There is already an account with this e-mail. Sign in instead.',
    USER_NOT_EXISTS: 'We did not find an account with these data.',
    PERSONAL_CODE_DUPLICATE: 'This personal code has already been added.',
    E_CONTACT_ALREADY_CLOSED: 'This e-contact has already been closed.',
    PERSON_IS_UNDERAGE:
      'Tervita is for people aged 18 and over. A parent or guardian can sign in and write for a child.',
    INVALID_INPUT_FILE: 'This file cannot be used. Choose another one.',
    FILES_OVER_LIMIT: 'There can be at most 500 MB of files.',
    AWELL_NOT_AVAILABLE: 'The questionnaire does not work at the moment. Try again later.',
    E_CONTACT_ANSWER_TOO_LONG: 'The answer is too long. It can have at most 3000 characters.',
    DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'This person already works in the clinic.',
    USER_EXISTS_WITH_DIFFERENT_NAME:
      'This personal code belongs to a user with another name. Check the data.',
    CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME:
      'This personal code belongs to a patient with another name. Check the data.',
    AI_NOT_AVAILABLE:
      'The smart questions do not work at the moment. Try again later, or use your own words.',
    TRANSLATION_NOT_AVAILABLE: 'Translation does not work at the moment. Try again later.',
    DIGITAL_ID_NOT_AVAILABLE: 'Signing in with a digital ID does not work at the moment. Try again later.',
    DIGITAL_ID_FAILED: 'Signing in was not finished. Try again.',
    SIGN_IN_METHOD_OFF: 'This way of signing in is not offered here.',
    WRONG_EMAIL_OR_PASSWORD: 'The e-mail or the password is not right.',
    WRONG_PASSWORD: 'The present password is not right.',
    INVALID_APP_CODE: 'The code is not right. Take the newest one from the app.',
    SIGN_IN_TOO_OLD:
      'For this you have to have signed in within the last 15 minutes. Sign in again and repeat.',
    MAIL_NOT_AVAILABLE: 'We could not send the mail. Try again in a few minutes.',
    OUTSIDE_SIGN_IN_FAILED: 'Signing in was not finished. Try again.',
    OUTSIDE_SIGN_IN_CANCELLED: 'You cancelled signing in. You can try again or choose another way.',
    OUTSIDE_SIGN_IN_NOT_AVAILABLE:
      'Google or Apple does not answer at the moment. Try again later, or choose another way.',
    E_CONTACT_CHANGED: 'Someone changed this e-contact just now. Read what is new. Your text is kept.',
    E_CONTACT_MOVE_NOT_ALLOWED: 'This cannot be done with the e-contact now.',
    CONSENT_VERSION_CHANGED: 'We changed this text while you were reading. Read the new one and agree again.',
  } satisfies Record<BusinessCode | LogicCode, string>,
  http: {
    sessionEnded: 'Your session has ended. Sign in again.',
    noPermission: 'You have no right to do this.',
    notFound: 'We did not find it. It may have been moved or deleted.',
    notPossible: 'This could not be done. Check the text and its length.',
    tooLarge: 'The file is too large. At most 50 MB is allowed.',
    tooMany: (when: string) => `Too many tries. Try again ${when}.`,
    unavailable: 'Tervita cannot be reached at the moment. Your text is kept. Try again in a minute.',
    timeout: 'The answer took too long. Try again.',
    offline: 'You are offline. Your text is kept. Try again when you are back.',
    technical: 'Something went wrong on our side. Try again later, and write to us if it does not help.',
    changed: 'It was changed meanwhile. Look at it again and repeat.',
    requestId: (id: string) => `Fault number ${id}`,
  },
  inSeconds: (count: number) => `in ${n(count, { one: 'second', other: 'seconds' })}`,
  inMinutes: (count: number) => `in ${n(count, { one: 'minute', other: 'minutes' })}`,
  load: {
    title: 'We could not load this',
    text: 'The fault is ours. Try again, and write to us if it does not help.',
  },
  fields: {
    required: 'Fill in this field',
    tooShort: 'The text is too short',
    tooLong: 'The text is too long',
    badCharacters: 'The text has characters that we cannot keep. Remove them',
    badFormat: 'Check the form of the text',
    badEmail: 'Check the e-mail address',
    unlikelyEmail: 'Did you mean gmail.com or hotmail.com?',
    unknownEmailDomain: 'The part after @ does not exist',
    badPhone: 'Check the phone number',
    badPersonalCode: 'Check the personal code',
    mustBeAdult: 'The person must be at least 18',
    tooCommon: 'Too easy to guess: choose other words',
    tooPersonal: 'Do not use your name or address in the password',
    doesNotMatch: 'The two are not the same',
    badDate: 'Check the date',
    badNumber: 'Write a number',
    badWebsite: 'A website starts with http:// or https://',
    badBirthYears: 'Write years like 1990, 2005',
    choosePerson: 'Choose a person',
    feedbackNeeded: 'Choose a word or write a few',
  },
  summary: (count: number) => `Check ${n(count, { one: 'field', other: 'fields' })}`,
};
