import { featureStates, plans } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';

const ofClinic = z.strictObject({ clinicId: id });
const state = z.enum(featureStates);
/** What a clinic switches itself; what its plan lacks it cannot. */
const switched = z.optional(z.enum(['ENABLED', 'DISABLED']));

const clinicSetting = z.strictObject({
  translation: state,
  aiSummarization: state,
  aiSmartQuestionnaire: state,
  /** NOT_AVAILABLE: the plan has no questionnaires, whatever the clinic switched. */
  questionnaires: state,
  /** Whether patients are told when to expect an answer; every plan has it. */
  expectedReply: z.enum(['ENABLED', 'DISABLED']),
  /** Reasons that patients of the clinic cannot choose because it switched them off. */
  typesOff: z.array(problemType),
});

export const getClinicSetting = route({
  method: 'GET',
  path: '/clinic/:clinicId/setting',
  summary: 'What the clinic has switched on and off.',
  access: 'clinic',
  params: ofClinic,
  response: clinicSetting,
});

export const changeClinicSetting = route({
  method: 'PATCH',
  path: '/clinic/:clinicId/setting',
  summary: 'Switches features and reasons of the clinic on and off; what is left out stays.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  params: ofClinic,
  body: z.strictObject({
    translation: switched,
    aiSummarization: switched,
    aiSmartQuestionnaire: switched,
    expectedReply: switched,
    /** Own words can always be chosen. */
    typesOff: z.optional(z.array(problemTypeName).check(z.maxLength(200))),
    typesOn: z.optional(z.array(problemTypeName).check(z.maxLength(200))),
  }),
  response: clinicSetting,
  codes: ['FEATURE_NOT_IN_PLAN'],
});

const subscription = z.strictObject({
  /** The one that counts now: PREMIUM during a trial. */
  plan: z.enum(plans),
  validFrom: moment,
  /** Days that are left of the trial; null when there is none. */
  trialDaysLeft: z.nullable(z.int()),
});
export type Subscription = z.output<typeof subscription>;

export const getSubscription = route({
  method: 'GET',
  path: '/clinic/:clinicId/subscription',
  summary: 'The plan of the clinic, since when, and how much of a trial is left.',
  access: 'clinic',
  params: ofClinic,
  response: subscription,
});

export const upgradeSubscription = route({
  method: 'POST',
  path: '/clinic/:clinicId/subscriptions/upgrade',
  summary: 'Takes the plan with everything in it, from now on; it raises the next invoice.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  params: ofClinic,
  body: z.strictObject({ plan: z.literal('PREMIUM') }),
  response: subscription,
  codes: ['SIGN_IN_TOO_OLD'],
});
