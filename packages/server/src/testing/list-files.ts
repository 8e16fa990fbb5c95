import { generatePersonalCode } from '@tervita/domain/persons';

export interface ListLine {
  readonly listCode?: string;
  readonly doctorCode?: string;
  readonly personalCode?: string;
  readonly firstName?: string;
  readonly surname?: string;
  readonly memberFrom?: string;
}

/** A code of its own for each number. */
export const codeNumber = (number: number): string => {
  const day = new Date(Date.UTC(1950, 0, 1) + Math.floor(number / 900) * 86_400_000);
  return generatePersonalCode('EE', {
    birthDate: day.toISOString().slice(0, 10),
    sex: number % 2 === 0 ? 'FEMALE' : 'MALE',
    serial: 50 + (number % 900),
  });
};

export const listHeading = 'listCode;doctorCode;personalCode;firstName;surname;memberFrom';

export const lineOf = ({
  listCode = 'N0412',
  doctorCode = 'D03962',
  personalCode = codeNumber(1),
  firstName = 'Õie',
  surname = 'Kask',
  memberFrom = '01.03.2026',
}: ListLine): string => [listCode, doctorCode, personalCode, firstName, surname, memberFrom].join(';');

export const listFile = (...lines: readonly ListLine[]): Buffer =>
  Buffer.from(`${[listHeading, ...lines.map(lineOf)].join('\r\n')}\r\n`);
