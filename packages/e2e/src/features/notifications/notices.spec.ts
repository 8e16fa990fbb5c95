import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { reply, sendEContact } from '../../core/conversation.ts';
import {
  deliver,
  pressNotice,
  pushesTo,
  shownNotices,
  standInForPushService,
} from '../../core/push-device.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const signInAs = async (page: Page, who: string, words: { digitalId: RegExp }) => {
  await page.getByRole('link', { name: words.digitalId }).click();
  await page.waitForURL(/\/auth\//);
  await page.getByRole('button', { name: new RegExp(who) }).click();
};

test("a notice comes to the device that asked for it and leads to the answer after sign-in (the browser's push service is stood in for)", async ({
  open,
}) => {
  const [words, question] = [`Lööve ${randomUUID()}`, `Kas sügeleb? ${randomUUID()}`];
  const page = await open({ as: people.helve, language: 'et', worker: 'runs' });
  const context = page.context();
  await context.request.patch('/api/users/settings', {
    headers: { origin: new URL(process.env.E2E_URL ?? '').origin },
    data: { language: 'et' },
  });
  const phone = await standInForPushService(page);
  const id = await sendEContact(context, words);
  await page.goto('/settings');
  const toggle = page.getByRole('switch', { name: 'Teavitused sellesse seadmesse' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText('Teavitused selles seadmes on sees.')).toBeVisible();
  await expect(toggle).toBeChecked();

  const nurse = await open({ as: people.liis });
  await reply(nurse.context(), id, question);
  // The person may hear of other e-contacts of theirs as well.
  const pushes = async () => (await pushesTo(phone)).filter((each) => each.includes(id));
  await expect.poll(pushes).toHaveLength(1);
  const [text = ''] = await pushes();
  expect(text).not.toContain(question);
  await deliver(page, text);
  await expect
    .poll(() => shownNotices(page))
    .toEqual([{ title: expect.stringMatching(/ vastas Teile$/), body: expect.any(String), tag: id }]);

  // The session has run out meanwhile: the notice leads through the way in to the answer.
  await context.clearCookies({ name: 'tervita' });
  await pressNotice(page);
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await signInAs(page, people.helve, { digitalId: /ID/ });
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}/timeline`));
  await expect(page.getByText(question)).toBeVisible();

  // Whoever signs out is told nothing more here.
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Teavitused sellesse seadmesse' })).toBeVisible();
  await context.request.post('/api/logout', {
    headers: { origin: new URL(process.env.E2E_URL ?? '').origin },
    data: {},
  });
  await reply(nurse.context(), id, `Veel ${randomUUID()}`, 2);
  await expect.poll(() => mailsAbout(page, 'helve', id)).toBe(2);
  expect(await pushes()).toEqual([text]);
});

const lettersTo = async (page: Page, who: string) => {
  const config = (await (await page.request.get('/api/config')).json()) as { demoMailbox: string };
  const answer = await page.request.get(`${config.demoMailbox}/__sim/messages?to=${who}`);
  return (await answer.json()) as { text?: string; html?: string; subject: string }[];
};
const mailsAbout = async (page: Page, who: string, id: string) =>
  (await lettersTo(page, who)).filter((letter) => JSON.stringify(letter).includes(id)).length;

test('the link in an e-mail leads to the answer after sign-in', async ({ open }) => {
  const page = await open({ as: people.helve });
  const id = await sendEContact(page.context(), `Lööve ${randomUUID()}`);
  const nurse = await open({ as: people.liis });
  const question = `Kas sügeleb? ${randomUUID()}`;
  await reply(nurse.context(), id, question);
  const linkIn = async () => {
    const letters = await lettersTo(page, 'helve');
    return new RegExp(`https?://[^\\s"\\\\<]*/e-contacts/${id}/timeline`).exec(JSON.stringify(letters))?.[0];
  };
  await expect.poll(linkIn).toBeTruthy();
  const elsewhere = await open();
  await elsewhere.goto((await linkIn()) ?? '');
  await expect(elsewhere).toHaveURL(/choose-auth\?status=sign-in$/);
  await expect(elsewhere.getByText('Sign in to read the clinic’s answer')).toBeVisible();
  await signInAs(elsewhere, people.helve, { digitalId: /Digital ID/ });
  await expect(elsewhere).toHaveURL(new RegExp(`/e-contacts/${id}/timeline`));
  await expect(elsewhere.getByText(question)).toBeVisible();
});

test('who has sent something is offered a notice once, and told when the browser forbids it', async ({
  open,
}) => {
  const page = await open({ as: people.emily, worker: 'runs' });
  const id = await sendEContact(page.context(), `Lööve ${randomUUID()}`);
  await standInForPushService(page);
  await page.goto(`/e-contacts/instructions?eContactId=${id}`);
  const offer = page.getByRole('button', { name: 'Turn on notifications' });
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sent to the clinic' })).toBeVisible();
  await expect(offer).toBeHidden();

  await page.context().clearPermissions();
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  );
  await page.goto('/settings');
  await expect(page.getByText('Notifications are blocked in this browser')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toHaveCount(0);
});

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the app can be installed: a manifest, icons of every size it names, a worker that is always fresh', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    name: string;
    short_name: string;
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Tervita',
    short_name: 'Tervita',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pictures) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await answer.body())).toBe(sizes);
  }
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(sizeOf(await (await page.request.get(apple ?? '')).body())).toBe('180x180');
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toContain('max-age=0');
  expect(worker.headers()['content-type']).toContain('javascript');
});
