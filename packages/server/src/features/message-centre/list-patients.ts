import { listMessagePatients, type MessagePatient } from '@tervita/contract/message-centre';
import { longestInSms, patientsShownMost, recipientsMost, smsFooter } from '@tervita/domain/message-centre';
import type { Sex } from '@tervita/domain/persons';
import { query } from '../../core/http/use-case.ts';
import { zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { audienceOf, countMembers, type MemberRow, membersByName } from './audience-store.ts';
import { clinicNameOf } from './clinic-name.ts';
import type { MessageDeps } from './message-deps.ts';
import { personsToldOf } from './narrow-look.ts';
import type { NumberReader } from './number-kinds.ts';
import { countKinds } from './plan-message.ts';

const shown = (row: MemberRow, { kindOf }: NumberReader): MessagePatient => ({
  clinicMemberId: row.id,
  firstName: row.first_name,
  surname: row.surname,
  personalCode: row.personal_code,
  birthDate: row.birth_date,
  sex: row.sex as Sex,
  listCode: row.list_code,
  phone: row.phone,
  numberKind: kindOf(row.phone || null),
  hasEmail: Boolean(row.email),
});

export const listPatients = ({ gateway }: Pick<MessageDeps, 'gateway'>, numbers: NumberReader) =>
  query(listMessagePatients, async ({ db, actor, query: asked, touched }) => {
    const { clinicId, size = patientsShownMost, sort: _sort, order: _order, ...filter } = asked;
    const about = { clinicId, timeZone: zoneOfOwnClinic(actor, clinicId), filter };
    const members = size > 0 ? await membersByName(db, about, size) : [];
    for (const { person_id } of members) touched.personIds.add(person_id);
    const audience = await audienceOf(db, about, recipientsMost + 1);
    for (const id of await personsToldOf(db, about, audience)) touched.personIds.add(id);
    const isTooMany = audience.length > recipientsMost;
    const kinds = isTooMany ? [] : await numbers.kindsOf(audience.map(({ phone }) => phone));
    const reachable = audience.filter((_, index) => kinds[index] === 'REACHABLE');
    return {
      patients: members.map((row) => shown(row, numbers)),
      total: isTooMany ? await countMembers(db, about) : audience.length,
      isTooMany,
      counts: countKinds(kinds),
      sharedNumbers: reachable.length - new Set(reachable.map(({ phone }) => phone)).size,
      longestFirstName: longestInSms(new Set(reachable.map(({ firstName }) => firstName))),
      footer: smsFooter(clinicNameOf(actor, clinicId)),
      isAvailable: gateway !== undefined,
    };
  });
