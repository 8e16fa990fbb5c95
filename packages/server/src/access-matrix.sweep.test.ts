import { randomUUID } from 'node:crypto';
import { loginWithPassword } from '@tervita/contract/auth';
import type { RouteDefinition } from '@tervita/contract/core';
import { saveDraft, sendEContactText } from '@tervita/contract/e-contacts';
import { uploadPatientFile } from '@tervita/contract/files';
import { allRoutes } from '@tervita/contract/routes';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTable, actors, callOf } from './testing/access-table.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type Given, given } from './testing/given.ts';
import { formFor } from './testing/matrix-forms.ts';
import { makeIdsFor } from './testing/matrix-ids.ts';
import { sampleCall } from './testing/sample.ts';

/** Whatever a call may name, belonging to one side. */
interface Things {
  readonly id: string;
  readonly clinicId: string;
  readonly personId: string;
  readonly patientPersonId: string;
  /** Sent with the e-contact. */
  readonly fileId: string;
  /** Begun and not sent. */
  readonly draftId: string;
  readonly questionnaireId: string;
  /** The patient's account, or of the one who acts for them. */
  readonly userId: string;
  readonly isRepresented: boolean;
  readonly asPatient: string;
  readonly asNurse: string;
}
const absent = '01890000-0000-7000-8000-0000000000aa';
const nothing: Things = {
  id: absent,
  clinicId: absent,
  personId: absent,
  patientPersonId: absent,
  fileId: absent,
  draftId: absent,
  questionnaireId: absent,
  userId: absent,
  isRepresented: false,
  asPatient: '',
  asNurse: '',
};

let test: TestApp;
let make: Given;
let other: Things;

beforeAll(async () => {
  test = await startTestApp({ env: { ANALYTICS_MEASUREMENT_ID: 'matrix' } });
  make = given(test.database);
  other = (await scene()).things;
});
afterAll(() => test.close());

const uploaded = async (as: string) => (await test.call(uploadPatientFile, { body: {} }, { as })).body.id;

const begun = async (as: string, patientPersonId: string, clinicId: string) => {
  const body = { eContactType: 'COUGH', patientPersonId, clinicId, text: 'Tere' } as const;
  const id = randomUUID();
  await test.call(saveDraft, { params: { id }, body }, { as, seen: 0 });
  return id;
};

const asked = async (as: string, patientPersonId: string, clinicId: string) => {
  const aiQuestionnaireId = randomUUID();
  const chosen = { chiefProblemTypeId: 'COUGH', locale: 'et', input: '' } as const;
  const body = { stage: 'PROBLEM_TYPE', aiQuestionnaireId, patientPersonId, clinicId, ...chosen } as const;
  await test.call(questionnaireFlow, { body }, { as });
  return aiQuestionnaireId;
};

/** What of a matter a call may name. */
interface Parts {
  readonly hasThread: boolean;
  readonly hasDraft: boolean;
  readonly hasQuestionnaire: boolean;
}
const allParts: Parts = { hasThread: true, hasDraft: true, hasQuestionnaire: true };

/** An e-contact that nobody has answered, with a file. */
const thread = async (as: string, patientPersonId: string, clinicId: string, { hasThread }: Parts) => {
  if (!hasThread) return { id: absent, fileId: absent };
  const fileId = await uploaded(as);
  const words = { eContactType: 'BACK_PAIN', text: 'Tere' } as const;
  const body = { fileIds: [fileId], patientPersonId, clinicId, ...words };
  const sent = await test.call(sendEContactText, { body }, { as });
  return { id: sent.body.id, fileId };
};

/** A clinic with a patient and what they sent. */
const scene = async (parts: Parts = allParts) => {
  const made = await make.clinicWithPatient();
  const { personId } = made.patient;
  const ofPatient = [made.asPatient, personId, made.clinicId] as const;
  return {
    ...made,
    parts,
    things: {
      ...(await thread(...ofPatient, parts)),
      clinicId: made.clinicId,
      personId,
      patientPersonId: personId,
      draftId: parts.hasDraft ? await begun(...ofPatient) : absent,
      questionnaireId: parts.hasQuestionnaire ? await asked(...ofPatient) : absent,
      userId: made.patient.userId,
      isRepresented: false,
      asPatient: made.asPatient,
      asNurse: made.asNurse,
    },
  };
};
type Scene = Awaited<ReturnType<typeof scene>>;
interface Acting {
  readonly as: string | undefined;
  readonly own: Things;
}

const staff = async (made: Scene, over: Parameters<Given['employee']>[1]): Promise<Acting> => {
  const who = await make.employee(made.clinicId, over);
  return { as: await make.session(who.userId, 'PRM_DOCTOR'), own: made.things };
};

