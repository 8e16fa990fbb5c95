import { randomUUID } from 'node:crypto';
import {
  deleteDraft,
  getClinicTimeline,
  getDraft,
  judgeWords,
  listClinicEContacts,
  saveDraft,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { makeJobsDue } from '../../../../testing/due-jobs.ts';
import { eventually } from '../../../../testing/eventually.ts';
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

const system = () => test.database.system;
const alarming = 'Ema ei saa hingata';

/** Ten minutes later, when the work that waits for this draft has run. */
const leaveDraft = async (id: string) => {
  await passMinutes(test.database, id, 10);
  await makeJobsDue(test.database, { queue: 'alarm-filings', ids: { questionnaireId: id } });
  await eventually(async () => {
    const { rows } = await sql`select from jobs.job where name = 'alarm-filings' and state <> 'completed'
      and data->'ids'->>'questionnaireId' = ${id}`.execute(system());
    expect(rows).toHaveLength(0);
  });
};

/** Somebody said that no sign is there, and writes freely. */
const writing = async () => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient: as, asNurse } = scene;
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const about = { stage: 'PROBLEM_TYPE', aiQuestionnaireId: id, ...matter, locale: 'et', input: '' } as const;
  await test.call(questionnaireFlow, { body: { ...about, chiefProblemTypeId: 'COUGH' } }, { as });
  const answers = { danger: { choices: ['none'] } };
  await test.call(questionnaireFlow, { body: { stage: 'ANSWERS', aiQuestionnaireId: id, answers } }, { as });
  const draft = async () => (await test.call(getDraft, { params: { id } }, { as })).body.draft;
  const content = (text: string) => ({ ...matter, eContactType: 'COUGH' as const, text });
  const save = async (text: string) =>
    test.call(
      saveDraft,
      { params: { id }, body: content(text) },
      { as, seen: (await draft())?.version ?? 0 },
    );
  const judge = async (text: string) => {
    const body = { ...matter, aiQuestionnaireId: id, text, language: 'et' as const };
    return (await test.call(judgeWords, { body }, { as })).body;
  };
  /** Saved and judged, as when somebody wants to go on to the sending. */
  const goOn = async (text: string) => {
    await save(text);
    return judge(text);
  };
  const send = (text: string) =>
    test.call(sendEContactText, { body: { ...content(text), aiQuestionnaireId: id } }, { as, key: id });
  const filed = async () => {
    const list = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse });
    return Promise.all(
      list.body.eContacts.map(async ({ id: eContactId, redFlag }) => {
        const timeline = await test.call(getClinicTimeline, { params: { id: eContactId } }, { as: asNurse });
        return { flag: redFlag?.kind, text: timeline.body.entries[0]?.text };
      }),
    );
  };
  return { ...scene, id, as, draft, save, judge, goOn, send, filed, leave: () => leaveDraft(id) };
};

it('free words of grave danger that are left after the warning go to the clinic by themselves', async () => {
  const { goOn, filed, leave } = await writing();
  const told = await goOn(alarming);
  expect(told).toMatchObject({ warning: { action: 'CALL_112' }, goesAt: expect.any(String) });
  await leave();
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: alarming }]);
});

it('what was typed over them since comes after them', async () => {
  const { goOn, save, filed, leave } = await writing();
  await goOn(alarming);
  await save('Kutsusin abi');
  await leave();
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: `${alarming}\n\nKutsusin abi` }]);
});

it('sent by hand they go once', async () => {
  const { goOn, send, filed, leave } = await writing();
  await goOn(alarming);
  expect((await send(`${alarming} üldse`)).status).toBe(200);
  await leave();
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: `${alarming} üldse` }]);
});

it('are taken back by other words with which somebody goes on, and by throwing the draft away', async () => {
  const [corrected, gone] = [await writing(), await writing()];
  await corrected.goOn(alarming);
  expect(await corrected.goOn('Emal on köha')).toMatchObject({ warning: null, goesAt: null });
  await gone.goOn(alarming);
  await test.call(deleteDraft, { params: { id: gone.id } }, { as: gone.as });
  for (const each of [corrected, gone]) {
    await each.leave();
    expect(await each.filed()).toEqual([]);
  }
});

