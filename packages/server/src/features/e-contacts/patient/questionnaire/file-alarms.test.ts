import { randomUUID } from 'node:crypto';
import {
  deleteDraft,
  getClinicTimeline,
  getDraft,
  listClinicEContacts,
  listDrafts,
  saveDraft,
} from '@tervita/contract/e-contacts';
import { uploadPatientFile } from '@tervita/contract/files';
import {
  getAiQuestionnaire,
  getQuestionnaire,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { alarmJobs } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const system = () => test.database.system;
const danger = { danger: { choices: ['breathing-hard'] } };

/** Somebody ticked "cannot breathe" in the questions about a cough. */
const alarmed = async (over: { forChild?: boolean; isWrittenFreely?: boolean } = {}) => {
  const scene = await make.clinicWithPatient();
  if (over.isWrittenFreely)
    await sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at)
      values (${scene.clinicId}, 'AI_SMART_QUESTIONNAIRE', false, now())`.execute(system());
  const child = over.forChild ? await make.person({ birthDate: '2019-05-06' }) : undefined;
  const record = child && (await make.represented(scene.patient.userId, child.personId));
  const id = randomUUID();
  const patientPersonId = record ?? scene.patient.personId;
  const { clinicId, asPatient } = scene;
  const step = (body: object) =>
    test.call(
      questionnaireFlow,
      { body: { aiQuestionnaireId: id, ...body } as never },
      { as: scene.asPatient },
    );
  const begun = { patientPersonId, clinicId, locale: 'et', input: '', chiefProblemTypeId: 'COUGH' };
  await step({ stage: 'PROBLEM_TYPE', ...begun });
  expect((await step({ stage: 'ANSWERS', answers: danger })).status).toBe(200);
  /** As the page saves what is typed in free words. */
  const write = async (text: string, fileIds: string[] = [], eContactType: ProblemType = 'COUGH') => {
    const { body } = await test.call(getDraft, { params: { id } }, { as: asPatient });
    const content = { eContactType, patientPersonId, clinicId, text, fileIds };
    const seen = body.draft?.version ?? 0;
    return test.call(saveDraft, { params: { id }, body: content }, { as: asPatient, seen });
  };
  const filed = async () => {
    const { body } = await test.call(listClinicEContacts, { query: { clinicId } }, { as: scene.asNurse });
    return body.eContacts;
  };
  const textOf = async (eContactId: string) => {
    const params = { id: eContactId };
    const { body } = await test.call(getClinicTimeline, { params }, { as: scene.asNurse });
    return body.entries[0]?.text ?? '';
  };
  return { ...scene, id, patientPersonId, step, write, filed, textOf };
};

const { jobsOf, answeredAgo, runJobs } = alarmJobs(() => test);

it('ticked and left where patients write freely, it goes to the clinic by itself', async () => {
  const { id, filed, textOf } = await alarmed({ isWrittenFreely: true });
  await answeredAgo(id, 10);
  await runJobs(id);
  const [eContact] = await filed();
  expect(eContact?.redFlag).toMatchObject({ kind: 'CALL_112' });
  expect(await textOf(eContact?.id ?? '')).toMatch(/hinga/i);
});

describe('half a sentence', () => {
  const telling = async () => {
    const { patient, clinicId, asPatient: as, asNurse } = await make.clinicWithPatient();
    const id = randomUUID();
    const matter = { patientPersonId: patient.personId, clinicId, locale: 'et' } as const;
    const tell = async (input: string, more: object = {}) => {
      const body = { stage: 'PROBLEM_TYPE', aiQuestionnaireId: id, ...matter, input, ...more } as const;
      return (await test.call(questionnaireFlow, { body }, { as })).body;
    };
    const type = (input: string) => tell(input, { isTyping: true });
    const opened = async () => (await test.call(getQuestionnaire, { params: { id } }, { as })).body;
    const previews = async () =>
      (await test.call(listDrafts, {}, { as })).body.drafts.map((draft) => [draft.id, draft.preview]);
    const filedText = async () => {
      const list = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse });
      const params = { id: list.body.eContacts[0]?.id ?? '' };
      return (await test.call(getClinicTimeline, { params }, { as: asNurse })).body.entries[0]?.text;
    };
    return { id, as, tell, type, opened, previews, filedText };
  };

  it('alarms nobody and promises nothing: it is only kept, and opens in its box again', async () => {
    const { id, as, tell, type, opened, previews } = await telling();
    const nothing = { notice: null, isAlarming: false, input: '', typed: 'Ma ei saa hingata' };
    expect(await type('Ma ei saa hingata')).toMatchObject(nothing);
    expect(await opened()).toMatchObject(nothing);
    const { draft } = (await test.call(getDraft, { params: { id } }, { as })).body;
    expect(draft?.isAlarming).toBe(false);
    expect(await jobsOf(id)).toEqual([]);
    expect(await previews()).toEqual([[id, 'Ma ei saa hingata']]);
    // Another language of the page sends nothing on.
    expect(await tell('', { locale: 'en', mustExist: true })).toMatchObject({ typed: 'Ma ei saa hingata' });
    const told = await tell('Ma ei saa hingata');
    expect(told).toMatchObject({ isAlarming: true, typed: null, notice: { action: 'CALL_112' } });
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('typed over the words that gave an alarm does not take it back, and is filed after them', async () => {
    const { id, tell, type, filedText } = await telling();
    await tell('Ma ei saa hingata');
    expect(await type('Mul on')).toMatchObject({
      input: 'Ma ei saa hingata',
      typed: 'Mul on',
      isAlarming: true,
    });
    await answeredAgo(id, 11);
    await runJobs(id);
    expect(await filedText()).toBe('Ma ei saa hingata\n\nMul on');
  });

  it('gives way to what is sent on by hand, which takes an alarm back', async () => {
    const { id, tell, type, opened, previews } = await telling();
    await tell('Ma ei saa hingata');
    await type('Mul on');
    await tell('Mul on köha');
    expect(await opened()).toMatchObject({ input: 'Mul on köha', typed: null, isAlarming: false });
    expect(await previews()).toEqual([[id, 'Mul on köha']]);
  });

  it('neither raises nor lowers a sign of danger once a problem is chosen', async () => {
    const { tell, type } = await telling();
    await tell('Mul on köha', { chiefProblemTypeId: 'COUGH' });
    expect(await type('Mul on köha ja nohu')).toMatchObject({ input: 'Mul on köha ja nohu' });
    expect(await type('Ma ei saa hingata')).toMatchObject({
      input: 'Mul on köha ja nohu',
      isAlarming: false,
    });
    await tell('Ma ei saa hingata', { chiefProblemTypeId: 'COUGH' });
    expect(await type('Mul on')).toMatchObject({ input: 'Ma ei saa hingata', isAlarming: true });
  });
});

describe('a sign of danger that was left', () => {
  it('is filed ten minutes later, also when free words were saved since, and with them', async () => {
    const flow = await alarmed();
    await answeredAgo(flow.id, 11);
    expect((await flow.write('Hingata on raske, ootan õde.')).status).toBe(200);
    await runJobs(flow.id);
    const [eContact, ...more] = await flow.filed();
    expect(more).toEqual([]);
    expect(eContact?.redFlag).toMatchObject({ kind: 'CALL_112' });
    const params = { id: eContact?.id ?? '' };
    const timeline = await test.call(getClinicTimeline, { params }, { as: flow.asNurse });
    expect(timeline.body.entries[0]?.text).toBe('Hingata on raske, ootan õde.');
    const staff = await test.call(
      getAiQuestionnaire,
      { params, query: { locale: 'en' } },
      { as: flow.asNurse },
    );
    expect(staff.body.questionnaire?.fired[0]).toMatchObject({ action: 'CALL_112' });
    const late = await flow.write('Veel midagi');
    expect([late.status, late.raw.code]).toEqual([469, 'DRAFT_ALREADY_SENT']);
  });

  it('has a job with every save of free words, ten minutes after the first sign', async () => {
    const flow = await alarmed();
    await sql`delete from jobs.job where data->'ids'->>'questionnaireId' = ${flow.id}`.execute(system());
    await flow.write('Hingata on raske');
    const [job] = await jobsOf(flow.id);
    const { rows } = await sql<{ at: Date }>`
      select alarm_since + interval '10 minutes' as at from ai_questionnaire where id = ${flow.id}`.execute(
      system(),
    );
    expect(job?.startAfter.getTime()).toBe(rows[0]?.at.getTime());
  });

  it('whose time has not come is looked at again when it has', async () => {
    const flow = await alarmed();
    await answeredAgo(flow.id, 4);
    await runJobs(flow.id);
    expect(await flow.filed()).toEqual([]);
    const waiting = (await jobsOf(flow.id)).filter(({ state }) => state === 'created');
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.isDue).toBe(false);
    await answeredAgo(flow.id, 11);
    await runJobs(flow.id);
    expect(await flow.filed()).toHaveLength(1);
  });

  it('is filed without an infected file, with the others', async () => {
    const flow = await alarmed();
    const upload = async (name: string) =>
      (
        await test.call(
          uploadPatientFile,
          { body: {} },
          { as: flow.asPatient, upload: { name, bytes: Buffer.from(name) } },
        )
      ).body.id;
    const [bad, good] = [await upload('viirus.txt'), await upload('pilt.txt')];
    await flow.write('Hingata on raske', [bad, good]);
    await sql`update file set scan_state = 'INFECTED' where id = ${bad}`.execute(system());
    await answeredAgo(flow.id, 11);
    await runJobs(flow.id);
    const [eContact] = await flow.filed();
    const timeline = await test.call(
      getClinicTimeline,
      { params: { id: eContact?.id ?? '' } },
      { as: flow.asNurse },
    );
    expect(timeline.body.entries[0]?.files.map(({ name }) => name)).toEqual(['pilt.txt']);
  });

  it('is filed as another problem when the clinic no longer takes the reason, nor asks questions', async () => {
    const flow = await alarmed();
    await sql`insert into clinic_type_off (clinic_id, type, created_at) values (${flow.clinicId}, 'COUGH', now())`.execute(
      system(),
    );
    await sql`update clinic set plan = 'BASIC' where id = ${flow.clinicId}`.execute(system());
    await answeredAgo(flow.id, 11);
    await runJobs(flow.id);
    expect(await flow.filed()).toMatchObject([{ type: 'OTHER_PROBLEM', redFlag: { kind: 'CALL_112' } }]);
  });

  it('is filed for a child by who may still act for it, and not once that has ended', async () => {
    const [may, mayNot] = [await alarmed({ forChild: true }), await alarmed({ forChild: true })];
    await sql`update representation set ended_at = now() where person_id = ${mayNot.patientPersonId}`.execute(
      system(),
    );
    for (const flow of [may, mayNot]) {
      await answeredAgo(flow.id, 11);
      await runJobs(flow.id);
    }
    expect(await may.filed()).toHaveLength(1);
    expect(await mayNot.filed()).toEqual([]);
  });

  it('is filed once, however many jobs wait for it', async () => {
    const flow = await alarmed();
    for (const at of [1, 2, 3]) await flow.write(`Hingata on raske ${at}`);
    await answeredAgo(flow.id, 11);
    await runJobs(flow.id);
    expect(await flow.filed()).toHaveLength(1);
  });

  it('and sent at the same moment by the person is one e-contact', async () => {
    const flow = await alarmed();
    await answeredAgo(flow.id, 11);
    const [sent] = await Promise.all([
      flow.step({ stage: 'CONFIRM', summary: 'Ei saa hingata' }),
      runJobs(flow.id),
    ]);
    const found = await flow.filed();
    expect(found).toHaveLength(1);
    expect(sent.body.eContactId).toBe(found[0]?.id);
  });

  it('is not filed once the draft is thrown away, or the answer was taken back', async () => {
    const [gone, corrected] = [await alarmed(), await alarmed()];
    await test.call(deleteDraft, { params: { id: gone.id } }, { as: gone.asPatient });
    await corrected.step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    await answeredAgo(corrected.id, 11);
    for (const flow of [gone, corrected]) {
      await runJobs(flow.id);
      expect(await flow.filed()).toEqual([]);
    }
  });
});

describe('own words beside a sign of danger', () => {
  it('are in what is filed, also when questions were answered after them, or the summary was changed', async () => {
    const [answered, changed] = [await alarmed(), await alarmed()];
    for (const flow of [answered, changed]) {
      await flow.write('Ärkasin öösel ja ei saanud hingata.');
      expect((await flow.step({ stage: 'ANSWERS', answers: danger })).status).toBe(200);
    }
    await changed.step({ stage: 'SUMMARY', summary: 'Nüüd on natuke kergem.' });
    for (const flow of [answered, changed]) {
      await answeredAgo(flow.id, 11);
      await runJobs(flow.id);
      const [eContact] = await flow.filed();
      expect(await flow.textOf(eContact?.id ?? '')).toContain('Ärkasin öösel ja ei saanud hingata.');
    }
    const [eContact] = await changed.filed();
    expect(await changed.textOf(eContact?.id ?? '')).toContain('Nüüd on natuke kergem.');
  });

  it('are filed under the reason that was chosen for them last, or as another problem when it is switched off', async () => {
    const [open, off] = [await alarmed(), await alarmed()];
    await sql`insert into clinic_type_off (clinic_id, type, created_at) values (${off.clinicId}, 'SORE_THROAT', now())`.execute(
      system(),
    );
    for (const flow of [open, off]) {
      await flow.write('Kurk on valus, ei saa hingata', [], 'SORE_THROAT');
      await answeredAgo(flow.id, 11);
      await runJobs(flow.id);
    }
    expect(await open.filed()).toMatchObject([{ type: 'SORE_THROAT' }]);
    expect(await off.filed()).toMatchObject([{ type: 'OTHER_PROBLEM' }]);
  });
});

describe('a sign of danger in answers about one person, when somebody turns to another', () => {
  it('is known to the page, in the questionnaire and in its draft, until it was taken back', async () => {
    const flow = await alarmed();
    const [params, as] = [{ id: flow.id }, flow.asPatient];
    const known = async () => [
      (await test.call(getQuestionnaire, { params }, { as })).body.isAlarming,
      (await test.call(getDraft, { params }, { as })).body.draft?.isAlarming,
    ];
    expect(await known()).toEqual([true, true]);
    await flow.step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    expect(await known()).toEqual([false, false]);
  });

  it('is not filed once thrown away: only what was sent for the other is there', async () => {
    const flow = await alarmed({ forChild: true });
    const as = flow.asPatient;
    expect((await test.call(deleteDraft, { params: { id: flow.id } }, { as })).status).toBe(200);
    const other = { aiQuestionnaireId: randomUUID(), patientPersonId: flow.patient.personId };
    const begun = { clinicId: flow.clinicId, locale: 'et', input: '', chiefProblemTypeId: 'COUGH' };
    await flow.step({ stage: 'PROBLEM_TYPE', ...begun, ...other });
    await flow.step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } }, ...other });
    await flow.step({ stage: 'CONFIRM', summary: 'Köhin ise', ...other });
    await runJobs(flow.id);
    const found = await flow.filed();
    expect(found).toHaveLength(1);
    expect(await flow.textOf(found[0]?.id ?? '')).toBe('Köhin ise');
  });

  it('is filed without the words that were moved to the other', async () => {
    const flow = await alarmed({ forChild: true });
    const { clinicId, asPatient: as } = flow;
    const words = 'Minu enda lugu, mitte lapse oma';
    await flow.write(words);
    const moved = {
      ...{ eContactType: 'COUGH' as const, patientPersonId: flow.patient.personId, clinicId },
      ...{ text: words, takenFrom: flow.id },
    };
    const params = { id: randomUUID() };
    const move = () => test.call(saveDraft, { params, body: moved }, { as, seen: 0 });
    expect((await move()).status).toBe(200);
    // The answer got lost, and the page tries again.
    expect((await move()).status).toBe(200);
    const taken = await test.call(getDraft, { params }, { as });
    expect(taken.body.draft).toMatchObject({ text: words, hasQuestionnaire: false, isAlarming: false });
    const left = await test.call(getDraft, { params: { id: flow.id } }, { as });
    expect(left.body.draft).toMatchObject({ kind: 'QUESTIONNAIRE', isAlarming: true });
    expect(left.body.draft?.text).not.toContain('Minu enda lugu');
    await answeredAgo(flow.id, 11);
    await runJobs(flow.id);
    const [eContact, ...more] = await flow.filed();
    expect(more).toEqual([]);
    expect(await flow.textOf(eContact?.id ?? '')).not.toContain('Minu enda lugu');
  });

  it('keeps its words when a stranger says to have taken them', async () => {
    const [flow, stranger] = [await alarmed(), await make.clinicWithPatient()];
    await flow.write('Hingata on raske');
    const { clinicId, patient, asPatient: as } = stranger;
    const matter = { eContactType: 'COUGH' as const, patientPersonId: patient.personId, clinicId };
    const body = { ...matter, text: 'Hingata on raske', takenFrom: flow.id };
    await test.call(saveDraft, { params: { id: randomUUID() }, body }, { as, seen: 0 });
    const kept = await test.call(getDraft, { params: { id: flow.id } }, { as: flow.asPatient });
    expect(kept.body.draft).toMatchObject({ kind: 'OWN_WORDS', text: 'Hingata on raske' });
  });
});

it('words that were only typed beside the sign sound as they would if they were sent', async () => {
  const { id, write, filed } = await alarmed();
  const text = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';
  await write(text);
  await answeredAgo(id, 10);
  await runJobs(id);
  expect(await filed()).toMatchObject([
    { redFlag: { kind: 'CALL_112' }, soundsLike: { kind: 'stroke', quote: text } },
  ]);
});
