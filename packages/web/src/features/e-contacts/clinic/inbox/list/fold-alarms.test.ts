import { describe, expect, it } from 'vitest';
import { givenRow, heard, unseenFlag } from '../../given.ts';
import { foldAlarms } from './fold-alarms.ts';
import { inboxItems } from './inbox-groups.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const hours = { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] };
const today = { ...unseenFlag, kind: 'TODAY' } as const;
const seen = { ...unseenFlag, seenAt: '2026-03-12T09:00:00.000Z' };
const closed = { memberIds: new Set<string>(), current: undefined };
const [one, two] = [givenRow(1), givenRow(2)];
const ofOne = (number: number, more: Parameters<typeof givenRow>[1] = {}) =>
  givenRow(number, { redFlag: unseenFlag, firstOfSender: one.id, patient: one.patient, ...more });

const told = (
  rows: readonly ReturnType<typeof givenRow>[],
  open: Parameters<typeof foldAlarms>[1] = closed,
) =>
  foldAlarms(inboxItems(rows, { tab: 'INCOMING', sort: undefined, search: '' }, hours, now), open).map(
    (item) => {
      if (item.kind === 'group') return `${item.name} ${item.count}`;
      return item.kind === 'fold' ? `+${item.count}` : Number(item.row.id.slice(-2));
    },
  );

describe('unseen warnings of one person about one patient', () => {
  const many = [ofOne(1), ofOne(3), ofOne(4, { redFlag: today })];
  const other = givenRow(2, { redFlag: today, firstOfSender: two.id });

  it('are the gravest that waits longest and how many more, counted as one', () => {
    expect(told([...many, other])).toEqual(['flagged 2', 1, '+2', 2]);
  });
  it('stand together when they are opened, and nobody is counted twice', () => {
    const open = { ...closed, memberIds: new Set([one.patient.clinicMemberId]) };
    expect(told([...many, other], open)).toEqual(['flagged 2', 1, '+2', 3, 4, 2]);
  });
  it('hide no row on which somebody stands', () => {
    expect(told(many, { ...closed, current: many[2]?.id })).toEqual(['flagged 1', 1, '+2', 3, 4]);
  });
  it('are shown each while they are two, also when others of theirs were seen', () => {
    expect(told(many.slice(0, 2))).toEqual(['flagged 2', 1, 3]);
    expect(told([ofOne(1, { redFlag: seen }), ...many.slice(1)])).toEqual(['flagged 2', 3, 4, 'today 1', 1]);
  });
  it('that a machine hears are counted by themselves: they hide nothing that was told, nor stand among it', () => {
    const words = [5, 6, 7].map((number) => ofOne(number, heard));
    expect(told([...many.slice(0, 2), ...words])).toEqual(['flagged 2', 1, 3, 'words 1', 5, '+2']);
  });
  it('of two people stay apart', () => {
    const ofTwo = [2, 5, 6].map((number) => ofOne(number, { firstOfSender: two.id }));
    expect(told([...many, ...ofTwo])).toEqual(['flagged 2', 1, '+2', 2, '+2']);
  });
});
