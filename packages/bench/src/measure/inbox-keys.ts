import { chromium, type Page } from 'playwright-core';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { fillClinics } from './fill-clinics.ts';
import { installKeyClock, type Probe } from './key-clock.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const openEContacts = 10_000;
const mostMs = 100;
const warmUps = 2;

interface Key {
  readonly name: string;
  readonly press: readonly string[];
  readonly changes: Probe;
  /** Puts the screen back for the next press. */
  readonly after?: readonly string[];
}

/** Every kind of answer a key gives: another row, a tick, a change shown before the server has it, a dialog, a view. */
const keys: readonly Key[] = [
  { name: 'J next', press: ['j'], changes: 'row' },
  { name: 'K previous', press: ['k'], changes: 'row', after: ['j', 'j'] },
  { name: 'X choose', press: ['x'], changes: 'box', after: ['Escape'] },
  { name: 'Shift J choose the next', press: ['Shift+J'], changes: 'box', after: ['Escape'] },
  { name: 'Space preview', press: ['Space'], changes: 'preview' },
  { name: 'I take', press: ['i'], changes: 'assignee', after: ['j'] },
  { name: 'A assign', press: ['a'], changes: 'dialog', after: ['Escape'] },
  { name: 'E complete', press: ['e'], changes: 'dialog', after: ['Escape'] },
  { name: 'Ctrl K commands', press: ['Control+k'], changes: 'dialog', after: ['Escape'] },
  { name: '? shortcuts', press: ['?'], changes: 'dialog', after: ['Escape'] },
  { name: 'G A answered', press: ['g', 'a'], changes: 'tab', after: ['g', 'i'] },
];

const allOpen = (sql: Sql, clinicId: string) =>
  sql.query(
    `update e_contact set status = 'SUBMITTED', turn = 'CLINIC', completed_at = null, assignee_user_id = null
     where clinic_id = $1`,
    [clinicId],
  );

/** No dialog, a list, and a row one stands on. */
const settle = async (page: Page) => {
  await page.waitForFunction(
    () =>
      document.querySelector('[role="dialog"]') === null &&
      document.querySelector('[data-testid] a') !== null &&
      document.querySelector('[aria-busy="true"]') === null,
  );
  if ((await page.locator('[data-testid] a[aria-current]').count()) > 0) return;
  await page.keyboard.press('j');
  await page.locator('[data-testid] a[aria-current]').waitFor();
};

const timeOf = async (page: Page, { press, changes, after = [] }: Key): Promise<number> => {
  await settle(page);
  const last = press.at(-1) ?? '';
  for (const key of press.slice(0, -1)) await page.keyboard.press(key);
  await page.evaluate((probe) => window.armKey?.(probe), changes);
  await page.keyboard.press(last);
  const never = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${press.join(' ')} changed nothing`)), 10_000).unref();
  });
  const ms = await Promise.race([page.evaluate(() => window.keyTime ?? Number.NaN), never]);
  for (const key of after) await page.keyboard.press(key);
  return ms;
};

const runKeys = async ({ folder, cleanup, findings, times, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: openEContacts }, { clinics: 0, eContacts: 0 });
    await allOpen(sql, found.clinicId);
    return found;
  });
  say(`${openEContacts.toLocaleString('en')} open e-contacts in one clinic`);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  cleanup.add(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: target.origin,
  });
  const session = { name: target.cookieName, value: await signIn(target, staff), url: target.origin };
  await context.addCookies([session]);
  await context.addInitScript(installKeyClock);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto('/clinic-e-contacts?tab=INCOMING');
  await page.getByTestId('inbox').waitFor();
  for (const key of keys) {
    const measured: number[] = [];
    const count = times(20, 60);
    for (let turn = -warmUps; turn < count; turn += 1) {
      const ms = await timeOf(page, key);
      if (turn >= 0) measured.push(ms);
    }
    const figures = {
      median: Number(median(measured).toFixed(1)),
      p95: Number(percentile(measured, 0.95).toFixed(1)),
    };
    findings.figures[key.name] = figures;
    say(`${key.name}: ${JSON.stringify(figures)} ms`);
    findings.check(
      `${key.name} answers within ${mostMs} ms, 95 of 100 times`,
      figures.p95 <= mostMs,
      figures,
    );
  }
};

await runCommand({ name: 'bench:inbox-keys', limitSeconds: { short: 300, full: 900 }, run: runKeys });
