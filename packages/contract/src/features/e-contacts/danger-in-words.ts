import { languages } from '@tervita/domain/core';
import { textMax } from '@tervita/domain/e-contacts';
import { mostTicked } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText, id, languageTag, moment, route } from '../../core/index.ts';
import { eContactParams, inARowRefusals, movedEContact } from './e-contact.ts';
import { moreDanger, warning } from './warning.ts';

const judgedInDraft = {
  warning: z.nullable(warning),
  /** When the clinic gets what stands in the draft, also if nobody sends it; null where it does not. */
  goesAt: z.nullable(moment),
};

export const judgeWords = route({
  method: 'POST',
  path: '/patient/e-contacts/warning',
  summary:
    'What the writer must know about their own words before these are sent. Those of grave danger are kept: left, they go by themselves.',
  access: 'patient',
  audit: 'CHANGED',
  body: z.strictObject({
    patientPersonId: id,
    clinicId: id,
    text: boundedText({ max: textMax }),
    /** The draft that they stand in: who ticked a sign of danger there is not asked again. */
    aiQuestionnaireId: z.optional(z.nullable(id)),
    language: z.optional(z.enum(languages)),
  }),
  response: z.strictObject({
    ...judgedInDraft,
    ask: z.nullable(moreDanger),
  }),
  codes: ['PERSON_IS_UNDERAGE'],
});

/** What was ticked of one more question about danger; empty where nothing was. */
const answered = z.strictObject({
  signs: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(mostTicked)),
  /** The language of the page, for the warning; left out: that of the account. */
  locale: z.optional(languageTag),
});

export const answerMoreDangerOfDraft = route({
  method: 'POST',
  path: '/patient/ai-questionnaires/:id/danger',
  summary: 'What was answered about danger before words are sent; it goes to the clinic with them.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.extend(answered, {
    /** The words that the question quoted: another page may have been asked about others since. */
    quote: z.optional(boundedText({ max: textMax })),
  }),
  response: z.strictObject(judgedInDraft),
});

export const sendAlarm = route({
  method: 'POST',
  path: '/patient/ai-questionnaires/:id/alarm',
  summary:
    'Sends at once, as it is, what goes to the clinic by itself as a grave sign of danger stands in it. Sent already, the same answer.',
  access: 'patient',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  response: z.strictObject({ eContactId: id }),
  codes: [
    'DANGER_NOT_ASKED',
    'E_CONTACT_ALREADY_CLOSED',
    'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
    'PERSON_IS_UNDERAGE',
    'QUESTIONNAIRE_REQUEST_ENDED',
  ],
});

export const answerMoreDanger = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/danger',
  summary:
    'What was answered about danger after words were added; the clinic reads it under them. A sign opens again what was closed.',
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  params: eContactParams,
  body: answered,
  response: z.extend(movedEContact, { warning: z.nullable(warning) }),
  codes: ['E_CONTACT_MOVE_NOT_ALLOWED', 'TOO_MANY_DANGER_SIGNS', ...inARowRefusals],
});