const representative = async (
  made: Scene,
  { isKnown = true, ended = false }: { isKnown?: boolean; ended?: boolean } = {},
): Promise<Acting> => {
  const parent = await make.person();
  const child = await make.person({ birthDate: '2020-02-02' });
  await make.member(made.clinicId, child.personId);
  const record = await make.represented(
    parent.userId,
    child.personId,
    isKnown ? { knownAt: made.clinicId } : {},
  );
  const as = await make.session(parent.userId);
  const sent = await thread(as, record, made.clinicId, made.parts);
  const draftId = made.parts.hasDraft ? await begun(as, record, made.clinicId) : absent;
  const questionnaireId = made.parts.hasQuestionnaire ? await asked(as, record, made.clinicId) : absent;
  if (ended)
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
  return {
    as,
    own: {
      ...made.things,
      ...sent,
      personId: record,
      patientPersonId: record,
      draftId,
      questionnaireId,
      userId: parent.userId,
      isRepresented: true,
      asPatient: as,
    },
  };
};

const bothRoles = async (made: Scene, role: 'PRM_PATIENT' | 'PRM_DOCTOR'): Promise<Acting> => {
  await make.employee(made.clinicId, { who: made.patient });
  return { as: await make.session(made.patient.userId, role), own: made.things };
};

/** Agreed to texts that are no longer in force. */
const withoutConsents = async (made: Scene, side: 'patient' | 'nurse'): Promise<Acting> => {
  await sql`update consent set version = '2000-01-01' where user_id = ${made[side].userId}`.execute(
    test.database.system,
  );
  return { as: side === 'patient' ? made.asPatient : made.asNurse, own: made.things };
};

const acting: Record<string, (made: Scene) => Promise<Acting>> = {
  anon: async (made) => ({ as: undefined, own: made.things }),
  ended: async (made) => {
    const as = await make.session(made.patient.userId);
    await sql`update session set ends_at = now() - interval '1 second' where user_id = ${made.patient.userId}`.execute(
      test.database.system,
    );
    return { as, own: made.things };
  },
  patient: async (made) => ({ as: made.asPatient, own: made.things }),
  repr: (made) => representative(made),
  unverified: (made) => representative(made, { isKnown: false }),
  former: (made) => representative(made, { ended: true }),
  doctor: (made) => staff(made, { role: 'DOCTOR' }),
  nurse: (made) => staff(made, { role: 'NURSE' }),
  office: (made) => staff(made, { role: 'NON_HEALTHCARE' }),
  admin: (made) => staff(made, { isAdmin: true }),
  gone: (made) => staff(made, { deleted: true }),
  'both-p': (made) => bothRoles(made, 'PRM_PATIENT'),
  'both-d': (made) => bothRoles(made, 'PRM_DOCTOR'),
  platform: async (made) => {
    const who = await make.platformAdmin();
    return { as: await make.session(who.userId, 'PRM_TERVITA_ADMIN'), own: made.things };
  },
  'no-cons-p': (made) => withoutConsents(made, 'patient'),
  'no-cons-d': (made) => withoutConsents(made, 'nurse'),
  incomplete: async (made) => {
    const { userId } = made.patient;
    await sql`update app_user set profile_completed_at = null where id = ${userId}`.execute(
      test.database.system,
    );
    return { as: made.asPatient, own: made.things };
  },
  minor: async (made) => {
    const { personId } = made.patient;
    await sql`update person set birth_date = '2020-02-02' where id = ${personId}`.execute(
      test.database.system,
    );
    return { as: made.asPatient, own: made.things };
  },
};

const role: Record<string, string> = {
  'both-d': 'PRM_DOCTOR',
  doctor: 'PRM_DOCTOR',
  nurse: 'PRM_DOCTOR',
  office: 'PRM_DOCTOR',
  admin: 'PRM_DOCTOR',
  'no-cons-d': 'PRM_DOCTOR',
  platform: 'PRM_TERVITA_ADMIN',
};

/** The others are about the account of whoever calls, or about nobody. */
const namesThings = ({ path, params }: RouteDefinition) =>
  /^\/(clinic|patient|ai)/.test(path) || params !== undefined;

const partsNamedBy = (route: RouteDefinition): Parts => {
  const { method, path } = route;
  const namesQuestionnaire = path.includes('/ai-questionnaires/:id');
  return {
    hasThread: namesThings(route),
    hasQuestionnaire: namesQuestionnaire && method !== 'DELETE',
    hasDraft: path.includes('/drafts/:id') || (namesQuestionnaire && method === 'DELETE'),
  };
};

const thingOf = (route: RouteDefinition, { id, fileId, draftId, questionnaireId }: Things) => {
  const { hasDraft, hasQuestionnaire } = partsNamedBy(route);
  if (route.path.includes('/files/:id')) return fileId;
  if (hasQuestionnaire) return questionnaireId;
  return hasDraft ? draftId : id;
};

let addresses = 0;
/** Limits count by network: with one of its own no call depends on another. */
const nextAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** On the other side, whoever may have such a thing. */
const ownerOf = ({ access }: RouteDefinition, { asPatient, asNurse }: Things) =>
  access === 'patient' || access === 'signed-in' ? asPatient : asNurse;

type Made = Awaited<ReturnType<typeof makeIdsFor>>;
/** What a refused call names is there for the next one that is refused. */
const keptFor = new Map<Things, Map<string, Promise<Made>>>();

