import type { Instrument } from './instrument.ts';
import { adult, bands, item, values, yesNo } from './notation.ts';

const howOften = values(0, 1, 2, 3, 4);
/** Whoever never drinks, or never much, is not asked about the harm of it in one evening. */
const drinks = [['q1'], ['q2', 'q3']];

export const audit: Instrument = {
  key: 'AUDIT',
  version: 1,
  licence: 'OWN_WORDING',
  officialText: 'https://www.who.int/publications/i/item/WHO-MSD-MSB-01.6a',
  holder: 'World Health Organization',
  respondent: 'PATIENT',
  age: adult,
  items: [
    item('q1', howOften),
    ...['q2', 'q3'].map((id) => item(id, howOften, { askedIf: [['q1']] })),
    ...['q4', 'q5', 'q6', 'q7', 'q8'].map((id) => item(id, howOften, { askedIf: drinks })),
    ...['q9', 'q10'].map((id) => item(id, values(0, 2, 4))),
  ],
  range: { min: 0, max: 40 },
  bands: bands(0, [7, 'low'], [15, 'hazardous'], [19, 'harmful'], [40, 'possibleDependence']),
  cutoff: 8,
  subscales: [],
  flagIf: ({ total }) => total >= 20,
};

export const ftnd: Instrument = {
  key: 'FTND',
  version: 1,
  licence: 'OWN_WORDING',
  holder: 'Heatherton, Kozlowski, Frecker, Fagerström (1991)',
  respondent: 'PATIENT',
  age: adult,
  items: [
    item('q1', values(3, 2, 1, 0)),
    item('q2', yesNo),
    item('q3', values(1, 0)),
    item('q4', values(0, 1, 2, 3)),
    item('q5', yesNo),
    item('q6', yesNo),
  ],
  range: { min: 0, max: 10 },
  bands: bands(0, [2, 'veryLow'], [4, 'low'], [5, 'medium'], [7, 'high'], [10, 'veryHigh']),
  subscales: [],
};
