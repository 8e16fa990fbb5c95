import {
  addInformation,
  getInformation,
  getInformationVersion,
  type InformationContent,
  listEditedInformation,
} from '@tervita/contract/information-hub';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { informationAdmin, informationContent } from '../../testing/information.ts';

let test: TestApp;
let make: Given;
let admin: Awaited<ReturnType<typeof informationAdmin>>;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  admin = await informationAdmin(test, make);
});
afterAll(() => test.close());

const withBody = (body: string): InformationContent => {
  const { texts, ...rest } = informationContent('Seljavalu');
  return { ...rest, texts: { ...texts, ru: { ...texts.ru, body } } };
};

it('a draft is nobody’s to read but the admins’, until it is published', async () => {
  const { id, state } = await admin.add('Seljavalu');
  expect(state).toBe('DRAFT');
  const clinicId = await make.clinic();
  const as = await make.session((await make.employee(clinicId, { role: 'DOCTOR' })).userId, 'PRM_DOCTOR');
  const open = () => test.call(getInformation, { params: { id }, query: { clinicId, locale: 'pl' } }, { as });
  expect((await open()).status).toBe(404);
  expect((await admin.publish(id, { seen: 1 })).body).toMatchObject({
    state: 'PUBLISHED',
    publishedVersion: 1,
  });
  expect((await open()).body).toMatchObject({
    title: 'Seljavalu',
    minutes: 1,
    sourceUrl: 'https://www.ravijuhend.ee/',
  });
});

it('every saved version is kept, with who and when, and can be read', async () => {
  const { id } = await admin.add('Esimene');
  await admin.save(id, 1, informationContent('Teine', { kind: 'MEDICINE' }));
  const item = await admin.get(id);
  expect(item).toMatchObject({
    version: 2,
    content: { kind: 'MEDICINE', texts: { pl: { title: 'Teine' } } },
  });
  expect(item.versions.map(({ version, by }) => [version, by.startsWith('Mari')])).toEqual([
    [2, true],
    [1, true],
  ]);
  const old = await test.call(getInformationVersion, { params: { id, version: 1 } }, { as: admin.as });
  expect(old.body).toMatchObject({ version: 1, content: informationContent('Esimene') });
  const none = await test.call(getInformationVersion, { params: { id, version: 3 } }, { as: admin.as });
  expect(none.status).toBe(404);
});

