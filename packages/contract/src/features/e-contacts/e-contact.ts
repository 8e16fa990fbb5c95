import { employeeRoles } from '@tervita/domain/auth';
import { languages } from '@tervita/domain/core';
import {
  alarmOutcomes,
  creatorKinds,
  draftTextMax,
  eContactStatuses,
  filedKinds,
  messageDirections,
  moveNames,
  parties,
} from '@tervita/domain/e-contacts';
import { filesPerMessage } from '@tervita/domain/files';
import { sexes } from '@tervita/domain/persons';
import { mostTicked } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText, day, id, moment } from '../../core/index.ts';
import { fileItem } from '../files/index.ts';
import { problemType } from '../problem-types/index.ts';

export const eContactState = {
  id,
  type: problemType,
  status: z.enum(eContactStatuses),
  turn: z.nullable(z.enum(parties)),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
  openedAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  membershipPending: z.boolean(),
  clinicHasAnswered: z.boolean(),
};

export const author = z.strictObject({
  kind: z.enum(['PATIENT', 'REPRESENTATIVE', 'STAFF', 'SYSTEM']),
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(employeeRoles)),
  /** Written by the person who reads it. */
  me: z.boolean(),
});

/** Every action leaves one entry; those with a text are messages. */
export const timelineEntry = z.strictObject({
  id,
  move: z.enum(moveNames),
  at: moment,
  author,
  direction: z.nullable(z.enum(messageDirections)),
  text: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  reason: z.nullable(z.string()),
  opensAt: z.nullable(moment),
  /** Nobody sent it: it went by itself, some minutes after a grave sign of danger. Null where somebody did. */
  filed: z.nullable(z.enum(filedKinds)),
  files: z.array(fileItem),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** What became of a sign of an emergency; tries only of NOT_REACHED. */
export const alarmOutcome = z.strictObject({ kind: z.enum(alarmOutcomes), tries: z.nullable(z.int()) });

export const clinicTimelineEntry = z.extend(timelineEntry, {
  /** Said with the entry that closes; patients do not read it. */
  alarmOutcome: z.nullable(alarmOutcome),
  /** Whoever of the staff has not seen it should read it before they answer. */
  isNews: z.boolean(),
});
export type ClinicTimelineEntry = z.output<typeof clinicTimelineEntry>;

/** A conversation is read from its end; older entries stand before this version, null: these are all. */
export const earlierBefore = z.nullable(z.int());
export const earlierQuery = z.strictObject({
  before: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000_000)),
});

/** Signs of danger that somebody says are there, or "none" alone. */
export const statedSigns = z
  .array(z.string().check(z.minLength(1), z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(mostTicked));

/** What a move answers: enough to know that it happened, no health content. */
export const movedEContact = z.strictObject({
  id,
  status: z.enum(eContactStatuses),
  turn: z.nullable(z.enum(parties)),
  version: z.int(),
});

export const person = z.strictObject({
  firstName: z.string(),
  surname: z.string(),
  birthDate: z.nullable(day),
  sex: z.enum(sexes),
});
export const creator = z.strictObject({ kind: z.enum(creatorKinds), name: z.string() });
/** Files that were uploaded before and go with a message; each once. */
export const fileIds = z.array(id).check(
  z.maxLength(filesPerMessage),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'notUnique' }),
);
export const eContactParams = z.strictObject({ id });

/** Comes through although it is longer than may be sent: the rule refuses it with a code of its own. */
export const answerText = ({ min = 1 } = {}) => boundedText({ min, max: draftTextMax });

/** What any move on an e-contact may be refused with. */
export const moveRefusals = [
  'E_CONTACT_ALREADY_CLOSED',
  'E_CONTACT_CHANGED',
  'E_CONTACT_MOVE_NOT_ALLOWED',
] as const;
/** Of a side that writes on and on without an answer. */
export const inARowRefusals = ['TOO_MANY_MESSAGES'] as const;
/** Of a move that closes what bears a sign of an emergency. */
export const alarmRefusals = ['E_CONTACT_ALARM_UNSEEN', 'E_CONTACT_ALARM_OUTCOME_MISSING'] as const;
/** What a reply, a closing word or an answer may be refused with besides. */
export const answerRefusals = ['E_CONTACT_ANSWER_TOO_LONG'] as const;
export const fileRefusals = ['INVALID_INPUT_FILE', 'FILES_OVER_LIMIT'] as const;
