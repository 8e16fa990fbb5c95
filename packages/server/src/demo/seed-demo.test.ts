import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterMove, directionFromClinic, directionToClinic } from '@tervita/domain/e-contacts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseAddress, openDatabase } from '../core/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../core/database/embedded.ts';
import { prepareDatabase } from '../core/database/prepare.ts';
import { ensureOwner, withClient } from '../core/database/users.ts';
import { type Author, lockEContact, saveMove } from '../features/e-contacts/e-contact-store.ts';
import { seedBench } from './bench/seed-bench.ts';
import { demoSeed } from './demo-people.ts';
import { generateDemo } from './generate-demo.ts';
import { demoInformationItems } from './information-hub/index.ts';
import { asSystem, resetDemo, seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-18T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), `tervita-demo-${process.pid}-`));
let postgres: EmbeddedPostgres;
let address: DatabaseAddress;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres(folder);
  const url = await ensureOwner(postgres.url, postgres.secret, 'demo');
  address = { url, usersSecret: postgres.secret, poolSize: 8 };
  await prepareDatabase(address, true);
}, 120_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const counted = (table: string) =>
  asSystem(
    address,
    async (client) => (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n,
  );

test('two processes that start together seed once', { timeout: 60_000 }, async () => {
  const results = await Promise.all([seedDemo(address, { now }), seedDemo(address, { now })]);
  expect(results.filter((result) => result === undefined)).toHaveLength(1);
  const written = results.find((result) => result !== undefined);
  for (const [table, count] of Object.entries(written ?? {})) expect(await counted(table)).toBe(count);
  expect(await seedDemo(address, { now })).toBeUndefined();
  // Staff find an information hub, of which they have read some and not all.
  expect(await counted('information_item where published_version is not null')).toBe(
    demoInformationItems.length,
  );
  const unread = `employee e join information_item i on i.kind = 'IMPORTANT' where e.deleted_at is null and not exists (
    select from information_item_read r where r.user_id = e.user_id and r.item_id = i.id)`;
  expect(await counted(unread)).toBeGreaterThan(0);
  expect(await counted('information_item_read')).toBeGreaterThan(await counted('employee'));
});

/** Each life is lived once more with the product's own hands; what it writes is what the demonstration wrote. */
test('the product would have written the same', { timeout: 60_000 }, async () => {
  const rows = generateDemo({ now, seed: demoSeed, size: 'demo' });
  const timeline = Map.groupBy(rows.timeline_entry, ({ e_contact_id }) => e_contact_id);
  const database = openDatabase(address);
  const undo = new Error('undo');
  const replay = database.write('tervita_system', {}, async (tx) => {
    for (const expected of rows.e_contact) {
      const [first, ...later] = timeline.get(expected.id) ?? [];
      if (!first || later.length === 0) continue;
      await tx
        .deleteFrom('timeline_entry')
        .where('e_contact_id', '=', expected.id)
        .where('version', '>', 1)
        .execute();
      await tx
        .updateTable('e_contact')
        .set({
          status: 'SUBMITTED',
          turn: 'CLINIC',
          version: 1,
          preview: '',
          last_by: 'PATIENT',
          opened_at: null,
          waiting_since: expected.created_at,
          completed_at: null,
          membership_pending:
            later.some(({ move }) => move === 'accept') || expected.membership_pending === true,
          clinic_has_answered: false,
          assignee_user_id: null,
          updated_at: expected.created_at,
        })
        .where('id', '=', expected.id)
        .execute();
      for (const entry of later) {
        const locked = await lockEContact(tx, expected.id, { clinicIds: [expected.clinic_id] });
        const at = new Date(entry.at);
        const isStaff = entry.author_kind === 'STAFF';
        const opensAt = entry.opens_at ? new Date(entry.opens_at) : undefined;
        const move = entry.move as Parameters<typeof afterMove>[0];
        const state = afterMove(move, isStaff ? 'CLINIC' : 'PATIENT', locked.state, { now: at, opensAt });
        const direction = isStaff
          ? directionFromClinic(locked.creatorKind)
          : directionToClinic(locked.creatorKind);
        const fired = JSON.parse(String(entry.fired ?? null)) ?? [];
        const again = {
          ...entry,
          at,
          move,
          author: {
            userId: entry.author_user_id ?? '',
            kind: entry.author_kind as Author['kind'],
            name: entry.author_name ?? '',
            role: entry.author_role ?? null,
          },
          direction: entry.text ? direction : null,
          text: entry.text ?? null,
          language: (entry.language ?? null) as Parameters<typeof saveMove>[3]['language'],
          reason: entry.reason ?? null,
          fired,
          alarmOutcome: entry.alarm_outcome
            ? ({ kind: entry.alarm_outcome, tries: entry.alarm_tries } as NonNullable<
                Parameters<typeof saveMove>[3]['alarmOutcome']
              >)
            : null,
          filed: undefined,
        };
        await saveMove(tx, locked, state, again);
        const written = await tx
          .selectFrom('timeline_entry')
          .selectAll()
          .where('id', '=', entry.id)
          .executeTakeFirst();
        const kept = { ...written, reason: entry.reason, fired: written?.fired ?? [] };
        const unused = { is_beside_words: false, filed: null };
        expect(kept).toEqual({ ...entry, ...unused, fired });
      }
      const written = await tx
        .selectFrom('e_contact')
        .selectAll()
        .where('id', '=', expected.id)
        .executeTakeFirst();
      const silent = later.every(({ text }) => !text);
      // Looking is no move.
      const seen = { patient_seen_at: expected.patient_seen_at };
      expect({ ...written, ...seen }).toEqual({ ...expected, ...(silent ? { preview: '' } : {}) });
    }
    throw undo;
  });
  await expect(replay).rejects.toBe(undo);
  await database.close();
});

test('a reset forgets what people did', { timeout: 60_000 }, async () => {
  await asSystem(address, (client) => client.query("update clinic set name = 'changed'"));
  const later = new Date('2026-11-20T10:00:00Z');
  const written = await resetDemo(address, { now: later });
  expect(await counted('e_contact')).toBe(written?.e_contact);
  expect(await counted("clinic where name = 'changed'")).toBe(0);
  const { rowCount } = await withClient(address.url, (client) =>
    client.query('select from kysely_migration'),
  );
  expect(rowCount).toBeGreaterThan(0);
});

test('a benchmark fits beside the demonstration', { timeout: 60_000 }, async () => {
  const before = await counted('e_contact');
  const written = await seedBench(address, { eContacts: 300, clinics: 3, now });
  expect(written).toMatchObject({ clinic: 3, e_contact: 300 });
  expect(await counted('e_contact')).toBe(before + 300);
});
