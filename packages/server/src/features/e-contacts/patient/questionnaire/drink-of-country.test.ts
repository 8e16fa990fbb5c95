import { fillWithPatient, getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { languages } from '@tervita/domain/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { fillQuestionnaire } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const clinicIn = async (country: 'GB' | 'EE') => {
  const scene = await make.clinicWithPatient();
  await sql`update clinic set country = ${country} where id = ${scene.clinicId}`.execute(
    test.database.system,
  );
  return scene;
};
type Scene = Awaited<ReturnType<typeof clinicIn>>;

const begun = async ({ asPatient: as, clinicId, patient }: Scene, locale: string) => {
  const filling = fillQuestionnaire(test, { as, clinicId, patientPersonId: patient.personId, type: 'AUDIT' });
  await filling.begin(locale);
  return filling;
};

it.each([
  ['GB', 8],
  ['EE', 10],
] as const)(
  'in %s a drink holds %i g, for whoever is asked and whoever reads the answer',
  async (country, grams) => {
    const scene = await clinicIn(country);
    for (const locale of languages) {
      const filling = await begun(scene, locale);
      const { body } = await filling.answer({ danger: 'none', 'AUDIT.q1': '1' });
      expect(body.questions.at(-1)?.question.label).toMatch(new RegExp(`[ :]${grams} (g|г) `));
    }
    const filling = await begun(scene, 'et');
    await filling.answer({
      danger: 'none',
      'AUDIT.q1': '1',
      'AUDIT.q2': '0',
      'AUDIT.q3': '0',
      'AUDIT.q9': '0',
      'AUDIT.q10': '0',
    });
    const params = { id: (await filling.send()).body.eContactId ?? '' };
    for (const locale of languages) {
      const read = { params, query: { locale } } as const;
      const { body } = await test.call(getAiQuestionnaire, read, { as: scene.asNurse });
      const label = body.questionnaire?.answers.find(({ questionId }) => questionId === 'AUDIT.q2')?.label;
      expect(label).toMatch(new RegExp(`[ :]${grams} (g|г) `));
    }
    const asked = await test.call(
      fillWithPatient,
      {
        params,
        body: {
          eContactType: 'AUDIT',
          locale: 'en',
          wasDangerAsked: true,
          answers: { 'AUDIT.q1': { choices: ['1'] } },
        },
      },
      { as: scene.asNurse },
    );
    expect(asked.body.questions.at(-1)?.question.label).toContain(`One drink holds ${grams} g of alcohol.`);
  },
);
