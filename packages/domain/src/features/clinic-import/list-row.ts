import type { Country } from '../../core/index.ts';
import {
  type CalendarDate,
  cleanedName,
  existingDate,
  parsePersonalCode,
  type Sex,
} from '../persons/index.ts';
import type { ImportColumn, ProblemField, RowFault } from './import-rules.ts';

/** One person of one list, as a file or the register tells it. */
export interface ListRow {
  readonly listCode: string;
  readonly doctorCode: string | null;
  /** Null where it cannot be read; such a row is left out. */
  readonly personalCode: string | null;
  readonly firstName: string;
  readonly surname: string;
  readonly birthDate: CalendarDate | null;
  readonly sex: Sex;
  readonly memberFrom: CalendarDate | null;
  /** The register writes the mother's code where a first name is still to come. */
  readonly isNewborn: boolean;
}

export interface RowProblem {
  readonly field: ProblemField;
  readonly reason: RowFault;
}

export interface ListRowReading {
  /** What could be read, even of a row that is left out: its person has not left the list. */
  readonly row: ListRow;
  readonly faults: readonly RowProblem[];
}

const codeMost = 20;
const nameMost = 100;
const codeShape = /^[\p{L}\d][\p{L}\d-]*$/u;
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
// Control characters, and what stands for letters that could not be read.
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u;

const dateOf = (text: string): CalendarDate | undefined => {
  const dotted = dottedDate.exec(text);
  const iso = isoDate.exec(text);
  const parts = dotted ? [dotted[3], dotted[2], dotted[1]] : iso ? [iso[1], iso[2], iso[3]] : undefined;
  const [year = 0, month = 0, day = 0] = parts?.map(Number) ?? [];
  return parts && year > 0 ? existingDate({ year, month, day }) : undefined;
};

const faultOfCode = (code: string): RowFault | undefined => {
  if (code.length > codeMost) return 'TOO_LONG';
  return codeShape.test(code) ? undefined : 'BAD_FORMAT';
};

/** As registers write names: also what they add in brackets, and signs that stand for an apostrophe. */
const nameShape = /^[\p{L}\p{M} '’‘`´.,()/-]+$/u;

const faultOfName = (name: string): RowFault | undefined => {
  if (name === '') return 'MISSING';
  if ([...name].length > nameMost) return 'TOO_LONG';
  if (unreadable.test(name)) return 'BAD_CHARACTERS';
  return nameShape.test(name) && /\p{L}/u.test(name) ? undefined : 'BAD_FORMAT';
};

const faultOfPersonalCode = {
  FORMAT: 'BAD_FORMAT',
  NOT_USED: 'BAD_FORMAT',
  DATE: 'BAD_BIRTH_DATE',
  CHECK_DIGIT: 'BAD_CHECK_DIGIT',
} as const;

/** Reads one row; every fault of it is named. */
export const readListRow = (
  country: Country,
  given: Readonly<Record<ImportColumn, string>>,
): ListRowReading => {
  const { listCode, doctorCode, personalCode, memberFrom } = given;
  const [firstName, surname] = [cleanedName(given.firstName), cleanedName(given.surname)];
  const faults: RowProblem[] = [];
  const note = (field: ProblemField, reason: RowFault | undefined) => {
    if (reason) faults.push({ field, reason });
  };
  note('listCode', listCode === '' ? 'MISSING' : faultOfCode(listCode));
  if (doctorCode !== '') note('doctorCode', faultOfCode(doctorCode));
  const reading = parsePersonalCode(country, personalCode);
  if (!reading.ok)
    note('personalCode', personalCode === '' ? 'MISSING' : faultOfPersonalCode[reading.reason]);
  const isNewborn = parsePersonalCode(country, firstName).ok;
  if (!isNewborn) note('firstName', faultOfName(firstName));
  note('surname', faultOfName(surname));
  const since = dateOf(memberFrom);
  if (memberFrom !== '' && !since) note('memberFrom', 'BAD_DATE');
  return {
    row: {
      listCode: faultOfCode(listCode) ? '' : listCode,
      doctorCode: doctorCode === '' || faultOfCode(doctorCode) ? null : doctorCode,
      personalCode: reading.ok ? personalCode.replace(/[\s-]/g, '') : null,
      firstName,
      surname,
      birthDate: (reading.ok && reading.birthDate) || null,
      sex: (reading.ok && reading.sex) || 'NOT_DISCLOSED',
      memberFrom: since ?? null,
      isNewborn,
    },
    faults,
  };
};
