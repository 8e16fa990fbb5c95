import type pg from 'pg';

/** What people say, with the stars that go with it; by the language they write in. */
const words = [
  ['et', 5, 'Vastus tuli juba samal hommikul ja kõik oli arusaadav.'],
  ['et', 4, 'Kiire vastus, aitäh.'],
  ['et', 3, 'Vastus oli lühike, oleksin tahtnud rohkem selgitust.'],
  ['et', 2, 'Pidin sama infot kaks korda saatma.'],
  ['en', 5, 'I did not have to take time off work to ask one question.'],
  ['en', 3, 'The answer was helpful, but I waited two days.'],
  ['ru', 5, 'Всё понятно объяснили, спасибо.'],
  ['ru', 4, 'Быстро ответили. Хотелось бы сразу видеть время приёма.'],
  ['pl', 5, 'Szybka i jasna odpowiedź.'],
] as const;

/** Of every second e-contact that was completed, once nobody can say more about it. */
const addFeedback = `
  with said (language, rating, comment) as (select * from unnest($2::text[], $3::int[], $4::text[])),
  over as (
    select e.*, abs(hashtext(e.id::text)) as chance from e_contact e
    where e.status = 'COMPLETED' and e.completed_at < $1::timestamptz - interval '31 days'
      and e.creator_kind <> 'STAFF' and abs(hashtext(e.id::text)) % 2 = 0)
  insert into feedback (id, clinic_id, e_contact_id, author_user_id, source, rating, keywords, comment, at)
  select overlay(overlay(md5('feedback' || o.id || source) placing '7' from 13) placing '8' from 17)::uuid, o.clinic_id, o.id,
    o.creator_user_id, source, coalesce(w.rating, (array[5, 5, 5, 5, 5, 4, 4, 3, 5, 2])[o.chance / 7 % 10 + 1]),
    (array['{SPEED,TIME_SAVED}', '{CLARITY}', '{SPEED}', '{}', '{SIMPLICITY,TIME_SAVED}'])[o.chance / 3 % 5 + 1]::text[],
    w.comment, o.completed_at + interval '3 hours'
  from over o cross join (values ('CLINIC', 1), ('PRM', 4)) as kinds (source, every)
    left join lateral (select s.rating, s.comment from said s where s.language = o.language and o.chance / 11 % 3 = 0
      and source = 'CLINIC' order by md5(s.comment || o.id) limit 1) w on true
  where o.chance / 2 % every = 0`;

/** Figures and comments that a clinic can look at. */
export const giveDemoFeedback = async (client: pg.Client, now: Date): Promise<void> => {
  const column = (at: 0 | 1 | 2) => words.map((each) => each[at]);
  await client.query(addFeedback, [now, column(0), column(1), column(2)]);
};
