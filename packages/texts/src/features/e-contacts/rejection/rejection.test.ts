import { expect, it } from 'vitest';
import { eContacts as clinicEn } from '../clinic/en.ts';
import { eContacts as clinicEt } from '../clinic/et.ts';
import { eContacts as clinicPl } from '../clinic/pl.ts';
import { eContacts as clinicRu } from '../clinic/ru.ts';
import { rejectionTold as en } from './en.ts';
import { rejectionTold as et } from './et.ts';
import { rejectionTold as pl } from './pl.ts';
import { rejectionTold as ru } from './ru.ts';

it.each([
  ['en', clinicEn, en],
  ['et', clinicEt, et],
  ['ru', clinicRu, ru],
  ['pl', clinicPl, pl],
] as const)('staff and patient read the same when the clinic has too much work (%s)', (_, clinic, told) => {
  expect(told.CLINIC_OVERLOADED).toBe(`${clinic.reasons.reject.CLINIC_OVERLOADED}.`);
});
