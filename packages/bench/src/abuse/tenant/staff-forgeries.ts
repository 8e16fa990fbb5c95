import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { canaryIds } from '../../facts/canary-rows.ts';
import { staffAnswers } from './answer-forgeries.ts';
import { type Forgeries, type Forgery, insertInto, insertWith } from './forge.ts';
import { forgedJobs } from './jobs.ts';
import { staffMessages } from './message-forgeries.ts';
import { type LeftMedicines, staffMedicines } from './prescription-forgeries.ts';
import { staffRecords } from './record-forgeries.ts';
import type { StaffScene } from './scene.ts';
import { staffStates } from './state-forgeries.ts';

const at = new Date().toISOString();

const entries = ({ me, role, mine, foreign, colleague, patient }: StaffScene): Forgeries => {
  const honest = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    e_contact_id: mine.id,
    version: 9_000,
    move: 'reply',
    at,
    author_user_id: me.user,
    author_kind: 'STAFF',
    author_name: me.name,
    author_role: role,
    direction: 'CLINIC_TO_PATIENT',
    text: 'x',
  };
  const note = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    e_contact_id: mine.id,
    author_user_id: me.user,
    author_name: me.name,
    author_role: role,
    text: 'x',
    at,
  };
  return {
    honest: [
      { what: 'a reply', statements: [insertInto('timeline_entry', honest)] },
      { what: 'a note', statements: [insertInto('e_contact_note', note)] },
    ],
    forged: [
      ...insertWith('timeline_entry', honest, {
        'as a colleague': { author_user_id: colleague.user, author_name: colleague.name },
        "under a colleague's name": { author_name: colleague.name },
        'as another profession': { author_role: role === 'DOCTOR' ? 'NURSE' : 'DOCTOR' },
        'as the patient': {
          author_kind: 'PATIENT',
          author_user_id: patient.user,
          author_name: patient.name,
          author_role: null,
          direction: 'PATIENT_TO_CLINIC',
        },
        'as the system': { author_kind: 'SYSTEM', author_user_id: null },
        'as if the patient had sent it': { direction: 'PATIENT_TO_CLINIC' },
        'in a foreign thread': { clinic_id: foreign.clinic, e_contact_id: foreign.id },
      }),
      ...insertWith('e_contact_note', note, {
        'as a colleague': { author_user_id: colleague.user, author_name: colleague.name },
        "under a colleague's name": { author_name: colleague.name },
      }),
    ],
  };
};

const planned = ({ me, role, mine, colleague }: StaffScene, waiting: string): Forgeries => {
  const honest = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    e_contact_id: mine.id,
    user_id: me.user,
    author_name: me.name,
    author_role: role,
    move: 'reply',
    text: 'x',
    file_ids: [],
    seen_version: 1,
    status: 'WAITING',
    version: 1,
    due_at: at,
    created_at: at,
  };
  const change = (what: string, set: string): Forgery => ({
    what: `planned_move: ${what}`,
    statements: [{ text: `update planned_move set ${set} where id = '${waiting}'` }],
  });
  const own = `user_id = '${me.user}', author_name = ${pg.escapeLiteral(me.name)}, author_role = '${role}'`;
  return {
    honest: [
      { what: 'a planned reply', statements: [insertInto('planned_move', honest)] },
      change("another time for a colleague's", "due_at = now() + interval '1 day'"),
      change("a colleague's words changed under one's own name", `text = 'y', ${own}`),
    ],
    forged: [
      ...insertWith('planned_move', honest, {
        'as a colleague': { user_id: colleague.user, author_name: colleague.name },
        "under a colleague's name": { author_name: colleague.name },
        "as a colleague's that was stopped": { user_id: colleague.user, status: 'CANCELLED' },
        "with a colleague's files": { files_user_id: colleague.user },
      }),
      change("a colleague's words under the colleague's name", "text = 'forged'"),
      change("under somebody else's name", "author_name = 'Dr Forged'"),
      change('stopped by somebody else', "status = 'HELD', held_by = 'Dr Forged'"),
    ],
  };
};

