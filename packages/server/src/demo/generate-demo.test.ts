import { eContactStatuses } from '@tervita/domain/e-contacts';
import { describe, expect, test } from 'vitest';
import { demoSeed } from './demo-people.ts';
import { generateDemo } from './generate-demo.ts';
import { isOpenAt, workingDay, workingTimeBefore } from './office-time.ts';

const time = (value: unknown): number => (value instanceof Date ? value.getTime() : Number.NaN);

const listed = (request: Parameters<typeof generateDemo>[0]) => {
  const rows = generateDemo(request);
  const entries = [...rows.timeline_entry];
  return {
    ...rows,
    person: [...rows.person],
    user: [...rows.app_user],
    consent: [...rows.consent],
    member: [...rows.clinic_member],
    representation: [...rows.representation],
    eContacts: [...rows.e_contact],
    entries,
    entriesOf: Map.groupBy(entries, ({ e_contact_id }) => e_contact_id),
  };
};
type Listed = ReturnType<typeof listed>;

/** What holds for every e-contact that the product itself could have written. */
const fromClinic = ['reply', 'replyAndClose', 'writeFirst', 'askQuestionnaire'];

const expectSound = ({ eContacts, entries, entriesOf, person, user, member }: Listed, now: number) => {
  const people = new Map(person.map((row) => [row.id, row]));
  const users = new Map(user.map((row) => [row.id, row]));
  const members = new Map(member.map((row) => [row.id, row]));
  expect(new Set(eContacts.map(({ id }) => id)).size).toBe(eContacts.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const row of eContacts) {
    const own = entriesOf.get(row.id) ?? [];
    expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => index + 1));
    expect(row.version).toBe(own.length);
    expect(time(row.updated_at)).toBe(time(own.at(-1)?.at ?? row.created_at));
    expect(time(row.waiting_since)).toBeGreaterThanOrEqual(time(row.created_at));
    expect(time(row.waiting_since)).toBeLessThanOrEqual(time(row.updated_at));
    expect(time(row.updated_at)).toBeLessThanOrEqual(now);
    expect(row.status === 'SUBMITTED').toBe(row.turn !== null);
    expect(row.completed_at !== null).toBe(row.status === 'COMPLETED' || row.status === 'CANCELLED');
    expect(row.clinic_has_answered).toBe(own.some(({ move }) => fromClinic.includes(move)));
    expect(row.assignee_user_id).toBe(
      own.findLast(({ move }) => fromClinic.includes(move))?.author_user_id ?? null,
    );
    const spoken = own.findLast(({ text }) => text);
    expect(spoken?.text?.replace(/\s+/g, ' ') ?? '').toContain(row.preview);
    expect(row.last_by).toBe(spoken?.author_kind === 'STAFF' ? 'CLINIC' : 'PATIENT');
    const patient = people.get(row.patient_person_id);
    expect(members.get(row.clinic_member_id)).toMatchObject({
      person_id: patient?.id,
      clinic_id: row.clinic_id,
    });
    expect(Date.parse(String(patient?.birth_date))).toBeLessThan(time(row.created_at));
    expect(users.get(row.creator_user_id)?.person_id === row.patient_person_id).toBe(
      row.creator_kind === 'PATIENT',
    );
    for (const [index, entry] of own.entries()) {
      expect(entry.clinic_id).toBe(row.clinic_id);
      expect(time(entry.at)).toBeGreaterThanOrEqual(time(own[index - 1]?.at ?? row.created_at));
      if (entry.author_kind === 'STAFF') expect(isOpenAt(time(entry.at))).toBe(true);
      expect(entry.text ?? '').not.toMatch(/[{}]/);
    }
  }
};

