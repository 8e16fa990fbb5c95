import {
  finaliseHostedEContact,
  startHostedRequest,
  startHostedWithPatient,
} from '@tervita/contract/care-flows';
import {
  askForQuestionnaire,
  completeEContact,
  getClinicEContact,
  getPatientTimeline,
  listDrafts,
  moveManyEContacts,
  sendAlarm,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { instrumentOf } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { alarmJobs, fillQuestionnaire } from '../../testing/fill-questionnaire.ts';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, make, scene, deliver, letterOf, timeIsOver } = await startHostedApp({
  hasWorker: true,
});
const { answeredAgo, runJobs } = alarmJobs(() => test);

interface Options {
  readonly type?: ProblemType;
  readonly danger?: string;
  /** Somebody wrote it for the patient. */
  readonly byDaughter?: boolean;
}

/** Staff asked for a hosted questionnaire in a thread. */
const asked = async ({ type = 'ISI', danger = 'none', byDaughter = false }: Options = {}) => {
  const made = await scene({ type, danger: null });
  const { clinicId, patient, asPatient, asNurse } = made;
  const daughter = await make.person();
  const asDaughter = await make.session(daughter.userId);
  const record = await make.represented(daughter.userId, patient.personId, { knownAt: clinicId });
  const writer = byDaughter
    ? { as: asDaughter, patientPersonId: record }
    : { as: asPatient, patientPersonId: patient.personId };
  const words = {
    eContactType: 'QUESTION',
    patientPersonId: writer.patientPersonId,
    clinicId,
    text: 'Tere',
  } as const;
  const { id } = (await test.call(sendEContactText, { body: words }, { as: writer.as })).body;
  const params = { id };
  const ask = () =>
    test.call(askForQuestionnaire, { params, body: { eContactType: type, text: '' } }, { as: asNurse });
  const { actionId: requestId } = (await ask()).body;
  /** Signs of danger come first, as on every path. */
  const askDanger = async ({ as, patientPersonId } = writer) => {
    const filling = fillQuestionnaire(test, { as, patientPersonId, clinicId, type, requestId });
    await filling.begin();
    const { body: told } = await filling.answer({ danger });
    return { ...filling, told };
  };
  const start = (as = writer.as) =>
    test.call(startHostedRequest, { params: { id: requestId }, query: {}, body: {} }, { as });
  const flowIds = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from care_flow where request_id = ${requestId} order by created_at`.execute(
      test.database.system,
    );
    return rows.map((row) => row.id);
  };
  /** The patient is on the provider's page, for the first time or again. */
  const begin = async (as = writer.as) => {
    const { body } = await start(as);
    return { ...body, actionId: (await flowIds()).at(-1) ?? '' };
  };
  const finalise = (actionId: string, failed = false, as = writer.as) =>
    test.call(finaliseHostedEContact, { body: { eContactId: id, failed, actionId } }, { as });
  const seen = async () => (await test.call(getClinicEContact, { params }, { as: asNurse })).body;
  const timeline = async (as = writer.as) => (await test.call(getPatientTimeline, { params }, { as })).body;
  const moves = async () => (await made.entries(id)).map(({ move }) => move);
  const close = () => test.call(completeEContact, { params, body: { infoText: 'Puhake.' } }, { as: asNurse });
  return {
    ...made,
    id,
    params,
    requestId,
    ask,
    askDanger,
    startAlone: made.start,
    start,
    begin,
    finalise,
    seen,
    timeline,
    moves,
    close,
    daughter,
    asDaughter,
    writer,
  };
};

describe('a hosted questionnaire that staff ask for', () => {
  it('is answered at the provider and comes to the thread that it was asked for in, with its score', async () => {
    const { id, askDanger, begin, finalise, seen, timeline, responses, moves, inbox, asPatient } =
      await asked();
    expect(await timeline()).toMatchObject({ questionnaireRequests: [{ type: 'ISI', isBegun: false }] });
    await askDanger();
    const { eContactId, sessionUrl, actionId } = await begin();
    expect(eContactId).toBe(id);
    expect((await finalise(actionId)).body.status).toBe('STARTED');
    expect(await seen()).toMatchObject({ status: 'SUBMITTED', turn: 'PATIENT' });
    const back = await standIn.fill(sessionUrl, '2');
    expect(back).toContain(`&eContactId=${id}&actionId=${actionId}&requestId=`);
    const both = await Promise.all([finalise(actionId), finalise(actionId)]);
    expect(both.map(({ body }) => body.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
    expect(await seen()).toMatchObject({ status: 'SUBMITTED', turn: 'CLINIC', redFlag: null });
    expect(await moves()).toEqual(['submit', 'askQuestionnaire', 'fillQuestionnaire']);
    expect(await responses(id)).toMatchObject([{ instrument: 'ISI', source: 'HOSTED', total: 14 }]);
    expect((await timeline()).questionnaireRequests).toEqual([]);
    expect(await inbox()).toHaveLength(1);
    expect((await test.call(listDrafts, {}, { as: asPatient })).body.drafts).toEqual([]);
  });

  it('is asked of several at once as well', async () => {
    const { clinicId, id, seen, asNurse } = await asked();
    const action = { kind: 'ASK_QUESTIONNAIRE', eContactType: 'BDI', text: '' } as const;
    const body = { clinicId, eContacts: [{ id, version: (await seen()).version }], action };
    expect((await test.call(moveManyEContacts, { body }, { as: asNurse })).body.moved).toHaveLength(1);
  });

  it('asks about danger first, and is nothing for a stranger', async () => {
    const { start, askDanger } = await asked();
    expect((await start()).raw.code).toBe('DANGER_NOT_ASKED');
    await askDanger();
    const stranger = await make.clinicWithPatient();
    expect((await start(stranger.asPatient)).status).toBe(404);
    expect((await start()).status).toBe(200);
  });

  it('is asked about danger here and about nothing else, and is not answered by that alone', async () => {
    const { askDanger, timeline } = await asked();
    const { send, told } = await askDanger();
    expect(told).toMatchObject({
      stage: 'OWN_WORDS',
      refusal: null,
      questions: [{ question: { isDanger: true } }],
    });
    expect((await send()).raw.code).toBe('QUESTIONNAIRE_NOT_COMPLETE');
    expect((await timeline()).questionnaireRequests).toHaveLength(1);
  });

  it('that was closed at the provider, or never came, leaves the thread as it was and can be started again', async () => {
    const { askDanger, begin, finalise, seen, moves, mine, requestId, asPatient } = await asked();
    await askDanger();
    const first = await begin();
    // What was said about danger is found again where the patient goes on.
    const { drafts } = (await test.call(listDrafts, {}, { as: asPatient })).body;
    expect(drafts).toMatchObject([{ requestId, type: 'ISI' }]);
    const before = await seen();
    expect((await finalise(first.actionId, true)).body.status).toBe('FAILED');
    const second = await begin();
    await timeIsOver(second.actionId);
    expect(await seen()).toMatchObject({ status: 'SUBMITTED', version: before.version, turn: 'PATIENT' });
    const third = await begin();
    expect(await mine()).toHaveLength(1);
    await standIn.fill(third.sessionUrl);
    expect((await finalise(third.actionId)).body.status).toBe('SUBMITTED');
    expect(await moves()).toEqual(['submit', 'askQuestionnaire', 'fillQuestionnaire']);
  });

  it('comes by the provider’s own word, and late, after it had been given up', async () => {
    const { askDanger, begin, finalise, moves } = await asked();
    await askDanger();
    const { actionId, sessionUrl } = await begin();
    await finalise(actionId, true);
    await standIn.fill(sessionUrl);
    const { rows } = await sql<{
      pathway: string;
    }>`select pathway_id as pathway from care_flow where id = ${actionId}`.execute(test.database.system);
    await deliver(letterOf(rows[0]?.pathway));
    await eventually(async () => expect(await moves()).toContain('fillQuestionnaire'));
  });

  it('is not ended by a link from elsewhere, nor does one that started the thread meet it', async () => {
    const { id, askDanger, begin, asPatient, timeline } = await asked();
    await askDanger();
    await begin();
    const body = { eContactId: id, failed: true };
    expect((await test.call(finaliseHostedEContact, { body }, { as: asPatient })).status).toBe(404);
    expect((await timeline()).questionnaireRequests).toMatchObject([{ isBegun: true }]);
  });
});

describe('a hosted questionnaire that was asked for and meanwhile', () => {
  it('was filled in on another device is taken from the first', async () => {
    const { askDanger, begin, finalise, moves, responses, id } = await asked();
    await askDanger();
    const [one, other] = [await begin(), await begin()];
    await standIn.fill(one.sessionUrl, '1');
    await standIn.fill(other.sessionUrl, '3');
    expect((await finalise(one.actionId)).body.status).toBe('SUBMITTED');
    expect(await finalise(other.actionId)).toMatchObject({
      status: 469,
      raw: { code: 'QUESTIONNAIRE_REQUEST_ENDED' },
    });
    expect((await moves()).filter((move) => move === 'fillQuestionnaire')).toHaveLength(1);
    expect(await responses(id)).toMatchObject([{ total: 7 }]);
  });

  it('was filled in by staff with the patient is not waited for', async () => {
    const { params, asNurse, askDanger, begin, finalise, timeline, seen } = await asked();
    await askDanger();
    const mine = await begin();
    const wanted = { params, query: {}, body: { eContactType: 'ISI' } } as const;
    const theirs = (await test.call(startHostedWithPatient, wanted, { as: asNurse })).body;
    await standIn.fill(theirs.sessionUrl);
    await timeIsOver(theirs.actionId);
    expect((await timeline()).questionnaireRequests).toEqual([]);
    expect(await seen()).toMatchObject({ turn: 'CLINIC' });
    await standIn.fill(mine.sessionUrl);
    expect((await finalise(mine.actionId)).raw.code).toBe('QUESTIONNAIRE_REQUEST_ENDED');
  });

  it('closed says so and keeps the answers; it is not begun there either', async () => {
    const { askDanger, begin, start, finalise, close, moves } = await asked();
    await askDanger();
    const { actionId, sessionUrl } = await begin();
    await standIn.fill(sessionUrl);
    await close();
    expect((await start()).raw.code).toBe('E_CONTACT_ALREADY_CLOSED');
    expect((await finalise(actionId)).raw.code).toBe('E_CONTACT_ALREADY_CLOSED');
    expect(await moves()).not.toContain('fillQuestionnaire');
    const { rows } =
      await sql`select from care_flow where id = ${actionId} and jsonb_array_length(answers) = 7`.execute(
        test.database.system,
      );
    expect(rows).toHaveLength(1);
  });

  it.each([false, true])(
    'tells of ending one’s life: the clinic hears of it at once (closed: %s)',
    async (isClosed) => {
      const { askDanger, begin, finalise, close, seen } = await asked({ type: 'EEK2' });
      await askDanger();
      const { actionId, sessionUrl } = await begin();
      await standIn.fill(sessionUrl, '0', { q5: '2' });
      if (isClosed) await close();
      expect((await finalise(actionId)).body.status).toBe('SUBMITTED');
      expect(await seen()).toMatchObject({
        status: 'SUBMITTED',
        turn: 'CLINIC',
        redFlag: { kind: 'CALL_112' },
      });
    },
  );

  it('a sign of danger was filed that nobody sent on: the answers follow it', async () => {
    const { askDanger, begin, finalise, seen, moves, responses, id } = await asked({
      danger: 'breathing-hard',
    });
    const draft = await askDanger();
    const { actionId, sessionUrl } = await begin();
    await answeredAgo(draft.id, 10);
    await runJobs(draft.id);
    expect(await seen()).toMatchObject({ redFlag: { kind: 'CALL_112' } });
    await standIn.fill(sessionUrl, '1');
    expect((await finalise(actionId)).body.status).toBe('SUBMITTED');
    expect((await moves()).at(-1)).toBe('fillQuestionnaire');
    expect(await responses(id)).toMatchObject([{ total: 7 }]);
  });

  it('a sign of danger that marked the thread at once is no second alarm with the answers', async () => {
    const { id, askDanger, begin, finalise, seen, moves } = await asked({ danger: 'breathing-hard' });
    await askDanger();
    expect(await seen()).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112' } });
    const { sessionUrl, actionId } = await begin();
    await standIn.fill(sessionUrl, '1');
    expect((await finalise(actionId)).body.status).toBe('SUBMITTED');
    expect(await moves()).toEqual(['submit', 'askQuestionnaire', 'addInfo', 'fillQuestionnaire']);
    const { rows } = await sql<{ move: string }>`
      select move from timeline_entry where e_contact_id = ${id} and jsonb_array_length(coalesce(fired, '[]')) > 0`.execute(
      test.database.system,
    );
    expect(rows).toEqual([{ move: 'addInfo' }]);
  });

  it('a sign of danger that marked the thread is sent by its writer: it stands there, and the answers are still waited for', async () => {
    const { id, askDanger, seen, moves, timeline, start, asPatient } = await asked({
      danger: 'breathing-hard',
    });
    const draft = await askDanger();
    const sent = await test.call(sendAlarm, { params: { id: draft.id } }, { as: asPatient });
    expect(sent).toMatchObject({ status: 200, body: { eContactId: id } });
    expect(await seen()).toMatchObject({ redFlag: { kind: 'CALL_112' } });
    expect(await moves()).toEqual(['submit', 'askQuestionnaire', 'addInfo']);
    expect((await timeline()).questionnaireRequests).toHaveLength(1);
    expect((await start()).status).toBe(200);
  });

  it('its draft was thrown away: the answers come all the same', async () => {
    const { askDanger, begin, finalise, timeline } = await asked();
    const draft = await askDanger();
    const { actionId, sessionUrl } = await begin();
    await sql`delete from ai_questionnaire where id = ${draft.id}`.execute(test.database.system);
    await sql`delete from e_contact_draft where id = ${draft.id}`.execute(test.database.system);
    await standIn.fill(sessionUrl);
    expect((await finalise(actionId)).body.status).toBe('SUBMITTED');
    expect((await timeline()).questionnaireRequests).toEqual([]);
  });

  it('somebody wrote for the patient: the patient fills it in, and who lost the right does not', async () => {
    const { askDanger, begin, asPatient, asDaughter, daughter, patient, finalise, moves, writer } =
      await asked({
        byDaughter: true,
      });
    await askDanger();
    const theirs = await begin(asDaughter);
    await askDanger({ ...writer, as: asPatient, patientPersonId: patient.personId });
    const own = await begin(asPatient);
    await standIn.fill(theirs.sessionUrl);
    await sql`update representation set ended_at = now() where user_id = ${daughter.userId}`.execute(
      test.database.system,
    );
    expect((await finalise(theirs.actionId, false, asDaughter)).status).toBe(404);
    await timeIsOver(theirs.actionId);
    expect(await moves()).not.toContain('fillQuestionnaire');
    await standIn.fill(own.sessionUrl);
    await timeIsOver(own.actionId);
    expect(await moves()).toContain('fillQuestionnaire');
  });

  it('the plan has none: what was asked for is still answered', async () => {
    const { askDanger, start, clinicId } = await asked();
    await askDanger();
    await sql`update clinic set plan = 'BASIC' where id = ${clinicId}`.execute(test.database.system);
    expect((await start()).status).toBe(200);
  });

  it('a sign of danger marked the thread: the request waits for its answers, also after ten minutes', async () => {
    const { askDanger, seen, timeline, start } = await asked({ danger: 'breathing-hard' });
    const draft = await askDanger();
    expect(await seen()).toMatchObject({ redFlag: { kind: 'CALL_112' } });
    await answeredAgo(draft.id, 10);
    await runJobs(draft.id);
    expect((await timeline()).questionnaireRequests).toHaveLength(1);
    expect((await start()).status).toBe(200);
  });

  it('the thread was taken from the patient: a sign of danger comes as an e-contact of its own, once', async () => {
    const { askDanger, begin, inbox, id, clinicId, asPatient, patient, writer } = await asked({
      type: 'EEK2',
      byDaughter: true,
    });
    await askDanger({ as: asPatient, patientPersonId: patient.personId });
    const { sessionUrl, actionId } = await begin(asPatient);
    await sql`select take_off_record(${clinicId}, ${writer.patientPersonId}, 'Helen Lillepuu')`.execute(
      test.database.system,
    );
    await standIn.fill(sessionUrl, '1');
    await timeIsOver(actionId);
    await timeIsOver(actionId);
    const apart = (await inbox()).filter((each) => each.id !== id);
    expect(apart).toMatchObject([{ type: 'EEK2', redFlag: { kind: 'CALL_112' } }]);
    // The record of who sent what names what was sent, not the thread that it was asked for in.
    const { rows } = await sql<{ eContactIds: string[] }>`
      select e_contact_ids as "eContactIds" from audit_log where request_id = ${actionId}`.execute(
      test.database.system,
    );
    expect(rows).toEqual([{ eContactIds: [apart[0]?.id] }]);
  });

  it('the clinic has entered the text: what is left is asked here', async () => {
    const { askDanger, clinicId, nurse } = await asked();
    const draft = await askDanger();
    const { items } = instrumentOf('ISI');
    const words = {
      stem: '',
      items: Object.fromEntries(
        items.map((item) => [
          item.id,
          { label: item.id, options: Object.fromEntries(item.options.map((each) => [each.id, each.id])) },
        ]),
      ),
    };
    await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id,
        updated_at) values (${clinicId}, 'ISI', 'et', ${JSON.stringify(words)}, 1, ${nurse.userId}, now())`.execute(
      test.database.system,
    );
    const { body } = await draft.begin();
    expect(body).toMatchObject({ stage: 'ANSWERS' });
    expect(body.questions.at(-1)?.question.id).toBe('ISI.q1');
  });

  it('the patient is too young, or the clinic has entered the text', async () => {
    const { askDanger, start, clinicId, writer, nurse } = await asked({ byDaughter: true });
    await askDanger();
    const system = test.database.system;
    await sql`update person set birth_date = '2012-05-06' where id = ${writer.patientPersonId}`.execute(
      system,
    );
    expect((await start()).raw.code).toBe('QUESTIONNAIRE_NOT_FOR_PATIENT');
    await sql`update person set birth_date = '1962-05-06' where id = ${writer.patientPersonId}`.execute(
      system,
    );
    await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id,
        updated_at) values (${clinicId}, 'ISI', 'et', '{}', 1, ${nurse.userId}, now())`.execute(system);
    expect((await start()).raw.code).toBe('E_CONTACT_TYPE_NOT_OFFERED');
  });

  it('the same is started alone: what was begun for the request stays with it', async () => {
    const { askDanger, startAlone } = await asked();
    const draft = await askDanger();
    expect((await startAlone()).raw.code).toBe('DANGER_NOT_ASKED');
    expect((await startAlone({ aiQuestionnaireId: draft.id })).raw.code).toBe('DANGER_NOT_ASKED');
  });

  it('the provider is away: nothing was begun', async () => {
    const { askDanger, start, timeline } = await asked();
    await askDanger();
    await standIn.fault('http-500');
    expect((await start()).raw.code).toBe('AWELL_NOT_AVAILABLE');
    expect((await timeline()).questionnaireRequests).toHaveLength(1);
    expect((await start()).status).toBe(200);
  });
});
