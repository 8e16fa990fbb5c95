import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem, expectProblem } from '../../core/problems.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { button, title, words } from './asking.ts';
import { sentBy, timelineOf } from './threads.ts';

const t = words.en;
const sounding = 'Grandad keeps dropping his cup from the same hand since breakfast';
const alarming = 'I have crushing chest pain';

test('a sign that is ticked without a connection warns at once, and staff read why it is flagged', async ({
  open,
  problems,
}) => {
  const page = await open({ as: 'Rein Saarepuu', width: 390 });
  await page.goto('/my-e-contacts');
  const id = await sentBy(page, `Köha ${randomUUID()}`);
  await page.goto(timelineOf(id));
  await page.getByRole('button', { name: 'Add information', exact: true }).click();
  await page.getByRole('textbox').fill(sounding);
  await page.getByRole('button', { name: 'Send to the clinic', exact: true }).click();
  await expect(title(page)).toHaveText(t.warning.more.afterSending);
  // When the clinic answers as a rule: asked for meanwhile, and done without.
  allowProblem(problems, { because: 'offline', address: /\/expected-reply$/ });
  await page.context().setOffline(true);
  await page.getByRole('checkbox').first().check();
  await button(page, t.warning.more.next).click();
  await expect(title(page)).toHaveText('Call 112 now');
  await expect(page.getByRole('heading', { level: 2, name: t.warning.notTold })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 2, name: t.warning.clinicHasIt })).toBeVisible();

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  const why = nurse.getByRole('list', { name: 'Why this was flagged' }).first();
  await expect(why.getByRole('listitem')).toHaveCount(1);
  await expect(why).toHaveText(/\d\d:\d\d /);
  await expect(why).not.toContainText('None of these');
  await expect(nurse.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(nurse);
});

test('a closing comment that tells of danger warns its writer and closes nothing', async ({
  open,
  problems,
}) => {
  const page = await open({ as: 'Rein Saarepuu', width: 390 });
  await page.goto('/my-e-contacts');
  const id = await sentBy(page, `Köha ${randomUUID()}`);
  await page.goto(timelineOf(id));
  const close = async (comment: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Cancel the e-contact', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Another reason', exact: true }).check();
    await dialog.getByRole('textbox').fill(comment);
    await dialog.getByRole('button', { name: 'Cancel the e-contact', exact: true }).click();
    return dialog;
  };
  await close(alarming);
  await expect(title(page)).toHaveText('Call 112 now');
  await expect(page.getByText(t.warning.notClosed)).toBeVisible();
  await expectAccessible(page);
  await button(page, t.warning.toMessages).click();
  await expect(page.getByText(alarming, { exact: true })).toBeVisible();
  // Nobody has seen it yet: it does not leave the inbox by another word either.
  const dialog = await close('All is well again');
  await expect(dialog.getByRole('alert')).toContainText('has not yet seen the sign of danger');
  await expectProblem(problems, { because: 468, address: /\/api\/patient\/e-contacts\/[^/]+\/complete$/ });
  await expectAccessible(page);

  const nurse = await open({ as: people.liis, width: 1440 });
  await nurse.goto(`/e-contacts/${id}`);
  await nurse.getByRole('button', { name: 'Mark as seen', exact: true }).click();
  await expect(nurse.getByRole('button', { name: 'Mark as seen', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel the e-contact', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});
