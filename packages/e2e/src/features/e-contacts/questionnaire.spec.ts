import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { answerAll, button, describeFrom, title, words } from './asking.ts';

test('told freely, asked, summed up and sent without any model', async ({ open }) => {
  const language = 'ru';
  const concern = 'Уже неделю сильно болит ухо';
  const t = words[language];
  const page = await open({ as: people.viktor, language });
  await describeFrom(page, language, concern);
  await expect(title(page)).toHaveText(t.describe.foundTitle);
  await expect(page.getByText(concern)).toBeVisible();
  await page.getByRole('button', { name: /ух/i }).first().click();

  await expect(page.getByRole('checkbox').first()).toBeVisible();
  // Back leads to what was told, and forth again.
  await page.goBack();
  await expect(page.getByText(concern)).toBeVisible();
  await page.goForward();
  const asked = await answerAll(page, language);
  expect(asked).toBeLessThanOrEqual(10);

  await expect(page.getByText(concern)).toBeVisible();
  await button(page, t.sending.summary.send).click();
  await expect(title(page)).toHaveText(t.sending.sent.title);
});
