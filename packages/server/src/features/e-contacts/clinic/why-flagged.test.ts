import { translate } from '@tervita/contract/ai';
import { saveConsent } from '@tervita/contract/consents';
import {
  acknowledgeRedFlag,
  addInfo,
  answerInquiry,
  answerMoreDanger,
  completeEContact,
  createClinicEContact,
  downloadEContactPdf,
  getClinicEContact,
  reopenMyEContact,
} from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { currentVersionOf } from '@tervita/domain/consents';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { type Scene, threads } from '../../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());
const { sent, answered, completed } = threads(() => test);

const alarming = 'Mul on tugev suruv valu rinnus';
const seenByStaff = async (scene: Scene, id: string, locale: 'et' | 'en' = 'en') => {
  const params = { id };
  const as = scene.asNurse;
  const detail = await test.call(getClinicEContact, { params }, { as });
  const asked = await test.call(getAiQuestionnaire, { params, query: { locale } }, { as });
  const raised = asked.body.raised.map(({ by, reasons }) => [by, reasons.map(({ told }) => told).join(', ')]);
  return { flag: detail.body.redFlag, raised, whole: asked.body.raised };
};
const add = (scene: Scene, id: string, infoText = alarming, as = scene.asPatient) =>
  test.call(addInfo, { params: { id }, body: { infoText } }, { as });
const tick = (scene: Scene, id: string, signs: string[], as = scene.asPatient) =>
  test.call(answerMoreDanger, { params: { id }, body: { signs, locale: 'et' } }, { as });
const saysSo = ['WORDS', `The text says “${alarming}”`];

describe('staff read why a flag stands', () => {
  it('that came with the first words', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene, scene.asPatient, scene.patient.personId, alarming);
    expect((await seenByStaff(scene, id)).raised).toEqual([saysSo]);
  });

  it('that came with added words, in their own language and with the time', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    expect((await seenByStaff(scene, id)).raised).toEqual([]);
    await add(scene, id);
    const { flag, raised, whole } = await seenByStaff(scene, id);
    expect(flag).toMatchObject({ kind: 'CALL_112', seenAt: null });
    expect(raised).toEqual([saysSo]);
    expect(Math.abs(Date.parse(whole[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await seenByStaff(scene, id, 'et')).raised).toEqual([
      ['WORDS', expect.stringContaining('suruv valu rinnus')],
    ]);
    expect((await seenByStaff(scene, id, 'et')).raised).not.toEqual([saysSo]);
  });

  it('once, however often it is said', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await add(scene, id, `${alarming}. Jah, suruv valu rinnus! Suruv valu rinnus, valu rinnus.`);
    const { raised } = await seenByStaff(scene, id);
    expect(raised).toEqual([['WORDS', expect.stringMatching(/suruv valu rinnus/i)]]);
    expect(raised[0]?.[1]?.match(/The text says “Mul on tugev suruv valu rinnus”/g)).toHaveLength(1);
  });

  it('that came with an answer, and with the reason to open it again', async () => {
    const scene = await make.clinicWithPatient();
    const [asked, ended] = [await answered(scene), await completed(scene)];
    await test.call(
      answerInquiry,
      { params: { id: asked }, body: { answer: alarming } },
      { as: scene.asPatient },
    );
    const body = { reason: 'SYMPTOMS_CHANGED' as const, infoText: alarming };
    await test.call(reopenMyEContact, { params: { id: ended }, body }, { as: scene.asPatient });
    for (const id of [asked, ended]) expect((await seenByStaff(scene, id)).raised).toEqual([saysSo]);
  });

  it('that came with a sign ticked in the conversation, whatever the language of who ticked', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await tick(scene, id, ['chest-pain', 'cantdrink']);
    const { raised } = await seenByStaff(scene, id);
    expect(raised).toEqual([
      ['SIGNS', expect.stringMatching(/^Pressing, squeezing, heavy or new burning pain.*, /)],
    ]);
  });

  it('that the words of a call gave, which staff wrote down', async () => {
    const scene = await make.clinicWithPatient();
    const member = await test.database.system
      .selectFrom('clinic_member')
      .select('id')
      .where('person_id', '=', scene.patient.personId)
      .executeTakeFirstOrThrow();
    const body = {
      clinicId: scene.clinicId,
      clinicMemberId: member.id,
      kind: 'AS_PATIENT',
      eContactType: 'COUGH',
      text: alarming,
    } as const;
    const call = (dangerSigns?: string[]) =>
      test.call(
        createClinicEContact,
        { body: dangerSigns ? { ...body, dangerSigns } : body },
        { as: scene.asNurse },
      );
    expect((await seenByStaff(scene, (await call()).body.id)).raised).toEqual([saysSo]);
    // Where danger was asked about, the same words are not told twice.
    const { raised } = await seenByStaff(scene, (await call(['none'])).body.id);
    expect(raised).toHaveLength(1);
    expect(raised[0]).toEqual(['ANSWERS', expect.stringContaining('suruv valu rinnus')]);
  });

  it('one after the other, also when a colleague has seen the first', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await add(scene, id);
    await test.call(acknowledgeRedFlag, { params: { id } }, { as: scene.asNurse, seen: 2 });
    expect((await seenByStaff(scene, id)).flag).toMatchObject({ seenAt: expect.any(String) });
    await tick(scene, id, ['breathing-hard']);
    const { flag, raised } = await seenByStaff(scene, id);
    expect(flag).toMatchObject({ kind: 'CALL_112', seenAt: null });
    expect(raised).toEqual([saysSo, ['SIGNS', expect.stringMatching(/^Hard to breathe/)]]);
  });

  it('that somebody raised who writes for the patient', async () => {
    const scene = await make.clinicWithPatient();
    const parent = await make.person();
    const child = await make.person({ birthDate: '2020-02-02' });
    await make.member(scene.clinicId, child.personId);
    const record = await make.represented(parent.userId, child.personId, { knownAt: scene.clinicId });
    const as = await make.session(parent.userId);
    const id = await sent(scene, as, record);
    expect((await add(scene, id, alarming, as)).status).toBe(200);
    expect((await tick(scene, id, ['breathing-hard'], as)).body.warning).toMatchObject({
      action: 'CALL_112',
    });
    expect((await seenByStaff(scene, id)).raised).toEqual([saysSo, ['SIGNS', expect.any(String)]]);
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
    expect((await tick(scene, id, ['breathing-hard'], as)).status).toBe(404);
  });

  it('and a translation of the words changes nothing about it', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await add(scene, id);
    const before = await seenByStaff(scene, id);
    const version = currentVersionOf('PRM_TRANSLATION_CLINIC');
    await test.call(saveConsent, { body: { type: 'TRANSLATION', version } }, { as: scene.asNurse });
    const entry = before.whole[0]?.id ?? '';
    const body = { clinicId: scene.clinicId, eContactId: id, entryId: entry, targetLanguage: 'ru' as const };
    await test.call(translate, { body }, { as: scene.asNurse });
    expect(await seenByStaff(scene, id)).toEqual(before);
  });

  it('but not of another clinic', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const id = await sent(scene);
    await add(scene, id);
    const query = { locale: 'en' as const };
    expect(
      (await test.call(getAiQuestionnaire, { params: { id }, query }, { as: other.asNurse })).status,
    ).toBe(404);
  });
});

