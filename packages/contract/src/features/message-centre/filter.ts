import { ageLimits, birthYearsIn, birthYearsMost } from '@tervita/domain/message-centre';
import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { boundedText, commaList, day, id } from '../../core/index.ts';
import { problemTypeName } from '../problem-types/index.ts';

const listMost = 500;
/** As people write it, with spaces in it. */
const personalCode = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((code: string) => code.replace(/\s/g, '')),
    boundedText({ max: 20 }),
  ),
);
const listCode = boundedText({ max: 40 });
const name = boundedText({ min: 0, max: 100 });
const isAge = (age: number) => Number.isInteger(age) && age >= ageLimits.from && age <= ageLimits.to;
const age = z.number().check(z.refine(isAge, { error: 'badNumber' }));
const ageInQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, { error: 'badNumber' })),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    age,
  ),
);
const yesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'] });
const years = z.pipe(
  z.string().check(
    z.maxLength(1_000),
    z.refine((list) => birthYearsIn(list) !== undefined, { error: 'badBirthYears' }),
  ),
  z.transform((list: string) => birthYearsIn(list) ?? []),
);

/** An empty list is refused: it would leave its condition out, and mean everybody. */
const listInQuery = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.optional(commaList(item).check(z.minLength(1)));

/** Whom a message is for, as a query: lists with commas between their values. */
export const filterInQuery = {
  clinicMemberIds: z.optional(commaList(id)),
  name: z.optional(name),
  personalCodes: listInQuery(personalCode),
  sex: z.optional(z.enum(sexes)),
  ageFrom: z.optional(ageInQuery),
  ageTo: z.optional(ageInQuery),
  birthYears: z.optional(years),
  hasEmail: z.optional(yesOrNo),
  hasPhone: z.optional(yesOrNo),
  listCodes: listInQuery(listCode),
  eContactTypes: listInQuery(problemTypeName),
  eContactCreatedAtFrom: z.optional(day),
  eContactCreatedAtTo: z.optional(day),
};

const birthYear = z.int().check(z.gte(1800), z.lte(2099));
const some = <T extends z.ZodMiniType>(item: T, most = listMost) =>
  z.optional(z.array(item).check(z.minLength(1), z.maxLength(most)));

/** The same in a body. */
export const patientFilter = z.strictObject({
  /** None: nobody. */
  clinicMemberIds: z.optional(z.array(id).check(z.maxLength(listMost))),
  name: z.optional(name),
  personalCodes: some(personalCode),
  sex: z.optional(z.enum(sexes)),
  ageFrom: z.optional(age),
  ageTo: z.optional(age),
  birthYears: some(birthYear, birthYearsMost),
  hasEmail: z.optional(z.boolean()),
  hasPhone: z.optional(z.boolean()),
  listCodes: some(listCode),
  eContactTypes: some(problemTypeName),
  eContactCreatedAtFrom: z.optional(day),
  eContactCreatedAtTo: z.optional(day),
});
