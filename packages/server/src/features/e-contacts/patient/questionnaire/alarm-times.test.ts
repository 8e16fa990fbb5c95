import { randomUUID } from 'node:crypto';
import {
  downloadEContactPdf,
  getClinicTimeline,
  getDraft,
  getPatientTimeline,
  judgeWords,
  listClinicEContacts,
  saveDraft,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { alarmJobs } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';
import { passMinutes } from '../../../../testing/pass-minutes.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());
const { runJobs } = alarmJobs(() => test);

const graveWords = 'Ta on hommikust saati haige. Ema ei saa hingata';

/** Somebody writes freely about a cough, where danger is asked first. */
const writing = async (type: 'COUGH' | 'BACK_PAIN' = 'COUGH') => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient: as, asNurse } = scene;
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const step = async (body: object) =>
    (await test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as })).body;
  await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'et', input: '', chiefProblemTypeId: type });
  const tick = (sign: string) => step({ stage: 'ANSWERS', answers: { danger: { choices: [sign] } } });
  const draft = async () => (await test.call(getDraft, { params: { id } }, { as })).body.draft;
  const content = (text: string) => ({ ...matter, eContactType: type, text });
  const goOn = async (text: string) => {
    const seen = (await draft())?.version ?? 0;
    await test.call(saveDraft, { params: { id }, body: content(text) }, { as, seen });
    const body = { ...matter, aiQuestionnaireId: id, text, language: 'et' as const };
    return (await test.call(judgeWords, { body }, { as })).body;
  };
  const send = (text: string) =>
    test.call(sendEContactText, { body: { ...content(text), aiQuestionnaireId: id } }, { as, key: id });
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts;
  const readByStaff = async () => {
    const [row] = await inbox();
    const params = { id: row?.id ?? '' };
    const asked = await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse });
    const timeline = await test.call(getClinicTimeline, { params }, { as: asNurse });
    const mine = await test.call(getPatientTimeline, { params }, { as });
    const { bytes } = await test.call(
      downloadEContactPdf,
      { params, query: { locale: 'en' } },
      { as: asNurse },
    );
    const paper = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return {
      row,
      asked: asked.body,
      entry: timeline.body.entries[0],
      mine: mine.body.entries[0],
      paper: paper.text.replaceAll(/\s+/g, ' '),
    };
  };
  const pass = (minutes: number) => passMinutes(test.database, id, minutes);
  /** Whatever job waits for it is done now; before its time that files nothing. */
  const look = async () => {
    await runJobs(id);
    return (await inbox()).length;
  };
  return { ...scene, id, as, step, tick, goOn, send, draft, inbox, readByStaff, pass, look };
};

const minutesAgo = (at: string | undefined) => Math.round((Date.now() - Date.parse(at ?? '')) / 60_000);

describe('the first grave sign that stands fixes when it is filed', () => {
  it('whatever is typed, ticked or answered since, and all of it goes along', async () => {
    const { tick, goOn, step, pass, look, readByStaff } = await writing('BACK_PAIN');
    await tick('breathing');
    await pass(7);
    await goOn(graveWords);
    await pass(2);
    await step({ stage: 'ANSWERS', answers: { radiation: { choices: ['both'] } } });
    expect(await look()).toBe(0);
    await pass(1);
    expect(await look()).toBe(1);
    const { asked, entry } = await readByStaff();
    expect(entry?.text).toContain(graveWords);
    expect(asked.questionnaire?.answers.map(({ questionId }) => questionId)).toContain('radiation');
  });

  it('also for somebody who comes back every nine minutes', async () => {
    const { tick, step, pass, look } = await writing();
    await tick('breathing');
    await pass(9);
    await step({ stage: 'ANSWERS', answers: { onset: { choices: ['days'] } } });
    await pass(1);
    expect(await look()).toBe(1);
  });

  it('a new one where the first was taken back meanwhile', async () => {
    const { tick, pass, look, draft } = await writing();
    await tick('breathing');
    await pass(6);
    await tick('none');
    expect((await draft())?.goesAt).toBeNull();
    await tick('breathing');
    await pass(5);
    expect(await look()).toBe(0);
    await pass(5);
    expect(await look()).toBe(1);
  });

  it('and words that are moved to somebody else take it along', async () => {
    const { id, as, clinicId, patient, goOn, pass, inbox } = await writing();
    const child = await make.person({ birthDate: '1999-02-02' });
    const childId = await make.represented(patient.userId, child.personId, { knownAt: clinicId });
    await goOn(graveWords);
    await pass(8);
    const moved = randomUUID();
    const body = { patientPersonId: childId, clinicId, eContactType: 'COUGH' as const, text: graveWords };
    await test.call(saveDraft, { params: { id: moved }, body: { ...body, takenFrom: id } }, { as, seen: 0 });
    await passMinutes(test.database, moved, 2);
    await runJobs(moved);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('the clinic reads when it was', () => {
  it('ticked, told and filed, and that nobody sent it', async () => {
    const { tick, goOn, pass, look, readByStaff } = await writing();
    await tick('breathing');
    await pass(7);
    await goOn(graveWords);
    await pass(3);
    await look();
    const { row, asked, entry, mine, paper } = await readByStaff();
    const [raised, ...more] = asked.raised;
    expect(more).toEqual([]);
    expect(raised?.isFiled).toBe(true);
    const told = raised?.reasons.map(({ told: words, at, isWarned }) => [words, minutesAgo(at), isWarned]);
    expect(told).toEqual([
      [expect.stringContaining('breathe'), 10, true],
      ['The text says “Ema ei saa hingata”', 3, true],
    ]);
    expect(minutesAgo(raised?.at)).toBe(0);
    expect(minutesAgo(row?.waitingSince)).toBe(10);
    expect(minutesAgo(row?.createdAt)).toBe(0);
    for (const each of [entry, mine]) expect(each).toMatchObject({ move: 'submit', filed: 'TYPED' });
    expect(paper).toContain('not sent by the writer');
  });

  it('ticked and told, where its writer sent it some minutes later', async () => {
    const { tick, goOn, send, pass, readByStaff } = await writing();
    await tick('breathing');
    await pass(4);
    await goOn(graveWords);
    await pass(3);
    expect((await send(graveWords)).status).toBe(200);
    const { row, asked, entry, paper } = await readByStaff();
    const reasons = asked.raised.flatMap((raised) => raised.reasons);
    expect(reasons.map(({ at, isWarned }) => [minutesAgo(at), isWarned])).toEqual([
      [7, true],
      [3, true],
    ]);
    expect(asked.raised.every(({ isFiled }) => !isFiled)).toBe(true);
    expect(minutesAgo(row?.waitingSince)).toBe(7);
    expect(entry?.filed).toBeNull();
    expect(paper).not.toContain('not sent by the writer');
  });

  it('of each sign, where one was ticked after another', async () => {
    const { tick, step, pass, look, readByStaff } = await writing();
    await tick('breathing');
    await pass(4);
    await step({ stage: 'ANSWERS', answers: { danger: { choices: ['breathing', 'heart'] } } });
    await pass(6);
    await look();
    const { asked, entry } = await readByStaff();
    expect(asked.raised[0]?.reasons.map(({ at }) => minutesAgo(at))).toEqual([10, 6]);
    expect(entry?.filed).toBe('ANSWERED');
  });
});
