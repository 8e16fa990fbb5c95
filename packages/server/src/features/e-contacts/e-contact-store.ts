import type { Language } from '@tervita/domain/core';
import {
  type AlarmOutcome,
  assertMayClose,
  type CreatorKind,
  type EContactEvent,
  type EContactState,
  type EContactStatus,
  type Filed,
  type MessageDirection,
  type Move,
  type Party,
  type RedFlag,
  redFlags,
} from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, isGrave, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { suspicionOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { isOthersMatter, type Self } from '../../core/session/own-matter.ts';
import { isOwnThread } from '../../core/session/own-thread.ts';

export interface LockedEContact {
  readonly id: string;
  readonly clinicId: string;
  /** Of whoever opened it by a letter: they write as the patient, and nothing of the clinic's record is theirs to know. */
  readonly patientPersonId: string;
  /** The record of the representative who started it. */
  readonly representedPersonId: string | null;
  readonly isUnverified: boolean;
  readonly creatorUserId: string;
  readonly creatorKind: CreatorKind;
  readonly clinicMemberId: string;
  /** Who reads it by the link in a letter, one id after the other. */
  readonly openedByUserIds: string;
  readonly redFlag: RedFlag | null;
  readonly redFlagWaits: boolean;
  readonly redFlagSeenBy: string | null;
  /** Words that only sound like danger came beneath a warning, and nobody has read them. */
  readonly wordsWait: boolean;
  /** Somebody said what became of the red flag since it was last raised. */
  readonly hasAlarmOutcome: boolean;
  readonly state: EContactState;
}

/** Whose e-contacts a caller may touch; row security says the same a second time. */
export type Ownership =
  /** self: of the staff, who leave their own matters to colleagues. */
  | { readonly clinicIds: readonly string[]; readonly self?: Self }
  | { readonly personId: string; readonly userId: string };

const owned = (by: Ownership) =>
  'clinicIds' in by
    ? sql<boolean>`clinic_id = any(${[...by.clinicIds]}::uuid[]) and ${by.self ? isOthersMatter(by.self, 'e_contact') : sql`true`}`
    : isOwnThread(by, 'e_contact');

/** Lock, then check, then write. Not yours is not found. */
export const lockEContact = async (tx: Tx, id: string, by: Ownership): Promise<LockedEContact> => {
  const row = await tx
    .selectFrom('e_contact')
    .selectAll()
    .select(
      sql<string>`(select coalesce(string_agg(o.user_id::text, ' '), '') from letter_opening o
        where o.e_contact_id = e_contact.id and o.decision is null)`.as('opened_by'),
    )
    .where('id', '=', id)
    .where(owned(by))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const isOpenedByCaller =
    'userId' in by && row.represented_person_id === null && row.opened_by.includes(by.userId);
  return {
    id: row.id,
    clinicId: row.clinic_id,
    patientPersonId: isOpenedByCaller ? by.personId : row.patient_person_id,
    representedPersonId: row.represented_person_id,
    isUnverified: row.representation_unverified,
    creatorUserId: row.creator_user_id,
    creatorKind: row.creator_kind as CreatorKind,
    clinicMemberId: row.clinic_member_id,
    openedByUserIds: row.opened_by,
    redFlag: row.red_flag as RedFlag | null,
    redFlagWaits: row.red_flag !== null && row.red_flag_seen_at === null,
    redFlagSeenBy: row.red_flag_seen_by,
    wordsWait: row.sounds_like_waits,
    hasAlarmOutcome: row.alarm_outcome !== null,
    state: {
      status: row.status as EContactStatus,
      turn: row.turn as Party | null,
      version: row.version,
      openedAt: row.opened_at,
      completedAt: row.completed_at,
      membershipPending: row.membership_pending,
      clinicHasAnswered: row.clinic_has_answered,
    },
  };
};

export interface Author {
  readonly userId: string;
  readonly kind: 'PATIENT' | 'REPRESENTATIVE' | 'STAFF' | 'SYSTEM';
  readonly name: string;
  readonly role: string | null;
}

/** Of what nobody did by hand. */
interface SystemAuthor {
  readonly userId: null;
  readonly kind: 'SYSTEM';
  readonly name: null;
  readonly role: null;
}

export interface Entry {
  readonly id: string;
  readonly move: Move;
  readonly at: Date;
  readonly author: Author | SystemAuthor;
  readonly direction: MessageDirection | null;
  readonly text: string | null;
  readonly language: Language | null;
  /** Why it was closed, refused or opened again. */
  readonly reason?: string | null | undefined;
  /** Stands under words that were written before: those stay what the inbox shows. */
  readonly isBesideWords?: boolean;
  /** What in it is a sign of danger. */
  readonly fired?: readonly FiredRule[];
  /** What became of a sign of an emergency, where it closes. */
  readonly alarmOutcome?: AlarmOutcome | null;
  /** Of what nobody sent and what went by itself: words that were typed, or answers alone. */
  readonly filed?: Filed | undefined;
}

/** Whoever told of grave danger waits since they did; null where nobody has. */
export const graveSince = (fired: readonly FiredRule[]): Date | null => {
  const [first] = fired.flatMap(({ action, at }) => (isGrave(action) && at ? [at] : [])).toSorted();
  return first ? new Date(first) : null;
};

/** What raises the flag; a mark for staff is none. */
const alarmsIn = ({ fired = [] }: Pick<Entry, 'fired'>) =>
  fired.filter(({ action }) => redFlagOf(action) !== null);

const outcomeIn = ({ alarmOutcome }: Entry) =>
  alarmOutcome ? { alarm_outcome: alarmOutcome.kind, alarm_tries: alarmOutcome.tries } : {};

const previewLength = 200;
export const previewOf = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, previewLength).join('');

