import type { Language } from '@tervita/domain/core';

const kilo = 1_024;

/** 340 kB, 2.4 MB, as the language writes it. */
export const sizeText = (bytes: number, language: Language): string => {
  const isLarge = bytes >= kilo * kilo;
  const value = isLarge ? bytes / kilo / kilo : Math.max(1, bytes / kilo);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
};
