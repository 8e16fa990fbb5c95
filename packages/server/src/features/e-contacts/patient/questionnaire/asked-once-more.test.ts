import { randomUUID } from 'node:crypto';
import { getDraft, judgeWords, saveDraft } from '@tervita/contract/e-contacts';
import {
  getQuestionnaire,
  questionnaireFlow,
  type SmartAnswer,
  type SmartQuestion,
} from '@tervita/contract/smart-questionnaire';
import { freeTextAlerts } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { given } from '../../../../testing/given.ts';

let test: TestApp;
let without: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  without = await startTestApp({ env: { DANGER_CLASSIFIER: 'off' } });
});
afterAll(async () => {
  await test.close();
  await without.close();
});

const grownUp = { ageMonths: 40 * 12, sex: 'NOT_DISCLOSED' } as const;
/** Words of alarm know none of it; a person would. */
const sounding =
  [
    'He is grey and sweaty and says it is nothing, just the stairs',
    'Grandad keeps dropping his cup from the same hand since breakfast',
  ].find((text) => freeTextAlerts(text).length === 0 && dangerKindIn(text, grownUp)) ?? '';

/** The mildest that can be said. */
const mildest = ({ required, options, exclusive }: SmartQuestion): SmartAnswer =>
  required ? { choices: [exclusive ?? options.at(-1)?.id ?? ''] } : { skipped: true };

/** A concern told in own words, its reason chosen, and every question answered with the mildest that there is. */
const asked = async (app: TestApp, input: string, ticked: readonly string[] = ['none']) => {
  const { clinicId, patient, asPatient: as } = await given(app.database).clinicWithPatient();
  const id = randomUUID();
  const call = (body: Record<string, unknown>) =>
    app.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as });
  const step = async (body: Record<string, unknown>) => {
    const { status, body: progress } = await call(body);
    expect(status).toBe(200);
    return progress;
  };
  const answerMore = (choices: readonly string[]) =>
    call({ stage: 'ANSWERS', answers: { 'danger-more': { choices } } });
  const matter = { patientPersonId: patient.personId, clinicId, locale: 'en' };
  let progress = await step({ stage: 'PROBLEM_TYPE', ...matter, input, chiefProblemTypeId: 'COUGH' });
  for (let at = 0; progress.stage === 'ANSWERS' && at < 12; at += 1) {
    const { question } = progress.questions.at(-1) ?? {};
    if (!question || question.id === 'danger-more') break;
    const answer = question.id === 'danger' ? { choices: [...ticked] } : mildest(question);
    const acknowledged = progress.notice?.ruleIds;
    progress = await step({ stage: 'ANSWERS', answers: { [question.id]: answer }, acknowledged });
  }
  const describeAgain = (words: string) =>
    step({ stage: 'PROBLEM_TYPE', ...matter, input: words, chiefProblemTypeId: 'COUGH' });
  const read = async () => (await app.call(getQuestionnaire, { params: { id } }, { as })).body;
  const draftText = async () => (await app.call(getDraft, { params: { id } }, { as })).body.draft?.text;
  return { progress, answerMore, describeAgain, read, draftText };
};
const more = ({ progress }: Awaited<ReturnType<typeof asked>>) =>
  progress.questions.find(({ question }) => question.id === 'danger-more');

describe('words of a questionnaire that sound like danger', () => {
  it('are asked about once, after the signs of danger, and can be answered anew', async () => {
    const { progress, answerMore, read } = await asked(test, sounding);
    const { question, answer } = progress.questions.at(-1) ?? {};
    expect(answer).toBeNull();
    expect(question).toMatchObject({ id: 'danger-more', isDanger: true, exclusive: 'none' });
    expect(question?.label).toBe('Is one of these so?');
    expect(question?.options.length).toBeLessThanOrEqual(9);
    expect(progress.questions.map((each) => each.question.id)).toEqual(['danger', 'danger-more']);
    // The kind that the words sound like is asked, whatever was denied before them; the words are quoted.
    expect(sounding).toContain(question?.quote);
    expect(question?.options.map(({ id }) => id)).toContain('stroke-arm');
    const next = (await answerMore(['none'])).body;
    expect(next.questions.length).toBe(3);
    expect((await read()).notice).toBeNull();
    // Whoever comes back to it finds all the signs again.
    const back = next.questions.find((each) => each.question.id === 'danger-more');
    expect(back?.question.options).toEqual(question?.options);
    expect((await answerMore(['stroke-arm'])).body.notice).toMatchObject({ action: 'CALL_112' });
  });

  it('put the signs that they sound like first on the screen, and leave the others in their order', async () => {
    const signsOf = async (input: string) =>
      (await asked(test, input)).progress.questions[0]?.question.options.map(({ id }) => id) ?? [];
    const [usual, heard] = [await signsOf('Please renew my tablets'), await signsOf(sounding)];
    expect(heard.toSorted()).toEqual(usual.toSorted());
    expect(heard[0]).not.toBe(usual[0]);
    expect(heard.at(-1)).toBe('none');
  });

  it('stay the words of the draft: that none of it is there tells nothing of the concern', async () => {
    const { answerMore, draftText } = await asked(test, sounding);
    await answerMore(['none']);
    expect(await draftText()).toBe(sounding);
  });

  it('stop whoever ticks a grave sign there, as on the first screen', async () => {
    const { answerMore } = await asked(test, sounding);
    const { notice } = (await answerMore(['stroke-arm'])).body;
    expect(notice).toMatchObject({ action: 'CALL_112', signs: [{ id: 'stroke-arm' }] });
  });

  it('are not asked about after a sign was ticked, beside a warning, of everyday words, or when it is switched off', async () => {
    expect(more(await asked(test, sounding, ['breathing-hard']))).toBeUndefined();
    expect(more(await asked(test, 'Mul on tugev suruv valu rinnus ja ma ei saa hingata'))).toBeUndefined();
    expect(more(await asked(test, 'Please renew my blood pressure tablets'))).toBeUndefined();
    expect(more(await asked(without, sounding))).toBeUndefined();
  });

  it('take a sign that was ticked on a page whose question another device has changed since', async () => {
    const { answerMore, describeAgain } = await asked(test, sounding);
    const inBelly = 'my belly is hard and I was sick all night and cannot stand up straight';
    const { questions } = await describeAgain(inBelly);
    expect(questions.at(-1)?.question).toMatchObject({ id: 'danger-more', quote: inBelly });
    expect(questions.at(-1)?.question.options.map(({ id }) => id)).not.toContain('stroke-arm');
    const { status, body } = await answerMore(['stroke-arm']);
    expect(status).toBe(200);
    expect(body.notice).toMatchObject({ action: 'CALL_112', signs: [{ id: 'stroke-arm' }] });
  });

  it('take no answer that is no sign', async () => {
    const { answerMore, read } = await asked(test, sounding);
    for (const choices of [['toString'], ['none', 'stroke-arm'], ['saddle']])
      expect((await answerMore(choices)).status).toBe(400);
    expect((await read()).stage).toBe('ANSWERS');
  });
});