describe.each([
  ['a Sunday before dawn', '2026-11-15T04:37:40Z'],
  ['a Monday morning', '2026-11-16T06:30:00Z'],
  ['a Wednesday at noon', '2026-11-18T10:00:00Z'],
  ['a summer evening two years on', '2028-07-12T18:20:00Z'],
])('the demonstration on %s', (_, moment) => {
  const now = new Date(moment);
  const demo = listed({ now, seed: demoSeed, size: 'demo' });
  const inState = (status: string, turn: string | null) =>
    demo.eContacts.filter((row) => row.status === status && row.turn === turn);

  test('obeys the rules', () => expectSound(demo, now.getTime()));

  test('shows every state', () => {
    expect(demo.eContacts.length).toBeGreaterThanOrEqual(150);
    // What is not sent yet stands elsewhere.
    const sent = eContactStatuses.filter((status) => status !== 'CREATED');
    expect(new Set(demo.eContacts.map(({ status }) => status))).toEqual(new Set(sent));
    expect(inState('SUBMITTED', 'CLINIC').length).toBeGreaterThanOrEqual(10);
    expect(inState('SUBMITTED', 'PATIENT').length).toBeGreaterThanOrEqual(12);
    const opens = inState('SUBMITTED', 'PATIENT').flatMap(({ opened_at }) =>
      opened_at ? time(opened_at) : [],
    );
    expect(opens.some((at) => at > now.getTime())).toBe(true);
    expect(opens.some((at) => at < now.getTime())).toBe(true);
    expect(new Set(demo.eContacts.map(({ type }) => type)).size).toBeGreaterThan(30);
  });

  test('shows results over time, a questionnaire on its way, one that failed, one that waits', () => {
    const results = [...demo.instrument_response];
    const byMember = Map.groupBy(
      results.filter(({ instrument }) => instrument === 'PHQ9'),
      ({ clinic_member_id }) => clinic_member_id,
    );
    const trends = [...byMember.values()].filter((each) => each.length >= 3);
    expect(trends.length).toBeGreaterThanOrEqual(2);
    for (const trend of trends) {
      const days = trend.map(({ filled_at }) => time(filled_at) / 86_400_000);
      expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(60);
      expect(new Set(trend.map(({ total }) => total)).size).toBeGreaterThan(1);
    }
    expect(results.some(({ instrument }) => instrument === 'GAD7')).toBe(true);
    expect(results).toContainEqual(
      expect.objectContaining({ instrument: 'ISI', source: 'HOSTED', total: 16 }),
    );
    const flows = [...demo.care_flow];
    expect(new Set(flows.map(({ state }) => state))).toEqual(new Set(['STARTED', 'FAILED', 'DONE']));
    const eContacts = new Map(demo.eContacts.map((row) => [row.id, row]));
    for (const { state, e_contact_id } of flows)
      if (state !== 'DONE') expect(eContacts.get(e_contact_id)?.status).toBe(state);
    const [request] = demo.questionnaire_request;
    expect(eContacts.get(request?.e_contact_id ?? '')).toMatchObject({
      status: 'SUBMITTED',
      turn: 'PATIENT',
    });
    expect([...demo.ai_questionnaire].some(({ problem_type }) => problem_type === 'FIT_NOTE_END')).toBe(true);
  });

  test('has some that waited more than a working day, and most of them not', () => {
    const before = workingTimeBefore(now.getTime(), workingDay);
    const late = inState('SUBMITTED', 'CLINIC').filter(({ waiting_since }) => time(waiting_since) < before);
    expect(late.length).toBeGreaterThanOrEqual(2);
    expect(late.length).toBeLessThan(inState('SUBMITTED', 'CLINIC').length / 2);
  });

  test('is written in four languages', () => {
    const share = (language: string) =>
      demo.eContacts.filter((row) => row.language === language).length / demo.eContacts.length;
    expect(share('et')).toBeGreaterThan(0.5);
    expect(share('ru')).toBeGreaterThan(0.17);
    expect(share('en')).toBeGreaterThan(0.03);
    expect(share('pl')).toBeGreaterThan(0.01);
  });

  test('knows who waits to be accepted', () => {
    const members = new Map(demo.member.map((row) => [row.id, row.status]));
    for (const { membership_pending, clinic_member_id, status } of demo.eContacts) {
      if (membership_pending) expect(members.get(clinic_member_id)).toBe('PENDING');
      else if (status === 'SUBMITTED') expect(members.get(clinic_member_id)).toBe('MEMBER');
    }
    expect(demo.entries.map(({ move }) => move)).toContain('accept');
  });

  test('people were online when they wrote', () => {
    const users = new Map(demo.user.map((row) => [row.id, row]));
    for (const { author_user_id, author_kind, at } of demo.entries) {
      if (author_kind === 'PATIENT' || author_kind === 'REPRESENTATIVE')
        expect(time(users.get(author_user_id ?? '')?.last_online_at)).toBeGreaterThanOrEqual(time(at));
    }
    const consented = new Set(demo.consent.map(({ user_id }) => user_id));
    for (const { id, last_online_at } of demo.user)
      if (last_online_at === null) expect(consented.has(id)).toBe(false);
  });

  test('all rows of a table have the same columns', () => {
    for (const rows of Object.values(generateDemo({ now, seed: demoSeed, size: 'demo' })))
      expect(new Set([...rows].map((row) => Object.keys(row).join())).size).toBe(1);
  });
});

test('the same request gives the same rows', () => {
  const request = { now: new Date('2026-11-18T10:00:00Z'), seed: 3, size: 'demo' } as const;
  expect(listed(request)).toEqual(listed(request));
});

describe('a small benchmark', () => {
  const now = new Date('2026-11-18T10:00:00Z');
  const bench = listed({ now, seed: 9, size: { eContacts: 3000, clinics: 4 } });

  test('obeys the rules', () => {
    expect(bench.eContacts).toHaveLength(3000);
    expectSound(bench, now.getTime());
  });

  test('has the shape of real work', () => {
    expect(bench.entries.length / bench.eContacts.length).toBeGreaterThan(2.2);
    expect(bench.entries.length / bench.eContacts.length).toBeLessThan(3);
    const codes = bench.person.map(({ personal_code }) => personal_code);
    expect(new Set(codes).size).toBe(codes.length);
    const created = bench.eContacts.map(({ created_at }) => time(created_at));
    const falls = created.filter((at, index) => index > 0 && at < (created[index - 1] ?? 0));
    expect(falls.length).toBeLessThan(40);
  });

  test('can be told again', () => {
    const rows = generateDemo({ now, seed: 9, size: { eContacts: 50, clinics: 2 } });
    expect([...rows.e_contact]).toEqual([...rows.e_contact]);
  });
});
