import { describe, expect, it } from 'vitest';
import { givenRow } from '../../given.ts';
import { inboxItems } from './inbox-groups.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const flag = { kind: 'TODAY', seenAt: null } as const;
const rows = [
  givenRow(1, { redFlag: flag }),
  givenRow(2, { waitingSince: '2026-03-10T08:00:00.000Z' }),
  givenRow(3, { waitingSince: '2026-03-11T13:00:00.000Z' }),
  givenRow(4),
  givenRow(5, { redFlag: { ...flag, seenAt: '2026-03-12T09:00:00.000Z' } }),
];
const heads = (choice: Partial<Parameters<typeof inboxItems>[1]>) =>
  inboxItems(rows, { tab: 'INCOMING', sort: undefined, search: '', ...choice }, now).flatMap((item) =>
    item.kind === 'group' ? [`${item.name} ${item.count}`] : [],
  );

describe('groups of the inbox', () => {
  it('warnings nobody has seen first, then by how long they wait', () => {
    expect(heads({})).toEqual(['flagged 1', 'long 1', 'earlier 1', 'today 2']);
  });
  it('another order keeps the warnings on top', () => {
    expect(heads({ sort: 'NEWEST' })).toEqual(['flagged 1', 'rest 4']);
    expect(heads({ search: 'lepaste' })).toEqual(['flagged 1', 'rest 4']);
  });
  it('without warnings the other tabs are plain lists', () => {
    const items = inboxItems(rows.slice(1), { tab: 'ANSWERED', sort: undefined, search: '' }, now);
    expect(items.every(({ kind }) => kind === 'row')).toBe(true);
  });
});