it('of two admins who save at once one is told, and what the first wrote stays', async () => {
  const { id } = await admin.add('Seljavalu');
  const other = await informationAdmin(test, make);
  const both = await Promise.all([
    admin.save(id, 1, informationContent('Minu')),
    other.save(id, 1, informationContent('Tema')),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  expect(both.find(({ status }) => status === 469)?.raw.code).toBe('INFORMATION_CHANGED');
  expect((await admin.get(id)).versions).toHaveLength(2);
  // Nobody publishes what they have not looked at.
  expect((await admin.publish(id, { seen: 1 })).raw.code).toBe('INFORMATION_CHANGED');
});

it('nothing is published before four languages and the source are there', async () => {
  const { texts, ...rest } = informationContent('Seljavalu');
  const gaps = [
    { ...rest, texts: { ...texts, pl: { ...texts.pl, summary: '  ' } } },
    { ...rest, texts, sourceUrl: '' },
  ];
  for (const body of gaps) {
    const { id } = (await test.call(addInformation, { body }, { as: admin.as })).body;
    expect(await admin.publish(id, { seen: 1 })).toMatchObject({
      status: 468,
      raw: { code: 'INFORMATION_NOT_COMPLETE' },
    });
  }
});

it.each([
  ['html', 'Hea\n\n<script>alert(1)</script>', 3],
  ['html', 'Hea <b onclick="x">ravi</b>', 1],
  ['picture', 'Hea\n\n\n![pilt](https://a.ee/x.png)', 4],
  ['link', '[ravi](javascript:alert(1))', 1],
  ['link', '<http://a.ee>', 1],
  ['link', '[ravi][1]\n\n[1]: https://a.ee', 1],
  ['other', 'Hea\n\n```\nkood\n```', 3],
  ['other', '> '.repeat(60), 1],
])('%s in a text is refused with its line', async (problem, body, line) => {
  const { status, raw } = await test.call(addInformation, { body: withBody(body) }, { as: admin.as });
  expect(status).toBe(400);
  expect(raw.issues).toEqual([{ path: ['body', 'texts', 'ru', 'body', line], key: `markdown.${problem}` }]);
});

it('a text of a megabyte is refused', async () => {
  const body = withBody('a '.repeat(500_000));
  expect([400, 413]).toContain((await test.call(addInformation, { body }, { as: admin.as })).status);
});

it.each(['http://www.ravijuhend.ee', 'javascript:alert(1)', 'ravijuhend.ee'])(
  '%s is no source',
  async (sourceUrl) => {
    const body = informationContent('Seljavalu', { sourceUrl });
    expect((await test.call(addInformation, { body }, { as: admin.as })).status).toBe(400);
  },
);

it('the list tells states, and finds by words and state', async () => {
  const draft = await admin.add('Kevadine õietolm');
  const out = await admin.published('Sügisene õietolm');
  const gone = await admin.published('Talvine õietolm');
  await admin.save(out, 1, informationContent('Sügisene õietolm, uuem'));
  await admin.withdraw(gone);
  const list = async (query: object) =>
    (await test.call(listEditedInformation, { query: { locale: 'et', ...query } }, { as: admin.as })).body;
  const found = await list({ search: 'oietolm' });
  expect(found.total).toBe(3);
  expect(
    found.items.map(({ id, state, version, publishedVersion }) => [id, state, version, publishedVersion]),
  ).toEqual([
    [gone, 'WITHDRAWN', 1, 1],
    [out, 'PUBLISHED', 2, 1],
    [draft.id, 'DRAFT', 1, null],
  ]);
  expect((await list({ search: 'oietolm', state: 'DRAFT' })).items.map(({ id }) => id)).toEqual([draft.id]);
});

it('what was never published cannot be withdrawn', async () => {
  const { id } = await admin.add('Seljavalu');
  expect((await admin.withdraw(id)).status).toBe(404);
});

const changed = { status: 469, raw: { code: 'INFORMATION_CHANGED' } };

it('what a colleague has withdrawn is not brought back by somebody who has not seen that', async () => {
  const id = await admin.published('Seljavalu');
  await admin.save(id, 1, informationContent('Seljavalu, uus'));
  const { revision } = await admin.get(id);
  const other = await informationAdmin(test, make);
  await other.withdraw(id);
  expect(await admin.publish(id, { seen: revision })).toMatchObject(changed);
  expect((await admin.get(id)).state).toBe('WITHDRAWN');
  expect((await admin.publish(id)).body).toMatchObject({ state: 'PUBLISHED', publishedVersion: 2 });
});

it('what came out a moment ago is not withdrawn by somebody who looks at the version before', async () => {
  const id = await admin.published('Seljavalu');
  await admin.save(id, 1, informationContent('Seljavalu, uus'));
  const { revision } = await admin.get(id);
  const other = await informationAdmin(test, make);
  await other.publish(id);
  expect(await admin.withdraw(id, revision)).toMatchObject(changed);
  expect(await admin.get(id)).toMatchObject({ state: 'PUBLISHED', publishedVersion: 2 });
  expect((await admin.withdraw(id)).body.state).toBe('WITHDRAWN');
});

it('what staff read is changed by an admin whose sign-in is younger than 15 minutes', async () => {
  const [id, out] = [(await admin.add('Mustand')).id, await admin.published('Seljavalu')];
  const old = await informationAdmin(test, make);
  await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${old.userId}`.execute(
    test.database.system,
  );
  const tooOld = { status: 468, raw: { code: 'SIGN_IN_TOO_OLD' } };
  expect(await old.publish(id)).toMatchObject(tooOld);
  expect(await old.withdraw(out)).toMatchObject(tooOld);
  expect([(await admin.get(id)).state, (await admin.get(out)).state]).toEqual(['DRAFT', 'PUBLISHED']);
  // Nobody reads a draft: it is saved at any time.
  expect((await old.save(id, 1, informationContent('Mustand, uus'))).status).toBe(200);
});

it('of very many versions the latest are listed, and how many there are is told by the number', async () => {
  const { id } = await admin.add('Seljavalu');
  const system = test.database.system;
  await sql`
    insert into information_item_version (item_id, version, kind, source_url, problem_types, created_by_name, created_at)
    select ${id}, n, 'GUIDELINE', '', '{}', 'Mari', now() from generate_series(2, 203) n`.execute(system);
  await sql`update information_item set version = 203 where id = ${id}`.execute(system);
  const { version, versions } = await admin.get(id);
  expect([version, versions.length, versions.at(-1)?.version]).toEqual([203, 200, 4]);
});
