import { isDeepStrictEqual } from 'node:util';
import type { Findings } from '../../core/report.ts';
import type { Sql } from '../../core/sql.ts';
import type { Table } from './attacks.ts';
import { expected } from './rules.ts';

const users = ['tervita_clinic', 'tervita_patient', 'tervita_system', 'tervita_owner'];
const isOurs = ({ name }: Table) => name.startsWith('public.') && !name.startsWith('public.kysely_');

/** Each looks at one thing for the caller and says yes, no, an id or names of reasons; nobody else may call it. */
const lenders = [
  // Nobody: those of triggers and of the worker, which nobody else may call.
  { name: 'account_for_clinic(uuid,uuid,uuid,text)', users: ['tervita_clinic'] },
  {
    name: 'add_clinic(uuid,uuid,uuid,uuid,jsonb,timestamp with time zone)',
    users: ['tervita_clinic'],
  },
  {
    name: 'add_employee(uuid,uuid,uuid,uuid,text,text,text,text,date,text,text,text,boolean,text)',
    users: ['tervita_clinic'],
  },
  { name: 'alarm_waits_again()', users: [] },
  { name: 'answer_claim(uuid,boolean)', users: ['tervita_patient'] },
  { name: 'answer_membership(uuid,boolean)', users: ['tervita_patient'] },
  { name: 'childhood_ends(uuid)', users: [] },
  { name: 'claim_e_contact(bytea,date)', users: ['tervita_patient'] },
  { name: 'claims_on_me()', users: ['tervita_patient'] },
  { name: 'clinics_i_write_to()', users: ['tervita_patient'] },
  { name: 'clinics_of_represented(uuid)', users: ['tervita_patient'] },
  { name: 'clinics_that_keep_me()', users: ['tervita_patient'] },
  { name: 'context_user_name()', users: ['tervita_clinic', 'tervita_patient'] },
  { name: 'correct_employee(uuid,uuid,date,text,text)', users: ['tervita_clinic'] },
  { name: 'decide_employee(uuid,uuid,boolean)', users: ['tervita_clinic'] },
  { name: 'decide_letter_opening(uuid,uuid,boolean,text)', users: ['tervita_clinic'] },
  { name: 'decide_representation(uuid,uuid,boolean,text,uuid)', users: ['tervita_clinic'] },
  {
    name: 'edit_employee(uuid,uuid,text,text,text,text,boolean,boolean)',
    users: ['tervita_clinic'],
  },
  { name: 'end_of_representation()', users: [] },
  { name: 'ends_follow_birth_date()', users: [] },
  { name: 'ends_follow_link()', users: [] },
  { name: 'ends_follow_membership()', users: [] },
  { name: 'ends_follow_zone()', users: [] },
  { name: 'enqueue(text,jsonb,timestamp with time zone)', users: ['tervita_clinic', 'tervita_patient'] },
  { name: 'ensure_audit_months(integer)', users: [] },
  { name: 'files_of_planned(uuid)', users: ['tervita_clinic'] },
  { name: 'follows_own(e_contact)', users: [] },
  { name: 'has_only_files_taken_over(planned_move)', users: ['tervita_clinic'] },
  { name: 'is_another_person(uuid,clinic_member)', users: [] },
  { name: 'is_held_by_clinic(uuid,uuid)', users: ['tervita_clinic'] },
  { name: 'is_known_company(text,text,uuid)', users: ['tervita_clinic'] },
  { name: 'is_known_writer(uuid,uuid,boolean)', users: ['tervita_patient'] },
  { name: 'is_my_record(uuid)', users: ['tervita_patient'] },
  { name: 'is_own_clinic_event(text,jsonb)', users: [] },
  { name: 'is_own_event(text,jsonb)', users: [] },
  { name: 'is_own_import_event(text,jsonb)', users: [] },
  { name: 'is_own_support_event(text,jsonb)', users: [] },
  { name: 'is_platform_admin()', users: ['tervita_clinic'] },
  { name: 'is_staff_author(uuid,uuid,text,text)', users: ['tervita_clinic'] },
  { name: 'is_taken_by_letter(clinic_member)', users: [] },
  { name: 'is_the_caller(text,text,text,text,date)', users: ['tervita_clinic'] },
  { name: 'join_member(uuid,uuid,text)', users: [] },
  { name: 'keep_planned_words(uuid,uuid)', users: ['tervita_clinic'] },
  { name: 'latest_on_same_problem(uuid,uuid,text)', users: ['tervita_clinic', 'tervita_patient'] },
  { name: 'letter_is_locked(uuid)', users: ['tervita_clinic'] },
  { name: 'letter_openings_for_clinic(uuid)', users: ['tervita_clinic'] },
  { name: 'letter_receiver(uuid)', users: [] },
  { name: 'mark_import_seen(uuid)', users: ['tervita_clinic'] },
  { name: 'may_enqueue(text,jsonb)', users: [] },
  { name: 'member_is_taken(clinic_member)', users: [] },
  { name: 'member_to_write_for(uuid,uuid,uuid,boolean)', users: ['tervita_patient'] },
  { name: 'member_with_code(uuid,text,person)', users: [] },
  { name: 'members_found(uuid,text[],integer)', users: ['tervita_clinic'] },
  { name: 'memberships_follow_person(uuid,text,text)', users: ['tervita_patient'] },
  { name: 'often_chosen_types(uuid)', users: ['tervita_patient'] },
  { name: 'opening_holds(letter_opening)', users: ['tervita_clinic', 'tervita_patient'] },
  { name: 'own_records_at_work(uuid)', users: ['tervita_clinic'] },
  { name: 'patient_may_begin(e_contact)', users: ['tervita_patient'] },
  { name: 'patient_of_opened(uuid)', users: ['tervita_patient'] },
  { name: 'person_held_by_clinic(uuid,uuid,text,text,text,date,text)', users: ['tervita_clinic'] },
  { name: 'person_of_colleague(uuid,uuid)', users: ['tervita_clinic'] },
  { name: 'persons_of_staff(uuid,uuid[])', users: ['tervita_clinic'] },
  { name: 'phone_of_writer(uuid)', users: ['tervita_clinic'] },
  { name: 'platform_clinics(uuid,text,text,integer,integer)', users: ['tervita_clinic'] },
  {
    name: 'platform_feedback(timestamp with time zone,uuid,integer)',
    users: ['tervita_clinic'],
  },
  { name: 'platform_figures(text)', users: ['tervita_clinic'] },
  { name: 'platform_ratings()', users: ['tervita_clinic'] },
  { name: 'platform_usage(timestamp with time zone)', users: ['tervita_clinic'] },
  { name: 'raise_own_count(text,integer)', users: ['tervita_clinic', 'tervita_patient'] },
  { name: 'receiver_without_birth_date(uuid,uuid)', users: ['tervita_clinic'] },
  { name: 'record_lost_by(uuid)', users: ['tervita_patient'] },
  { name: 'represent_for_clinic(uuid,uuid,uuid,uuid,text)', users: ['tervita_clinic'] },
  { name: 'representatives_for_clinic(uuid,uuid)', users: ['tervita_clinic'] },
  { name: 'results_follow_thread()', users: [] },
  { name: 'sessions_end_with_work()', users: [] },
  {
    name: 'set_clinic_plan(uuid,text,text[],timestamp with time zone,text[])',
    users: ['tervita_clinic'],
  },
  { name: 'set_missing_birth_date(uuid,uuid,date)', users: ['tervita_clinic'] },
  { name: 'staff_may_begin(e_contact)', users: ['tervita_clinic'] },
  { name: 'take_imported_name(uuid,integer)', users: ['tervita_clinic'] },
  { name: 'take_off_record(uuid,uuid,text)', users: [] },
  { name: 'take_record_back(uuid,uuid)', users: [] },
  { name: 'threads_just_lost()', users: ['tervita_patient'] },
  { name: 'upgrade_plan(uuid)', users: ['tervita_clinic'] },
  {
    name: 'usual_wait(uuid,timestamp with time zone[],timestamp with time zone[],double precision[])',
    users: ['tervita_clinic', 'tervita_patient'],
  },
];