it('a page that was left open elsewhere does not take them back with words that stand no more in the draft', async () => {
  const { goOn, judge, filed, leave } = await writing();
  await goOn(alarming);
  expect(await judge('Emal on köha')).toMatchObject({ warning: null, goesAt: expect.any(String) });
  await leave();
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: alarming }]);
});

it('go along where somebody answers the questions after all', async () => {
  const { id, as, goOn, filed } = await writing();
  await goOn(alarming);
  const confirmed = { stage: 'CONFIRM', aiQuestionnaireId: id, summary: 'Köha.' } as const;
  expect((await test.call(questionnaireFlow, { body: confirmed }, { as })).status).toBe(200);
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: `${alarming}\n\nKöha.` }]);
});

it('leave no flag on other words that are sent in their place', async () => {
  const { goOn, save, send, filed } = await writing();
  await goOn(alarming);
  await save('Emal on köha');
  expect((await send('Emal on köha')).body.warning).toBeNull();
  expect(await filed()).toEqual([{ flag: undefined, text: 'Emal on köha' }]);
});

it('moved to somebody else they tell of danger there, and go from there', async () => {
  const { id, as, clinicId, patient, goOn, filed } = await writing();
  const child = await make.person({ birthDate: '1999-02-02' });
  const childId = await make.represented(patient.userId, child.personId, { knownAt: clinicId });
  await goOn(alarming);
  const moved = randomUUID();
  const content = { eContactType: 'COUGH' as const, patientPersonId: childId, clinicId, text: alarming };
  await test.call(saveDraft, { params: { id: moved }, body: { ...content, takenFrom: id } }, { as, seen: 0 });
  const begun = await test.call(
    questionnaireFlow,
    {
      body: {
        stage: 'PROBLEM_TYPE',
        aiQuestionnaireId: moved,
        patientPersonId: childId,
        clinicId,
        locale: 'et',
        input: '',
        chiefProblemTypeId: 'COUGH',
      },
    },
    { as },
  );
  expect(begun.body).toMatchObject({ isAlarming: true, notice: { action: 'CALL_112' } });
  await leaveDraft(moved);
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: alarming }]);
  await leaveDraft(id);
  expect(await filed()).toHaveLength(1);
});

it('moved to somebody else they go from there, also when the page is closed at that moment', async () => {
  const { id, as, clinicId, patient, goOn, filed } = await writing();
  const child = await make.person({ birthDate: '1999-02-02' });
  const childId = await make.represented(patient.userId, child.personId, { knownAt: clinicId });
  await goOn(alarming);
  const moved = randomUUID();
  const content = { eContactType: 'COUGH' as const, patientPersonId: childId, clinicId, text: alarming };
  await test.call(saveDraft, { params: { id: moved }, body: { ...content, takenFrom: id } }, { as, seen: 0 });
  await leaveDraft(moved);
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: alarming }]);
  await leaveDraft(id);
  expect(await filed()).toHaveLength(1);
});

it('own words go along with the questions, and the last page shows them', async () => {
  const { id, as, save, filed } = await writing();
  const words = 'Võtan varfariini, allergia penitsilliinile';
  await save(words);
  const step = (body: object) => test.call(questionnaireFlow, { body: body as never }, { as });
  await step({ stage: 'ANSWERS', aiQuestionnaireId: id, answers: { onset: { choices: ['days'] } } });
  const shown = await step({ stage: 'SUMMARY', aiQuestionnaireId: id });
  expect(shown.body.ownWords).toBe(words);
  expect((await step({ stage: 'CONFIRM', aiQuestionnaireId: id, summary: 'Köha kaks päeva.' })).status).toBe(
    200,
  );
  expect(await filed()).toEqual([{ flag: undefined, text: `${words}\n\nKöha kaks päeva.` }]);
});

