import { finaliseHostedEContact } from '@tervita/contract/care-flows';
import { expect, it } from 'vitest';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, started } = await startHostedApp();

/** Whoever clicks a link in a mail finalises with what stands in that link. */
const follow = async ({ eContactId, asPatient }: Awaited<ReturnType<typeof started>>, actionId?: string) => {
  const body = { eContactId, failed: true, ...(actionId ? { actionId } : {}) };
  return (await test.call(finaliseHostedEContact, { body }, { as: asPatient })).body.status;
};

it('both ways back carry what only they can know', async () => {
  const made = await started();
  const own = `eContactId=${made.eContactId}&actionId=${made.flow?.id}`;
  const page = 'http://localhost:3000/my-e-contacts';
  expect(await standIn.leave(made.sessionUrl)).toBe(`${page}?eContactAddedStatus=failed&${own}`);
  expect(await standIn.fill(made.sessionUrl)).toBe(`${page}?eContactAddedStatus=success&${own}`);
});

it('a link from elsewhere does not end what the patient is filling in', async () => {
  const made = await started();
  const another = await started();
  expect(await follow(made)).toBe('STARTED');
  expect(await follow(made, another.flow?.id)).toBe('STARTED');
  // However often: whoever answers long there is not told that it failed.
  for (let time = 0; time < 40; time += 1) await follow(made, another.flow?.id);
  expect(await made.mine()).toMatchObject([{ id: made.eContactId, status: 'STARTED' }]);
  await standIn.fill(made.sessionUrl);
  expect(await follow(made)).toBe('SUBMITTED');
});

it('the way back of the provider ends it at once', async () => {
  const made = await started();
  expect(await follow(made, made.flow?.id)).toBe('FAILED');
});

it('the way back of one page does not end another that was started after it', async () => {
  const made = await started();
  const second = (await made.start({ aiQuestionnaireId: made.draftId })).body;
  expect(await follow({ ...made, ...second }, made.flow?.id)).toBe('STARTED');
});
