import { type Country, helpLinesOf } from '@tervita/domain/core';

/** The numbers of the country that anybody may call. */
export const helpNumbersOf = (country: Country): readonly string[] => {
  const { emergency, advice } = helpLinesOf(country);
  return advice === null ? [emergency] : [emergency, advice];
};