it('danger in own words that go along with the questions raises the flag', async () => {
  const { id, as, save, filed } = await writing();
  await save(alarming);
  const answers = { stage: 'ANSWERS', aiQuestionnaireId: id, answers: {} } as const;
  await test.call(questionnaireFlow, { body: answers }, { as });
  const confirmed = { stage: 'CONFIRM', aiQuestionnaireId: id, summary: 'Köha.' } as const;
  expect((await test.call(questionnaireFlow, { body: confirmed }, { as })).status).toBe(200);
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: `${alarming}\n\nKöha.` }]);
});

it('words that are only typed, or call for no more than the clinic today, go when they are sent', async () => {
  const { save, goOn, draft } = await writing();
  await save(alarming);
  expect((await draft())?.isAlarming).toBe(false);
  expect(await goOn('Köhin juba kaks nädalat')).toMatchObject({ goesAt: null });
});

it('judged in a draft where danger was never asked about they go from there all the same', async () => {
  const { as, patient, clinicId, filed } = await writing();
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const draft = { ...matter, eContactType: 'COUGH' as const, text: alarming };
  await test.call(saveDraft, { params: { id }, body: draft }, { as, seen: 0 });
  const body = { ...matter, aiQuestionnaireId: id, text: alarming, language: 'et' as const };
  expect((await test.call(judgeWords, { body }, { as })).body.goesAt).not.toBeNull();
  await leaveDraft(id);
  expect(await filed()).toEqual([{ flag: 'CALL_112', text: expect.stringContaining(alarming) }]);
});

it('words typed after the alarm go along, also where no reason was chosen', async () => {
  const { as, patient, clinicId, filed } = await writing();
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const save = (text: string, seen: number) =>
    test.call(saveDraft, { params: { id }, body: { ...matter, eContactType: 'COUGH', text } }, { as, seen });
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as });
  await save(alarming, 0);
  const judged = { ...matter, aiQuestionnaireId: id, text: alarming, language: 'et' as const };
  await test.call(judgeWords, { body: judged }, { as });
  await save('Võtan varfariini', 1);
  await step({ stage: 'ANSWERS', answers: { danger: { choices: ['breathing-hard'] } } });
  await step({ stage: 'CONFIRM', summary: 'Kokkuvõte' });
  const [sent] = await filed();
  for (const words of [alarming, 'Võtan varfariini', 'Kokkuvõte']) expect(sent?.text).toContain(words);
});

describe('a draft that is sent from a page which has not seen the newest words', () => {
  const onTwoDevices = async () => {
    const { id, as, clinicId, patient, save, draft, filed } = await writing();
    await save('Köha kolmandat päeva');
    const { version = 0 } = (await draft()) ?? {};
    await save('Köha kolmandat päeva, ja võtan varfariini');
    const matter = { patientPersonId: patient.personId, clinicId, eContactType: 'COUGH' as const };
    const send = (text: string, seen?: number) =>
      test.call(
        sendEContactText,
        { body: { ...matter, text, aiQuestionnaireId: id } },
        { as, ...(seen === undefined ? {} : { seen }) },
      );
    return { version, send, draft, filed };
  };

  it('is refused, and those words stay', async () => {
    const { version, send, draft, filed } = await onTwoDevices();
    expect((await send('Köha kolmandat päeva', version)).raw.code).toBe('DRAFT_CHANGED');
    expect((await draft())?.text).toContain('varfariini');
    expect(await filed()).toEqual([]);
  });

  it('goes where the words are the same, or their sender has seen them', async () => {
    const same = await onTwoDevices();
    expect((await same.send('Köha kolmandat päeva, ja võtan varfariini', same.version)).status).toBe(200);
    const seen = await onTwoDevices();
    expect((await seen.send('Köha kolmandat päeva', seen.version + 1)).status).toBe(200);
  });
});
