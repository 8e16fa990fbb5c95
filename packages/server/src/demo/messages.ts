import { unitPriceCents } from '@tervita/domain/message-centre';
import { smsTemplateText } from '@tervita/texts/sms-templates';
import type pg from 'pg';

type Template = Parameters<typeof smsTemplateText>[1];

interface DemoMessage {
  readonly template: Template;
  readonly daysAgo: number;
  /** Whom it went to: SQL over the clinic's own records. */
  readonly to: string;
}

/** Of this month and of the one before, whatever the day is. */
const messages: readonly DemoMessage[] = [
  { template: 'APPOINTMENT_BLOOD_TEST', daysAgo: 3, to: 'extract(day from m.birth_date) in (3, 17)' },
  { template: 'JOIN_PLATFORM', daysAgo: 24, to: 'm.last_online_at is null' },
  {
    template: 'COLON_CANCER_SCREENING',
    daysAgo: 33,
    to: 'extract(year from m.birth_date) in (1957, 1959, 1961, 1963, 1965, 1967)',
  },
  { template: 'FLU_VACCINATION', daysAgo: 47, to: "m.birth_date < now()::date - interval '65 years'" },
];

/** Numbers that no SMS reaches, among those that the clinic wrote down itself. */
const spoilNumbers = `
  update clinic_member set phone = case abs(hashtext(id::text)) % 3
    when 0 then '+3726' || lpad((abs(hashtext(id::text)) % 1000000)::text, 6, '0')
    when 1 then '+37200000' || lpad((abs(hashtext(id::text)) % 1000)::text, 3, '0')
    else '+3725100' || lpad((abs(hashtext(id::text)) % 10000)::text, 4, '0') end
  where not phone_given_by_patient and phone is null and abs(hashtext(id::text)) % 4 = 0`;

const addCampaigns = `
  insert into sms_campaign (id, clinic_id, template, text, footer, state, created_by_user_id, created_by_name, created_at,
    ended_at, reachable, landline, invalid, missing, planned_units, planned_cents)
  select overlay(overlay(md5('sms' || c.id || $1) placing '7' from 13) placing '8' from 17)::uuid, c.id, $1, $2, translate(c.name, 'õäöüšžÕÄÖÜŠŽ', 'oaouszOAOUSZ'), 'DONE', e.user_id,
    p.first_name || ' ' || p.surname, at, at + interval '4 minutes',
    count(*) filter (where m.phone like '+3725%'), count(*) filter (where m.phone like '+3726%'),
    count(*) filter (where m.phone not like '+3725%' and m.phone not like '+3726%'),
    count(*) filter (where m.phone is null), count(*) filter (where m.phone like '+3725%'),
    count(*) filter (where m.phone like '+3725%') * $4
  from clinic c
    join lateral (select user_id from employee where clinic_id = c.id and deleted_at is null order by id limit 1) e on true
    join app_user u on u.id = e.user_id join person p on p.id = u.person_id
    join clinic_member m on m.clinic_id = c.id and m.status = 'MEMBER' and (CHOSEN)
    cross join (select $3::timestamptz as at) as t
  where c.kind = 'FAMILY_DOCTOR'
  group by c.id, e.user_id, p.id, at having count(*) filter (where m.phone like '+3725%') > 0`;

const addRecipients = `
  insert into sms_recipient (id, clinic_id, campaign_id, clinic_member_id, number_kind, phone, text, units, price_cents, state,
    claimed_at, accepted_at, message_id, reported_at)
  select overlay(overlay(md5('sms' || s.id || m.id) placing '7' from 13) placing '8' from 17)::uuid, s.clinic_id, s.id, m.id,
    case when m.phone is null then 'MISSING' when m.phone like '+3725%' then 'REACHABLE'
      when m.phone like '+3726%' then 'LANDLINE' else 'INVALID' end, m.phone,
    case when m.phone like '+3725%' then replace(s.text, '{firstName}', m.first_name) || ' ' || s.footer end,
    (m.phone like '+3725%' is true)::int, (m.phone like '+3725%' is true)::int * $2,
    case when m.phone like '+3725%' then case when abs(hashtext(m.id::text)) % 29 = 0 then 'NOT_DELIVERED' else 'DELIVERED' end
      else 'SKIPPED' end,
    case when m.phone like '+3725%' then s.created_at end, case when m.phone like '+3725%' then s.created_at end,
    case when m.phone like '+3725%' then md5(s.id::text || m.id) end,
    case when m.phone like '+3725%' then s.ended_at end
  from sms_campaign s join clinic_member m on m.clinic_id = s.clinic_id and m.status = 'MEMBER' and (CHOSEN)
  where s.template = $1`;

/** Phone numbers of every kind, and SMS that the clinics have sent in two months. */
export const sendDemoMessages = async (client: pg.Client, now: Date): Promise<void> => {
  await client.query(spoilNumbers);
  for (const { template, daysAgo, to } of messages) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const text = smsTemplateText('et', template, 'tervita.example').replaceAll('__', '12.03');
    await client.query(addCampaigns.replace('CHOSEN', to), [template, text, at, unitPriceCents]);
    await client.query(addRecipients.replace('CHOSEN', to), [template, unitPriceCents]);
  }
};
