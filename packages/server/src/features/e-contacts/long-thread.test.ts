import {
  downloadEContactPdf,
  getClinicTimeline,
  getPatientTimeline,
  listEarlierAtClinic,
  listEarlierOfMine,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Scene, threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('a thread longer than any keeps its newest entries and every word; old moves without words go first', async () => {
  const scene = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  // 1,500 assignments after the first message, and a message after all of them.
  await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
      author_name, text, direction)
    select gen_random_uuid(), clinic_id, id, n + 1, case when n = 1501 then 'reply' else 'assign' end,
      now() + n * interval '1 second', ${scene.nurse.userId}, 'STAFF', 'Liis', case when n = 1501 then 'Newest' end,
      case when n = 1501 then 'CLINIC_TO_PATIENT' end
    from e_contact, generate_series(1, 1501) n where id = ${id}`.execute(test.database.system);
  const ours = await test.call(getClinicTimeline, { params: { id } }, { as: scene.asNurse });
  const { entries } = ours.body;
  expect(entries.at(-1)).toMatchObject({ move: 'reply', text: 'Newest' });
  expect(entries[0]).toMatchObject({ move: 'submit' });
  expect(entries).toHaveLength(1_001);
  const theirs = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
  expect(theirs.body.entries.map(({ move }) => move)).toEqual(['submit', 'reply']);
});

/** A conversation of many long messages after the first. */
const longThread = async (count: number) => {
  const scene = await make.clinicWithPatient();
  const id = await threads(() => test).sent(scene);
  await sql`insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_user_id, author_kind,
      author_name, text, direction)
    select gen_random_uuid(), clinic_id, id, n + 1, 'addInfo', now() + n * interval '1 second',
      ${scene.patient.userId}, 'PATIENT', 'Mari', 'Number ' || n || ' ' || repeat('ääääääääää ', 500), 'PATIENT_TO_CLINIC'
    from e_contact, generate_series(1, ${count}::integer) n where id = ${id}`.execute(test.database.system);
  return { scene, id };
};

interface Page {
  readonly entries: readonly { readonly id: string; readonly text: string | null }[];
  readonly earlierBefore: number | null;
}
const readWhole = async (newest: Page, earlier: (before: number) => Promise<Page>) => {
  const pages = [newest];
  while (pages[0] && pages[0].earlierBefore !== null) pages.unshift(await earlier(pages[0].earlierBefore));
  return pages;
};

describe('a conversation of many long messages', () => {
  const bothSides = ({ asPatient, asNurse }: Scene, id: string) => {
    const params = { id };
    return [
      () => test.call(getPatientTimeline, { params }, { as: asPatient }),
      (before: number) => test.call(listEarlierOfMine, { params, query: { before } }, { as: asPatient }),
      () => test.call(getClinicTimeline, { params }, { as: asNurse }),
      (before: number) => test.call(listEarlierAtClinic, { params, query: { before } }, { as: asNurse }),
    ] as const;
  };

  it('is read in pages, backwards, and each message once', async () => {
    const { scene, id } = await longThread(60);
    const [theirNewest, theirEarlier, ourNewest, ourEarlier] = bothSides(scene, id);
    const theirs = await readWhole((await theirNewest()).body, async (at) => (await theirEarlier(at)).body);
    const ours = await readWhole((await ourNewest()).body, async (at) => (await ourEarlier(at)).body);
    for (const pages of [theirs, ours]) {
      expect(pages.length).toBeGreaterThan(2);
      for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(300_000);
      const texts = pages.flatMap(({ entries }) => entries.map(({ text }) => text?.split(' ä')[0]));
      expect(texts).toEqual(['Köha', ...Array.from({ length: 60 }, (_, at) => `Number ${at + 1}`)]);
    }
  });

  it('is no more open to a stranger in its earlier pages than in its newest', async () => {
    const { id } = await longThread(2);
    const stranger = await make.clinicWithPatient();
    const [, theirEarlier, , ourEarlier] = bothSides(stranger, id);
    expect((await theirEarlier(3)).status).toBe(404);
    expect((await ourEarlier(3)).status).toBe(404);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('cannot be read before %s', async (before) => {
    const { scene, id } = await longThread(1);
    const query = { before } as unknown as { before: number };
    const answer = await test.call(listEarlierOfMine, { params: { id }, query }, { as: scene.asPatient });
    expect(answer.status).toBe(400);
  });

  it('is on paper as far as it fits, and the paper says that it began earlier', async () => {
    const { scene, id } = await longThread(130);
    const asked = { params: { id }, query: { locale: 'en' as const } };
    const { bytes } = await test.call(downloadEContactPdf, asked, { as: scene.asNurse });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const printed = [...text.matchAll(/Number (\d+)/g)].map(([, number]) => Number(number));
    expect(printed.at(-1)).toBe(130);
    expect(printed).not.toContain(1);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `Only the last ${printed.length} entries are on this paper.`,
    );
  });
});
