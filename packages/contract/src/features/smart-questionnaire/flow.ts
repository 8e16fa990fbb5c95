import { languages } from '@tervita/domain/core';
import { textMax } from '@tervita/domain/e-contacts';
import { misfits } from '@tervita/domain/instruments';
import { jobDescriptionMax, lacksStartDate, leaveTypes, visitTimesMax } from '@tervita/domain/leave';
import { engines, questionnaireStages } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText, day, id, languageTag, moment, route } from '../../core/index.ts';
import { fileIds, fileRefusals, warning } from '../e-contacts/index.ts';
import { fileItem } from '../files/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';
import { answer, answers, question } from './question.ts';

const aiQuestionnaireId = id;

const leaveParts = {
  type: z.enum(leaveTypes),
  startDate: z.nullable(day),
  jobDescription: boundedText({ min: 0, max: jobDescriptionMax }),
  worksWeekends: z.nullable(z.boolean()),
  unavailableVisitTimes: boundedText({ min: 0, max: visitTimesMax }),
};

/** Nobody can write a note that begins on no day. */
const leaveAsked = z.strictObject(leaveParts).check(
  z.refine((leave) => !lacksStartDate(leave), {
    error: 'required',
    path: ['startDate'],
  }),
);

/** For whom, where and why the page believes to be; a step for anybody or anything else is refused. */
const matter = {
  patientPersonId: z.optional(id),
  clinicId: z.optional(id),
  chiefProblemTypeId: z.optional(problemTypeName),
};

const problemTypeStage = z.strictObject({
  stage: z.literal('PROBLEM_TYPE'),
  /** Chosen by the caller, so that a call made twice begins one; the server makes it for whoever sends none. */
  aiQuestionnaireId: z.optional(aiQuestionnaireId),
  patientPersonId: id,
  clinicId: id,
  locale: languageTag,
  /** The concern in the person's words; empty where the reason was chosen from the list. */
  input: boundedText({ min: 0, max: textMax }),
  chiefProblemTypeId: z.optional(problemTypeName),
  /** The clinic asked for it: the answers go to that e-contact instead of a new one. */
  requestId: z.optional(id),
  /** It was begun before: deleted in another place meanwhile, it is not begun again. */
  mustExist: z.optional(z.boolean()),
  /** Kept while it is being written; nobody acts on it yet, and what was sent on before stays what is judged. */
  isTyping: z.optional(z.boolean()),
});

const body = z.discriminatedUnion('stage', [
  problemTypeStage,
  z.strictObject({
    ...matter,
    stage: z.literal('QUESTIONS'),
    aiQuestionnaireId,
    /** Chosen here: it may be another one than before. */
    chiefProblemTypeId: problemTypeName,
  }),
  z.strictObject({
    ...matter,
    stage: z.literal('ANSWERS'),
    aiQuestionnaireId,
    answers,
    /** Warnings that were read: by the ids of their rules, which may hold the words that gave them. */
    acknowledged: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(200))),
  }),
  z.strictObject({
    ...matter,
    stage: z.literal('SICK_LEAVE'),
    aiQuestionnaireId,
    leaveRequest: leaveAsked,
  }),
  z.strictObject({
    ...matter,
    stage: z.literal('VISIT_INFO'),
    aiQuestionnaireId,
    unavailableVisitTimes: boundedText({ min: 0, max: visitTimesMax }),
  }),
  z.strictObject({
    ...matter,
    stage: z.literal('SUMMARY'),
    aiQuestionnaireId,
    answers: z.optional(answers),
    /** In the person's own wording; null: as it was made. */
    summary: z.optional(z.nullable(boundedText({ max: textMax }))),
    fileIds: z.optional(fileIds),
  }),
  z.strictObject({
    ...matter,
    stage: z.literal('CONFIRM'),
    aiQuestionnaireId,
    summary: boundedText({ max: textMax }),
    fileIds: z.optional(fileIds),
  }),
]);

const notice = z.extend(warning, {
  ruleIds: z.array(z.string()),
  /** Where to go back to when it was answered by mistake. */
  questionId: z.nullable(z.string()),
});

