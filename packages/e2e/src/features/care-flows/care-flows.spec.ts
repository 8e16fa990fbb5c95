import type { Page } from '@playwright/test';
import { claimOf, get } from '../../core/asked-of-api.ts';
import { sendEContact } from '../../core/conversation.ts';
import { denyDanger, startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const answerAll = async (page: Page): Promise<void> => {
  for (const question of await page.locator('fieldset').all())
    await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send the answers' }).click();
};

const goToProvider = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go to the questionnaire' }).click();
  await page.waitForURL(/\/session\//);
  await expect(page.getByRole('button', { name: 'Send the answers' })).toBeVisible();
};

/** At whichever reason that another service hosts. */
const reasonOf = async (page: Page, reason: string): Promise<string> => {
  const { personId } = await claimOf(page.context());
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    page.context(),
    `/patient/clinics?personId=${personId}`,
  );
  return `/e-contacts/new?person=${personId}&clinic=${clinics[0]?.clinicId}&reason=${reason}`;
};

test('whoever closes the page of the provider is told so and starts again; answered, the clinic has it when one is back', async ({
  open,
}) => {
  const page = await open({ as: 'Rein Saarepuu' });
  await page.goto(await reasonOf(page, 'EPWORTH'));
  await startAnew(page);
  await denyDanger(page);
  await expect(title(page)).toHaveText(/^Questionnaire: /);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Close without answering' }).click();
  await expect(page.getByText('The questionnaire was closed before it was finished.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByText('Sending failed')).toBeVisible();
  // By key: the message lies over the card for some seconds, which nobody waits for here.
  await page.getByRole('link', { name: /^Start again: / }).press('Enter');
  await goToProvider(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await answerAll(page);
  await expect(title(page)).toHaveText('Sent to the clinic');
  expect(visited).toContain('/my-e-contacts/files');
});

test('staff ask for a questionnaire, the patient answers it on a phone, and staff see it; with the patient there they start it themselves', async ({
  open,
}) => {
  const patient = await open({ as: people.emily });
  const id = await sendEContact(patient.context(), 'Ma ei maga');
  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await expect(title(nurse)).toBeVisible();
  const choose = async () => {
    await nurse.keyboard.press('q');
    await nurse.getByRole('option', { name: /\(ISI\)/ }).click();
  };
  await choose();
  await nurse.getByRole('button', { name: 'Ask the patient' }).click();
  await expect(nurse.getByText(/Questionnaire sent to the patient/)).toBeVisible();

  await patient.goto(`/e-contacts/${id}/timeline`);
  await patient.getByRole('link', { name: 'Fill in', exact: true }).click();
  await denyDanger(patient);
  await goToProvider(patient);
  await answerAll(patient);
  await expect(title(patient)).toHaveText('Sent to the clinic');
  await expect(nurse.getByText('of 28').first()).toBeVisible();

  await choose();
  await nurse.getByRole('button', { name: 'Fill in now with the patient' }).click();
  await nurse.waitForURL(/\/session\//);
  await answerAll(nurse);
  await expect(nurse).toHaveURL(new RegExp(`/e-contacts/${id}$`));
  await expect(nurse.getByText('Effect on the day: 0').first()).toBeVisible();
});
