import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMail, startMail } from './start-mail.ts';

let mail: RunningMail;
beforeEach(async () => {
  mail = await startMail();
});
afterEach(() => mail.close());

const letter = {
  from: 'Clinic <clinic@example.com>',
  to: 'mari@example.com',
  subject: 'Tere',
  text: 'Kood: 123456',
};
const sendMail = async (changes: object = {}, socketTimeout = 10_000) => {
  const transport = createTransport({ host: '127.0.0.1', port: mail.smtpPort, socketTimeout });
  try {
    return await transport.sendMail({ ...letter, ...changes });
  } finally {
    transport.close();
  }
};
const caught = async (to = '') => (await fetch(`${mail.url}/__sim/messages?to=${to}`)).json();
const pageAt = async (path: string) => (await fetch(`${mail.url}${path}`)).text();
const script = (faults: unknown) =>
  fetch(`${mail.url}/__sim/faults`, {
    method: 'POST',
    body: JSON.stringify(faults),
    headers: { 'content-type': 'application/json' },
  });

test('a letter is caught and listed, newest first', async () => {
  await sendMail();
  await sendMail({
    to: 'peeter@example.com',
    bcc: 'hidden@example.com',
    subject: 'Привет',
    html: '<p>õäöü</p>',
  });
  expect(await caught()).toMatchObject([
    { to: ['peeter@example.com', 'hidden@example.com'], subject: 'Привет', html: '<p>õäöü</p>' },
    {
      from: 'Clinic <clinic@example.com>',
      to: ['mari@example.com'],
      subject: 'Tere',
      text: 'Kood: 123456\n',
    },
  ]);
  expect(await caught('MARI@')).toHaveLength(1);
  const list = await pageAt('/?to=peeter');
  expect(list).toContain('Привет');
  expect(list).not.toContain('Tere');
  expect(await pageAt('/messages/1')).toContain('Kood: 123456');
});

test('files are told by name', async () => {
  await sendMail({
    attachments: [{ filename: 'leping.pdf', content: 'abc', contentType: 'application/pdf' }],
  });
  expect(await caught()).toMatchObject([
    { attachments: [{ filename: 'leping.pdf', mimeType: 'application/pdf', size: 3 }] },
  ]);
  expect(await pageAt('/messages/1')).toContain('leping.pdf');
});

test('can be emptied', async () => {
  await sendMail();
  await fetch(`${mail.url}/__sim/messages`, { method: 'DELETE' });
  expect(await caught()).toEqual([]);
  expect((await fetch(`${mail.url}/messages/1`)).status).toBe(404);
  expect(await pageAt('/')).toContain('No mail yet');
});

test('what a letter brings does not run', async () => {
  const evil = '<script>alert(1)</script>';
  await sendMail({ subject: evil, text: evil, html: evil, from: `"${evil}" <a@example.com>` });
  for (const path of ['/', '/messages/1', `/?to=${encodeURIComponent(evil)}`]) {
    const answer = await fetch(`${mail.url}${path}`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).not.toContain('<script');
  }
  const shown = await fetch(`${mail.url}/messages/1/html`);
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox(?!.*allow-scripts)/);
});

describe('faults', () => {
  test.each([
    ['421', 421],
    ['451', 451],
    ['550', 550],
  ])('%s is answered once and nothing is kept', async (kind, responseCode) => {
    await script({ kind });
    await expect(sendMail()).rejects.toMatchObject({ responseCode });
    expect(await caught()).toEqual([]);
    await sendMail();
    expect(await caught()).toHaveLength(1);
  });

  test('drop takes the letter and cuts the line', async () => {
    await script({ kind: 'drop' });
    await expect(sendMail()).rejects.toThrow();
    expect(await caught()).toHaveLength(1);
  });

  test('hang never answers', async () => {
    await script({ kind: 'hang' });
    await expect(sendMail({}, 300)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await caught()).toEqual([]);
  });

  test('are played in their order, and every letter is listed', async () => {
    await script([{ kind: '451' }, { kind: '421' }]);
    await expect(sendMail()).rejects.toMatchObject({ responseCode: 451 });
    await expect(sendMail()).rejects.toMatchObject({ responseCode: 421 });
    expect(await (await fetch(`${mail.url}/__sim/requests`)).json()).toMatchObject([
      { to: ['mari@example.com'], fault: '451' },
    ]);
  });
});
