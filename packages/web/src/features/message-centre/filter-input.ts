import { ageLimits, birthYearsIn, type PatientFilter } from '@tervita/domain/message-centre';
import type { ProblemType } from '@tervita/domain/problem-types';

/** Of what a filter asks whether it is there; empty: it does not matter. */
export type Presence = '' | 'with' | 'without';

/** The filter as it stands in its fields. */
export interface FilterInput {
  readonly sex: '' | 'FEMALE' | 'MALE';
  readonly ageFrom: string;
  readonly ageTo: string;
  readonly birthYears: string;
  readonly listCodes: readonly string[];
  readonly types: readonly ProblemType[];
  readonly writtenFrom: string;
  readonly writtenTo: string;
  readonly phone: Presence;
  readonly email: Presence;
  readonly codes: string;
  readonly name: string;
}

export const emptyFilter: FilterInput = {
  sex: '',
  ageFrom: String(ageLimits.from),
  ageTo: String(ageLimits.to),
  birthYears: '',
  listCodes: [],
  types: [],
  writtenFrom: '',
  writtenTo: '',
  phone: '',
  email: '',
  codes: '',
  name: '',
};

export const filterInputOf = ({ ageFrom, ageTo, birthYears }: PatientFilter = {}): FilterInput => ({
  ...emptyFilter,
  ageFrom: String(ageFrom ?? ageLimits.from),
  ageTo: String(ageTo ?? ageLimits.to),
  birthYears: birthYears?.join(',') ?? '',
});

export type FilterField = 'ageFrom' | 'ageTo' | 'birthYears' | 'codes' | 'writtenFrom' | 'writtenTo';
export type FilterFault = 'badAge' | 'ageOrder' | 'badBirthYears' | 'tooManyCodes' | 'badDate';

const codesMost = 100;
const codesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

const isAge = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= ageLimits.to;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const filterFaults = (input: FilterInput): Partial<Record<FilterField, FilterFault>> => {
  const { ageFrom, ageTo, birthYears, codes, writtenFrom, writtenTo } = input;
  const isOrdered = !isAge(ageFrom) || !isAge(ageTo) || Number(ageFrom) <= Number(ageTo);
  return {
    ...(isAge(ageFrom) ? {} : { ageFrom: 'badAge' as const }),
    ...(isAge(ageTo) ? {} : { ageTo: 'badAge' as const }),
    ...(isOrdered ? {} : { ageTo: 'ageOrder' as const }),
    ...(birthYears.trim() === '' || birthYearsIn(birthYears) ? {} : { birthYears: 'badBirthYears' as const }),
    ...(codesIn(codes).length > codesMost ? { codes: 'tooManyCodes' as const } : {}),
    ...(writtenFrom === '' || isDay(writtenFrom) ? {} : { writtenFrom: 'badDate' as const }),
    ...(writtenTo === '' || isDay(writtenTo) ? {} : { writtenTo: 'badDate' as const }),
  };
};

const isThere = (presence: Presence) => (presence === '' ? undefined : presence === 'with');

/** What the fields say, without what says nothing. Only for fields without a fault. */
export const filterOf = (input: FilterInput): PatientFilter => {
  const [ageFrom, ageTo] = [Number(input.ageFrom), Number(input.ageTo)];
  const years = input.birthYears.trim() === '' ? undefined : birthYearsIn(input.birthYears);
  const codes = codesIn(input.codes);
  const [hasPhone, hasEmail] = [isThere(input.phone), isThere(input.email)];
  return {
    ...(input.sex ? { sex: input.sex } : {}),
    ...(ageFrom > ageLimits.from ? { ageFrom } : {}),
    ...(ageTo < ageLimits.to ? { ageTo } : {}),
    ...(years ? { birthYears: years } : {}),
    ...(input.listCodes.length > 0 ? { listCodes: input.listCodes } : {}),
    ...(input.types.length > 0 ? { eContactTypes: input.types } : {}),
    ...(input.writtenFrom ? { eContactCreatedAtFrom: input.writtenFrom } : {}),
    ...(input.writtenTo ? { eContactCreatedAtTo: input.writtenTo } : {}),
    ...(hasPhone === undefined ? {} : { hasPhone }),
    ...(hasEmail === undefined ? {} : { hasEmail }),
    ...(codes.length > 0 ? { personalCodes: codes } : {}),
    ...(input.name.trim() ? { name: input.name.trim() } : {}),
  };
};

/** The same as a query: lists with commas between their values. */
export const queryOf = (filter: PatientFilter) => {
  const { clinicMemberIds: _ids, ageFrom, ageTo, hasPhone, hasEmail, name, sex, ...rest } = filter;
  return {
    ...(sex ? { sex } : {}),
    ...(name ? { name } : {}),
    ...(ageFrom === undefined ? {} : { ageFrom: String(ageFrom) }),
    ...(ageTo === undefined ? {} : { ageTo: String(ageTo) }),
    ...(hasPhone === undefined ? {} : { hasPhone: String(hasPhone) }),
    ...(hasEmail === undefined ? {} : { hasEmail: String(hasEmail) }),
    ...(rest.birthYears ? { birthYears: rest.birthYears.join(',') } : {}),
    ...(rest.listCodes ? { listCodes: rest.listCodes.join(',') } : {}),
    ...(rest.eContactTypes ? { eContactTypes: rest.eContactTypes.join(',') } : {}),
    ...(rest.personalCodes ? { personalCodes: rest.personalCodes.join(',') } : {}),
    ...(rest.eContactCreatedAtFrom ? { eContactCreatedAtFrom: rest.eContactCreatedAtFrom } : {}),
    ...(rest.eContactCreatedAtTo ? { eContactCreatedAtTo: rest.eContactCreatedAtTo } : {}),
  };
};
