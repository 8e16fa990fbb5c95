import { randomUUID } from 'node:crypto';
import { type Forgeries, insertInto, insertWith } from './forge.ts';
import type { Scene, StaffScene } from './scene.ts';

const at = new Date().toISOString();

/** What somebody filled in, as it is kept with a thread. */
const response = ({ mine }: Scene, source: 'PATIENT' | 'STAFF') => ({
  id: randomUUID(),
  clinic_id: mine.clinic,
  clinic_member_id: mine.member,
  e_contact_id: mine.id,
  type: 'GAD',
  instrument: 'GAD7',
  version: 1,
  language: 'et',
  answers: {},
  own_words: {},
  subscores: [],
  findings: [],
  actions: [],
  source,
  filled_at: at,
});

const foreignThread = ({ foreign }: Scene) => ({
  clinic_id: foreign.clinic,
  clinic_member_id: foreign.member,
  e_contact_id: foreign.id,
});

const flow = ({ me, mine }: Scene, side: 'PATIENT' | 'CLINIC') => ({
  id: randomUUID(),
  clinic_id: mine.clinic,
  e_contact_id: mine.id,
  type: 'ISI',
  started_by_user_id: me.user,
  side,
  language: 'et',
  session_id: 'x',
  pathway_id: randomUUID(),
  state: 'STARTED',
  attempts: 0,
  created_at: at,
});
const arrived = { state: 'DONE', ended_at: at, answers: [] };

/** A thread that waits for a provider, begun by its patient. */
const startedThread = ({ me, mine }: Scene) => ({
  id: randomUUID(),
  clinic_id: mine.clinic,
  clinic_member_id: mine.member,
  patient_person_id: me.person,
  representation_unverified: false,
  creator_user_id: me.user,
  creator_kind: 'PATIENT',
  creator_name: me.name,
  type: 'ISI',
  status: 'STARTED',
  version: 1,
  preview: '',
  last_by: 'PATIENT',
  membership_pending: true,
  clinic_has_answered: false,
  waiting_since: at,
  created_at: at,
  updated_at: at,
});

export const patientAnswers = (scene: Scene): Forgeries => {
  const thread = startedThread(scene);
  const begun = { ...flow(scene, 'PATIENT'), e_contact_id: thread.id };
  const start = insertInto('e_contact', thread);
  const began = insertInto('care_flow', begun);
  const change = (set: string) => ({ text: `update care_flow set ${set} where id = '${begun.id}'` });
  const finish = change("state = 'DONE', ended_at = now(), answers = '[]'");
  const lies = insertWith('care_flow', begun, {
    'as answered': arrived,
    'with answers': { answers: [] },
    'as one of the staff': { side: 'CLINIC' },
    'by somebody else': { started_by_user_id: scene.stranger.user },
    'in a thread that was sent': { e_contact_id: scene.mine.id },
    "in a stranger's thread": { clinic_id: scene.foreign.clinic, e_contact_id: scene.foreign.id },
    'with a draft that is not theirs': { draft_id: randomUUID() },
  });
  const kept = response(scene, 'PATIENT');
  return {
    honest: [
      { what: 'answers', statements: [insertInto('instrument_response', kept)] },
      { what: 'a care flow', statements: [start, began] },
      { what: 'a care flow that arrived', statements: [start, began, finish] },
    ],
    forged: [
      ...insertWith('instrument_response', kept, {
        'as if staff had asked': { source: 'STAFF' },
        "in a stranger's thread": foreignThread(scene),
      }),
      ...lies.map(({ what, statements }) => ({ what, statements: [start, ...statements] })),
      {
        what: 'care_flow: moved to another thread',
        statements: [start, began, change(`e_contact_id = '${scene.mine.id}'`)],
      },
      {
        what: 'care_flow: other answers than those that arrived',
        statements: [start, began, finish, change("answers = '[1]'")],
      },
    ],
  };
};

export const staffAnswers = (scene: StaffScene): Forgeries => {
  const kept = response(scene, 'STAFF');
  const begun = flow(scene, 'CLINIC');
  return {
    honest: [
      { what: 'answers', statements: [insertInto('instrument_response', kept)] },
      { what: 'a care flow', statements: [insertInto('care_flow', begun)] },
    ],
    forged: [
      ...insertWith('instrument_response', kept, {
        'as if the patient had filled it in': { source: 'PATIENT' },
        'at a foreign clinic': foreignThread(scene),
      }),
      ...insertWith('care_flow', begun, {
        'as answered': arrived,
        'as the patient': { side: 'PATIENT', started_by_user_id: scene.patient.user },
        'by a colleague': { started_by_user_id: scene.colleague.user },
        'at a foreign clinic': { clinic_id: scene.foreign.clinic, e_contact_id: scene.foreign.id },
      }),
    ],
  };
};
