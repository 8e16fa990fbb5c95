import { describe, expect, it } from 'vitest';
import { givenRow, heard, unseenFlag } from '../../given.ts';
import { inboxItems } from './inbox-groups.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const hours = { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] };
const flag = { ...unseenFlag, kind: 'TODAY' } as const;
const rows = [
  givenRow(1, { redFlag: flag }),
  givenRow(2, { waitingSince: '2026-03-10T08:00:00.000Z' }),
  givenRow(3, { waitingSince: '2026-03-11T13:00:00.000Z' }),
  givenRow(4),
  givenRow(5, { redFlag: { ...flag, seenAt: '2026-03-12T09:00:00.000Z' } }),
];
const heads = (choice: Partial<Parameters<typeof inboxItems>[1]>) =>
  inboxItems(rows, { tab: 'INCOMING', sort: undefined, search: '', ...choice }, hours, now).flatMap((item) =>
    item.kind === 'group' ? [`${item.name} ${item.count}`] : [],
  );

describe('groups of the inbox', () => {
  it('warnings nobody has seen first, then by how long they wait', () => {
    expect(heads({})).toEqual(['flagged 1', 'long 1', 'earlier 1', 'today 2']);
  });
  it('a holiday of the clinic does not count, and its clock tells what is today', () => {
    const closed = ['2026-03-11', '2026-03-12'].map((day) => ({ day, name: 'closed', intervals: [] }));
    const names = (over: object) =>
      inboxItems(rows, { tab: 'INCOMING', sort: undefined, search: '' }, { ...hours, ...over }, now).flatMap(
        (item) => (item.kind === 'group' ? [`${item.name} ${item.count}`] : []),
      );
    expect(names({ specialDays: closed })).toEqual(['flagged 1', 'earlier 2', 'today 2']);
    // Where it is already the thirteenth, what came this morning came yesterday.
    expect(names({ timeZone: 'Pacific/Auckland' }).at(-1)).toBe('earlier 2');
  });
  it('on a Sunday what came on Friday waits less than a working day, and says since when', () => {
    const sunday = new Date('2026-03-15T12:00:00.000Z');
    const friday = givenRow(6, { waitingSince: '2026-03-13T11:00:00.000Z' });
    const saturday = givenRow(7, { waitingSince: '2026-03-14T11:00:00.000Z' });
    const [head] = inboxItems(
      [saturday, friday],
      { tab: 'INCOMING', sort: undefined, search: '' },
      hours,
      sunday,
    );
    expect(head).toEqual({ kind: 'group', name: 'earlier', count: 2, since: 5 });
  });
  it('a reply that waits for its time stands last and is not late; one after which the patient wrote is not put off', () => {
    const planned = (isSettled: boolean) => ({
      planned: { dueAt: '2026-03-13T06:00:00.000Z', status: 'WAITING' as const, isSettled },
    });
    const late = { waitingSince: '2026-03-10T08:00:00.000Z' };
    const items = inboxItems(
      [givenRow(8, { ...late, ...planned(true) }), givenRow(9, { ...late, ...planned(false) })],
      { tab: 'INCOMING', sort: undefined, search: '' },
      hours,
      now,
    );
    expect(
      items.map((item) => (item.kind === 'group' ? item.name : item.kind === 'row' && item.isLong)),
    ).toEqual(['long', true, 'planned', false]);
  });
  it('among the warnings the gravest comes first, then who waits longest', () => {
    const since = (hour: number) => `2026-03-12T0${hour}:00:00.000Z`;
    const list = [
      givenRow(1, { redFlag: flag, waitingSince: since(1) }),
      givenRow(2, { redFlag: unseenFlag, waitingSince: since(9) }),
      givenRow(3, { redFlag: unseenFlag, waitingSince: since(8) }),
    ];
    const items = inboxItems(list, { tab: 'INCOMING', sort: undefined, search: '' }, hours, now);
    const ids = items.flatMap((item) => (item.kind === 'row' ? [item.row.patient.surname] : []));
    expect(ids).toEqual(['Number3', 'Number2', 'Number1']);
  });
  it('words that only sound like danger stand below what was told and above all that is unmarked, in any order', () => {
    const list = [
      givenRow(1, { waitingSince: '2026-03-02T08:00:00.000Z' }),
      givenRow(2, { ...heard, waitingSince: '2026-03-03T08:00:00.000Z' }),
      givenRow(3, { redFlag: flag }),
      givenRow(4, heard),
    ];
    const told = (sort?: 'NEWEST') =>
      inboxItems(list, { tab: 'INCOMING', sort, search: '' }, hours, now).map((item) =>
        item.kind === 'group' ? item.name : item.kind === 'row' && item.row.patient.surname,
      );
    const marked = ['flagged', 'Number3', 'words', 'Number2', 'Number4'];
    expect(told()).toEqual([...marked, 'long', 'Number1']);
    expect(told('NEWEST')).toEqual([...marked, 'rest', 'Number1']);
  });
  it('a warning that was seen a moment ago keeps its place, so that no row slides under the pointer', () => {
    const seen = givenRow(5, { redFlag: { ...flag, seenAt: '2026-03-12T09:00:00.000Z' } });
    const choice = { tab: 'INCOMING', sort: undefined, search: '' } as const;
    const names = (justSeen?: Parameters<typeof inboxItems>[4]) =>
      inboxItems([seen], choice, hours, now, justSeen).flatMap((item) =>
        item.kind === 'group' ? [item.name] : [],
      );
    expect([names(new Map([[seen.id, 'flagged']])), names()]).toEqual([['flagged'], ['today']]);
    seen.redFlag = { ...flag, kind: 'WORDS', seenAt: '2026-03-12T09:00:00.000Z' };
    expect([names(new Map([[seen.id, 'words']])), names()]).toEqual([['words'], ['today']]);
  });
  it('another order keeps the warnings on top', () => {
    expect(heads({ sort: 'NEWEST' })).toEqual(['flagged 1', 'rest 4']);
    expect(heads({ search: 'lepaste' })).toEqual(['flagged 1', 'rest 4']);
  });
  it('without warnings the other tabs are plain lists', () => {
    const items = inboxItems(rows.slice(1), { tab: 'ANSWERED', sort: undefined, search: '' }, hours, now);
    expect(items.every(({ kind }) => kind === 'row')).toBe(true);
  });
});
