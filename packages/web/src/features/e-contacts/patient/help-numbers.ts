import { helpLinesOf } from '@tervita/domain/core';
import { useConfig } from '../../../core/config.ts';

/** The numbers of the country that anybody may call. */
export const useHelpNumbers = (): readonly string[] => {
  const { emergency, advice } = helpLinesOf(useConfig().prmFeatures.COUNTRY_CODE);
  return advice === null ? [emergency] : [emergency, advice];
};
