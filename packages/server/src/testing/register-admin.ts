import {
  importRegisterLists,
  listRegisterLists,
  signInWithSmartId,
  smartIdStatus,
} from '@tervita/contract/clinic-import';
import type { RegisteredList } from '@tervita/simulators';
import type { TestApp } from './app.ts';
import { given, type Person } from './given.ts';
import type { RegisterWorld } from './register-scene.ts';

let registrationNumber = 10_100_000;

/** An admin with a digital ID whose clinic's organisation the register knows, and for which they may act. */
export const registerAdmin = async (
  test: TestApp,
  world: RegisterWorld,
  { lists = [], who, mayAct = true }: { lists?: RegisteredList[]; who?: Person; mayAct?: boolean } = {},
) => {
  const make = given(test.database);
  const clinicId = await make.clinic();
  registrationNumber += 1;
  const registrationCode = String(registrationNumber);
  const { system } = test.database;
  await system
    .updateTable('clinic')
    .set({ registration_code: registrationCode })
    .where('id', '=', clinicId)
    .execute();
  const admin = await make.employee(clinicId, { isAdmin: true, ...(who ? { who } : {}) });
  const person = await system
    .selectFrom('person')
    .selectAll()
    .where('id', '=', admin.personId)
    .executeTakeFirstOrThrow();
  const code = person.personal_code ?? '';
  world.people.push({ code, name: person.first_name, surname: person.surname });
  const organisation = {
    registrationCode,
    name: `Organisation ${registrationCode}`,
    actors: mayAct ? [code] : [],
    lists: [...lists],
  };
  world.organisations.push(organisation);
  return {
    clinicId,
    admin,
    code,
    organisation,
    registrationCode,
    as: await make.session(admin.userId, 'PRM_DOCTOR'),
  };
};
export type RegisterAdmin = Awaited<ReturnType<typeof registerAdmin>>;

export const begin = (test: TestApp, { code, as }: Pick<RegisterAdmin, 'code' | 'as'>) =>
  test.call(signInWithSmartId, { body: { personalCode: code } }, { as });
export const status = (test: TestApp, { code, as }: Pick<RegisterAdmin, 'code' | 'as'>) =>
  test.call(smartIdStatus, { body: { personalCode: code } }, { as });

/** Signed in for the import: what the calls that follow want. */
export const signedIn = async (test: TestApp, admin: RegisterAdmin) => {
  await begin(test, admin);
  const { sessionId } = (await status(test, admin)).body;
  return { method: 'SMART_ID' as const, sessionId };
};

export const doctorsList = (
  test: TestApp,
  { as }: Pick<RegisterAdmin, 'as'>,
  session: { method: 'SMART_ID' | 'MOBILE_ID'; sessionId: string },
) => test.call(listRegisterLists, { body: session }, { as });

export const startImport = (
  test: TestApp,
  { as, clinicId }: Pick<RegisterAdmin, 'as' | 'clinicId'>,
  session: { method: 'SMART_ID' | 'MOBILE_ID'; sessionId: string },
  listCodes: string[],
) => test.call(importRegisterLists, { body: { ...session, clinicId, listCodes } }, { as });