/** Swept by age, counted for a while, or there as long as a connection; all else keeps its rows. */
const passing = [
  'idempotency_key',
  'session',
  'known_browser',
  'notice',
  'usage_event',
  'page_view_count',
  'ai_call',
  'outside_sign_in',
  'digital_id_attempt',
  'register_sign_in',
  'password_sign_in',
  'one_time_code',
  'credential_counter',
  'waiting_way_in',
  'live_viewer',
];

/** What holds for the database as a whole, whoever asks. */
export const checkStructure = async (
  truth: Sql,
  tables: readonly Table[],
  { check }: Findings,
): Promise<void> => {
  const unforced = await truth.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where oid = any($1::regclass[]) and not (relrowsecurity and relforcerowsecurity)`,
    [tables.filter(isOurs).map(({ name }) => name)],
  );
  check('row security is on and forced for every table', unforced.rows.length === 0, unforced.rows);
  const doubled = await truth.query(
    `select p.polrelid::regclass::text as name, r.rolname, c.command from pg_policy p
     join pg_roles r on r.oid = any(p.polroles)
     join unnest(array['r', 'a', 'w', 'd']) as c (command) on p.polcmd::text in (c.command, '*')
     group by 1, 2, 3 having count(*) > 1`,
  );
  check('a table has one policy for each user and what they do', doubled.rows.length === 0, doubled.rows);
  const strong = await truth.query(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
    [users],
  );
  check('no user of the product passes by row security', strong.rows.length === 0, strong.rows);
  const definers = await truth.query(
    `select p.oid::regprocedure::text as name, array(select r.rolname::text from pg_roles r
       where r.rolname = any($1) and has_function_privilege(r.oid, p.oid, 'execute') order by 1) as users
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'jobs') and p.prosecdef order by 1`,
    [['tervita_clinic', 'tervita_patient']],
  );
  check('no function but these lends out rights', isDeepStrictEqual(definers.rows, lenders), definers.rows);
  const careless = await truth.query(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'jobs') and p.prosecdef
       and (not coalesce('search_path=public, pg_temp' = any(p.proconfig), false)
         or exists (select from aclexplode(p.proacl) where grantee = 0) or p.proacl is null)`,
  );
  check(
    'what lends out rights looks up names in one place, and is open to nobody else',
    careless.rows.length === 0,
    careless.rows,
  );
  const emptiers = await truth.query(
    `select c.oid::regclass::text as name, r.rolname from pg_class c cross join pg_roles r
     where c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and c.relkind in ('r', 'p')
       and r.rolname in ('tervita_clinic', 'tervita_patient', 'tervita_system') and has_table_privilege(r.oid, c.oid, 'truncate')`,
  );
  check('no user may empty a table', emptiers.rows.length === 0, emptiers.rows);
  const unguarded = await truth.query(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not like 'kysely\\_%' and c.relname <> all ($1) and not exists (select from pg_trigger t
         where t.tgrelid = c.oid and t.tgname = 'refuse_truncate' and t.tgenabled = 'O')`,
    [passing],
  );
  check('what must not lose rows refuses to be emptied', unguarded.rows.length === 0, unguarded.rows);
  const behind = await truth.query(
    `select c.oid::regclass::text as name, r.rolname from pg_class c
     cross join pg_roles r where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and r.rolname in ('tervita_clinic', 'tervita_patient') and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`,
  );
  check('nobody reaches a partition behind its parent', behind.rows.length === 0, behind.rows);
  const known = new Set(Object.keys(expected.tervita_owner));
  const unknown = tables.filter(isOurs).filter(({ name }) => !known.has(name));
  check(
    'every table has its line in the rules',
    unknown.length === 0,
    unknown.map(({ name }) => name),
  );
};