export const addEntry = async (
  tx: Tx,
  eContact: { id: string; clinicId: string },
  state: EContactState,
  entry: Entry,
) => {
  const alarms = alarmsIn(entry);
  await tx
    .insertInto('timeline_entry')
    .values({
      id: entry.id,
      clinic_id: eContact.clinicId,
      e_contact_id: eContact.id,
      version: state.version,
      move: entry.move,
      at: entry.at,
      author_user_id: entry.author.userId,
      author_kind: entry.author.kind,
      author_name: entry.author.name,
      author_role: entry.author.role,
      direction: entry.direction,
      text: entry.text,
      language: entry.language,
      reason: entry.reason ?? null,
      opens_at: state.openedAt,
      fired: alarms.length > 0 ? JSON.stringify(alarms) : null,
      is_beside_words: entry.isBesideWords ?? false,
      ...outcomeIn(entry),
      filed: entry.filed ?? null,
    })
    .execute();
};

/** What words sound like stands with the e-contact, where lists find it. */
export const soundsOf = (fired: readonly FiredRule[] = []) => {
  const suspicion = fired.map(suspicionOf).find(Boolean);
  return suspicion ? { sounds_like: suspicion.kind, sounds_like_quote: suspicion.quote } : {};
};

const answers: readonly Move[] = ['reply', 'replyAndClose', 'askQuestionnaire'];

/** Whoever of the staff answers becomes responsible, and has seen the warning. */
const answeredBy = ({ redFlagWaits }: LockedEContact, { move, author, at }: Entry) =>
  answers.includes(move)
    ? {
        assignee_user_id: author.userId,
        sounds_like_waits: false,
        ...(redFlagWaits ? { red_flag_seen_at: at, red_flag_seen_by: author.userId } : {}),
      }
    : {};

/**
 * Never lowered; whoever has seen the former warning has not seen what gave this one. Words that only sound like danger wait
 * beneath a graver one: a red mark for what a machine hears would teach staff to pass over red marks.
 */
const raisedBy = ({ redFlag }: Pick<LockedEContact, 'redFlag'>, entry: Entry) => {
  const raised = redFlagOf(strongestAction(alarmsIn(entry)));
  if (!raised) return {};
  if (raised === 'WORDS' && redFlag !== null && redFlag !== 'WORDS')
    return { ...soundsOf(entry.fired), sounds_like_waits: true };
  const isStronger = redFlag === null || redFlags.indexOf(raised) < redFlags.indexOf(redFlag);
  return {
    red_flag: isStronger ? raised : redFlag,
    red_flag_seen_at: null,
    red_flag_seen_by: null,
    ...soundsOf(entry.fired),
  };
};

/**
 * Status, turn, version and one timeline entry; a sign of danger in it raises the flag, so that none is without a reason.
 * Every move of staff comes through here, and none closes an emergency that nobody has seen.
 */
export const saveMove = async (tx: Tx, eContact: LockedEContact, state: EContactState, entry: Entry) => {
  assertMayClose(entry.move, eContact, entry.alarmOutcome ?? null);
  const byStaff = entry.author.kind === 'STAFF';
  await tx
    .updateTable('e_contact')
    .set({
      status: state.status,
      turn: state.turn,
      version: state.version,
      opened_at: state.openedAt,
      completed_at: state.completedAt,
      membership_pending: state.membershipPending,
      clinic_has_answered: state.clinicHasAnswered,
      updated_at: entry.at,
      ...(state.turn === eContact.state.turn
        ? {}
        : { waiting_since: graveSince(entry.fired ?? []) ?? entry.at }),
      ...(entry.text && !entry.isBesideWords
        ? { preview: previewOf(entry.text), last_by: byStaff ? 'CLINIC' : 'PATIENT' }
        : {}),
      ...answeredBy(eContact, entry),
      ...raisedBy(eContact, entry),
      ...outcomeIn(entry),
    })
    .where('id', '=', eContact.id)
    .execute();
  await addEntry(tx, eContact, state, entry);
  return { id: eContact.id, status: state.status, turn: state.turn, version: state.version };
};

/** The patient is told when the time has come that the reply named; the time makes the event its own. */
export const openingOf = (eContact: Parameters<typeof eventOf>[1], opensAt: Date): OutboxEvent => ({
  ...eventOf('e-contact.reply-opens', eContact, 0),
  key: `${eContact.id}:${opensAt.toISOString()}`,
  notBefore: opensAt,
});

/** Ids only; the version makes the event of each change its own. */
export const eventOf = (
  type: EContactEvent,
  eContact: Pick<LockedEContact, 'id' | 'clinicId' | 'patientPersonId' | 'creatorUserId'> &
    Partial<Pick<LockedEContact, 'representedPersonId' | 'isUnverified' | 'openedByUserIds'>>,
  version: number,
): OutboxEvent => ({
  type,
  key: `${eContact.id}:${version}`,
  ids: {
    eContactId: eContact.id,
    clinicId: eContact.clinicId,
    // The patient hears nothing of what somebody wrote in their name before it is confirmed.
    personId: (eContact.isUnverified && eContact.representedPersonId) || eContact.patientPersonId,
    creatorUserId: eContact.creatorUserId,
    ...(eContact.openedByUserIds ? { openedByUserIds: eContact.openedByUserIds } : {}),
  },
});

/** The same patient wrote about the same problem within a month. */
export const earlierOnSameProblem = async (
  tx: Tx,
  clinicId: string,
  clinicMemberId: string,
  type: ProblemType,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string | null }>`
    select latest_on_same_problem(${clinicId}, ${clinicMemberId}, ${type}) as id`.execute(tx);
  return rows[0]?.id ?? null;
};
