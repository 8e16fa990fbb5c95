import { getGlobalMessages } from '@tervita/contract/global-messages';
import type { Language } from '@tervita/domain/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const say = (clinicId: string, text: string, forRole: 'PRM_PATIENT' | 'PRM_DOCTOR' | null) =>
  test.database.write('tervita_system', {}, (tx, now) =>
    tx
      .insertInto('global_message')
      .values({ id: newId(now), clinic_id: clinicId, text, for_role: forRole, created_at: now })
      .execute(),
  );
const textsOf = async (as: string, role?: 'PRM_PATIENT' | 'PRM_DOCTOR') => {
  const { body } = await test.call(getGlobalMessages, { query: role ? { role } : {} }, { as });
  return body.messages.map(({ text }) => text).sort();
};

describe('messages of a clinic above every page', () => {
  it('reach whom they are for', async () => {
    const { clinicId, asPatient, asNurse } = await make.clinicWithPatient();
    await say(clinicId, 'To all', null);
    await say(clinicId, 'To patients', 'PRM_PATIENT');
    await say(clinicId, 'To staff', 'PRM_DOCTOR');
    expect(await textsOf(asPatient)).toEqual(['To all', 'To patients']);
    expect(await textsOf(asNurse)).toEqual(['To all', 'To staff']);
    expect(await textsOf(asNurse, 'PRM_DOCTOR')).toEqual(['To all', 'To staff']);
  });

  it('are read in the language of the reader, and in that of the clinic where it wrote none in theirs', async () => {
    const { clinicId, patient, asPatient } = await make.clinicWithPatient();
    const texts = { en: 'Closed', ru: 'Закрыто' };
    await test.database.write('tervita_system', {}, (tx, now) =>
      tx
        .insertInto('global_message')
        .values({
          id: newId(now),
          clinic_id: clinicId,
          text: 'Suletud',
          texts: JSON.stringify(texts),
          created_at: now,
        })
        .execute(),
    );
    const readIn = async (language?: Language) => {
      const query = language ? { language } : {};
      const { body } = await test.call(getGlobalMessages, { query }, { as: asPatient });
      return body.messages.map(({ text, language: written }) => [text, written]);
    };
    for (const [language, text, written] of [
      ['et', 'Suletud', 'et'],
      ['en', 'Closed', 'en'],
      ['ru', 'Закрыто', 'ru'],
      ['pl', 'Suletud', 'et'],
    ] as const)
      expect(await readIn(language)).toEqual([[text, written]]);
    await sql`update app_user set language = 'ru' where id = ${patient.userId}`.execute(test.database.system);
    expect(await readIn()).toEqual([['Закрыто', 'ru']]);
  });

  it('for staff do not reach a patient who asks for them', async () => {
    const { clinicId, asPatient } = await make.clinicWithPatient();
    await say(clinicId, 'To staff', 'PRM_DOCTOR');
    expect(await textsOf(asPatient, 'PRM_DOCTOR')).toEqual([]);
  });

  it('do not reach somebody who has left its lists', async () => {
    const { clinicId, patient, asPatient } = await make.clinicWithPatient();
    await say(clinicId, 'To all', null);
    expect(await textsOf(asPatient)).toEqual(['To all']);
    await sql`update clinic_member set status = 'FORMER'
      where clinic_id = ${clinicId} and person_id = ${patient.personId}`.execute(test.database.system);
    expect(await textsOf(asPatient)).toEqual([]);
  });
});