/** What makes an end of a questionnaire while somebody has it before them. */
const progressRefusals = [
  'E_CONTACT_TYPE_NOT_OFFERED',
  'QUESTIONNAIRE_REQUEST_ENDED',
  'E_CONTACT_ALREADY_CLOSED',
] as const;

/** All that is known so far: whoever comes back, on whatever device, goes on from here. */
const progress = z.strictObject({
  aiQuestionnaireId,
  /** What is to be done next. */
  stage: z.enum(questionnaireStages),
  patientPersonId: id,
  clinicId: id,
  /** The language that the questions are in. */
  locale: z.enum(languages),
  input: z.string(),
  /** Words in the box that were not sent on yet; null: none but those of `input`. */
  typed: z.nullable(z.string()),
  /** What their writer must know about those; nobody else is told. Null where they tell of no grave danger. */
  typedWarning: z.nullable(warning),
  /** What the person wrote in their own words beside the answers: it goes along with them. */
  ownWords: z.nullable(z.string()),
  candidates: z.array(z.strictObject({ chiefProblemTypeId: problemType, because: z.array(z.string()) })),
  chiefProblemTypeId: z.nullable(problemType),
  /** Those that were answered, in order, and the next one. */
  questions: z.array(z.strictObject({ question, answer: z.nullable(answer) })),
  aboutHowMany: z.int(),
  /** Items that are added up: their number is known, and nobody writes in their place. */
  isScored: z.boolean(),
  /** Why the questionnaire is not made for this patient; nothing but danger is asked then. */
  misfit: z.nullable(z.enum(misfits)),
  /** Since when the answers wait, for whoever comes back to them after a while. */
  keptSince: z.nullable(moment),
  /** Leave is asked about beside the questions. */
  asksLeave: z.boolean(),
  leaveRequest: z.nullable(z.strictObject(leaveParts)),
  /** When one cannot come is asked about after the questions. */
  asksVisitTimes: z.boolean(),
  /** Null while it was not asked. */
  unavailableVisitTimes: z.nullable(z.string()),
  notice: z.nullable(notice),
  /** A sign of danger stands, read or not: what was answered goes to the clinic by itself unless it is thrown away. */
  isAlarming: z.boolean(),
  /** When that is; null without one. */
  goesAt: z.nullable(moment),
  summary: z.nullable(z.strictObject({ text: z.string(), isEdited: z.boolean(), engine: z.enum(engines) })),
  files: z.array(fileItem),
  /** What it became. */
  eContactId: z.nullable(id),
  /** The clinic asked for it, in this e-contact; null where the person came by themselves. */
  request: z.nullable(z.strictObject({ id, eContactId: id })),
  /** Why going on would be in vain; null where it is not, and where the answers tell of danger: those are taken. */
  refusal: z.nullable(z.enum(progressRefusals)),
});
export type QuestionnaireProgress = z.output<typeof progress>;

export const questionnaireFlow = route({
  method: 'POST',
  path: '/ai/questionnaire/flow',
  summary:
    'One step of the smart questionnaire; every step keeps what was answered and says what comes next.',
  access: 'patient',
  audit: 'CHANGED',
  body,
  response: progress,
  codes: [
    'AI_NOT_AVAILABLE',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'PATIENT_NOT_RELATED_WITH_ANY_CLINIC',
    'PERSON_IS_UNDERAGE',
    'TOO_MANY_DRAFTS',
    'QUESTIONNAIRE_MISMATCH',
    'QUESTIONNAIRE_REQUEST_ENDED',
    'E_CONTACT_ALREADY_CLOSED',
    'DRAFT_ALREADY_SENT',
    'DANGER_NOT_ASKED',
    'QUESTIONNAIRE_NOT_COMPLETE',
    ...fileRefusals,
  ],
});

export const getQuestionnaire = route({
  method: 'GET',
  path: '/patient/ai-questionnaires/:id',
  summary: 'A questionnaire that I began, as far as it is.',
  access: 'patient',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  response: progress,
});
