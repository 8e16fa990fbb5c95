import { randomUUID } from 'node:crypto';
import {
  addInfo,
  answerMoreDanger,
  answerMoreDangerOfDraft,
  getClinicEContact,
  getClinicTimeline,
  judgeWords,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { freeTextAlerts } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const grownUp = { ageMonths: 40 * 12, sex: 'NOT_DISCLOSED' } as const;
/** Words of alarm know none of it; a person would. */
const sounding =
  [
    'He is grey and sweaty and says it is nothing, just the stairs',
    'Since this morning the cup keeps falling from the same hand and he calls me by my aunt’s name',
    'Grandad keeps dropping his cup from the same hand since breakfast',
  ].find((text) => freeTextAlerts(text).length === 0 && dangerKindIn(text, grownUp)) ?? '';
const alarming = 'Mul on tugev suruv valu rinnus ja ma ei saa hingata';

/** At a clinic that has its patients write freely; signs of danger were asked before. */
const writing = async (app: TestApp, ticked: readonly string[] = ['none']) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, patient, asPatient } = scene;
  await sql`insert into clinic_feature (clinic_id, feature, is_on, updated_at)
    values (${clinicId}, 'AI_SMART_QUESTIONNAIRE', false, now())`.execute(app.database.system);
  const id = randomUUID();
  const matter = { patientPersonId: patient.personId, clinicId };
  const begun = {
    ...matter,
    stage: 'PROBLEM_TYPE' as const,
    aiQuestionnaireId: id,
    locale: 'en' as const,
    input: '',
    chiefProblemTypeId: 'COUGH' as const,
  };
  await app.call(questionnaireFlow, { body: begun }, { as: asPatient });
  const answers = { danger: { choices: [...ticked] } };
  await app.call(
    questionnaireFlow,
    { body: { stage: 'ANSWERS', aiQuestionnaireId: id, answers } },
    { as: asPatient },
  );
  const judge = async (text: string) => {
    const body = { ...matter, text, aiQuestionnaireId: id, language: 'en' as const };
    return (await app.call(judgeWords, { body }, { as: asPatient })).body;
  };
  const tick = (signs: string[], as = asPatient) =>
    app.call(answerMoreDangerOfDraft, { params: { id }, body: { signs, locale: 'en' } }, { as });
  const send = async (text: string) => {
    const body = { ...matter, aiQuestionnaireId: id, eContactType: 'COUGH' as const, text };
    return (await app.call(sendEContactText, { body }, { as: asPatient })).body.id;
  };
  const seenByStaff = async (eContactId: string) => {
    const params = { id: eContactId };
    const detail = await app.call(getClinicEContact, { params }, { as: scene.asNurse });
    const query = { locale: 'en' as const };
    const asked = await app.call(getAiQuestionnaire, { params, query }, { as: scene.asNurse });
    return { redFlag: detail.body.redFlag?.kind ?? null, danger: asked.body.danger?.answer };
  };
  return { ...scene, id, judge, tick, send, seenByStaff };
};

/** What goes to the clinic by itself if it is left. */
const filingsOf = async (id: string) => {
  const { rows } = await sql`select from jobs.job
    where name = 'alarm-filings' and data->'ids'->>'questionnaireId' = ${id}`.execute(test.database.system);
  return rows.length;
};

