import { randomUUID } from 'node:crypto';
import { getDraft, listClinicEContacts, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const overdose = 'I have taken 40 paracetamol tablets an hour ago';
const despair = 'I want to kill myself';

const save = async ({ patient, clinicId, asPatient: as }: Scene, text: string) => {
  const id = randomUUID();
  const matter = { eContactType: 'OTHER_PROBLEM' as const, patientPersonId: patient.personId, clinicId };
  return test.call(saveDraft, { params: { id }, body: { ...matter, text, language: 'en' } }, { as, seen: 0 });
};
const listed = async ({ asPatient: as }: Scene) => (await test.call(listDrafts, {}, { as })).body.drafts;
const read = async ({ asPatient: as }: Scene, id: string) =>
  (await test.call(getDraft, { params: { id } }, { as })).body.draft;

describe('words that are saved and not sent', () => {
  it.each([
    [overdose, 'CALL_112'],
    [despair, 'CRISIS'],
  ])(
    '%s: call for help where they are written, in the list, and when they are opened',
    async (text, action) => {
      const scene = await make.clinicWithPatient();
      const { id, warning } = (await save(scene, text)).body;
      expect(warning).toMatchObject({ action });
      expect(await listed(scene)).toMatchObject([{ id, warning: { action } }]);
      expect(await read(scene, id)).toMatchObject({ warning: { action } });
    },
  );

  it('are told of to nobody else, and nothing of them is filed', async () => {
    const scene = await make.clinicWithPatient();
    const { id } = (await save(scene, overdose)).body;
    expect(await read(scene, id)).toMatchObject({ goesAt: null, isAlarming: false });
    const inbox = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(inbox.body).toMatchObject({ eContacts: [] });
  });

  it.each(['Palun retsepti', 'My knee hurts a little'])('%s: call for nothing', async (text) => {
    const scene = await make.clinicWithPatient();
    const { id, warning } = (await save(scene, text)).body;
    expect(warning).toBeNull();
    expect(await listed(scene)).toMatchObject([{ id, warning: null }]);
  });

  it('nor do they any more when they were changed', async () => {
    const scene = await make.clinicWithPatient();
    const { id } = (await save(scene, overdose)).body;
    const { patient, clinicId, asPatient: as } = scene;
    const body = {
      eContactType: 'OTHER_PROBLEM' as const,
      patientPersonId: patient.personId,
      clinicId,
      text: 'A rash',
    };
    expect((await test.call(saveDraft, { params: { id }, body }, { as, seen: 1 })).body.warning).toBeNull();
    expect(await listed(scene)).toMatchObject([{ warning: null }]);
  });

  it('typed before questions call for help as well, until they are sent on', async () => {
    const scene = await make.clinicWithPatient();
    const { patient, clinicId, asPatient: as } = scene;
    const id = randomUUID();
    const step = (input: string, isTyping: boolean) =>
      test.call(
        questionnaireFlow,
        {
          body: {
            stage: 'PROBLEM_TYPE' as const,
            aiQuestionnaireId: id,
            patientPersonId: patient.personId,
            clinicId,
            locale: 'en',
            input,
            isTyping,
          },
        },
        { as },
      );
    await step('', false);
    expect((await step(overdose, true)).body).toMatchObject({
      typedWarning: { action: 'CALL_112' },
      goesAt: null,
    });
    expect((await test.call(getQuestionnaire, { params: { id } }, { as })).body.typedWarning).toMatchObject({
      action: 'CALL_112',
    });
    expect(await listed(scene)).toMatchObject([{ id, goesAt: null, warning: { action: 'CALL_112' } }]);
    // From now on they stand in what goes by itself.
    const sentOn = (await step(overdose, false)).body;
    expect(sentOn).toMatchObject({ typed: null, typedWarning: null, notice: { action: 'CALL_112' } });
    expect(sentOn.goesAt).not.toBeNull();
  });
});
