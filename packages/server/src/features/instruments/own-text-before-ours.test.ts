import {
  listInstrumentTexts,
  listQuestionnaireResponses,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { fillWithPatient, getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import type { InstrumentKey } from '@tervita/domain/instruments';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { fillQuestionnaire } from '../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** The nurse also administers the clinic, and enters the official text of what is asked in our words until then. */
const clinicWith = async (type: string, instrument: InstrumentKey) => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  await sql`update employee set is_admin = true where clinic_id = ${clinicId}`.execute(test.database.system);
  const params = { clinicId, instrument, language: 'et' } as const;
  const listed = async () => {
    const asked = { params: { clinicId }, query: { locale: 'en' } } as const;
    const { instruments } = (await test.call(listInstrumentTexts, asked, { as: asNurse })).body;
    return instruments.find((each) => each.instrument === instrument);
  };
  const enter = async () => {
    const items = ((await listed())?.items ?? []).map(({ id, options }) => [
      id,
      {
        label: `Küsimus ${id}`,
        options: Object.fromEntries(options.map((each) => [each.id, `Vastus ${each.id}`])),
      },
    ]);
    const words = { stem: 'Viimased 2 nädalat', items: Object.fromEntries(items) };
    const body = { hasLicence: true, words, replaces: null } as const;
    expect((await test.call(saveInstrumentText, { params, body }, { as: asNurse })).status).toBe(200);
  };
  const takeBack = () => test.call(removeInstrumentText, { params }, { as: asNurse });
  const matter = { as: asPatient, clinicId, patientPersonId: patient.personId, type };
  const begun = async (locale: Language = 'et') => {
    const filling = fillQuestionnaire(test, matter);
    await filling.begin(locale);
    const { body } = await filling.answer({ danger: 'none' });
    return { ...filling, first: body.questions[1]?.question };
  };
  const sent = async (choice: string, filling?: Awaited<ReturnType<typeof begun>>) => {
    const { answerAll, send } = filling ?? (await begun());
    await answerAll(choice);
    return (await send()).body.eContactId ?? '';
  };
  const read = async (id: string) => {
    const asked = { params: { id }, query: { locale: 'et' } } as const;
    const { responses } = (await test.call(listQuestionnaireResponses, asked, { as: asNurse })).body;
    const { questionnaire } = (await test.call(getAiQuestionnaire, asked, { as: asNurse })).body;
    return { result: responses[0], told: [questionnaire?.answers, questionnaire?.summary] };
  };
  return { asNurse, listed, enter, takeBack, begun, sent, read };
};

describe('the official text that a clinic has entered of what we have words for', () => {
  it.each([
    ['PHQ9', 'PHQ9', 'https://www.phqscreeners.com'],
    ['GAD', 'GAD7', 'https://www.phqscreeners.com'],
    ['AUDIT', 'AUDIT', expect.stringContaining('who.int')],
  ] as const)('is what patients are asked %s in, and validated', async (type, instrument, officialText) => {
    const { listed, enter, begun, sent, read } = await clinicWith(type, instrument);
    expect(await listed()).toMatchObject({ hasOwnWords: true, officialText, texts: [] });
    await enter();
    const { first } = await begun();
    expect(first).toMatchObject({ label: 'Küsimus q1', stem: 'Viimased 2 nädalat' });
    expect(first?.options[0]?.label).toMatch(/^Vastus /);
    expect(first?.source).toMatch(/^Ametlik sõnastus, mille kliinik/);
    const { result } = await read(await sent('0'));
    expect(result).toMatchObject({ isValidated: true, wording: first?.source });
    expect(result?.band).not.toBeNull();
  });

  it('is the licensed one where no official text can be had for nothing', async () => {
    const { listed, enter, begun } = await clinicWith('FAGER', 'FTND');
    expect(await listed()).toMatchObject({ hasOwnWords: true, officialText: null });
    await enter();
    expect((await begun()).first).toMatchObject({
      label: 'Küsimus q1',
      source: expect.stringContaining('litsentsi alusel'),
    });
  });

  it('is asked in its own language only: in another one our words stay', async () => {
    const { enter, begun } = await clinicWith('PHQ9', 'PHQ9');
    await enter();
    const { first } = await begun('ru');
    expect(first?.label).toMatch(/\p{Script=Cyrillic}/u);
    expect(first?.source).toMatch(/Наш собственный перевод/);
  });

  it('entered later or taken back changes nothing that a result of before says', async () => {
    const { enter, takeBack, begun, sent, read } = await clinicWith('PHQ9', 'PHQ9');
    const ours = await sent('0');
    const oursRead = await read(ours);
    expect(oursRead.result).toMatchObject({
      isValidated: false,
      wording: expect.stringMatching(/^Meie oma/),
    });
    await enter();
    const theirs = await sent('0');
    const theirsRead = await read(theirs);
    expect(theirsRead.result).toMatchObject({ isValidated: true });
    expect((await read(ours)).told).toEqual(oursRead.told);
    expect((await read(ours)).result).toEqual(oursRead.result);
    await takeBack();
    expect(await read(theirs)).toEqual(theirsRead);
    expect((await begun()).first?.source).toBe(oursRead.result?.wording);
  });

  it('does not come in the middle: whoever began in our words ends in them, and the result says so', async () => {
    const { enter, begun, sent, read } = await clinicWith('PHQ9', 'PHQ9');
    const filling = await begun();
    await enter();
    const { body } = await filling.answer({ 'PHQ9.q1': '0' });
    expect(body.questions.at(-1)?.question.label).not.toContain('Küsimus');
    expect((await read(await sent('0', filling))).result).toMatchObject({ isValidated: false });
  });

  it('is read out by staff who fill it in with the patient, and the result is in it', async () => {
    const { asNurse, enter, sent, read } = await clinicWith('GAD', 'GAD7');
    await enter();
    const id = await sent('0');
    const answers = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((at) => [`GAD7.q${at}`, { choices: ['1'] }]),
    );
    const body = { eContactType: 'GAD', locale: 'et', wasDangerAsked: true, answers, isDone: true } as const;
    const { questions } = (await test.call(fillWithPatient, { params: { id }, body }, { as: asNurse })).body;
    expect(questions[0]?.question.label).toBe('Küsimus q1');
    const { responses } = (
      await test.call(listQuestionnaireResponses, { params: { id }, query: {} }, { as: asNurse })
    ).body;
    expect(responses.map(({ source, isValidated }) => [source, isValidated])).toEqual([
      ['PATIENT', true],
      ['STAFF', true],
    ]);
    expect((await read(id)).result).toMatchObject({ isValidated: true });
  });

  it('does not come in the middle of what staff fill in with the patient either', async () => {
    const { asNurse, enter, sent } = await clinicWith('GAD', 'GAD7');
    const id = await sent('0');
    const step = async (more: object) => {
      const body = { eContactType: 'GAD', locale: 'et', wasDangerAsked: true, ...more } as never;
      return (await test.call(fillWithPatient, { params: { id }, body }, { as: asNurse })).body;
    };
    const { begunAt } = await step({ answers: {} });
    await enter();
    const answers = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((at) => [`GAD7.q${at}`, { choices: ['1'] }]),
    );
    const { questions } = await step({ answers, begunAt, isDone: true });
    expect(questions[0]?.question.label).not.toContain('Küsimus');
    const { responses } = (
      await test.call(listQuestionnaireResponses, { params: { id }, query: {} }, { as: asNurse })
    ).body;
    expect(responses.map(({ source, isValidated }) => [source, isValidated])).toContainEqual([
      'STAFF',
      false,
    ]);
  });

  it('still stops whoever tells of harming themselves', async () => {
    const { enter, begun } = await clinicWith('PHQ9', 'PHQ9');
    await enter();
    const { answer } = await begun();
    const { body } = await answer({ 'PHQ9.q9': '1' });
    expect(body).toMatchObject({ isAlarming: true, notice: { action: 'CRISIS' } });
    expect(body.notice?.signs[0]?.label).toBe('Küsimus q9: vastus 1');
  });
});
