import type { Language } from '@tervita/domain/core';
import {
  afterMove,
  directionFromClinic,
  directionToClinic,
  type EContactState,
  type Move,
} from '@tervita/domain/e-contacts';
import type { PatientProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { previewOf } from '../../features/e-contacts/e-contact-store.ts';
import type { Clinic, Employee } from '../clinics/clinic.ts';
import type { DemoIds } from '../demo-ids.ts';
import type { Identities } from '../identities.ts';
import { nameOf, type Person } from '../people/person.ts';

/** How an e-contact begins: as a draft, or handed to an outside care flow. */
export interface Beginning {
  readonly index: number;
  readonly clinic: Clinic;
  readonly patient: Person;
  /** The patient, or somebody who writes for them. */
  readonly creator: Person;
  readonly type: PatientProblemType;
  readonly language: Language;
  readonly status: 'CREATED' | 'STARTED';
  readonly membershipPending: boolean;
  readonly at: number;
}

export interface Step {
  readonly move: Move;
  readonly at: number;
  readonly by: 'CREATOR' | 'SYSTEM' | Employee;
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  readonly opensAt?: number | undefined;
}

export type EContactRow = Insertable<DB['e_contact']>;
export type EntryRow = Insertable<DB['timeline_entry']>;
export interface Life {
  readonly eContact: EContactRow;
  readonly entries: readonly EntryRow[];
}

const toClinic: readonly Move[] = ['submit', 'answer', 'addInfo', 'reopen'];
const fromClinic: readonly Move[] = ['reply', 'replyAndClose'];

const entryAuthor = (step: Step, { creator, patient }: Beginning, creatorUserId: string) => {
  if (step.by === 'SYSTEM') return { id: null, kind: 'SYSTEM', name: null, role: null };
  if (step.by === 'CREATOR') {
    const kind = creator === patient ? 'PATIENT' : 'REPRESENTATIVE';
    return { id: creatorUserId, kind, name: nameOf(creator), role: null };
  }
  return { id: step.by.userId, kind: 'STAFF', name: nameOf(step.by), role: step.by.role };
};

const moverOf = ({ by }: Step) => {
  if (by === 'SYSTEM') return 'SYSTEM';
  return by === 'CREATOR' ? 'PATIENT' : 'CLINIC';
};

/** The row and timeline that these steps leave behind. A step that the rules refuse is thrown out as they do it. */
export const liveThrough = (
  beginning: Beginning,
  steps: Iterable<Step>,
  identities: Identities,
  ids: DemoIds,
): Life => {
  const { index, clinic, patient, creator, type, language } = beginning;
  const id = ids('eContact', index, beginning.at);
  const creatorUserId = identities.userId(creator);
  const creatorKind = creator === patient ? 'PATIENT' : 'REPRESENTATIVE';
  let state: EContactState = {
    status: beginning.status,
    turn: null,
    version: 0,
    openedAt: null,
    completedAt: null,
    membershipPending: beginning.membershipPending,
    clinicHasAnswered: false,
  };
  const now = { waitingSince: beginning.at, updatedAt: beginning.at, preview: '', lastBy: 'PATIENT' };
  let assignee: string | null = null;
  const entries: EntryRow[] = [];
  for (const step of steps) {
    const at = new Date(step.at);
    const before = state;
    const opensAt = step.opensAt === undefined ? undefined : new Date(step.opensAt);
    state = afterMove(step.move, moverOf(step), before, { now: at, seen: before.version, opensAt });
    const author = entryAuthor(step, beginning, creatorUserId);
    const byStaff = author.kind === 'STAFF';
    // From here on as saveMove writes it; a test holds the two together.
    now.updatedAt = step.at;
    if (state.turn !== before.turn) now.waitingSince = step.at;
    if (step.text) {
      now.preview = previewOf(step.text);
      now.lastBy = byStaff ? 'CLINIC' : 'PATIENT';
    }
    if (byStaff) assignee = author.id;
    const isToClinic = step.by === 'CREATOR' && step.text && toClinic.includes(step.move);
    const direction = isToClinic ? directionToClinic(creatorKind) : null;
    entries.push({
      id: ids('entry', index * 32 + state.version, step.at),
      clinic_id: clinic.id,
      e_contact_id: id,
      version: state.version,
      move: step.move,
      at,
      author_user_id: author.id,
      author_kind: author.kind,
      author_name: author.name,
      author_role: author.role,
      direction: fromClinic.includes(step.move) ? directionFromClinic(creatorKind) : direction,
      text: step.text ?? null,
      language: isToClinic ? language : null,
      reason: step.reason ?? null,
      opens_at: state.openedAt,
    });
  }
  return {
    entries,
    eContact: {
      id,
      clinic_id: clinic.id,
      clinic_member_id: identities.memberId(patient, clinic.index),
      patient_person_id: identities.personId(patient),
      creator_user_id: creatorUserId,
      creator_kind: creatorKind,
      creator_name: nameOf(creator),
      type,
      status: state.status,
      turn: state.turn,
      version: state.version,
      language,
      preview: now.preview,
      last_by: now.lastBy,
      opened_at: state.openedAt,
      waiting_since: new Date(now.waitingSince),
      completed_at: state.completedAt,
      membership_pending: state.membershipPending,
      clinic_has_answered: state.clinicHasAnswered,
      assignee_user_id: assignee,
      created_at: new Date(beginning.at),
      updated_at: new Date(now.updatedAt),
    },
  };
};
