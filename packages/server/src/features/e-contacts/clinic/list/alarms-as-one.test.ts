import {
  acknowledgeRedFlag,
  countClinicEContacts,
  listClinicEContacts,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { alarmsAsOne, alarmsFiledAnHour } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { alarmJobs, fillQuestionnaire } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
interface Sender {
  readonly as: string;
  readonly personId: string;
}

const grave = 'Mul on tugev suruv valu rinnus';
const milder = 'Põlv on kuum ja paistes ning mul on palavik';
const send = async ({ clinicId }: Scene, { as, personId }: Sender, text: string) => {
  const body = { eContactType: 'COUGH' as const, patientPersonId: personId, clinicId, text };
  return (await test.call(sendEContactText, { body }, { as })).body.id;
};
const patientOf = ({ asPatient, patient }: Scene): Sender => ({ as: asPatient, personId: patient.personId });
const sendMany = async (scene: Scene, sender: Sender, texts: readonly string[]) => {
  const ids: string[] = [];
  for (const text of texts) ids.push(await send(scene, sender, text));
  return ids;
};
const graves = (count: number) => Array.from({ length: count }, () => grave);

const list = async ({ clinicId, asNurse }: Scene, query: object = {}) =>
  (await test.call(listClinicEContacts, { query: { clinicId, ...query } as never }, { as: asNurse })).body;
const firstsOf = async (scene: Scene) =>
  (await list(scene)).eContacts.map(({ id, firstOfSender }) => [id, firstOfSender]);
const counts = async ({ clinicId, asNurse }: Scene) =>
  (await test.call(countClinicEContacts, { query: { clinicId } }, { as: asNurse })).body;

describe('unseen warnings that one person sent about one patient', () => {
  it('all stand in the list, say which is the first of them, and count as one', async () => {
    const scene = await make.clinicWithPatient();
    const plain = await send(scene, patientOf(scene), 'Köha');
    const [today, ...gravest] = await sendMany(scene, patientOf(scene), [milder, ...graves(4)]);
    expect(await firstsOf(scene)).toEqual([
      ...gravest.map((id) => [id, gravest[0]]),
      [today, gravest[0]],
      [plain, null],
    ]);
    expect(await counts(scene)).toEqual({ incoming: 2, unassigned: 2, mine: 0, answered: 0 });
  });

  it('are each for themselves as long as they are few', async () => {
    const scene = await make.clinicWithPatient();
    await sendMany(scene, patientOf(scene), graves(alarmsAsOne - 1));
    expect((await counts(scene)).incoming).toBe(alarmsAsOne - 1);
  });

  it('are not those that somebody else sent about the same patient', async () => {
    const scene = await make.clinicWithPatient();
    const ids = await sendMany(scene, patientOf(scene), graves(2 * alarmsAsOne));
    const [own, others] = [ids.slice(0, alarmsAsOne), ids.slice(alarmsAsOne)];
    const { userId } = await make.person();
    await sql`update e_contact set creator_user_id = ${userId} where id = any(${others}::uuid[])`.execute(
      test.database.system,
    );
    expect(await firstsOf(scene)).toEqual([
      ...own.map((id) => [id, own[0]]),
      ...others.map((id) => [id, others[0]]),
    ]);
    expect((await counts(scene)).incoming).toBe(2);
  });

  it('are not those about another patient', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2019-05-06' });
    const record = await make.represented(scene.patient.userId, child.personId);
    const own = await sendMany(scene, patientOf(scene), graves(alarmsAsOne));
    const ofChild = await sendMany(scene, { as: scene.asPatient, personId: record }, graves(alarmsAsOne));
    expect(await firstsOf(scene)).toEqual([
      ...own.map((id) => [id, own[0]]),
      ...ofChild.map((id) => [id, ofChild[0]]),
    ]);
    expect((await counts(scene)).incoming).toBe(2);
  });

  it('are seen one by one: the others wait on', async () => {
    const scene = await make.clinicWithPatient();
    const [first = '', ...others] = await sendMany(scene, patientOf(scene), graves(4));
    await test.call(acknowledgeRedFlag, { params: { id: first } }, { as: scene.asNurse, seen: 1 });
    expect(await firstsOf(scene)).toEqual([...others.map((id) => [id, others[0]]), [first, null]]);
    expect((await counts(scene)).incoming).toBe(2);
  });

  it('come page by page, each once', async () => {
    const scene = await make.clinicWithPatient();
    const ids = await sendMany(scene, patientOf(scene), [...graves(5), 'Köha']);
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(scene, {
        size: 2,
        ...(after ? { after } : {}),
      });
      found.push(...page.eContacts.map(({ id }) => id));
      after = page.next;
    }
    expect(found).toEqual(ids);
  });
});

it('alarms that one person leaves are all filed; beyond ten an hour one line of the log says who', async () => {
  const scene = await make.clinicWithPatient();
  const { answeredAgo, runJobs } = alarmJobs(() => test);
  const { as, personId } = patientOf(scene);
  const matter = { as, patientPersonId: personId, clinicId: scene.clinicId, type: 'COUGH' };
  const lines = () => test.logged.filter((line) => line.includes('ALARMS_FILED'));
  for (let n = 1; n <= alarmsFiledAnHour + 2; n += 1) {
    const { id, begin, answer } = fillQuestionnaire(test, matter);
    await begin();
    await answer({ danger: 'breathing-hard' });
    await answeredAgo(id, 11);
    await runJobs(id);
    expect(lines()).toHaveLength(n > alarmsFiledAnHour ? 1 : 0);
  }
  expect((await list(scene)).eContacts).toHaveLength(alarmsFiledAnHour + 2);
  expect((await counts(scene)).incoming).toBe(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    userId: scene.patient.userId,
    clinicId: scene.clinicId,
    count: alarmsFiledAnHour + 1,
  });
});
