import {
  addReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from '@tervita/contract/reply-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const template = { heading: 'Tere', content: 'Tere, {firstName}!', forAll: false, problemType: null };
const clinic = async () => {
  const make = given(test.database);
  const scene = await make.clinicWithPatient();
  const asColleague = await make.session((await make.employee(scene.clinicId)).userId, 'PRM_DOCTOR');
  const params = { clinicId: scene.clinicId };
  const headings = async (as: string) =>
    (await test.call(listReplyTemplates, { params }, { as })).body.templates?.map(({ heading }) => heading);
  return { ...scene, asColleague, params, headings };
};

it('is its author’s until it is shared, then everybody’s in the clinic', async () => {
  const { asNurse, asColleague, params, headings } = await clinic();
  const { id } = (await test.call(addReplyTemplate, { params, body: template }, { as: asNurse })).body;
  expect(await headings(asNurse)).toEqual(['Tere']);
  expect(await headings(asColleague)).toEqual([]);
  const one = { clinicId: params.clinicId, id };
  const taken = { params: one, body: { ...template, forAll: true } };
  expect((await test.call(editReplyTemplate, taken, { as: asColleague, seen: 1 })).status).toBe(404);
  expect((await test.call(editReplyTemplate, taken, { as: asNurse, seen: 1 })).status).toBe(200);
  expect(await headings(asColleague)).toEqual(['Tere']);
  const hidden = { params: one, body: template };
  expect((await test.call(editReplyTemplate, hidden, { as: asColleague, seen: 2 })).status).toBe(404);
  expect((await test.call(removeReplyTemplate, { params: one }, { as: asColleague })).status).toBe(200);
  expect(await headings(asNurse)).toEqual([]);
});

it('changed by two at once keeps the words of the first; the second is told', async () => {
  const { asNurse, asColleague, params } = await clinic();
  const shared = { params, body: { ...template, forAll: true } };
  const { id } = (await test.call(addReplyTemplate, shared, { as: asNurse })).body;
  const both = await Promise.all(
    [asNurse, asColleague].map((as, index) =>
      test.call(
        editReplyTemplate,
        { params: { ...params, id }, body: { ...shared.body, heading: `Tere ${index}` } },
        { as, seen: 1 },
      ),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
  expect(both.find(({ status }) => status === 469)?.raw.code).toBe('REPLY_TEMPLATE_CHANGED');
});

it('is nothing another clinic sees', async () => {
  const [mine, other] = [await clinic(), await clinic()];
  const shared = { params: mine.params, body: { ...template, forAll: true } };
  await test.call(addReplyTemplate, shared, { as: mine.asNurse });
  expect(await other.headings(other.asNurse)).toEqual([]);
  expect((await test.call(listReplyTemplates, { params: mine.params }, { as: other.asNurse })).status).toBe(
    404,
  );
});

it('is for a reason that the clinic offers; one switched off later stays, says so, and takes other words', async () => {
  const { asNurse, params, clinicId } = await clinic();
  const ofCough = { ...template, problemType: 'COUGH' } as const;
  const { id } = (await test.call(addReplyTemplate, { params, body: ofCough }, { as: asNurse })).body;
  await test.database.system
    .insertInto('clinic_type_off')
    .values({ clinic_id: clinicId, type: 'COUGH', created_at: new Date() })
    .execute();
  const listed = (await test.call(listReplyTemplates, { params }, { as: asNurse })).body.templates;
  expect(listed).toEqual([expect.objectContaining({ problemType: 'COUGH', isTypeOffered: false })]);

  const refused = { status: 468, raw: { code: 'E_CONTACT_TYPE_NOT_OFFERED' } };
  expect(await test.call(addReplyTemplate, { params, body: ofCough }, { as: asNurse })).toMatchObject(
    refused,
  );
  const any = (await test.call(addReplyTemplate, { params, body: template }, { as: asNurse })).body;
  expect(any.isTypeOffered).toBe(true);
  const turned = { params: { ...params, id: any.id }, body: ofCough };
  expect(await test.call(editReplyTemplate, turned, { as: asNurse, seen: 1 })).toMatchObject(refused);
  const otherWords = { params: { ...params, id }, body: { ...ofCough, content: 'Teised sõnad' } };
  expect(await test.call(editReplyTemplate, otherWords, { as: asNurse, seen: 1 })).toMatchObject({
    status: 200,
    body: { content: 'Teised sõnad', isTypeOffered: false },
  });
});
