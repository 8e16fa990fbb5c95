import {
  addInfo,
  addNote,
  assignEContact,
  createClinicEContact,
  downloadEContactPdf,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getDangerSigns } from '@tervita/contract/smart-questionnaire';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const readIn = async (bytes: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document, { mergePages: false });
  return { pages, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
};

const begun = async (
  text = 'Põlv on jäik, šokolaadi ei söö. Колено болит. Ból w kolanie żółć.',
  timeZone = 'Europe/Tallinn',
) => {
  const scene = await make.clinicWithPatient({ timeZone });
  const { personId } = scene.patient;
  const body = {
    eContactType: 'KNEE_PAIN' as const,
    patientPersonId: personId,
    clinicId: scene.clinicId,
    text,
  };
  const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
  const params = { id };
  const fetched = async (
    query: { locale?: 'et' | 'ru' | 'pl' | 'en'; notes?: 'true' },
    as = scene.asNurse,
  ) => {
    const answer = await test.call(downloadEContactPdf, { params, query }, { as });
    return { answer, ...(await readIn(answer.bytes)) };
  };
  return { ...scene, id, params, fetched };
};

it('has all that was said, in the letters of every language, without what is for the clinic alone', async () => {
  const { params, asNurse, nurse, asPatient, fetched } = await begun();
  const question = { question: 'Kas põlv on paistes?' };
  await test.call(sendInquiry, { params, body: question }, { as: asNurse, seen: 1 });
  await test.call(addInfo, { params, body: { infoText: 'Jah, on küll.' } }, { as: asPatient, seen: 2 });
  await test.call(
    assignEContact,
    { params, body: { assigneeUserId: nurse.userId } },
    { as: asNurse, seen: 3 },
  );
  await test.call(addNote, { params, body: { note: 'Helistada tütrele' } }, { as: asNurse });
  const { answer, text } = await fetched({ locale: 'et' });
  expect(text).toContain('Ohumärgid');
  expect(text).not.toContain('Ei küsitud');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="e-contact-[\d-]+-\w+\.pdf"/),
  });
  for (const words of [
    'Põlv on jäik, šokolaadi',
    'Колено болит.',
    'Ból w kolanie żółć.',
    'Kas põlv on paistes?',
  ])
    expect(text).toContain(words);
  for (const words of ['Isikukood', 'Põlvevalu', 'Jah, on küll.', 'Lk 1', 'Koostas'])
    expect(text).toContain(words);
  for (const words of ['Helistada tütrele', 'Vastutav']) expect(text).not.toContain(words);
  expect((await fetched({ locale: 'et', notes: 'true' })).text).toContain('Helistada tütrele');
});

it.each([
  ['ru', ['Пациент', 'Личный код', 'Переписка', 'Стр. 1']],
  ['pl', ['Pacjent', 'Powód', 'Rozmowa']],
  ['en', ['Patient', 'Knee pain', 'Page 1']],
] as const)('speaks %s', async (locale, expected) => {
  const { fetched } = await begun();
  const { text } = await fetched({ locale });
  for (const words of expected) expect(text).toContain(words);
});

it.each([
  ['Europe/Tallinn', '12 March 2026 at 01:30', '2026-03-12'],
  ['Europe/London', '11 March 2026 at 23:30', '2026-03-11'],
  ['America/New_York', '11 March 2026 at 19:30', '2026-03-11'],
  ['Africa/Johannesburg', '12 March 2026 at 01:30', '2026-03-12'],
  ['Europe/Warsaw', '12 March 2026 at 00:30', '2026-03-12'],
])('has the times of the clinic in %s, its name too', async (timeZone, moment, day) => {
  const { id, fetched } = await begun('Knee', timeZone);
  await test.database.system
    .updateTable('e_contact')
    .set({ created_at: '2026-03-11T23:30:00Z' })
    .where('id', '=', id)
    .execute();
  const { answer, text } = await fetched({ locale: 'en' });
  expect(text).toContain(moment);
  expect(answer.headers['content-disposition']).toContain(`e-contact-${day}-`);
});

it.each([
  ['et', 'Ohumärgid', 'Midagi ei märgitud. Küsitud, märkimata: '],
  ['en', 'Signs of danger', 'Nothing was ticked. Asked and not ticked: '],
] as const)(
  'says in %s which signs of danger were asked about and ticked',
  async (locale, label, nothing) => {
    const { asNurse, clinicId, patient } = await begun();
    const { id: clinicMemberId } = await test.database.system
      .selectFrom('clinic_member')
      .select('id')
      .where('person_id', '=', patient.personId)
      .executeTakeFirstOrThrow();
    const query = { clinicId, clinicMemberId, eContactType: 'KNEE_PAIN', locale } as const;
    const { signs, none } = (await test.call(getDangerSigns, { query }, { as: asNurse })).body;
    const [first, second] = signs;
    const onPaper = async (dangerSigns: string[]) => {
      const body = {
        clinicId,
        clinicMemberId,
        kind: 'AS_PATIENT',
        eContactType: 'KNEE_PAIN',
        text: 'Põlv',
      } as const;
      const call = await test.call(createClinicEContact, { body: { ...body, dangerSigns } }, { as: asNurse });
      const params = { id: call.body.id };
      const { bytes } = await test.call(downloadEContactPdf, { params, query: { locale } }, { as: asNurse });
      return (await readIn(bytes)).text;
    };
    const ticked = await onPaper([first?.id ?? '', second?.id ?? '']);
    expect(ticked).toContain(label);
    expect(ticked).toContain(first?.label);
    expect(ticked).toContain(second?.label);
    expect(await onPaper([none.id])).toContain(`${nothing}${first?.label}`);
  },
);

it('of a long thread has its pages numbered and loses nothing', async () => {
  const paragraph = (number: number) => `Lõik ${number}: ${'pikk jutt põlvest '.repeat(40)}`;
  const long = Array.from({ length: 12 }, (_, number) => paragraph(number)).join('\n\n');
  const { fetched } = await begun(long);
  const { pages, text } = await fetched({ locale: 'et' });
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Lk ${index + 1}`);
  for (let number = 0; number < 12; number += 1) expect(text).toContain(`Lõik ${number}:`);
});

it('is not for another clinic, nor for the patient; who took it is written down', async () => {
  const { params, asNurse, asPatient, fetched } = await begun();
  const other = await make.clinicWithPatient();
  const sent = { params, query: {} };
  expect((await test.call(downloadEContactPdf, sent, { as: other.asNurse })).status).toBe(404);
  expect((await test.call(downloadEContactPdf, sent, { as: asPatient })).status).toBe(403);
  await fetched({}, asNurse);
  const rows = await test.database.system
    .selectFrom('audit_log')
    .select(['action', 'outcome'])
    .where('action', '=', 'DOWNLOADED')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
});