const threads = ({ me, mine, foreign, patient, stranger }: StaffScene): Forgeries => {
  const honest = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    clinic_member_id: mine.member,
    patient_person_id: mine.person,
    representation_unverified: false,
    creator_user_id: patient.user,
    creator_kind: 'CLINIC',
    creator_name: me.name,
    type: 'COUGH',
    status: 'SUBMITTED',
    turn: 'PATIENT',
    version: 1,
    preview: 'x',
    last_by: 'CLINIC',
    membership_pending: false,
    clinic_has_answered: true,
    assignee_user_id: me.user,
    waiting_since: at,
    created_at: at,
    updated_at: at,
  };
  const change = (what: string, set: string): Forgery => ({
    what: `e_contact: ${what}`,
    statements: [{ text: `update e_contact set ${set} where id = '${mine.id}'` }],
  });
  return {
    honest: [{ what: 'an e-contact', statements: [insertInto('e_contact', honest)] }],
    forged: [
      ...insertWith('e_contact', honest, {
        'about a stranger': { patient_person_id: foreign.person },
        "with a stranger's record": { clinic_member_id: foreign.member, patient_person_id: foreign.person },
        'at a foreign clinic': {
          clinic_id: foreign.clinic,
          clinic_member_id: foreign.member,
          patient_person_id: foreign.person,
          creator_user_id: stranger.user,
        },
        'for the account of a stranger': { creator_user_id: stranger.user },
        "written down under somebody else's name": { creator_name: 'Dr Forged' },
        "under another patient's name": { creator_kind: 'PATIENT', creator_name: stranger.name },
        'for somebody who does not act for the patient': {
          creator_user_id: stranger.user,
          creator_kind: 'REPRESENTATIVE',
          represented_person_id: stranger.person,
        },
        "as what comes after a stranger's": { follows_id: foreign.id },
      }),
      change('moved to another clinic', `clinic_id = '${foreign.clinic}'`),
      change('moved to another record', `clinic_member_id = '${foreign.member}'`),
      change('about somebody else', `patient_person_id = '${foreign.person}'`),
      change('started by somebody else', `creator_user_id = '${me.user}', creator_name = 'x'`),
      change('as confirmed', 'representation_unverified = false'),
    ],
  };
};

/** Functions that lend a right give nothing of another clinic. */
const asked = ({ me, foreign, stranger }: StaffScene): Forgery[] =>
  [
    `latest_on_same_problem('${foreign.clinic}', '${foreign.member}', '${foreign.type}')`,
    `(select m from members_found('${foreign.clinic}', '{a}', 5) m limit 1)`,
    `(select user_id from representatives_for_clinic('${foreign.clinic}', '${foreign.member}') limit 1)`,
    `nullif(decide_representation('${foreign.clinic}', '${foreign.person}', true, 'x', gen_random_uuid()), false)`,
    `person_of_colleague('${foreign.clinic}', '${stranger.user}')`,
    `(select m from join_member('${foreign.member}', '${me.person}', 'PERSON') m)`,
  ].map((call) => ({
    what: `asked: ${call.slice(0, 60)}`,
    statements: [{ text: `select 1 from (select ${call} as got) answered where got is not null` }],
  }));

/** What lies there to be tampered with: a reply of a colleague, and medicines. */
interface LeftThere {
  readonly reply: string;
  readonly medicines: LeftMedicines;
}

export const staffForgeries = (scene: StaffScene, { reply, medicines }: LeftThere): Forgeries => {
  const all = [
    ...[entries, threads, staffRecords, staffStates, staffAnswers, staffMessages].map((each) => each(scene)),
    planned(scene, reply),
    staffMedicines(scene, medicines),
  ];
  return {
    honest: all.flatMap(({ honest }) => honest),
    forged: [...all.flatMap(({ forged }) => forged), ...asked(scene), ...forgedJobs(scene)],
  };
};

/** The context names the clinic, and somebody who does not work there: what staff may write, they may not. */
export const outsiderForgeries = (scene: StaffScene): Forgeries => {
  const outsider = { user: canaryIds.nurseUser, person: canaryIds.nurse, name: 'Kanaari Lind' };
  const disguised = { ...scene, me: outsider, role: 'NURSE' };
  const all = [entries(disguised), planned(disguised, randomUUID()), threads(disguised)];
  return { honest: [], forged: all.flatMap(({ honest }) => honest) };
};
