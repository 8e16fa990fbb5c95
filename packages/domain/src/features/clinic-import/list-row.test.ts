import { describe, expect, it } from 'vitest';
import { generatePersonalCode } from '../persons/index.ts';
import { isImportOld, losesTooMany } from './import-rules.ts';
import { readListRow } from './list-row.ts';

const code = generatePersonalCode('EE', { birthDate: '1980-05-14', sex: 'FEMALE', serial: 12 });
const good = {
  listCode: 'N0412',
  doctorCode: 'D03962',
  personalCode: code,
  firstName: 'Õie',
  surname: 'Kask',
  memberFrom: '01.03.2026',
};
const read = (over: Partial<typeof good> = {}) => readListRow('EE', { ...good, ...over });

describe('a row of a patient list', () => {
  it('tells who belongs to which list since when', () => {
    expect(read()).toEqual({
      row: {
        listCode: 'N0412',
        doctorCode: 'D03962',
        personalCode: code,
        firstName: 'Õie',
        surname: 'Kask',
        birthDate: '1980-05-14',
        sex: 'FEMALE',
        memberFrom: '2026-03-01',
        isNewborn: false,
      },
      faults: [],
    });
    expect(read({ memberFrom: '2026-03-01' }).row.memberFrom).toBe('2026-03-01');
    expect(read({ memberFrom: '', doctorCode: '' }).faults).toEqual([]);
  });

  it('names every fault with its column', () => {
    const bad = read({ listCode: '', personalCode: '123', firstName: '', memberFrom: '30.02.2026' });
    expect(bad.faults).toEqual([
      { field: 'listCode', reason: 'MISSING' },
      { field: 'personalCode', reason: 'BAD_FORMAT' },
      { field: 'firstName', reason: 'MISSING' },
      { field: 'memberFrom', reason: 'BAD_DATE' },
    ]);
    const wrongDigit = `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
    expect(read({ personalCode: wrongDigit }).faults).toEqual([
      { field: 'personalCode', reason: 'BAD_CHECK_DIGIT' },
    ]);
    expect(read({ personalCode: '48002301230' }).faults).toEqual([
      { field: 'personalCode', reason: 'BAD_BIRTH_DATE' },
    ]);
    expect(read({ surname: 'Ka\u0000sk' }).faults).toEqual([{ field: 'surname', reason: 'BAD_CHARACTERS' }]);
    expect(read({ surname: 'x'.repeat(101) }).faults).toEqual([{ field: 'surname', reason: 'TOO_LONG' }]);
    expect(read({ listCode: 'N 04;12' }).faults).toEqual([{ field: 'listCode', reason: 'BAD_FORMAT' }]);
  });

  it.each(['=HYPERLINK(1)', '<b>x</b>', '{a}', '+Kask', 'Kask|calc', '@SUM'])(
    'takes no %s for a name',
    (surname) => expect(read({ surname }).faults).toEqual([{ field: 'surname', reason: 'BAD_FORMAT' }]),
  );

  it.each(["O'Neil (snd. Kask)", 'D’Arc-Õun', 'Орленко', 'Kask, jr.'])('takes %s for a name', (surname) =>
    expect(read({ surname }).faults).toEqual([]),
  );

  it('knows a newborn by the mother’s code where a first name is still to come', () => {
    expect(read({ firstName: code })).toMatchObject({ row: { isNewborn: true }, faults: [] });
  });
});

it('a list that loses more than a fifth needs a yes', () => {
  expect(losesTooMany({ before: 10, left: 2 })).toBe(false);
  expect(losesTooMany({ before: 10, left: 3 })).toBe(true);
  expect(losesTooMany({ before: 0, left: 0 })).toBe(false);
});

it('lists are old a month after their import', () => {
  const now = new Date('2026-03-12T10:00:00Z');
  expect(isImportOld(new Date('2026-02-10T10:00:00Z'), now)).toBe(false);
  expect(isImportOld(new Date('2026-02-09T10:00:00Z'), now)).toBe(true);
  expect(isImportOld(null, now)).toBe(false);
});
