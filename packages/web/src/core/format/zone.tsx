import { zoneOf } from '@tervita/domain/core';
import { createContext, type ReactNode, useContext } from 'react';
import { useConfig } from '../config.ts';
import { useWorkingZone } from '../session/index.ts';

const ZoneContext = createContext<string | undefined>(undefined);

/** Everything inside shows and takes times by the clock of one clinic. */
export function InZone({ zone, children }: { zone: string | undefined; children: ReactNode }) {
  return <ZoneContext value={zone}>{children}</ZoneContext>;
}

/** The clock that counts here: of the clinic that the page is about, else of the one worked in, else of the country. */
export const useZone = (): string => {
  const ofPage = useContext(ZoneContext);
  const ofWork = useWorkingZone();
  const ofCountry = zoneOf(useConfig().prmFeatures.COUNTRY_CODE);
  return ofPage ?? ofWork ?? ofCountry;
};
