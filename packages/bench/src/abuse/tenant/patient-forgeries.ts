import { randomUUID } from 'node:crypto';
import { patientAnswers } from './answer-forgeries.ts';
import { type Forgeries, type Forgery, insertInto, insertWith } from './forge.ts';
import { forgedJobs } from './jobs.ts';
import { patientMedicines } from './prescription-forgeries.ts';
import type { Scene } from './scene.ts';
import { patientStates } from './state-forgeries.ts';

const at = new Date().toISOString();

const entries = ({ me, mine, foreign, stranger }: Scene): Forgeries => {
  const honest = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    e_contact_id: mine.id,
    version: 9_000,
    move: 'addInfo',
    at,
    author_user_id: me.user,
    author_kind: 'PATIENT',
    author_name: me.name,
    direction: 'PATIENT_TO_CLINIC',
    text: 'x',
  };
  return {
    honest: [{ what: 'a message', statements: [insertInto('timeline_entry', honest)] }],
    forged: insertWith('timeline_entry', honest, {
      'as one of the staff': { author_kind: 'STAFF', author_name: 'Dr Forged', author_role: 'DOCTOR' },
      'as the system': { author_kind: 'SYSTEM', author_user_id: null },
      'as somebody else': { author_user_id: stranger.user, author_name: stranger.name },
      "under somebody else's name": { author_name: stranger.name },
      'with a role': { author_role: 'DOCTOR' },
      'as a representative': { author_kind: 'REPRESENTATIVE' },
      'as if the clinic had sent it': { direction: 'CLINIC_TO_PATIENT' },
      'in a foreign thread': { clinic_id: foreign.clinic, e_contact_id: foreign.id },
    }),
  };
};

const threads = ({ me, mine, foreign, stranger }: Scene): Forgeries => {
  const honest = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    clinic_member_id: mine.member,
    patient_person_id: me.person,
    representation_unverified: false,
    creator_user_id: me.user,
    creator_kind: 'PATIENT',
    creator_name: me.name,
    type: 'COUGH',
    status: 'SUBMITTED',
    turn: 'CLINIC',
    version: 1,
    preview: 'x',
    last_by: 'PATIENT',
    membership_pending: true,
    clinic_has_answered: false,
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
        "with a stranger's record": { clinic_id: foreign.clinic, clinic_member_id: foreign.member },
        'about a stranger': {
          clinic_id: foreign.clinic,
          clinic_member_id: foreign.member,
          patient_person_id: foreign.person,
        },
        'about a stranger as if they acted for them': {
          clinic_id: foreign.clinic,
          clinic_member_id: foreign.member,
          patient_person_id: foreign.person,
          represented_person_id: foreign.person,
          creator_kind: 'REPRESENTATIVE',
        },
        'started by somebody else': { creator_user_id: stranger.user },
        "under somebody else's name": { creator_name: stranger.name },
        'as if the clinic had written it down': { creator_kind: 'CLINIC' },
        "as what comes after a stranger's": { follows_id: foreign.id },
        'as answered': { clinic_has_answered: true },
        'as looked after': { assignee_user_id: stranger.user },
      }),
      change("moved to a stranger's record", `clinic_member_id = '${foreign.member}'`),
      change("turned into a stranger's", `patient_person_id = '${foreign.person}'`),
      change('started by somebody else', `creator_user_id = '${stranger.user}'`),
      change('without its warning', 'red_flag = null'),
      change('with a warning that somebody has seen', `red_flag_seen_by = '${stranger.user}'`),
    ],
  };
};

/** Records of clinics, and whom one says to act for. */
const people = ({ me, mine, foreign, stranger }: Scene): Forgeries => {
  const typed = {
    id: randomUUID(),
    country: 'EE',
    first_name: 'Jaan',
    surname: 'Tamm',
    sex: 'MALE',
    created_by_user_id: me.user,
    created_at: at,
    updated_at: at,
  };
  const link = { user_id: me.user, person_id: typed.id, created_at: at };
  const added = (what: string, lie: object, person: object = typed): Forgery => ({
    what,
    statements: [insertInto('person', { ...person }), insertInto('representation', { ...link, ...lie })],
  });
  const member = {
    clinic_id: foreign.clinic,
    person_id: me.person,
    status: 'MEMBER',
    first_name: 'x',
    surname: 'x',
    sex: 'FEMALE',
    created_at: at,
    updated_at: at,
  };
  const questionnaire = {
    id: randomUUID(),
    author_user_id: me.user,
    patient_person_id: me.person,
    clinic_id: foreign.clinic,
    e_contact_id: foreign.id,
    language: 'et',
    input: 'x',
    candidates: [],
    answers: {},
    acknowledged: [],
    is_summary_edited: false,
    fired: [],
    catalogue_version: 1,
    engine: 'RULES',
    created_at: at,
    updated_at: at,
  };
  return {
    honest: [added('somebody for whom one writes', {})],
    forged: [
      added('representation: as if the stranger had said yes', {
        confirmed_person_id: foreign.person,
        confirmed_at: at,
      }),
      added('representation: of a stranger', { person_id: stranger.person }),
      added('representation: for somebody else', { user_id: stranger.user }),
      {
        what: 'person: one that a clinic holds',
        statements: [insertInto('person', { ...typed, held_by_clinic_id: foreign.clinic })],
      },
      ...insertWith('clinic_member', member, { 'as one of its patients': {} }),
      {
        what: 'clinic_member: accepted by oneself',
        statements: [{ text: `update clinic_member set status = 'MEMBER' where id = '${mine.member}'` }],
      },
      {
        what: 'ai_questionnaire: with a foreign e-contact',
        statements: [insertInto('ai_questionnaire', questionnaire)],
      },
    ],
  };
};

/** Functions that lend a right give nothing about a stranger. */
const asked = ({ foreign, me }: Scene): Forgery[] =>
  [
    `latest_on_same_problem('${foreign.clinic}', '${foreign.member}', '${foreign.type}')`,
    `(select member_id from member_to_write_for('${foreign.clinic}', '${foreign.person}', gen_random_uuid(), true))`,
    `(select clinic_id from clinics_of_represented('${foreign.person}') limit 1)`,
    `(select clinic_id from memberships_follow_person('${foreign.person}', 'x', 'x') limit 1)`,
    `nullif(answer_claim('${foreign.person}', true), false)`,
    `nullif(answer_membership('${foreign.member}', true), false)`,
    `nullif(is_my_record('${foreign.person}'), false)`,
    `(select m from join_member('${foreign.member}', '${me.person}', 'PERSON') m)`,
  ].map((call) => ({
    what: `asked: ${call.slice(0, 60)}`,
    statements: [{ text: `select 1 from (select ${call} as got) answered where got is not null` }],
  }));

export const patientForgeries = (scene: Scene): Forgeries => {
  const all = [entries, threads, people, patientStates, patientAnswers, patientMedicines].map((each) =>
    each(scene),
  );
  return {
    honest: all.flatMap(({ honest }) => honest),
    forged: [...all.flatMap(({ forged }) => forged), ...asked(scene), ...forgedJobs(scene)],
  };
};
