import {
  claimEContact,
  createClinicEContact,
  decideLetterReader,
  getClinicEContact,
} from '@tervita/contract/e-contacts';
import { addPatient, editPatient } from '@tervita/contract/patients';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given, type Person } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const birthDate = '1970-04-05';

const linkTo = (address: string) =>
  eventually(() => {
    const found = test.mails.find(({ to, text }) => to === address && text.includes('/claim-e-contact#'));
    expect(found).toBeDefined();
    return /claim-e-contact#([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
  });

/** The clinic wrote to somebody, and the letter went to an address that is somebody else's. */
const sentTo = async (email: string) => {
  const scene = await make.clinicWithPatient();
  const { clinicId, asNurse: as } = scene;
  const typed = { clinicId, firstName: 'Uno', surname: 'Uus', birthDate, email };
  const { clinicMemberId } = (await test.call(addPatient, { body: typed }, { as })).body;
  const text = { kind: 'TO_PATIENT', eContactType: 'QUESTION', text: 'Teie vastused' } as const;
  const written = await test.call(
    createClinicEContact,
    { body: { clinicId, clinicMemberId, ...text } },
    { as },
  );
  const correct = (address: string) =>
    test.call(
      editPatient,
      { params: { id: clinicMemberId }, body: { clinicMember: { email: address } } },
      { as },
    );
  return { id: written.body.id, correct, asNurse: as };
};

const open = async (person: Person, token: string) => {
  const as = await make.session(person.userId, 'PRM_PATIENT', { method: 'PASSWORD' });
  return test.call(claimEContact, { body: { token, birthDate } }, { as });
};

it('goes out once more when the clinic corrects the address: the link in the first letter is over', async () => {
  const [reader, another] = [
    await make.person({ birthDate, firstName: 'Uno' }),
    await make.person({ birthDate, firstName: 'Uno' }),
  ];
  const { id, correct, asNurse } = await sentTo(another.email);
  const wrong = await linkTo(another.email);
  expect((await correct(reader.email)).status).toBe(200);
  const token = await linkTo(reader.email);
  expect((await open(another, wrong)).raw.code).toBe('CLAIM_LINK_REFUSED');
  expect((await open(reader, token)).body.eContactId).toBe(id);
  // Once the clinic has said that it is theirs, nobody else is written to.
  const { body: detail } = await test.call(getClinicEContact, { params: { id } }, { as: asNurse });
  const openingId = detail.letterReaders[0]?.openingId ?? '';
  const decision = { params: { id }, body: { openingId, decision: 'CONFIRMED' as const } };
  expect((await test.call(decideLetterReader, decision, { as: asNurse })).status).toBe(200);
  await correct(another.email);
  const { rows } = await sql`select from jobs.job where name = 'notifications'
    and data ->> 'type' = 'e-contact.address-corrected'
    and data -> 'ids' ->> 'eContactId' = ${id}`.execute(test.database.system);
  expect(rows).toHaveLength(1);
});
