import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { allowProblem } from '../../core/problems.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { button, title, words } from './asking.ts';
import { sentBy, timelineOf } from './threads.ts';

const t = words.en;
const sounding = 'Grandad keeps dropping his cup from the same hand since breakfast';

test('a sign that is ticked without a connection warns at once, and staff read why it is flagged', async ({
  open,
  problems,
}) => {
  const page = await open({ as: 'Rein Saarepuu', width: 390 });
  const id = await sentBy(page, `Köha ${randomUUID()}`);
  await page.goto(timelineOf(id));
  await page.getByRole('button', { name: 'Add information', exact: true }).click();
  await page.getByRole('textbox').fill(sounding);
  await page.getByRole('button', { name: 'Send to the clinic', exact: true }).click();
  await expect(title(page)).toHaveText(t.warning.more.question);
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
