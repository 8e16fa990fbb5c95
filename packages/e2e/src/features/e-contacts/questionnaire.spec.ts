import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { startAnew } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { answerAll, answerOne, button, describeFrom, title, words } from './asking.ts';

test('told freely, asked, summed up and sent without any model', async ({ open }) => {
  const language = 'ru';
  const concern = 'Уже неделю сильно болит ухо';
  const t = words[language];
  const page = await open({ as: people.viktor, language });
  await describeFrom(page, language, concern);
  await expect(title(page)).toHaveText(t.describe.foundTitle);
  await expect(page.getByText(concern)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /ух/i }).first().click();

  await expect(page.getByRole('checkbox').first()).toBeVisible();
  // Back leads to what was told, and forth again.
  await page.goBack();
  await expect(page.getByText(concern)).toBeVisible();
  await page.goForward();
  await expectAccessible(page);
  const asked = await answerAll(page, language);
  expect(asked).toBeLessThanOrEqual(10);

  const mark = randomUUID();
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`^${t.summary.edit}`) }).click();
  const editor = page.getByRole('textbox', { name: t.summary.editLabel });
  await expect(editor).toHaveValue(new RegExp(concern));
  await editor.fill(`${await editor.inputValue()} ${mark}`);
  await button(page, t.summary.save).click();
  await expect(page.getByText(mark)).toBeVisible();
  await button(page, t.sending.summary.send).click();
  await expect(title(page)).toHaveText(t.sending.sent.title);
});

test('a sign of danger: the notice at once; by mistake it goes, else the clinic has it on top', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: 'Martin Jõeveer' });
  await page.goto('/e-contacts/choose-clinic');
  await page.getByRole('searchbox').fill('Chest pain');
  await page
    .getByRole('link', { name: /Chest pain/ })
    .first()
    .click();
  await startAnew(page);
  await page.getByRole('checkbox').first().check();
  await button(page, t.question.next).click();

  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.warning.mistake }).click();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page.getByRole('checkbox').first().check();
  await button(page, t.question.next).click();
  await page.getByRole('button', { name: t.warning.goOn }).click();
  await expect(title(page)).toHaveText(t.summary.title);
  await button(page, t.sending.summary.send).click();
  await expect(title(page)).toHaveText(t.sending.sent.title);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto('/clinic-e-contacts?reason=CHEST_PAIN');
  await expect(nurse.getByRole('heading', { name: /Needs attention now/ })).toBeVisible();
  await expect(nurse.getByRole('link', { name: /Martin Jõeveer/ }).first()).toBeVisible();
});

test('answers outlive a reload and another device, an unusual number is asked again, free words take them along', async ({
  open,
}) => {
  const t = words.en;
  const page = await open({ as: 'Siim Kaljuvee' });
  await page.goto('/e-contacts/choose-clinic');
  await page.getByRole('searchbox').fill('Acute infection');
  await page
    .getByRole('link', { name: /infection/i })
    .first()
    .click();
  await startAnew(page);
  await page.getByRole('checkbox').last().check();
  await button(page, t.question.next).click();
  await expect(page.getByRole('checkbox', { name: 'Runny or blocked nose' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Runny or blocked nose' }).check();
  // What is chosen and not yet saved is there after a reload.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Runny or blocked nose' })).toBeChecked();
  await button(page, t.question.next).click();
  await expect(page.getByText(/Question 3 of about/)).toBeVisible();

  const other = await open({ as: 'Siim Kaljuvee' });
  await other.goto('/my-e-contacts');
  await other
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect(other.getByText(/Question 3 of about/)).toBeVisible();

  // On to the temperature.
  for (let at = 0; at < 8 && !(await page.getByText('°C').isVisible()); at += 1) await answerOne(page, 'en');
  await page.getByRole('textbox').fill('29');
  await button(page, t.question.next).click();
  await expect(page.getByText(t.question.unusualTitle)).toBeVisible();
  await page.getByRole('textbox').fill('99');
  await button(page, t.question.next).click();
  await expect(page.getByText(t.question.outOfBounds('25', '45'))).toBeVisible();
  await page.getByRole('textbox').fill('38,1');
  await button(page, t.question.next).click();
  await expect(page.getByText('°C')).toBeHidden();
  await page.getByRole('link', { name: t.question.allOwnWords }).click();
  await expect(page.getByRole('textbox')).toHaveValue(/38/);
});
