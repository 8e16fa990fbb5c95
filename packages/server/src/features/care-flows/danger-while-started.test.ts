import { listDrafts } from '@tervita/contract/e-contacts';
import { expect, it } from 'vitest';
import { alarmJobs } from '../../testing/fill-questionnaire.ts';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, started: begun } = await startHostedApp({ hasWorker: true });

const { answeredAgo, runJobs } = alarmJobs(() => test);

/** Somebody ticked a sign of danger and went on to the provider's page. */
const started = async () => {
  const made = await begun({ danger: ['breathing-hard'] });
  await answeredAgo(made.draftId, 10);
  return made;
};

it('a sign of danger does not wait for the page of the provider; the answers come after it', async () => {
  const { draftId, inbox, mine, finalise, eContactId, sessionUrl, asPatient } = await started();
  await runJobs(draftId);
  const [alarm] = await inbox();
  expect(alarm).toMatchObject({ redFlag: { kind: 'CALL_112' } });
  expect(alarm?.id).not.toBe(eContactId);
  expect((await mine()).find(({ id }) => id === eContactId)).toMatchObject({ status: 'STARTED' });
  await standIn.fill(sessionUrl);
  expect((await finalise(eContactId)).body.status).toBe('SUBMITTED');
  expect(await inbox()).toHaveLength(2);
  expect((await test.call(listDrafts, {}, { as: asPatient })).body.drafts).toEqual([]);
});

it('answers that are faster take the sign with them, and it is sent once', async () => {
  const { draftId, inbox, finalise, eContactId, sessionUrl } = await started();
  await standIn.fill(sessionUrl);
  await finalise(eContactId);
  await runJobs(draftId);
  expect(await inbox()).toMatchObject([{ id: eContactId, redFlag: { kind: 'CALL_112' } }]);
});

it('what failed can be started again after its sign of danger was filed: danger is asked anew', async () => {
  const { draftId, start, finalise, eContactId, askDanger, inbox } = await started();
  await finalise(eContactId, true);
  await runJobs(draftId);
  expect(await inbox()).toHaveLength(1);
  expect((await start()).raw.code).toBe('DANGER_NOT_ASKED');
  await askDanger();
  expect((await start()).status).toBe(200);
});
