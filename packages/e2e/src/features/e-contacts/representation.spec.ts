import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generatePersonalCode } from '@tervita/domain/persons';
import { expectAccessible } from '../../core/accessible.ts';
import { freshSerial } from '../../core/fresh-serial.ts';
import { baseUrl, people } from '../../core/sign-in.ts';
import { expect, type Opening, test } from '../../core/test.ts';

/** Writes for children of whom no clinic has heard from her before. */
const aunt = 'Liisi Tamm';
const confirm = 'Confirm that they act for the patient';

const get = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${baseUrl()}/api${path}`)).json()) as T;
const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const headers = { origin: baseUrl(), 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`${baseUrl()}/api${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
const clinicOf = async (staff: Page): Promise<string> => {
  const { login } = await get<{ login: { userClaim: { employments: { clinicId: string }[] } } }>(
    staff,
    '/session',
  );
  return login.userClaim.employments[0]?.clinicId ?? '';
};

/** The one of the demonstration; nobody decides about it, so that every test finds it. */
const ofOskar = async (staff: Page): Promise<string> => {
  const { eContacts } = await get<{ eContacts: { id: string; creator: { name: string } }[] }>(
    staff,
    `/clinic/e-contacts?clinicId=${await clinicOf(staff)}&search=${encodeURIComponent('Oskar Lepaste')}`,
  );
  const found = eContacts.find(({ creator }) => creator.name === aunt);
  if (!found) throw new Error('the aunt has not written');
  return found.id;
};

/** A patient whom only this test knows, and what somebody wrote for them who is not known to the clinic. */
const written = async (staff: Page, open: (opening: Opening) => Promise<Page>) => {
  const clinicId = await clinicOf(staff);
  const surname = `Proov${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
  const personalCode = generatePersonalCode('EE', {
    birthDate: '2019-04-02',
    sex: 'MALE',
    serial: freshSerial(),
  });
  const identity = { firstName: 'Uku', surname, personalCode };
  await post(staff, '/clinic/patients', { clinicId, ...identity });
  const writer = await open({ as: aunt });
  const { personId } = await post<{ personId: string }>(writer, '/patient/person', identity);
  const text = `Uku on minu juures ${randomUUID()}`;
  const body = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text, dangerSigns: ['none'] };
  const { id } = await post<{ id: string }>(writer, '/patient/e-contacts/fallback', body);
  return { id, text, surname };
};

const opened = async (page: Page, id: string) => {
  await page.goto(`/e-contacts/${id}`);
  await expect(page.getByRole('region', { name: 'Representation not verified' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test('who writes for a child and is not known is shown as such, beside those who are', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  await opened(nurse, await ofOskar(nurse));
  await expect(
    nurse.getByText(`${aunt} says they act for Oskar Lepaste: not verified`, { exact: true }),
  ).toBeVisible();
  await expect(nurse.getByRole('article').getByText('Not verified', { exact: true })).toBeVisible();
  const card = nurse.getByRole('complementary', { name: 'Patient' });
  await expect(card.getByRole('heading', { name: 'People who act for Oskar' })).toBeVisible();
  await expect(card.getByRole('link', { name: `Write: ${people.mari}`, exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: `Write: ${aunt}`, exact: true })).toHaveCount(0);
  await expect(
    card.getByText('You can write first only to a verified person.', { exact: true }),
  ).toBeVisible();
  await nurse.getByRole('textbox', { name: 'Reply to the patient' }).click();
  await expect(nurse.getByText(`Your answer goes to ${aunt}`, { exact: false })).toBeVisible();
  await expectAccessible(nurse);
  // Whom the clinic knows can be written to first, from there.
  await card.getByRole('link', { name: `Write: ${people.mari}`, exact: true }).click();
  await expect(nurse.getByText(`Representative: ${people.mari}`, { exact: false })).toBeVisible();
});

test('a phone in the dark shows the same', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 390, scheme: 'dark' });
  await opened(nurse, await ofOskar(nurse));
  await expectAccessible(nurse);
  await nurse.getByText('Patient', { exact: true }).click();
  await expect(nurse.getByRole('heading', { name: 'People who act for Oskar' })).toBeVisible();
  await expectAccessible(nurse);
});

test('one press confirms: the bar is gone for good, and the writer can be written to', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  const { id, text, surname } = await written(nurse, open);
  await opened(nurse, id);
  await expect(
    nurse.getByText('The code they typed is that of your patient.', { exact: false }),
  ).toBeVisible();
  await nurse.getByRole('button', { name: confirm }).click();
  await expect(nurse.getByText(`Confirmed: ${aunt} acts for Uku ${surname}`, { exact: true })).toBeVisible();
  await expect(nurse.getByRole('heading', { level: 1 })).toBeFocused();
  const isConfirmed = async () => {
    await expect(nurse.getByText(text, { exact: true })).toBeVisible();
    await expect(nurse.getByRole('link', { name: `Write: ${aunt}`, exact: true })).toBeVisible();
    await expect(nurse.getByRole('button', { name: confirm })).toHaveCount(0);
    await expect(nurse.getByText('Not verified', { exact: true })).toHaveCount(0);
  };
  await isConfirmed();
  await nurse.reload();
  await isConfirmed();
  await expect(
    nurse.getByText(/^The representation was confirmed, by Liis Kasemaa · (today|yesterday)/),
  ).toBeVisible();
});

test('not known: it says who said so; a mistake is put right there', async ({ open }) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  const { id } = await written(nurse, open);
  await opened(nurse, id);
  await nurse.getByRole('button', { name: 'Not known to us', exact: true }).click();
  await expect(
    nurse.getByText(/^Liis Kasemaa, (today|yesterday).*Liisi Tamm is not known to act/),
  ).toBeVisible();
  await expect(nurse.getByText('typed, not proved', { exact: true })).toBeVisible();
  await expectAccessible(nurse);
  await nurse.getByRole('button', { name: 'Confirm after all', exact: true }).click();
  await expect(nurse.getByRole('link', { name: `Write: ${aunt}`, exact: true })).toBeVisible();
  await expect(nurse.getByText('typed, not proved', { exact: true })).toHaveCount(0);
});
