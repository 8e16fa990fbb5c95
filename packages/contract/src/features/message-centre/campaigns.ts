import {
  campaignStates,
  messageTemplates,
  messageTextMost,
  numberKinds,
  patientsShownMost,
  type RecipientState,
  recipientStates,
} from '@tervita/domain/message-centre';
import * as z from 'zod/mini';
import { boundedText, id, moment, route } from '../../core/index.ts';
import { patientFilter } from './filter.ts';
import { numberCounts } from './patients.ts';

const audience = {
  clinicId: id,
  filter: patientFilter,
  /** Patients of the filter who were left out by hand. */
  exceptMemberIds: z.array(id).check(z.maxLength(patientsShownMost)),
  text: boundedText({ max: messageTextMost }),
};
const planned = {
  counts: numberCounts,
  /** Messages that the operator sends: a long text is several. */
  units: z.int(),
  mostUnits: z.int(),
  priceCents: z.int(),
  /** How many of these got the same words within a day; when and by whom it was last. */
  sentBefore: z.nullable(z.strictObject({ patients: z.int(), at: moment, byName: z.string() })),
};

export const previewMessage = route({
  method: 'POST',
  path: '/clinic/message-centre/preview',
  summary: 'What a message would cost, counted for each patient.',
  access: 'clinic',
  audit: 'SEARCHED',
  body: z.strictObject(audience),
  response: z.strictObject(planned),
  codes: ['SMS_TOO_MANY_PATIENTS'],
});

const campaign = z.strictObject({
  id,
  template: z.nullable(z.enum(messageTemplates)),
  state: z.enum(campaignStates),
  createdAt: moment,
  createdByName: z.string(),
  isMine: z.boolean(),
  stoppedByName: z.nullable(z.string()),
  numbers: numberCounts,
  /** How many stand at which point. */
  states: z.strictObject({
    SKIPPED: z.int(),
    WAITING: z.int(),
    CLAIMED: z.int(),
    ACCEPTED: z.int(),
    DELIVERED: z.int(),
    NOT_DELIVERED: z.int(),
    REFUSED: z.int(),
    UNKNOWN: z.int(),
    STOPPED: z.int(),
  } satisfies Record<RecipientState, unknown>),
  /** Of what the operator has taken: this is billed. */
  sent: z.strictObject({ messages: z.int(), units: z.int(), priceCents: z.int() }),
  planned: z.strictObject({ units: z.int(), priceCents: z.int() }),
});
export type Campaign = z.output<typeof campaign>;

export const sendMessage = route({
  method: 'POST',
  path: '/clinic/message-centre/send',
  summary: 'Sends an SMS to the chosen patients of the clinic; it goes out by and by, each once.',
  access: 'clinic',
  audit: 'SENT',
  idempotency: 'required',
  body: z.strictObject({
    ...audience,
    template: z.nullable(z.enum(messageTemplates)),
    /** What the sender agreed to. When it is no longer so, nothing is sent. */
    confirmed: z.strictObject({
      reachable: z.int(),
      priceCents: z.int(),
      /** Some of them got the same words within a day. */
      isRepetition: z._default(z.boolean(), false),
    }),
  }),
  response: z.strictObject({ id }),
  codes: [
    'SIGN_IN_TOO_OLD',
    'SMS_NOT_AVAILABLE',
    'SMS_NOBODY_REACHABLE',
    'SMS_TOO_MANY_PATIENTS',
    'SMS_SENDING_UNDERWAY',
    'SMS_DAY_LIMIT',
    'SMS_REPETITION_TO_CONFIRM',
    'SMS_AUDIENCE_CHANGED',
  ],
});

export const listCampaigns = route({
  method: 'GET',
  path: '/clinic/message-centre/campaigns',
  summary: 'The messages of a year, newest first, and what each month cost.',
  access: 'clinic',
  query: z.strictObject({ clinicId: id, year: z.optional(z.string().check(z.regex(/^20\d\d$/))) }),
  response: z.strictObject({
    year: z.int(),
    campaigns: z.array(campaign),
    months: z.array(z.strictObject({ month: z.int(), units: z.int(), priceCents: z.int() })),
    /** The month that is now on the clinic's calendar. */
    thisMonth: z.strictObject({ month: z.int(), units: z.int(), priceCents: z.int() }),
    firstYear: z.int(),
    thisYear: z.int(),
  }),
});

const params = z.strictObject({ id });

export const getCampaign = route({
  method: 'GET',
  path: '/clinic/message-centre/campaigns/:id',
  summary: 'How far a message has got.',
  access: 'clinic',
  params,
  response: z.strictObject({ clinicId: id, campaign, text: z.string() }),
});

export const listSkipped = route({
  method: 'GET',
  path: '/clinic/message-centre/campaigns/:id/skipped',
  summary: 'Patients who did not get a message and why; those of whom it is not known are among them.',
  access: 'clinic',
  audit: 'LISTED',
  params,
  response: z.strictObject({
    patients: z.array(
      z.strictObject({
        clinicMemberId: z.nullable(id),
        firstName: z.string(),
        surname: z.string(),
        phone: z.nullable(z.string()),
        numberKind: z.enum(numberKinds),
        state: z.enum(recipientStates),
      }),
    ),
  }),
});

export const stopCampaign = route({
  method: 'POST',
  path: '/clinic/message-centre/campaigns/:id/stop',
  summary: 'What the operator does not have yet is not sent and not billed.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'accepted',
  params,
  response: z.strictObject({ stopped: z.int() }),
});
