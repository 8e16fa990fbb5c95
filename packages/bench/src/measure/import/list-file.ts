import { generatePersonalCode } from '@tervita/domain/persons';

export interface ImportPerson {
  readonly listCode: string;
  readonly code: string;
  readonly birthDate: string;
  readonly sex: 'FEMALE' | 'MALE';
  readonly firstName: string;
  readonly surname: string;
}

export interface ImportFile {
  readonly bytes: Buffer;
  readonly rows: number;
  readonly bad: number;
  readonly people: readonly ImportPerson[];
}

export const badRows = 500;
const listSize = 2_000;
const perDay = 900;

const personOf = (number: number): ImportPerson => {
  const born = new Date(Date.UTC(1940, 0, 1) + Math.floor(number / perDay) * 86_400_000);
  const birthDate = born.toISOString().slice(0, 10);
  const sex = number % 2 === 0 ? 'FEMALE' : 'MALE';
  return {
    listCode: `N${String(1_000 + Math.floor(number / listSize))}`,
    code: generatePersonalCode('EE', { birthDate, sex, serial: 50 + (number % perDay) }),
    birthDate,
    sex,
    firstName: `Eesnimi ${String.fromCharCode(65 + (number % 26))}`,
    surname: `Perekonnanimi ${String.fromCharCode(65 + (Math.floor(number / 26) % 26))}`,
  };
};

/** Each fault in its turn: a code, a date, a name, a row that is too short. */
const spoilt = [
  (line: string) => line.replace(/;\d{11};/, ';12345678901;'),
  (line: string) => line.replace('01.03.2026', '31.02.2026'),
  (line: string) => line.replace(/;Perekonnanimi [^;]*;/, ';;'),
  (line: string) => line.split(';').slice(0, 4).join(';'),
];

/** The bad rows stand everywhere in the file. */
export const listFile = (rows: number, bad: number): ImportFile => {
  const every = Math.floor(rows / bad);
  const people: ImportPerson[] = [];
  const lines = ['listCode;doctorCode;personalCode;firstName;surname;memberFrom'];
  for (let number = 0, spoiled = 0; number < rows; number += 1) {
    const person = personOf(number);
    const line = `${person.listCode};D03962;${person.code};${person.firstName};${person.surname};01.03.2026`;
    if (number % every === 0 && spoiled < bad) {
      lines.push(spoilt[spoiled % spoilt.length]?.(line) ?? line);
      spoiled += 1;
    } else {
      lines.push(line);
      people.push(person);
    }
  }
  return { bytes: Buffer.from(`${lines.join('\r\n')}\r\n`), rows, bad, people };
};
