import { getCampaign, listMessagePatients, listSkipped } from '@tervita/contract/message-centre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { clinicWithNumbers, mobile, type SmsOperator, startSmsOperator } from '../../testing/sms-scene.ts';

let operator: SmsOperator;
let test: TestApp;
beforeAll(async () => {
  operator = await startSmsOperator();
  // Nobody works on jobs here: what is written stays as it is.
  test = await startTestApp({ sms: operator.gateway() });
});
afterAll(async () => {
  await test.close();
  await operator.close();
});

it('neither sends to numbers of other countries and of satellites nor bills them, and shows them', async () => {
  const foreign = ['+881612345678', '+870773123456', '+79401234567', '+5352123456', '+447924123456'];
  const scene = await clinicWithNumbers(test, [mobile(1), '+37285678901', ...foreign]);
  const as = { as: scene.asNurse };
  const listed = await test.call(listMessagePatients, { query: { clinicId: scene.clinicId } }, as);
  expect(listed.body.counts).toMatchObject({ REACHABLE: 2, ABROAD: 5, LANDLINE: 0, INVALID: 0 });
  const { body } = await scene.send();
  const { campaign } = (await test.call(getCampaign, { params: { id: body.id } }, as)).body;
  expect(campaign).toMatchObject({
    numbers: { REACHABLE: 2, ABROAD: 5 },
    states: { WAITING: 2, SKIPPED: 5 },
    planned: { priceCents: 18 },
  });
  const skipped = await test.call(listSkipped, { params: { id: body.id } }, as);
  expect(skipped.body.patients.map(({ phone }) => phone).sort()).toEqual([...foreign].sort());
  expect(new Set(skipped.body.patients.map(({ numberKind }) => numberKind))).toEqual(new Set(['ABROAD']));
});
