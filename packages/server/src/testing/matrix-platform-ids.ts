import { randomUUID } from 'node:crypto';
import { addAd } from '@tervita/contract/ads';
import { addAiModel, addPromptVersion } from '@tervita/contract/ai';
import { applyForClinic } from '@tervita/contract/clinic-signup';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import { type Application, applyWithCode } from './apply-for-clinic.ts';
import type { Given } from './given.ts';
import { informationAdmin } from './information.ts';
import { formFor } from './matrix-forms.ts';
import { sampleCall } from './sample.ts';

interface Platform {
  readonly test: TestApp;
  readonly make: Given;
}
type Admin = Awaited<ReturnType<typeof informationAdmin>>;

const admins = new WeakMap<TestApp, Promise<Admin>>();
/** Whoever makes the things of the platform; not the one who calls. */
const adminOf = ({ test, make }: Platform): Promise<Admin> => {
  const admin = admins.get(test) ?? informationAdmin(test, make);
  admins.set(test, admin);
  return admin;
};

const written = async (platform: Platform) => ({ id: (await (await adminOf(platform)).add('Seljavalu')).id });
const published = async (platform: Platform) => ({
  id: await (await adminOf(platform)).published('Seljavalu'),
});

const ad = async (platform: Platform) => {
  const { as } = await adminOf(platform);
  const body = {
    title: 'Gripi vastu saab vaktsineerida',
    text: 'Küsige oma perearstikeskusest.',
    link: 'https://example.com/gripp',
    licence: 'Terviseameti teade',
    targetGender: null,
    minAge: 18,
    maxAge: 150,
    allowedCountries: [],
    // Nobody sees it meanwhile.
    activeFrom: '2099-01-01T00:00:00.000Z',
    activeUntil: null,
  };
  return { ...body, id: (await platform.test.call(addAd, { body }, { as })).body.id };
};

const model = async (platform: Platform) => {
  const { as } = await adminOf(platform);
  const body = { name: `model-${randomUUID()}`, baseUrl: null };
  const { id } = (await platform.test.call(addAiModel, { body }, { as })).body;
  return { ...body, id };
};

const promptVersion = async (platform: Platform): Promise<string> => {
  const { as } = await adminOf(platform);
  const { purpose, ...body } = formFor(addPromptVersion);
  const sent = { params: { purpose }, body } as never;
  return (await platform.test.call(addPromptVersion, sent, { as })).body.id;
};

const evaluation = async ({ test }: Platform) => {
  const id = randomUUID();
  await sql`insert into evaluation_run (id, status, total, at, finished_at)
    values (${id}, 'DONE', 0, now(), now())`.execute(test.database.system);
  return { id };
};

const deadJob = async ({ test }: Platform) => {
  const event = { type: 'account.new-device', key: randomUUID(), ids: { userId: randomUUID() } };
  await sql`select enqueue('account-notices', ${JSON.stringify(event)}::jsonb, null)`.execute(
    test.database.system,
  );
  const { rows } = await sql<{ id: string }>`
    update jobs.job set state = 'failed', completed_on = now() where data ->> 'key' = ${event.key}
    returning id`.execute(test.database.system);
  return { id: rows[0]?.id ?? '' };
};

let applications = 0;
/** Each from a network of its own, because they are counted. */
const application = async ({ test }: Platform) => {
  const form = formFor(applyForClinic);
  applications += 1;
  const from = `10.250.${applications >> 8}.${applications & 255}`;
  const { body } = sampleCall(applyForClinic, {}, form) as { body: Application };
  await applyWithCode(test, { ...body, otp: undefined }, { from });
  return { id: form.applicationId };
};

/** Calls about what belongs to the platform, and to no clinic or patient. */
export const platformIds = {
  'GET /clinic/information-hub/:id': published,
  'POST /clinic/information-hub/:id/read': published,
  'POST /clinic/information-hub/:id/unread': published,
  'GET /prm/information-hub/:id': written,
  'GET /prm/information-hub/:id/versions/:version': written,
  'POST /prm/information-hub/:id/versions': written,
  'POST /prm/information-hub/:id/publish': written,
  'POST /prm/information-hub/:id/withdraw': published,
  'PUT /prm/ads/:id': ad,
  'DELETE /prm/ads/:id': ad,
  'PUT /prm/ai-models/:id': model,
  'POST /prm/prompts/versions/:id/activate': async (platform: Platform) => ({
    id: await promptVersion(platform),
  }),
  'POST /prm/prompts/versions/:id/try': async (platform: Platform) => ({ id: await promptVersion(platform) }),
  'POST /prm/evaluations': async (platform: Platform) => ({ promptVersionId: await promptVersion(platform) }),
  'GET /prm/evaluations/:id': evaluation,
  'POST /prm/dead-jobs/:id/replay': deadJob,
  'POST /prm/dead-jobs/:id/discard': deadJob,
  'POST /prm/applications/:id/decline': application,
};