describe('on paper', () => {
  const paperOf = async (scene: Scene, id: string) => {
    const { bytes } = await test.call(
      downloadEContactPdf,
      { params: { id }, query: { locale: 'en' } },
      { as: scene.asNurse },
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };

  it('it stands with its time, also after it was answered and closed', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    expect(await paperOf(scene, id)).not.toContain('Why it was flagged');
    await add(scene, id);
    const before = await seenByStaff(scene, id);
    await test.call(acknowledgeRedFlag, { params: { id } }, { as: scene.asNurse, seen: 2 });
    const body = { infoText: 'Helistage 112!', alarmOutcome: { kind: 'CALLED_112' as const } };
    const closed = await test.call(
      completeEContact,
      { params: { id }, body },
      { as: scene.asNurse, seen: 3 },
    );
    expect(closed.body.status).toBe('COMPLETED');
    expect((await seenByStaff(scene, id)).raised).toEqual(before.raised);
    expect(await paperOf(scene, id)).toMatch(
      /Why it was flagged .*: The text says “Mul on tugev suruv valu rinnus”/,
    );
  });

  it('a flag from before reasons were kept says so', async () => {
    const scene = await make.clinicWithPatient();
    const id = await sent(scene);
    await sql`update e_contact set red_flag = 'TODAY' where id = ${id}`.execute(test.database.system);
    expect(await paperOf(scene, id)).toContain('Why it was flagged The reason was not kept');
  });
});

it('what raised a flag is not changed afterwards, nor put beside words of the clinic', async () => {
  const scene = await make.clinicWithPatient();
  const id = await sent(scene);
  await add(scene, id);
  const { personId, userId } = scene.patient;
  const change = sql`update timeline_entry set fired = null where e_contact_id = ${id}`;
  const asPatient = test.database.write('tervita_patient', { personId, userId }, (tx) => change.execute(tx));
  await expect(asPatient).rejects.toThrow(/permission denied/);
  const asSystem = test.database.write('tervita_system', {}, (tx) => change.execute(tx));
  await expect(asSystem).rejects.toThrow(/permission denied/);
});