const madeFor = (route: RouteDefinition, as: string | undefined, things: Things, expected: number) => {
  const owner = things === other ? ownerOf(route, things) : as;
  const makeAnew = () => makeIdsFor(route, { test, make, as: owner, ...things, eContactId: things.id });
  if (expected < 400) return makeAnew();
  const kept = keptFor.get(things) ?? new Map<string, Promise<Made>>();
  keptFor.set(things, kept);
  const key = `${callOf(route)} ${owner ?? ''}`;
  const made = kept.get(key) ?? makeAnew();
  kept.set(key, made);
  return made;
};

const namedIn = async (
  route: RouteDefinition,
  as: string | undefined,
  things: Things,
  expected: number,
): Promise<{ usual: Made; made: Made }> => {
  const { id, clinicId, personId, patientPersonId } = things;
  const usual = { id: thingOf(route, things), clinicId, personId, patientPersonId, eContactId: id };
  return { usual, made: things === nothing ? {} : await madeFor(route, as, things, expected) };
};

interface Asking {
  readonly route: RouteDefinition;
  readonly actor: string;
  readonly as: string | undefined;
}

const expectStatus = async ({ route, actor, as }: Asking, things: Things, expected: number) => {
  const { usual, made } = await namedIn(route, as, things, expected);
  const ids = {
    ...usual,
    ...made,
    aiQuestionnaireId: randomUUID(),
    role: role[actor] ?? 'PRM_PATIENT',
  };
  // Wrong passwords are counted by address: with one of its own no cell depends on another.
  const email = route === loginWithPassword ? { email: `${randomUUID()}@example.com` } : {};
  const sent = sampleCall(route, namesThings(route) ? ids : { role: ids.role, ...email }, {
    ...formFor(route),
    ...made,
  });
  const answer = await test.call(route, sent as never, { as, seen: 1, from: nextAddress() });
  expect(answer.status).toBe(expected);
  return answer;
};

/** Whoever works somewhere and is shown a patient leaves a row that names that patient, or an e-contact of theirs. */
const expectAudited = async (route: RouteDefinition, shown: Buffer, { patientPersonId }: Things) => {
  const { rows } = await sql<{ names: string[]; ids: string[]; named: string[] }>`
    select array_remove(array[p.id::text, p.surname, p.personal_code] ||
        array(select id::text from clinic_member where person_id = p.id), null) as names,
      array(select id::text from e_contact where patient_person_id = p.id) || p.id::text as ids,
      coalesce((select coalesce(person_ids, '{}')::text[] || coalesce(e_contact_ids, '{}')::text[]
        from audit_log where call = ${callOf(route)} order by at desc limit 1), '{}') as named
    from person p where p.id = ${patientPersonId}`.execute(test.database.system);
  const [patient] = rows;
  const words = new Set(shown.toString().match(/[\p{L}\d-]+/gu));
  if (!patient?.names.some((name) => words.has(name))) return;
  expect(
    patient.ids.filter((id) => patient.named.includes(id)),
    'who looked at whom',
  ).not.toEqual([]);
};

/** What reads, or is refused, leaves everything as it was. */
const changesNothing = ({ method }: RouteDefinition, cell: string) =>
  method === 'GET' || cell.split('/').every((status) => status === '-' || Number(status) >= 400);

/** Calls that change nothing share what they act on: a new clinic for each of them would take minutes. */
const sharedActing = new Map<string, Promise<Acting>>();
const actingFor = (actor: string, route: RouteDefinition, cell: string): Promise<Acting> => {
  const enter = acting[actor];
  if (!enter) throw new Error(`no such actor: ${actor}`);
  if (!changesNothing(route, cell)) return scene(partsNamedBy(route)).then(enter);
  const shared = sharedActing.get(actor) ?? scene().then(enter);
  sharedActing.set(actor, shared);
  return shared;
};

it('has a column for every actor', () => expect([...actors].sort()).toEqual(Object.keys(acting).sort()));

describe.each(allRoutes.map(({ route }) => [callOf(route), route] as const))('%s', (call, route) => {
  it.each(actors.map((actor, column) => [actor, accessTable.get(call)?.[column] ?? 'missing']))(
    '%s: %s',
    async (actor, cell) => {
      const [forOwn = '-', forOther, forAbsent] = cell.split('/');
      const { as, own } = await actingFor(actor, route, cell);
      const asking = { route, actor, as };
      const elsewhere = [
        ...(forOther ? [expectStatus(asking, other, Number(forOther))] : []),
        ...(forAbsent ? [expectStatus(asking, nothing, Number(forAbsent))] : []),
      ];
      await Promise.all(elsewhere);
      if (forOwn === '-') return;
      const answer = await expectStatus(asking, own, Number(forOwn));
      // Of two roles of one person the name is also the colleague's.
      if (answer.status < 300 && role[actor] && actor !== 'both-d')
        await expectAudited(route, answer.bytes, own);
    },
  );
});