describe('words of a draft that sound like danger', () => {
  const stroke = 'my right hand will not button my shirt since this morning and my wife says i sound drunk';

  /** A draft about tablets, whose list of danger is answered with "None" before or after it is written. */
  const written = async (
    app: TestApp,
    type: 'PRESCRIPTION_REFILL' | 'OTHER_PROBLEM' = 'PRESCRIPTION_REFILL',
  ) => {
    const { clinicId, patient, asPatient: as } = await given(app.database).clinicWithPatient();
    const id = randomUUID();
    const matter = { patientPersonId: patient.personId, clinicId };
    const draftOf = async () => (await app.call(getDraft, { params: { id } }, { as })).body.draft;
    const write = async (text: string, comment = '') => {
      const asked = { brand: 'Methotavend', activeIngredient: '', strength: '10 mg', form: '', route: '' };
      const frequency = 'ONCE_DAILY';
      const prescriptions = [{ ...asked, previousId: null, frequency, comment }];
      const body = { ...matter, eContactType: type, text, ...(comment ? { prescriptions } : {}) } as never;
      const seen = (await draftOf())?.version ?? 0;
      const saved = await app.call(saveDraft, { params: { id }, body }, { as, seen });
      expect(saved.status).toBe(200);
    };
    const step = async (body: object) => {
      const { status, body: progress } = await app.call(
        questionnaireFlow,
        { body: { aiQuestionnaireId: id, ...body } as never },
        { as },
      );
      expect(status).toBe(200);
      return progress;
    };
    const deny = async () => {
      await step({ stage: 'PROBLEM_TYPE', ...matter, locale: 'en', input: '', chiefProblemTypeId: type });
      return step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    };
    const tick = (sign: string) =>
      step({ stage: 'ANSWERS', answers: { 'danger-more': { choices: [sign] } } });
    const asksDanger = async () => (await draftOf())?.asksDanger;
    const more = async () =>
      (await app.call(getQuestionnaire, { params: { id } }, { as })).body.questions.find(
        ({ question }) => question.id === 'danger-more',
      );
    const judge = async (text: string) =>
      (
        await app.call(
          judgeWords,
          { body: { ...matter, aiQuestionnaireId: id, text, language: 'en' } },
          { as },
        )
      ).body.ask;
    return { write, deny, tick, asksDanger, more, judge };
  };

  it('are asked about after the list, also where another page or no connection brought them, and once', async () => {
    const { write, deny, tick, asksDanger } = await written(test);
    await write(`Methotavend 10 mg\n${stroke}`);
    const { stage, questions } = await deny();
    expect(stage).toBe('ANSWERS');
    const { question } = questions.at(-1) ?? {};
    expect(question).toMatchObject({ id: 'danger-more', quote: expect.stringMatching(/my right hand/) });
    expect(question?.options.length).toBeLessThanOrEqual(9);
    expect(await asksDanger()).toBe(true);
    expect((await tick('none')).stage).toBe('OWN_WORDS');
    expect(await asksDanger()).toBe(false);
  });

  it('are asked about where a comment of a medicine tells them after the list was answered', async () => {
    const { write, deny, tick, asksDanger, more } = await written(test);
    await write('Methotavend 10 mg');
    expect((await deny()).stage).toBe('OWN_WORDS');
    expect(await asksDanger()).toBe(false);
    await write('Methotavend 10 mg', stroke);
    expect(await asksDanger()).toBe(true);
    expect(await more()).toMatchObject({ answer: null, question: { quote: stroke } });
    expect((await tick('stroke-arm')).notice).toMatchObject({ action: 'CALL_112' });
  });

  it('are asked about once, whichever page asks, and never where nobody listens', async () => {
    const { write, deny, tick, asksDanger, judge } = await written(test, 'OTHER_PROBLEM');
    await write(stroke);
    await deny();
    await tick('none');
    expect(await judge(stroke)).toBeNull();
    const deaf = await written(without);
    await deaf.write(stroke);
    expect((await deaf.deny()).stage).toBe('OWN_WORDS');
    expect(await deaf.asksDanger()).toBe(false);
    expect(await asksDanger()).toBe(false);
  });
});
