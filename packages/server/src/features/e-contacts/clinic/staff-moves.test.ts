import {
  acceptEContact,
  addInfo,
  addNote,
  assignEContact,
  cancelPlannedMove,
  changePlannedMove,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  listNotes,
  rejectEContact,
  reopenEContact,
  saveReplyDraft,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { uploadClinicFile } from '@tervita/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeJobsDue } from '../../../testing/due-jobs.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Given, given } from '../../../testing/given.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { threads } from '../../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const begun = async () => {
  const scene = await make.clinicWithPatient();
  const colleague = await make.employee(scene.clinicId);
  const asColleague = await make.session(colleague.userId, 'PRM_DOCTOR');
  const id = await sent(scene);
  const params = { id };
  const timeline = async () => (await test.call(getClinicTimeline, { params }, { as: scene.asNurse })).body;
  const reply = (more: Record<string, unknown> = {}, as = scene.asNurse, seen = 1) =>
    test.call(sendInquiry, { params, body: { question: 'Kas palavik on?', ...more } }, { as, seen });
  return { ...scene, asColleague, colleague, id, params, timeline, reply };
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const movesOf = ({ entries }: { entries: readonly { move: string }[] }) => entries.map(({ move }) => move);
/** As if its time had come. */
const makeDue = async (plannedId: string) => {
  await sql`update planned_move set due_at = now(), created_at = now() - interval '1 day'
    where id = ${plannedId}`.execute(test.database.system);
  await makeJobsDue(test.database, { queue: 'planned-moves' });
};

/** The worker has taken the job of the planned reply and finished it. */
const jobDone = (plannedId: string) =>
  eventually(async () => {
    const { rows } = await sql<{ state: string }>`select state from jobs.job
      where name = 'planned-moves' and data -> 'ids' ->> 'plannedId' = ${plannedId}`.execute(
      test.database.system,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });

it('taking it holds up no reply, not even that of a colleague; taking it from a colleague unawares is refused', async () => {
  const { params, nurse, asNurse, asColleague, reply } = await begun();
  const mine = { params, body: { assigneeUserId: nurse.userId } };
  await test.call(assignEContact, mine, { as: asNurse, seen: 1 });
  const taken = await test.call(assignEContact, mine, { as: asColleague, seen: 1 });
  expect(taken.raw.code).toBe('E_CONTACT_CHANGED');
  expect((await reply({}, asColleague, 1)).status).toBe(200);
});

it('says in the timeline who became responsible', async () => {
  const { params, nurse, asNurse, timeline } = await begun();
  const mine = { params, body: { assigneeUserId: nurse.userId } };
  await test.call(assignEContact, mine, { as: asNurse, seen: 1 });
  const { entries } = await timeline();
  expect(entries.at(-1)).toMatchObject({ move: 'assign', reason: expect.stringMatching(/^\S+ \S+$/) });
});

describe('closing and opening again', () => {
  it('archives with a reason, opens again with one; both sides read of it', async () => {
    const { params, asNurse, asPatient, timeline } = await begun();
    const body = { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE' as const };
    const closed = await test.call(completeEContact, { params, body }, { as: asNurse, seen: 1 });
    expect(closed.body).toMatchObject({ status: 'COMPLETED', planned: null });
    const again = { params, body: { reason: 'WRONG_INFO' as const } };
    expect((await test.call(reopenEContact, again, { as: asNurse, seen: 2 })).body.turn).toBe('CLINIC');
    expect((await timeline()).entries.map(({ reason }) => reason)).toEqual([
      null,
      'RESOLVED_OUTSIDE',
      'WRONG_INFO',
    ]);
    const theirs = await test.call(getPatientTimeline, { params }, { as: asPatient });
    expect(movesOf(theirs.body)).toEqual(['submit', 'archive', 'reopen']);
  });

  it('rejects for good', async () => {
    const { params, asNurse, asPatient, reply } = await begun();
    const body = { reason: 'CLINIC_OVERLOADED' as const };
    await test.call(rejectEContact, { params, body }, { as: asNurse, seen: 1 });
    expect((await reply({}, asNurse, 2)).raw.code).toBe('E_CONTACT_ALREADY_CLOSED');
    const more = { params, body: { infoText: 'Aga palun' } };
    expect((await test.call(addInfo, more, { as: asPatient, seen: 2 })).raw.code).toBe(
      'E_CONTACT_ALREADY_CLOSED',
    );
    const closing = { params, body: { fixedInfoText: 'RESOLVED_OUTSIDE' as const } };
    expect((await test.call(completeEContact, closing, { as: asNurse, seen: 2 })).raw.code).toBe(
      'E_CONTACT_ALREADY_CLOSED',
    );
    const open = { params, body: { reason: 'OTHER' as const } };
    expect((await test.call(reopenEContact, open, { as: asNurse, seen: 2 })).raw.code).toBe(
      'E_CONTACT_ALREADY_CLOSED',
    );
  });

  it('an unknown patient is accepted before anything else, with all that they sent', async () => {
    const { params, id, asNurse, clinicId, reply } = await begun();
    await sql`update e_contact set membership_pending = true where id = ${id}`.execute(test.database.system);
    await sql`update clinic_member set status = 'PENDING' where clinic_id = ${clinicId}`.execute(
      test.database.system,
    );
    expect((await reply()).raw.code).toBe('E_CONTACT_MOVE_NOT_ALLOWED');
    const accept = (listCode: string | null) =>
      test.call(acceptEContact, { params, body: { listCode } }, { as: asNurse, seen: 1 });
    expect((await accept('NOT-OURS')).status).toBe(400);
    expect((await accept(null)).status).toBe(200);
    expect((await reply({}, asNurse, 2)).status).toBe(200);
  });
});

describe('notes', () => {
  it('are for the staff: a colleague reads them, no patient does', async () => {
    const { params, asNurse, asColleague, asPatient } = await begun();
    await test.call(addNote, { params, body: { note: 'Helistasin' } }, { as: asNurse });
    const { notes } = (await test.call(listNotes, { params }, { as: asColleague })).body;
    expect(notes).toMatchObject([{ text: 'Helistasin', author: { me: false } }]);
    const patient = await test.call(getPatientTimeline, { params }, { as: asPatient });
    expect(JSON.stringify(patient.raw)).not.toContain('Helistasin');
  });

  it('that two write at the same moment are both kept, each once, and change nothing else', async () => {
    const { params, asNurse, asColleague } = await begun();
    const version = async () =>
      (await test.call(getClinicEContact, { params }, { as: asNurse })).body.version;
    const before = await version();
    const write = (note: string, as: string) => test.call(addNote, { params, body: { note } }, { as });
    const both = await Promise.all([write('Helistasin', asNurse), write('Saatekiri on tehtud', asColleague)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const as of [asNurse, asColleague]) {
      const { notes } = (await test.call(listNotes, { params }, { as })).body;
      expect(notes.map(({ text }) => text).sort()).toEqual(['Helistasin', 'Saatekiri on tehtud']);
    }
    expect(await version()).toBe(before);
  });
});

const nothing = { reply: '', note: '' };

describe('what was typed and not sent', () => {
  it('is not written over by another window that has not read it, nor brought back once it is sent', async () => {
    const { params, asNurse, timeline, reply } = await begun();
    const keep = (words: { reply?: string; note?: string }, replaces: typeof nothing) =>
      test.call(saveReplyDraft, { params, body: { ...nothing, ...words, replaces } }, { as: asNurse });
    const hello = { reply: 'Tere', note: '' };
    await keep(hello, nothing);
    expect((await keep({ reply: 'Head aega' }, nothing)).raw.code).toBe('DRAFT_CHANGED');
    // The same words again, and a note beside them, take nothing away.
    expect((await keep(hello, nothing)).status).toBe(200);
    expect((await keep({ ...hello, note: 'Helistasin' }, nothing)).status).toBe(200);
    expect(
      (await keep({ reply: 'Tere, Mari', note: 'Helistasin' }, { ...hello, note: 'Helistasin' })).status,
    ).toBe(200);
    await reply();
    const late = await keep(
      { reply: 'Tere, Mari!', note: 'Helistasin' },
      { reply: 'Tere, Mari', note: 'Helistasin' },
    );
    expect(late).toMatchObject({ status: 469, raw: { code: 'DRAFT_CHANGED' } });
    expect((await timeline()).draft).toMatchObject({ reply: '', note: 'Helistasin' });
    const both = await Promise.all(
      ['Üks', 'Kaks'].map((text) =>
        keep({ reply: text, note: 'Helistasin' }, { reply: '', note: 'Helistasin' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  });

  it('is kept letter by letter: a pause after a space stops no later save', async () => {
    const { params, asNurse, timeline } = await begun();
    const keep = (reply: string, replaced: string) => {
      const body = { reply, note: '', replaces: { reply: replaced, note: '' } };
      return test.call(saveReplyDraft, { params, body }, { as: asNurse });
    };
    expect((await keep('Tere ', '')).status).toBe(200);
    expect((await keep('Tere Mari', 'Tere ')).status).toBe(200);
    expect((await timeline()).draft).toMatchObject({ reply: 'Tere Mari' });
  });

  it('is there in another window, for its author alone, until it is sent', async () => {
    const { params, asNurse, asColleague, clinicId, timeline, reply } = await begun();
    await test.call(
      saveReplyDraft,
      { params, body: { reply: 'Tere', note: '', replaces: nothing } },
      { as: asNurse },
    );
    expect((await timeline()).draft).toMatchObject({ reply: 'Tere', note: '', files: [] });
    const other = await test.call(getClinicTimeline, { params }, { as: asColleague });
    expect(other.body.draft).toBeNull();
    const isMarkedFor = async (as: string) => {
      const { body } = await test.call(listClinicEContacts, { query: { clinicId } }, { as });
      return body.eContacts.find(({ id }) => id === params.id)?.hasDraft;
    };
    expect(await isMarkedFor(asNurse)).toBe(true);
    expect(await isMarkedFor(asColleague)).toBe(false);
    await reply();
    expect((await timeline()).draft).toMatchObject(nothing);
    expect(await isMarkedFor(asNurse)).toBe(false);
  });
});

describe('a note that was typed and kept', () => {
  it('is no draft once it is saved; the reply beside it and a colleague’s own note stay', async () => {
    const { params, asNurse, asColleague, clinicId, timeline } = await begun();
    const keep = (reply: string, note: string, as: string) =>
      test.call(saveReplyDraft, { params, body: { reply, note, replaces: nothing } }, { as });
    await keep('Tere', 'Helistasin', asNurse);
    await keep('', 'Minu oma', asColleague);
    await test.call(addNote, { params, body: { note: 'Helistasin' } }, { as: asNurse });
    expect((await timeline()).draft).toMatchObject({ reply: 'Tere', note: '' });
    const other = await test.call(getClinicTimeline, { params }, { as: asColleague });
    expect(other.body.draft).toMatchObject({ note: 'Minu oma' });
    await test.call(addNote, { params, body: { note: 'Minu oma' } }, { as: asColleague });
    const { body } = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asColleague });
    expect(body.eContacts.find(({ id }) => id === params.id)?.hasDraft).toBe(false);
  });
});

describe('a reply that can be taken back', () => {
  it('goes by itself after its seconds', async () => {
    const { timeline, reply, params, asNurse } = await begun();
    const sent = await reply({ undoable: true });
    expect(sent.body).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', version: 1 });
    await makeDue(sent.body.planned?.id ?? '');
    await eventually(async () => expect(movesOf(await timeline())).toEqual(['submit', 'reply']));
    expect((await timeline()).planned).toEqual([]);
    const detail = await test.call(getClinicEContact, { params }, { as: asNurse });
    expect(detail.body).toMatchObject({ turn: 'PATIENT', planned: null });
  });

  it('does not go once it is taken back, and its text comes back', async () => {
    const { timeline, reply, params, asNurse } = await begun();
    const sent = await reply({ undoable: true });
    const plannedId = sent.body.planned?.id ?? '';
    const taken = await test.call(cancelPlannedMove, { params: { ...params, plannedId } }, { as: asNurse });
    expect(taken.body.text).toBe('Kas palavik on?');
    await makeDue(plannedId);
    await jobDone(plannedId);
    expect(movesOf(await timeline())).toEqual(['submit']);
    expect((await reply({ question: 'Teine' })).status).toBe(200);
  });

  it('keeps a colleague from answering unawares', async () => {
    const { reply, asColleague } = await begun();
    await reply({ undoable: true });
    expect((await reply({}, asColleague)).raw.code).toBe('E_CONTACT_REPLY_ON_ITS_WAY');
  });

  it('that completes as well keeps a colleague from completing a second time', async () => {
    const { timeline, params, asNurse, asColleague } = await begun();
    const complete = (infoText: string, as: string) =>
      test.call(completeEContact, { params, body: { infoText, undoable: true } }, { as, seen: 1 });
    expect((await complete('Saage terveks', asNurse)).status).toBe(200);
    expect((await complete('Puhake', asColleague)).raw.code).toBe('E_CONTACT_REPLY_ON_ITS_WAY');
    expect((await timeline()).planned).toMatchObject([{ text: 'Saage terveks', status: 'WAITING' }]);
  });

  it('keeps a colleague from rejecting the e-contact under it', async () => {
    const { timeline, reply, params, asColleague } = await begun();
    await reply({ undoable: true });
    const rejected = await test.call(
      rejectEContact,
      { params, body: { reason: 'OTHER' } },
      { as: asColleague, seen: 1 },
    );
    expect(rejected).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_REPLY_ON_ITS_WAY' } });
    expect((await timeline()).planned).toMatchObject([{ status: 'WAITING' }]);
  });

  it('two that are sent at the same moment: one is on its way', async () => {
    const { reply, asNurse, asColleague } = await begun();
    const both = await Promise.all([asNurse, asColleague].map((as) => reply({ undoable: true }, as)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  });
});

describe('a reply for later', () => {
  it('can be changed, and goes at its time with its new words', async () => {
    const { timeline, reply, params, asColleague } = await begun();
    const plannedId = (await reply({ sendAt: inAnHour() })).body.planned?.id ?? '';
    const change = { params: { ...params, plannedId }, body: { text: 'Kas köha on?' } };
    expect((await test.call(changePlannedMove, change, { as: asColleague, seen: 1 })).body.status).toBe(
      'WAITING',
    );
    await makeDue(plannedId);
    await eventually(async () =>
      expect((await timeline()).entries.map(({ text }) => text)).toEqual(['Köha', 'Kas köha on?']),
    );
  });

  it('whose words a colleague changed goes under the name of the colleague, with the files it had', async () => {
    const { timeline, reply, params, nurse, asNurse, asColleague } = await begun();
    const upload = { name: 'leht.pdf', bytes: pdf() };
    const fileId = (await test.call(uploadClinicFile, { body: {} }, { as: asNurse, upload })).body.id;
    const plannedId = (await reply({ sendAt: inAnHour(), questionFileIds: [fileId] })).body.planned?.id ?? '';
    const change = { params: { ...params, plannedId }, body: { text: 'Kas köha on?' } };
    const changed = await test.call(changePlannedMove, change, { as: asColleague, seen: 1 });
    const { author } = changed.body;
    expect(author.me).toBe(true);
    const { rows: kept } =
      await sql`select text, status, author_name = ${author.name} as "isRenamed" from planned_move
      where user_id = ${nurse.userId}`.execute(test.database.system);
    expect(kept).toEqual([{ text: 'Kas palavik on?', status: 'CANCELLED', isRenamed: false }]);
    await makeDue(plannedId);
    await eventually(async () => {
      const { entries } = await timeline();
      expect(entries.at(-1)).toMatchObject({ text: 'Kas köha on?', author: { name: author.name } });
      expect(entries.at(-1)?.files.map(({ id }) => id)).toEqual([fileId]);
    });
  });

  it('that a colleague only puts off keeps its author', async () => {
    const { reply, params, asColleague } = await begun();
    const plannedId = (await reply({ sendAt: inAnHour() })).body.planned?.id ?? '';
    const body = { text: 'Kas palavik on?', sendAt: inAnHour() };
    const { body: changed } = await test.call(
      changePlannedMove,
      { params: { ...params, plannedId }, body },
      { as: asColleague, seen: 1 },
    );
    expect(changed.author.me).toBe(false);
  });

  it('changed by two at once keeps the words of the first; the second is told', async () => {
    const { timeline, reply, params, asNurse, asColleague } = await begun();
    const plannedId = (await reply({ sendAt: inAnHour() })).body.planned?.id ?? '';
    const both = await Promise.all(
      [asNurse, asColleague].map((as, index) =>
        test.call(
          changePlannedMove,
          { params: { ...params, plannedId }, body: { text: `Sõnad ${index}` } },
          { as, seen: 1 },
        ),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
    const kept = both.find(({ status }) => status === 200)?.body;
    expect((await timeline()).planned).toMatchObject([{ text: kept?.text, version: 2 }]);
  });

  it('is held when the patient wrote meanwhile, and goes when somebody says so', async () => {
    const { timeline, reply, params, asNurse, asPatient } = await begun();
    const plannedId = (await reply({ sendAt: inAnHour() })).body.planned?.id ?? '';
    await test.call(addInfo, { params, body: { infoText: 'Läks hullemaks' } }, { as: asPatient, seen: 1 });
    await makeDue(plannedId);
    await eventually(async () => expect((await timeline()).planned[0]?.status).toBe('HELD'));
    expect(movesOf(await timeline())).toEqual(['submit', 'addInfo']);
    const now = { params: { ...params, plannedId }, body: { sendAt: new Date().toISOString() } };
    await test.call(changePlannedMove, now, { as: asNurse, seen: 2 });
    await eventually(async () => expect(movesOf(await timeline())).toEqual(['submit', 'addInfo', 'reply']));
  });

  it('is held when its author no longer works here', async () => {
    const { reply, nurse, asColleague, params } = await begun();
    const plannedId = (await reply({ sendAt: inAnHour() })).body.planned?.id ?? '';
    await sql`update employee set deleted_at = now() where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    await makeDue(plannedId);
    await eventually(async () => {
      const { planned } = (await test.call(getClinicTimeline, { params }, { as: asColleague })).body;
      expect(planned[0]?.status).toBe('HELD');
    });
  });
});
