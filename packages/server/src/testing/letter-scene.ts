import {
  claimEContact,
  createClinicEContact,
  decideLetterReader,
  getClinicEContact,
  getPatientTimeline,
  listPatientEContacts,
} from '@tervita/contract/e-contacts';
import { addPatient } from '@tervita/contract/patients';
import type { LetterReaderDecision } from '@tervita/domain/e-contacts';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';
import type { Given, Person } from './given.ts';

export const letterBirthDate = '1970-04-05';
const birthDate = letterBirthDate;

interface Self {
  readonly firstName?: string;
  readonly surname?: string;
  /** Proved by a digital ID. */
  readonly code?: string | null;
  readonly typedCode?: string;
}

/** Letters of a clinic to somebody whom it wrote down, and those who read the mailbox that they go to. */
export const letters = (test: TestApp, make: Given) => {
  let serial = 500;
  const newCode = () => {
    serial += 1;
    return generatePersonalCode('EE', { birthDate, sex: 'MALE', serial });
  };
  const system = test.database.system;

  /** Somebody with an account, who signed up with a password and has proved nothing but the address. */
  const mailboxReader = async ({ firstName = 'Uno', surname = 'Uus', code = null, typedCode }: Self = {}) => {
    const person = await make.person({ birthDate });
    await sql`update person set first_name = ${firstName}, surname = ${surname}, personal_code = ${code},
      phone = '+37255555555' where id = ${person.personId}`.execute(system);
    if (typedCode)
      await sql`insert into personal_code_claim (user_id, country, code, claimed_at)
        values (${person.userId}, 'EE', ${typedCode}, now())`.execute(system);
    return { ...person, as: await make.session(person.userId, 'PRM_PATIENT', { method: 'PASSWORD' }) };
  };

  /** The same person, here with a digital ID. */
  const withDigitalId = (person: Person) => make.session(person.userId);

  const linksTo = (address: string, most = 1) =>
    eventually(() => {
      const found = test.mails.filter(({ to, text }) => to === address && text.includes('/claim-e-contact#'));
      expect(found.length).toBeGreaterThanOrEqual(most);
      return found.map(({ text }) => /claim-e-contact#([\w-]+)/.exec(text)?.[1] ?? '');
    });

  /** A clinic that knows Uno Uus by name, code and an address, has written down a call of his and now writes to him. */
  const writtenTo = async (email: string, over: { code?: string | null } = {}) => {
    const scene = await make.clinicWithPatient();
    const { clinicId, asNurse: as } = scene;
    const code = over.code === undefined ? newCode() : over.code;
    const typed = { clinicId, firstName: 'Uno', surname: 'Uus', phone: '+37256565656', email };
    const identity = code ? { personalCode: code } : { birthDate };
    const { clinicMemberId } = (await test.call(addPatient, { body: { ...typed, ...identity } }, { as }))
      .body;
    const write = async (kind: 'AS_PATIENT' | 'TO_PATIENT', text: string) => {
      const asked = kind === 'AS_PATIENT' ? { isDangerUnasked: true as const } : {};
      const body = { clinicId, clinicMemberId, kind, eContactType: 'QUESTION', text, ...asked } as const;
      return (await test.call(createClinicEContact, { body }, { as })).body.id;
    };
    const callId = await write('AS_PATIENT', 'Helistas: valu rinnus kadus');
    // Of a call that was written down the patient is told as well.
    await linksTo(email);
    const id = await write('TO_PATIENT', 'Teie vastused on käes');
    const [, token = ''] = await linksTo(email, 2);
    const read = async (eContactId = id) =>
      (await test.call(getClinicEContact, { params: { id: eContactId } }, { as })).body;
    const decide = async (decision: LetterReaderDecision, opened: { name?: string; seen?: number } = {}) => {
      const readers = (await read()).letterReaders;
      const chosen = readers.find(({ name }) => name === (opened.name ?? readers[0]?.name));
      const body = { openingId: chosen?.openingId ?? '', decision };
      return test.call(
        decideLetterReader,
        { params: { id }, body },
        { as, ...(opened.seen ? { seen: opened.seen } : {}) },
      );
    };
    const { rows } = await sql<{ phone: string; code: string }>`select phone, personal_code as code
      from clinic_member where id = ${clinicMemberId}`.execute(system);
    return { ...scene, code, clinicMemberId, callId, id, token, write, read, decide, before: rows[0] };
  };

  const open = (as: string, token: string, born = birthDate) =>
    test.call(claimEContact, { body: { token, birthDate: born } }, { as });
  const threadsOf = async (as: string) =>
    (await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts.map(({ id }) => id);
  const timelineOf = (as: string, id: string) => test.call(getPatientTimeline, { params: { id } }, { as });

  return { newCode, mailboxReader, withDigitalId, linksTo, writtenTo, open, threadsOf, timelineOf };
};
