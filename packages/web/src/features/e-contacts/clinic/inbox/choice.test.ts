import { describe, expect, it } from 'vitest';
import { choiceIn, inboxSearch, isFiltered } from './choice.ts';
import { filterOf } from './inbox-query.ts';

const at = new Date('2026-03-12T10:00:00.000Z');
const me = 'me';
const choiceOf = (address: string) => ({ ...choiceIn(new URLSearchParams(address)), search: '' });

describe('the address of a view', () => {
  it.each([
    '',
    'whose=MINE',
    'tab=ANSWERED&time=7&assignee=a%2Cnobody&reason=COUGH%2CHEADACHE&list=N0412%2CN0388&sort=NEWEST',
    'time=2026-03-01_2026-03-12&preview=x',
  ])('says the whole view: %s', (address) => {
    expect(inboxSearch(choiceOf(address)).toString()).toBe(address);
  });

  it('leaves out what makes no sense', () => {
    const choice = choiceOf('tab=DANCE&whose=THEIRS&time=yesterday&reason=LOVE,COUGH&sort=UP');
    expect(inboxSearch(choice).toString()).toBe('reason=COUGH');
    expect(isFiltered(choice)).toBe(true);
  });

  it('knows mine and unassigned among the incoming only', () => {
    expect(choiceOf('tab=REJECTED&whose=MINE').whose).toBe('ALL');
  });
});

describe('what the list is asked for', () => {
  it.each([
    ['', { statuses: 'SUBMITTED', waitingFor: 'CLINIC', sort: 'waitingSince', order: 'asc' }],
    ['tab=COMPLETED', { statuses: 'COMPLETED', sort: 'updatedAt', order: 'desc' }],
    ['tab=STARTED', { statuses: 'STARTED', sort: 'updatedAt', order: 'desc' }],
    ['tab=FAILED', { statuses: 'FAILED', sort: 'updatedAt', order: 'desc' }],
    ['tab=COMPLETED&sort=OLDEST', { statuses: 'COMPLETED', sort: 'createdAt', order: 'asc' }],
  ])('in %s', (address, filter) => {
    expect(filterOf(choiceOf(address), me, at, 'Europe/Tallinn')).toEqual(filter);
  });

  it.each([
    ['whose=MINE', { assigneeUserIds: me }],
    ['whose=UNASSIGNED', { hasAssigneeUser: 'false' }],
    ['assignee=nobody', { hasAssigneeUser: 'false' }],
    ['assignee=a,b', { assigneeUserIds: 'a,b' }],
    ['assignee=a,nobody', { assigneeUserIds: 'a', plusUnassigned: 'true' }],
    ['reason=COUGH,HEADACHE', { types: 'COUGH,HEADACHE' }],
    ['list=N0412', { listCodes: 'N0412' }],
    ['time=TODAY', { createdAtFrom: '2026-03-11T22:00:00.000Z' }],
    ['time=7', { createdAtFrom: '2026-03-04T22:00:00.000Z' }],
    [
      'time=2026-03-28_2026-03-29',
      { createdAtFrom: '2026-03-27T22:00:00.000Z', createdAtTo: '2026-03-29T21:00:00.000Z' },
    ],
  ])('with %s', (address, filter) => {
    expect(filterOf(choiceOf(address), me, at, 'Europe/Tallinn')).toMatchObject(filter);
  });

  it('a search goes through everything', () => {
    const choice = { ...choiceOf('tab=REJECTED&time=7'), search: ' 48505 ' };
    expect(filterOf(choice, me, at, 'Europe/Tallinn')).toEqual({ search: '48505' });
  });
});
