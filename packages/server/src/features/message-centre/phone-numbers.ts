import { givePhoneNumbers, type numberFaults } from '@tervita/contract/message-centre';
import { parsePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { command } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';
import { phoneOf } from '../profiles/index.ts';
import type { MessageDeps } from './message-deps.ts';

type NumberFault = (typeof numberFaults)[number];

interface KnownNumber {
  readonly id: string;
  readonly personId: string;
  readonly code: string;
  readonly phone: string | null;
  readonly isPatients: boolean;
}

/** Locked, so that a patient who gives their number at this moment comes before or after. */
const membersWithCodes = async (tx: Tx, clinicId: string, codes: readonly string[]) => {
  const { rows } = await sql<KnownNumber>`
    select id, person_id as "personId", personal_code as code, nullif(phone, '') as phone,
      phone_given_by_patient as "isPatients"
    from clinic_member where clinic_id = ${clinicId} and personal_code = any (${[...codes]}) and status = 'MEMBER'
    order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.code, row]));
};

interface NumberToGive {
  readonly id: string;
  readonly phone: string;
}

const giveNumbers = async (tx: Tx, clinicId: string, numbers: readonly NumberToGive[], now: Date) => {
  await sql`update clinic_member m set phone = n.phone, updated_at = ${now}
    from unnest(${numbers.map(({ id }) => id)}::uuid[], ${numbers.map(({ phone }) => phone)}::text[]) as n (id, phone)
    where m.clinic_id = ${clinicId} and m.id = n.id and not m.phone_given_by_patient`.execute(tx);
};

/** The last line about a person counts. A number that the patient gave stays. */
export const giveNumbersToPatients = ({ country }: Pick<MessageDeps, 'country'>) =>
  command(givePhoneNumbers, async ({ tx, actor, body, now, touched }) => {
    const { clinicId, isTrial, numbers } = body;
    assertOwnClinic(actor, clinicId);
    const read = numbers.map(({ personalCode, phone }, index) => {
      const code = personalCode.replace(/[\s-]/g, '');
      return { index, code, isCode: parsePersonalCode(country, code).ok, phone: phoneOf(phone, country) };
    });
    const members = await membersWithCodes(
      tx,
      clinicId,
      read.map(({ code }) => code),
    );
    const faults: { index: number; fault: NumberFault }[] = [];
    const wanted = new Map<string, NumberToGive>();
    let same = 0;
    for (const { index, code, isCode, phone } of read) {
      const member = members.get(code);
      const refuse = (fault: NumberFault) => faults.push({ index, fault });
      if (!member) refuse(isCode ? 'notAMember' : 'badPersonalCode');
      else if (!phone) refuse('badPhone');
      else if (member.isPatients && member.phone !== phone) refuse('givenByPatient');
      else if (member.phone === phone) {
        same += 1;
        // The last line about a person counts, also when it asks for what stands already.
        wanted.delete(member.id);
      } else wanted.set(member.id, { id: member.id, phone });
      if (member) touched.personIds.add(member.personId);
    }
    if (!isTrial) await giveNumbers(tx, clinicId, [...wanted.values()], now);
    return { given: wanted.size, same, faults };
  });
