import {
  afterMove,
  type CreatorKind,
  directionFromClinic,
  directionToClinic,
  type EContactState,
  type MessageDirection,
  type Move,
  notSent,
} from '@tervita/domain/e-contacts';
import type { FiredRule } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn, suspicionRule } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { previewOf, soundsOf } from '../../features/e-contacts/e-contact-store.ts';
import { alertsInText } from '../../features/e-contacts/patient/questionnaire/judge.ts';
import type { Employee } from '../clinics/clinic.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { Identities } from '../identities.ts';
import { minute } from '../office-time.ts';
import { nameOf } from '../people/person.ts';
import { type QuestionnaireRow, questionnaireOf } from './asked.ts';
import { factsAt } from './facts-at.ts';
import { type FilledIn, filledIn } from './filled-in.ts';
import type { Beginning, Moved, Step } from './step.ts';

export type EContactRow = Insertable<DB['e_contact']>;
export type EntryRow = Insertable<DB['timeline_entry']>;
/** Each is worked out when asked for: a million lives are told once for each of the two tables. */
export interface Life extends FilledIn {
  readonly eContact: () => EContactRow;
  readonly entries: () => EntryRow[];
  readonly questionnaire: () => QuestionnaireRow | undefined;
}

const moverOf = ({ by }: Step) => {
  if (by === 'SYSTEM') return 'SYSTEM';
  return by === 'CREATOR' ? 'PATIENT' : 'CLINIC';
};

const isByStaff = (step: Step): step is Step & { by: Employee } => typeof step.by !== 'string';

const draftOf = ({ status, membershipPending }: Beginning): EContactState => ({
  ...notSent,
  status,
  membershipPending,
});

/** A step that the rules refuse is thrown out by them. */
const movedThrough = (beginning: Beginning, steps: Iterable<Step>): Moved[] => {
  let state = draftOf(beginning);
  const moved: Moved[] = [];
  for (const step of steps) {
    const opensAt = step.opensAt === undefined ? undefined : new Date(step.opensAt);
    state = afterMove(step.move, moverOf(step), state, {
      now: new Date(step.at),
      seen: state.version,
      opensAt,
    });
    moved.push({ step, state });
  }
  return moved;
};

/** A few thousand texts are said a million times. */
const previews = new Map<string, string>();
const shortened = (text: string): string => {
  const known = previews.get(text);
  if (known !== undefined) return known;
  const preview = previewOf(text);
  previews.set(text, preview);
  return preview;
};

const toClinic: readonly Move[] = ['submit', 'answer', 'addInfo', 'reopen'];
const closing: readonly Move[] = ['replyAndClose', 'archive'];
const noOutcome = { alarm_outcome: null, alarm_tries: null };
const fromClinic: readonly Move[] = ['reply', 'replyAndClose', 'writeFirst', 'askQuestionnaire'];

const directionOf = ({ move, by, text }: Step, creatorKind: CreatorKind): MessageDirection | null => {
  if (fromClinic.includes(move)) return directionFromClinic(creatorKind);
  return by === 'CREATOR' && text && toClinic.includes(move) ? directionToClinic(creatorKind) : null;
};

/** Whoever writes has read; what is over has been read as well, a while after the last word. */
const seenAt = (moved: readonly Moved[]): Date | null => {
  const wrote = moved.findLast(({ step }) => step.by === 'CREATOR')?.step.at;
  const last = moved.at(-1);
  if (!last || last.step.by === 'CREATOR') return wrote === undefined ? null : new Date(wrote);
  if (last.state.status === 'COMPLETED') return new Date(last.step.at + 20 * minute);
  return wrote === undefined ? null : new Date(wrote);
};

