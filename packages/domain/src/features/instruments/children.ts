import type { Band, Instrument } from './instrument.ts';
import { bands, item, items, span, values } from './notation.ts';

/**
 * One scheme, that of CADDRA by sums. The means of Bussing (2008) beside it called one and the same answer significant and
 * not significant.
 */
const attention: readonly Band[] = bands(
  0,
  [12, 'notSignificant'],
  [17, 'mild'],
  [22, 'moderate'],
  [27, 'severe'],
);

export const snapIv: Instrument = {
  key: 'SNAPIV26',
  version: 1,
  licence: 'OWN_WORDING',
  holder: 'J. Swanson, University of California, Irvine; bands: CADDRA',
  respondent: 'PARENT',
  age: { minMonths: 6 * 12, maxMonths: 19 * 12 - 1 },
  items: items(26, values(0, 1, 2, 3)),
  range: null,
  bands: [],
  subscales: [
    { id: 'inattention', items: span(1, 9), max: 27, bands: attention },
    { id: 'hyperactivityImpulsivity', items: span(10, 18), max: 27, bands: attention },
    {
      id: 'oppositional',
      items: span(19, 26),
      max: 24,
      bands: bands(0, [7, 'notSignificant'], [13, 'mild'], [18, 'moderate'], [24, 'severe']),
    },
  ],
};

/** "Yes" is the concern in these, "no" in the others. */
const yesIsConcern = ['q2', 'q5', 'q12'];
const secondBirthday = 24;

export const mchatR: Instrument = {
  key: 'MCHATR',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'Robins, Fein, Barton (2009)',
  respondent: 'PARENT',
  age: { minMonths: 16, maxMonths: 30 },
  items: span(1, 20).map((id) =>
    item(id, [
      { id: 'yes', value: yesIsConcern.includes(id) ? 1 : 0 },
      { id: 'no', value: yesIsConcern.includes(id) ? 0 : 1 },
    ]),
  ),
  range: { min: 0, max: 20 },
  bands: bands(0, [2, 'low'], [7, 'medium'], [20, 'high']),
  cutoff: 3,
  subscales: [],
  flagIf: ({ total }) => total >= 3,
  findingsIn: ({ total, facts }) => {
    if (total >= 8) return ['REFER'];
    if (total >= 3) return ['FOLLOW_UP_INTERVIEW'];
    return facts.ageMonths !== null && facts.ageMonths < secondBirthday ? ['REPEAT_AT_TWO_YEARS'] : [];
  },
};
