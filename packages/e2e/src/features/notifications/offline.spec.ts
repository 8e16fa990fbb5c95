import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { get } from '../../core/asked-of-api.ts';
import { reply, sendEContact } from '../../core/conversation.ts';
import { allowProblem } from '../../core/problems.ts';
import { people, signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** Its files are kept and it answers for the page; nobody sees that, so the page is asked. */
const workerIsReady = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);
  await page.waitForFunction(async () => (await caches.match('/shell')) !== undefined);
};
/** What the page has loaded is written down. */
const isKept = (page: Page, words: string) =>
  page.waitForFunction(async (text) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'tervita-last-seen')) return false;
    return new Promise<boolean>((resolve) => {
      const asked = indexedDB.open('tervita-last-seen');
      asked.onsuccess = () => {
        const all = asked.result.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => {
          asked.result.close();
          resolve(JSON.stringify(all.result).includes(text));
        };
      };
    });
  }, words);

const keptOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    storage: Object.keys(localStorage).filter((key) => /draft|last-seen|push/.test(key)),
    cached: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api') || path.startsWith('/content')),
  }));

/** Calls without a connection are what these journeys are about, and files that the worker had not kept. */
const allowOffline = (problems: string[]) => {
  allowProblem(problems, { because: 'offline', address: /\/(api|assets)\// });
  allowProblem(problems, { because: 'aborted', address: /\/assets\// });
};

/** A page that was opened without a connection is not told by this emulation that there is one again. */
const comeBack = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
};

test('without a connection the app opens to what was last seen, keeps the draft and sends it later', async ({
  open,
  problems,
}) => {
  const offline = /Internetiühendus puudub\. Näete seda, mis laaditi (täna|eile)/;
  const [words, question, answer] = ['Lööve', 'Kas sügeleb?', 'Jah'].map((text) => `${text} ${randomUUID()}`);
  const page = await open({ as: people.mari, language: 'et', worker: 'runs' });
  const nurse = await open({ as: people.liis });
  const id = await sendEContact(page.context(), words ?? '');
  await reply(nurse.context(), id, question ?? '');

  await page.goto('/my-e-contacts');
  await expect(page.getByText(question ?? '')).toBeVisible();
  await workerIsReady(page);
  await page.goto(`/e-contacts/${id}/timeline`);
  await expect(page.getByText(words ?? '')).toBeVisible();
  await page.getByRole('textbox').fill(answer ?? '');
  await isKept(page, words ?? '');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByText(words ?? '')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(answer ?? '');
  // The address that the installed app starts with.
  await page.goto('/');
  await expect(page).toHaveURL(/my-e-contacts/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tere, Mari' })).toBeVisible();
  await page.locator(`a[href="/e-contacts/${id}/timeline"]`).click();
  await expect(page.getByText(question ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Saada', exact: true }).click();

  await comeBack(page);
  await expect(page.getByText('Ootab kliiniku vastust.')).toBeVisible();
  await expect(page.getByText(offline)).toBeHidden();
  await expect(page.getByText(answer ?? '')).toBeVisible();
  expect((await keptOnDevice(page)).cached).toEqual([]);
  allowOffline(problems);
});

test('the next one at the device sees nothing of the one before; who signs out without a connection is asked about words that are nowhere else, and then leaves nothing', async ({
  open,
  problems,
}) => {
  const [mine, theirs, answer] = ['Lööve', 'Köha', 'Veel saatmata'].map(
    (text) => `${text} ${randomUUID()}`,
  ) as [string, string, string];
  const page = await open({ as: people.helve, worker: 'runs' });
  const nurse = await open({ as: people.liis });
  const context = page.context();
  const first = await sendEContact(context, mine);
  await page.goto(`/e-contacts/${first}/timeline`);
  await expect(page.getByText(mine)).toBeVisible();
  await workerIsReady(page);
  await isKept(page, mine);

  // Not signed out: the session is only gone. Somebody else signs in.
  await context.clearCookies();
  await signIn(context, people.emily);
  const second = await sendEContact(context, theirs);
  await reply(nurse.context(), second, 'Kas sügeleb?');
  await page.goto(`/e-contacts/${second}/timeline`);
  await page.getByRole('textbox').fill(answer);
  await isKept(page, theirs);
  await context.setOffline(true);
  await page.goto(`/e-contacts/${first}/timeline`);
  await expect(page.getByRole('heading', { level: 1, name: /could not be loaded|not load/i })).toBeVisible();
  await expect(page.getByText(mine)).toHaveCount(0);
  await page.goto('/my-e-contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Emily' })).toBeVisible();

  const leave = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Sign out', { exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('only on this device');
  };
  await leave();
  await page.getByRole('button', { name: 'Stay signed in', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(`/e-contacts/${second}/timeline`);
  await expect(page.getByRole('textbox')).toHaveValue(answer);
  await page.goto('/my-e-contacts');
  await leave();
  await page.getByRole('button', { name: 'Sign out and delete it', exact: true }).click();
  await expect(page).toHaveURL(/status=logged-out/);
  await expect.poll(async () => (await keptOnDevice(page)).databases).toEqual([]);
  expect(await keptOnDevice(page)).toEqual({ databases: [], storage: [], cached: [] });

  // It counts, and the server hears of it later: from the page that is left and from the next one, whichever is first.
  allowProblem(problems, { because: 401, address: /\/api\/logout\?endsAt=/ });
  await context.setOffline(false);
  await page.goto('/my-e-contacts');
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  expect(await get(context, '/session')).toEqual({ login: null });
  allowOffline(problems);
});
