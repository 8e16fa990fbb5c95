import { askForQuestionnaire, listClinicEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { getQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { fillQuestionnaire } from '../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** A clinic that has entered the text of an instrument for which it holds a licence. */
const licensed = async (type: ProblemType, instrument: string) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, nurse, patient, asPatient, asNurse } = scene;
  const system = test.database.system;
  await sql`insert into clinic_instrument_text (clinic_id, instrument, language, words, version, updated_by_user_id,
      updated_at) values (${clinicId}, ${instrument}, 'et', '{}', 1, ${nurse.userId}, now())`.execute(system);
  const takeBack = () =>
    sql`delete from clinic_instrument_text where clinic_id = ${clinicId}`.execute(system);
  const matter = { as: asPatient, clinicId, patientPersonId: patient.personId, type };
  const fill = (requestId?: string) =>
    fillQuestionnaire(test, { ...matter, ...(requestId ? { requestId } : {}) });
  const ask = async () => {
    const body = {
      eContactType: 'QUESTION',
      patientPersonId: patient.personId,
      clinicId,
      text: 'Uni',
    } as const;
    const params = { id: (await test.call(sendEContactText, { body }, { as: asPatient })).body.id };
    const wanted = { params, body: { eContactType: type, text: '' } };
    return (await test.call(askForQuestionnaire, wanted, { as: asNurse })).body.actionId;
  };
  const refusal = async (id: string) =>
    (await test.call(getQuestionnaire, { params: { id } }, { as: asPatient })).body.refusal;
  const inbox = async () =>
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asNurse })).body.eContacts;
  return { takeBack, fill, ask, refusal, inbox };
};

const notOffered = { status: 468, raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' } };

describe('a questionnaire whose text the clinic has taken back', () => {
  it('is not begun, also where staff had asked for it', async () => {
    const { takeBack, fill, ask } = await licensed('ISI', 'ISI');
    const requestId = await ask();
    await takeBack();
    expect(await fill(requestId).begin()).toMatchObject(notOffered);
  });

  it('is not gone on with: nobody answers items without their words', async () => {
    const { takeBack, fill, refusal } = await licensed('ISI', 'ISI');
    const filling = fill();
    await filling.begin();
    await filling.answer({ danger: 'none', 'ISI.q1': '1' });
    expect(await refusal(filling.id)).toBeNull();
    await takeBack();
    expect(await refusal(filling.id)).toBe('E_CONTACT_TYPE_NOT_OFFERED');
    expect(await filling.answer({ 'ISI.q2': '1' })).toMatchObject(notOffered);
  });

  it('is not sent, and so not scored', async () => {
    const { takeBack, fill, ask, inbox } = await licensed('ISI', 'ISI');
    const filling = fill(await ask());
    await filling.begin();
    await filling.answerAll('1');
    await takeBack();
    expect(await filling.send()).toMatchObject(notOffered);
    expect(await inbox()).toMatchObject([{ turn: 'PATIENT' }]);
  });

  it('still brings the clinic what tells of danger', async () => {
    const { takeBack, fill, refusal, inbox } = await licensed('BDI', 'BDI2');
    const filling = fill();
    await filling.begin();
    await filling.answer({ danger: 'none', 'BDI2.q9': '3' });
    await takeBack();
    expect(await refusal(filling.id)).toBeNull();
    expect((await filling.send()).status).toBe(200);
    expect(await inbox()).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
  });

  it('takes a sign of danger that is ticked only now', async () => {
    const { takeBack, fill } = await licensed('ISI', 'ISI');
    const filling = fill();
    await filling.begin();
    await takeBack();
    expect((await filling.answer({ danger: 'breathing-hard' })).body).toMatchObject({
      isAlarming: true,
      refusal: null,
    });
  });
});
