import { expect, test } from 'vitest';
import { createMailbox } from './mailbox.ts';

test('keeps the newest thousand', async () => {
  const mailbox = createMailbox(() => new Date('2026-11-15T10:00:00Z'));
  for (let count = 1; count <= 1001; count += 1) {
    await mailbox.add({ from: 'a@b.c', to: [`p${count}@b.c`] }, Buffer.from(`Subject: ${count}\r\n\r\ntext`));
  }
  expect(mailbox.list()).toHaveLength(1000);
  expect(mailbox.list()[0]).toMatchObject({ subject: '1001', from: 'a@b.c' });
  expect(mailbox.find('1')).toBeUndefined();
});