describe('words that sound like danger, before they are sent', () => {
  it('open one question with signs, and no page that says to call', async () => {
    const { judge } = await writing(test);
    const { warning, ask } = await judge(sounding);
    expect(warning).toBeNull();
    expect(ask?.signs.length).toBeGreaterThanOrEqual(5);
    expect(ask?.signs.length).toBeLessThanOrEqual(8);
    expect(sounding).toContain(ask?.quote);
    expect(ask?.none).toEqual({ id: 'none', label: 'None of these, I have read them' });
  });

  it('ask nothing beside a warning, after a sign was ticked, or of everyday words', async () => {
    const inAlarm = await writing(test);
    expect(await inAlarm.judge(alarming)).toMatchObject({ warning: { action: 'CALL_112' }, ask: null });
    const nothing = { warning: null, goesAt: null, ask: null };
    const { judge } = await writing(test);
    expect(await judge('Palun pikendage minu vererõhuravimi retsepti')).toEqual(nothing);
    expect(await (await writing(test, ['breathing-hard'])).judge(sounding)).toEqual({
      ...nothing,
      goesAt: expect.any(String),
    });
  });

  it('ask once: what was answered stands with the e-contact, also that it was none', async () => {
    const { judge, tick, send, seenByStaff } = await writing(test);
    expect((await judge(sounding)).ask).not.toBeNull();
    expect((await tick([])).body).toEqual({ warning: null, goesAt: null });
    expect(await judge(sounding)).toEqual({ warning: null, goesAt: null, ask: null });
    expect(await seenByStaff(await send(sounding))).toEqual({
      redFlag: 'WORDS',
      danger: 'None of these. Asked once more because of what was written: None of these',
    });
  });

  it('a grave sign warns with whom to call, is filed if it is left, and raises the flag', async () => {
    const { id, tick, send, seenByStaff } = await writing(test);
    const { body } = await tick(['chest-pain']);
    expect(body.warning).toMatchObject({ action: 'CALL_112', signs: [{ id: 'chest-pain' }] });
    expect(await filingsOf(id)).toBe(1);
    const seen = await seenByStaff(await send(sounding));
    expect(seen.redFlag).toBe('CALL_112');
    expect(seen.danger).toMatch(
      /^None of these\. Asked once more .*: Pressing, squeezing, heavy or new burning pain/,
    );
  });

  it('thoughts of death lead to those who listen, and a milder sign to the clinic today', async () => {
    const despair = await (await writing(test)).tick(['plan-now']);
    expect(despair.body.warning).toMatchObject({ action: 'CRISIS' });
    expect(despair.body.warning?.crisisLines.length).toBeGreaterThan(0);
    const milder = await (await writing(test)).tick(['cantdrink']);
    expect(milder.body.warning).toMatchObject({ action: 'CLINIC_TODAY' });
  });

  it('what is no sign is refused, and somebody else’s draft is not found', async () => {
    const [mine, other] = [await writing(test), await writing(test)];
    for (const signs of [['toString'], ['none'], ['chest-pain', 'chest-pain'], ['saddle']])
      expect((await mine.tick(signs)).status).toBe(400);
    expect((await mine.tick(['chest-pain'], other.asPatient)).status).toBe(404);
  });
});

describe('words that sound like danger, added later', () => {
  const added = async (scene: Awaited<ReturnType<typeof writing>>, text: string) => {
    const id = await scene.send('Köha');
    const body = { infoText: text, locale: 'en' as const };
    return (await test.call(addInfo, { params: { id }, body }, { as: scene.asPatient })).body;
  };

  it('carry the question with the answer of the call; a tick raises the flag and stands in the thread', async () => {
    const scene = await writing(test);
    const { id, warning, ask } = await added(scene, sounding);
    expect(warning).toBeNull();
    expect(ask?.signs.length).toBeGreaterThanOrEqual(5);
    const ticked = await test.call(
      answerMoreDanger,
      { params: { id }, body: { signs: ['chest-pain'], locale: 'en' } },
      { as: scene.asPatient },
    );
    expect(ticked.body.warning).toMatchObject({ action: 'CALL_112' });
    expect((await scene.seenByStaff(id)).redFlag).toBe('CALL_112');
    const { entries } = (await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse })).body;
    expect(entries.at(-1)?.text).toMatch(/^Asked once more because of what was written: Pressing/);
  });

  it('are asked of nobody else, and "none" raises nothing', async () => {
    const [scene, other] = [await writing(test), await writing(test)];
    const { id } = await added(scene, sounding);
    const answer = (as: string) =>
      test.call(answerMoreDanger, { params: { id }, body: { signs: [], locale: 'en' } }, { as });
    expect((await answer(other.asPatient)).status).toBe(404);
    expect((await answer(scene.asPatient)).body.warning).toBeNull();
    expect((await scene.seenByStaff(id)).redFlag).toBe('WORDS');
  });
});

describe('with the classifier switched off', () => {
  let off: TestApp;
  beforeAll(async () => {
    off = await startTestApp({ testDatabase: test.testDatabase, env: { DANGER_CLASSIFIER: 'off' } });
  });
  afterAll(() => off.close());

  it('words open no question, and the screen still catches and files what is ticked', async () => {
    const { judge } = await writing(off);
    expect(await judge(sounding)).toEqual({ warning: null, goesAt: null, ask: null });
    const ticked = await writing(off, ['breathing-hard']);
    expect(await filingsOf(ticked.id)).toBe(1);
    const seen = await ticked.seenByStaff(await ticked.send('Köha'));
    expect(seen).toMatchObject({
      redFlag: 'CALL_112',
      danger: expect.stringMatching(/^Hard to breathe/),
    });
  });
});
