import { createClinicEContact, getClinicEContact } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, getDangerSigns } from '@tervita/contract/smart-questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const clinicWithMember = async () => {
  const scene = await make.clinicWithPatient();
  const { id: clinicMemberId } = await test.database.system
    .selectFrom('clinic_member')
    .select('id')
    .where('person_id', '=', scene.patient.personId)
    .executeTakeFirstOrThrow();
  return { ...scene, clinicMemberId };
};

const call = async (more: Record<string, unknown> = {}) => {
  const scene = await clinicWithMember();
  const { clinicId, clinicMemberId, asNurse } = scene;
  const begun = await test.call(
    createClinicEContact,
    {
      body: {
        clinicId,
        clinicMemberId,
        kind: 'AS_PATIENT',
        eContactType: 'PRESCRIPTION_REFILL',
        text: 'Palub retsepti pikendada',
        ...more,
      },
    },
    { as: asNurse },
  );
  const params = { id: begun.body.id };
  const read = async () => ({
    detail: (await test.call(getClinicEContact, { params }, { as: asNurse })).body,
    asked: (await test.call(getAiQuestionnaire, { params, query: { locale: 'en' } }, { as: asNurse })).body,
  });
  return { ...scene, begun, read };
};

it('staff are shown the signs to ask about, cut to the patient and the reason', async () => {
  const { clinicId, clinicMemberId, asNurse } = await clinicWithMember();
  const query = { clinicId, clinicMemberId, eContactType: 'PRESCRIPTION_REFILL', locale: 'en' } as const;
  const { body } = await test.call(getDangerSigns, { query }, { as: asNurse });
  expect(body.signs.filter(({ isRare }) => !isRare)).toHaveLength(11);
  expect(body.rare?.label).toBe('Something else grave');
  expect(body.signs.map(({ id }) => id)).toContain('chest-pain');
  expect(body.none).toEqual({ id: 'none', label: 'None of these' });
  const other = await make.clinicWithPatient();
  expect((await test.call(getDangerSigns, { query }, { as: other.asNurse })).status).toBe(404);
});

it('a grave sign of a call raises the flag and stands with it', async () => {
  const { read } = await call({ dangerSigns: ['chest-pain'] });
  const { detail, asked } = await read();
  expect(detail.redFlag).toMatchObject({ kind: 'CALL_112', seenAt: null });
  expect(asked.danger?.answer).toMatch(/chest/i);
  expect(asked.dangerAsked[0]?.ticked).toMatchObject([{ id: 'chest-pain' }]);
  const rare = asked.dangerAsked[0]?.perhapsUnseen[0]?.id ?? '';
  const [opened] = (await (await call({ dangerSigns: [rare] })).read()).asked.dangerAsked;
  expect(opened).toMatchObject({ ticked: [{ id: rare }], perhapsUnseen: [] });
  expect(asked.questionnaire?.fired).toMatchObject([{ action: 'CALL_112' }]);
});

it('that the caller said no stands with it too', async () => {
  const { read } = await call({ dangerSigns: ['none'] });
  const { detail, asked } = await read();
  expect(detail.redFlag).toBeNull();
  expect(asked.danger?.answer).toBe('None of these');
  const [list] = asked.dangerAsked;
  expect(list).toMatchObject({ quote: null, ticked: [], isAnswered: true });
  expect(list?.notTicked).toHaveLength(11);
  // Nothing says that these were read out.
  expect(list?.perhapsUnseen.length).toBeGreaterThan(3);
  expect(list?.notTicked).toContainEqual({ id: 'chest-pain', label: expect.stringMatching(/chest/i) });
});

it('a call says what the caller answered or that nobody asked; else it is refused', async () => {
  expect((await call({ isDangerUnasked: false })).begun.status).toBe(400);
  expect((await call({ isDangerUnasked: true, dangerSigns: ['none'] })).begun.status).toBe(400);
  expect((await call({ isDangerUnasked: true })).begun.status).toBe(200);
});

it('the words of a call are judged also where nobody asked, and it says that nobody did', async () => {
  const { read } = await call({ text: 'Helistas: tugev suruv valu rinnus', isDangerUnasked: true });
  const { detail, asked } = await read();
  expect(detail.redFlag).toMatchObject({ kind: 'CALL_112' });
  expect(asked).toEqual({
    danger: null,
    dangerAsked: [],
    raised: [
      {
        ...{ id: expect.any(String), at: expect.any(String), by: 'WORDS', isFiled: false },
        // Nobody but staff was told to call for help.
        reasons: [expect.objectContaining({ action: 'CALL_112', isWarned: false })],
      },
    ],
    isBegunByClinic: false,
    isWrittenDown: true,
    questionnaire: null,
  });
});

it('what the clinic writes first is not judged', async () => {
  const { read } = await call({
    kind: 'TO_PATIENT',
    text: 'Kui tekib tugev suruv valu rinnus, helistage 112',
  });
  const { detail, asked } = await read();
  expect(detail.redFlag).toBeNull();
  expect(asked.isBegunByClinic).toBe(true);
});

it.each([
  ['a sign that nobody was asked about', { dangerSigns: ['babyheat'] }],
  ['none beside a sign', { dangerSigns: ['chest-pain', 'none'] }],
  ['something that is no sign', { dangerSigns: ['<b>'] }],
  ['signs in what the clinic writes first', { kind: 'TO_PATIENT', dangerSigns: ['none'] }],
])('%s is bad input', async (_, more) => {
  const { begun } = await call(more);
  expect(begun.status).toBe(400);
});
