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

test('who writes for a child and is not known is shown as such, on a phone too; one press confirms for good', async ({
  open,
}) => {
  const nurse = await open({ as: people.liis, width: 1440 });
  const { id, text, surname } = await written(nurse, open);
  await nurse.goto(`/e-contacts/${id}`);
  const bar = nurse.getByRole('region', { name: 'Representation not verified' });
  await expect(bar).toContainText(`${aunt} says they act for Uku ${surname}: not verified`);
  await expect(nurse.getByRole('article').getByText('Not verified', { exact: true })).toBeVisible();
  await expect(nurse.locator('[aria-busy="true"]')).toHaveCount(0);
  await nurse.getByRole('textbox', { name: 'Reply to the patient' }).click();
  await expect(nurse.getByText(`Your answer goes to ${aunt}`, { exact: false })).toBeVisible();
  await expectAccessible(nurse);
  await nurse.setViewportSize({ width: 390, height: 844 });
  await nurse.emulateMedia({ colorScheme: 'dark' });
  await expect(bar).toBeVisible();
  await expectAccessible(nurse);
  await nurse.setViewportSize({ width: 1440, height: 900 });

  await nurse.getByRole('button', { name: confirm }).click();
  await expect(nurse.getByText(`Confirmed: ${aunt} acts for Uku ${surname}`, { exact: true })).toBeVisible();
  await nurse.reload();
  await expect(nurse.getByText(text, { exact: true })).toBeVisible();
  await expect(nurse.getByRole('link', { name: `Write: ${aunt}`, exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(nurse.getByText('Not verified', { exact: true })).toHaveCount(0);
  await expect(nurse.getByText(/^The representation was confirmed, by Liis Kasemaa/)).toBeVisible();
});
