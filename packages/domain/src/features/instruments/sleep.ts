import type { Instrument } from './instrument.ts';
import { adult, bands, items, noYes, span, sumOf, values } from './notation.ts';

export const isi: Instrument = {
  key: 'ISI',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'C. M. Morin; Mapi Research Trust',
  respondent: 'PATIENT',
  age: adult,
  items: items(7, values(0, 1, 2, 3, 4)),
  range: { min: 0, max: 28 },
  bands: bands(0, [7, 'none'], [14, 'subthreshold'], [21, 'moderate'], [28, 'severe']),
  subscales: [],
  flagIf: ({ total }) => total >= 22,
};

export const ess: Instrument = {
  key: 'ESS',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'M. W. Johns; Mapi Research Trust',
  respondent: 'PATIENT',
  age: adult,
  items: items(8, values(0, 1, 2, 3)),
  range: { min: 0, max: 24 },
  bands: bands(
    0,
    [5, 'lowerNormal'],
    [10, 'higherNormal'],
    [12, 'mildExcessive'],
    [15, 'moderateExcessive'],
    [24, 'severeExcessive'],
  ),
  cutoff: 11,
  subscales: [],
  flagIf: ({ total, values: given }) => total >= 16 || (given.q8 ?? 0) >= 2,
  findingsIn: ({ total, values: given }) => (total >= 16 || (given.q8 ?? 0) >= 2 ? ['DRIVING'] : []),
};

export const stopBang: Instrument = {
  key: 'STOPBANG',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'University Health Network, Toronto',
  respondent: 'PATIENT',
  age: adult,
  items: items(8, noYes),
  range: { min: 0, max: 8 },
  bands: bands(0, [2, 'low'], [4, 'intermediate'], [8, 'high']),
  bandOf: ({ total, values: given }) => {
    const isHigh = sumOf(span(1, 4), given) >= 2 && sumOf(['q5', 'q7', 'q8'], given) > 0;
    if (isHigh || total >= 5) return 'high';
    return total >= 3 ? 'intermediate' : 'low';
  },
  subscales: [],
};
