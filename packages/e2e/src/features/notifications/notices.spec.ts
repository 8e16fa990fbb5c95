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
import { baseUrl, people } from '../../core/sign-in.ts';
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
  expect(await shownNotices(page)).toEqual([
    { title: expect.stringMatching(/ vastas Teile$/), body: expect.any(String), tag: id },
  ]);

  // The session has run out meanwhile: the notice leads through the way in to the answer.
  await context.clearCookies({ name: 'tervita' });
  await pressNotice(page);
  await expect(page).toHaveURL(/choose-auth\?status=sign-in$/);
  await signInAs(page, people.helve, { digitalId: /ID/ });
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}/timeline`));
  await expect(page.getByText(question)).toBeVisible();
});

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/** What a page would do with the address of something that its head names. */
const namedIn = (head: string, rel: string) =>
  new RegExp(`rel="?${rel}"?[^>]*href="([^"]+)"`).exec(head)?.[1] ?? '';

test('the app can be installed: a manifest, icons of every size it names, a worker that is always fresh', async ({
  request,
}) => {
  const ask = (path: string) => request.get(new URL(path, baseUrl()).href);
  const head = await (await ask('/')).text();
  const manifest = (await (await ask(namedIn(head, 'manifest'))).json()) as {
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
    const answer = await ask(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await answer.body())).toBe(sizes);
  }
  expect(sizeOf(await (await ask(namedIn(head, 'apple-touch-icon'))).body())).toBe('180x180');
  const worker = await ask('/service-worker.js');
  expect(worker.headers()['cache-control']).toContain('max-age=0');
  expect(worker.headers()['content-type']).toContain('javascript');
});
