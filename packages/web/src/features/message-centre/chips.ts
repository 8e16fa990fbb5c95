import { ageLimits, type PatientFilter } from '@tervita/domain/message-centre';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { useMessageTexts } from './texts.ts';

/** The filter in words. */
export const useFilterWords = () => {
  const t = useMessageTexts();
  const format = useFormat();
  const { labels } = useClinicTexts().problemTypes;
  return (filter: PatientFilter, except: number): string[] => {
    const { ageFrom, ageTo, birthYears, listCodes, eContactTypes, hasPhone, hasEmail, personalCodes } =
      filter;
    const { eContactCreatedAtFrom: from, eContactCreatedAtTo: to } = filter;
    const hasAge = ageFrom !== undefined || ageTo !== undefined;
    const words = [
      filter.sex === 'FEMALE' || filter.sex === 'MALE' ? t.filter[filter.sex] : undefined,
      hasAge ? t.chips.ages(ageFrom ?? ageLimits.from, ageTo ?? ageLimits.to) : undefined,
      birthYears ? t.chips.birthYears(birthYears.join(', ')) : undefined,
      listCodes ? t.chips.lists(listCodes.join(', ')) : undefined,
      eContactTypes ? t.chips.reasons(eContactTypes.map((type) => labels[type]).join(', ')) : undefined,
      from ? t.chips.from(format.day(`${from}T12:00:00Z`)) : undefined,
      to ? t.chips.to(format.day(`${to}T12:00:00Z`)) : undefined,
      hasPhone === undefined ? undefined : hasPhone ? t.filter.withPhone : t.filter.withoutPhone,
      hasEmail === undefined ? undefined : hasEmail ? t.filter.withEmail : t.filter.withoutEmail,
      personalCodes ? t.chips.codes(personalCodes.length) : undefined,
      filter.name ? t.chips.name(filter.name) : undefined,
    ].filter((word) => word !== undefined);
    const all = words.length === 0 ? [t.chips.everybody] : words;
    return except > 0 ? [...all, t.chips.except(except)] : all;
  };
};
