import { expect, it } from 'vitest';
import { migrated } from '../../testing/migrated.ts';

const id = (number: number) => `01960000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
const [clinic, person, user, member] = [id(1), id(2), id(3), id(4)];
const at = (hour: number) => `2026-03-10T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** What was begun at one o'clock, has these moves behind it, and was last touched at eleven. */
const eContact = (
  number: number,
  status: string,
  moves: readonly (readonly [move: string, hour: number])[],
) => {
  const isAnswered = moves.some(([move]) => move === 'reply' || move === 'writeFirst');
  return `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
      creator_name, type, status, turn, clinic_has_answered, completed_at, waiting_since, created_at, updated_at)
    values ('${id(number)}', '${clinic}', '${member}', '${person}', '${user}', 'PATIENT', 'x', 'COUGH', '${status}',
      ${status === 'SUBMITTED' ? "'PATIENT'" : 'null'}, ${isAnswered}, ${status === 'COMPLETED' ? `'${at(11)}'` : 'null'},
      '${at(1)}', '${at(1)}', '${at(11)}');
    ${moves
      .map(
        (
          [move, hour],
          place,
        ) => `insert into timeline_entry (id, clinic_id, e_contact_id, version, move, at, author_kind)
      values (gen_random_uuid(), '${clinic}', '${id(number)}', ${place + 1}, '${move}', '${at(hour)}', 'PATIENT');`,
      )
      .join('\n')}`;
};

const fill = `
  insert into clinic (id, name, kind, country, plan, plan_valid_from, time_zone, created_at)
    values ('${clinic}', 'A', 'OPEN', 'EE', 'BASIC', now(), 'Europe/Tallinn', now());
  insert into person (id, country, first_name, surname, birth_date, sex, created_at, updated_at)
    values ('${person}', 'EE', 'Mari', 'Mets', '1985-05-06', 'FEMALE', now(), now());
  insert into app_user (id, person_id, created_at, last_online_at) values ('${user}', '${person}', now(), now());
  insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, birth_date, sex, created_at, updated_at)
    values ('${member}', '${clinic}', '${person}', 'MEMBER', 'Mari', 'Mets', '1985-05-06', 'FEMALE', now(), now());
  ${eContact(21, 'COMPLETED', [
    ['submit', 1],
    ['reply', 3],
    ['answer', 4],
    ['reply', 5],
    ['archive', 11],
  ])}
  ${eContact(22, 'SUBMITTED', [['submit', 2]])}
  ${eContact(23, 'STARTED', [])}
  ${eContact(24, 'COMPLETED', [
    ['writeFirst', 1],
    ['answer', 4],
    ['reply', 6],
    ['archive', 11],
  ])}
  ${eContact(25, 'SUBMITTED', [
    ['submit', 1],
    ['cancel', 2],
    ['reopen', 7],
    ['reply', 8],
    ['archive', 9],
    ['reopen', 10],
  ])}`;

it('what came before has its times too', { timeout: 60_000 }, async () => {
  await migrated<Record<string, unknown>>('0081-waiting-times.sql', fill, async (query) => {
    const rows = await query(
      'select id, iso(sent_at) as sent, iso(first_answered_at) as answered from e_contact order by id',
    );
    expect(rows).toEqual([
      { id: id(21), sent: at(1), answered: at(3) },
      { id: id(22), sent: at(2), answered: null },
      { id: id(23), sent: null, answered: null },
      // Staff began it: nobody waited.
      { id: id(24), sent: null, answered: at(1) },
      // Opened again before anybody had answered: the wait began anew; after an answer it did not.
      { id: id(25), sent: at(7), answered: at(8) },
    ]);
  });
});