/** The row and the timeline that these steps leave behind, as saveMove writes them; a test holds the two together. */
export const liveThrough = (
  beginning: Beginning,
  steps: Iterable<Step>,
  identities: Identities,
  ids: DemoIds,
): Life => {
  const { index, clinic, patient, creator, type, language } = beginning;
  const moved = movedThrough(beginning, steps);
  const id = ids('eContact', index, beginning.at);
  const creatorKind: CreatorKind = creator === patient ? 'PATIENT' : 'REPRESENTATIVE';
  const isOwnRecord = patient.memberships.some((one) => one.clinic === clinic.index && one.isOwnRecord);
  const creatorUserId = isOwnRecord
    ? identities.heldUserId(patient, clinic.index)
    : identities.userId(creator);
  const patientPersonId = isOwnRecord
    ? identities.heldPersonId(patient, clinic.index)
    : identities.personId(patient);
  const recordId = creator === patient ? null : identities.recordId(patient, creator);

  const authorOf = ({ by }: Step) => {
    if (by === 'SYSTEM') return { id: null, kind: 'SYSTEM', name: null, role: null };
    if (by === 'CREATOR') return { id: creatorUserId, kind: creatorKind, name: nameOf(creator), role: null };
    return { id: by.userId, kind: 'STAFF', name: nameOf(by), role: by.role };
  };

  const outcome = beginning.outcome
    ? { alarm_outcome: beginning.outcome.kind, alarm_tries: beginning.outcome.tries }
    : noOutcome;

  /** Why a scene's flag stands, where its words gave it. */
  const firedIn = ({ by, text, at }: Step): readonly FiredRule[] => {
    if (!beginning.redFlag || by !== 'CREATOR' || !text) return [];
    const heard = dangerKindIn(text, factsAt(patient, at));
    return [...alertsInText(text), ...(heard ? [suspicionRule(heard)] : [])];
  };

  const entryOf = ({ step, state }: Moved): EntryRow => {
    const author = authorOf(step);
    const direction = directionOf(step, creatorKind);
    const fired = firedIn(step);
    return {
      id: ids('entry', index * 32 + state.version, step.at),
      clinic_id: clinic.id,
      e_contact_id: id,
      version: state.version,
      move: step.move,
      at: new Date(step.at),
      author_user_id: author.id,
      author_kind: author.kind,
      author_name: author.name,
      author_role: author.role,
      direction,
      text: step.text ?? null,
      language: step.by === 'CREATOR' && direction ? language : null,
      reason: step.reason ?? null,
      opens_at: state.openedAt,
      fired: fired.length > 0 ? JSON.stringify(fired) : null,
      ...(closing.includes(step.move) ? outcome : noOutcome),
    };
  };

  const eContact = (): EContactRow => {
    const state = moved.at(-1)?.state ?? draftOf(beginning);
    const turned = moved.findLast(
      ({ state: { turn } }, place) => turn !== (moved[place - 1]?.state.turn ?? null),
    );
    const spoken = moved.findLast(({ step }) => step.text)?.step;
    const handled = moved
      .map(({ step }) => step)
      .findLast((step) => isByStaff(step) && fromClinic.includes(step.move));
    // What staff wrote first waits for nobody; opened again before any answer, it waits anew.
    const sentAt = moved.findLast(
      ({ state: { status, clinicHasAnswered } }, place) =>
        status === 'SUBMITTED' && !clinicHasAnswered && moved[place - 1]?.state.status !== 'SUBMITTED',
    )?.step.at;
    const answeredAt = moved.find((each) => each.state.clinicHasAnswered)?.step.at;
    return {
      id,
      clinic_id: clinic.id,
      clinic_member_id: identities.memberId(patient, clinic.index),
      patient_person_id: patientPersonId,
      represented_person_id: recordId,
      representation_unverified: patient.unverified.includes(creator.index),
      creator_user_id: creatorUserId,
      creator_kind: creatorKind,
      creator_name: nameOf(creator),
      type,
      status: state.status,
      turn: state.turn,
      version: state.version,
      language,
      preview: shortened(spoken?.text ?? ''),
      last_by: spoken && isByStaff(spoken) ? 'CLINIC' : 'PATIENT',
      opened_at: state.openedAt,
      waiting_since: new Date(turned?.step.at ?? beginning.at),
      completed_at: state.completedAt,
      membership_pending: state.membershipPending,
      clinic_has_answered: state.clinicHasAnswered,
      assignee_user_id: handled && isByStaff(handled) ? handled.by.userId : null,
      red_flag: beginning.redFlag ?? null,
      red_flag_seen_at: beginning.outcome && handled ? new Date(handled.at) : null,
      red_flag_seen_by: beginning.outcome && handled && isByStaff(handled) ? handled.by.userId : null,
      ...outcome,
      sounds_like: null,
      sounds_like_quote: null,
      sounds_like_waits: false,
      ...soundsOf(moved.toReversed().flatMap(({ step }) => firedIn(step))),
      follows_id: null,
      draft_id: null,
      patient_seen_at: seenAt(moved),
      sent_at: sentAt === undefined ? null : new Date(sentAt),
      first_answered_at: answeredAt === undefined ? null : new Date(answeredAt),
      created_at: new Date(beginning.at),
      updated_at: new Date(moved.at(-1)?.step.at ?? beginning.at),
    };
  };

  const questionnaire = (): QuestionnaireRow | undefined =>
    beginning.asked &&
    questionnaireOf(beginning.asked, {
      id: ids('questionnaire', index, beginning.at),
      authorUserId: creatorUserId,
      patientPersonId: recordId ?? patientPersonId,
      patient,
      clinicId: clinic.id,
      eContactId: id,
      language,
      type,
      text: moved[0]?.step.text ?? '',
      at: beginning.at,
    });

  const filled = filledIn({ beginning, moved, eContactId: id, creatorUserId, identities, ids });
  return { eContact, entries: () => moved.map(entryOf), questionnaire, ...filled };
};
