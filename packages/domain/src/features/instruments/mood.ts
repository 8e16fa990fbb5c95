import type { Finding, Instrument, ItemValues } from './instrument.ts';
import { adult, bands, item, items, span, values } from './notation.ts';

const freeHolder = 'Spitzer, Williams, Kroenke; Pfizer (2010)';
const freeText = 'https://www.phqscreeners.com';

const isPositive = (id: string, given: ItemValues) => (given[id] ?? 0) >= (id === 'q9' ? 1 : 2);

/** The published algorithm: interest or mood among at least five positive answers; with fewer another syndrome. */
const syndromeIn = (given: ItemValues): readonly Finding[] => {
  const positive = span(1, 9).filter((id) => isPositive(id, given)).length;
  if (!isPositive('q1', given) && !isPositive('q2', given)) return [];
  if (positive >= 5) return ['MAJOR_SYNDROME'];
  return positive >= 2 ? ['OTHER_SYNDROME'] : [];
};

export const phq9: Instrument = {
  key: 'PHQ9',
  version: 1,
  licence: 'FREE',
  officialIn: ['en'],
  officialText: freeText,
  holder: freeHolder,
  respondent: 'PATIENT',
  age: adult,
  items: [
    ...items(9, values(0, 1, 2, 3)),
    item('q10', values(0, 1, 2, 3), { isScored: false, askedIf: [span(1, 9)] }),
  ],
  range: { min: 0, max: 27 },
  bands: bands(0, [4, 'minimal'], [9, 'mild'], [14, 'moderate'], [19, 'moderatelySevere'], [27, 'severe']),
  cutoff: 10,
  subscales: [],
  selfHarmItem: 'q9',
  flagIf: ({ total }) => total >= 20,
  findingsIn: ({ total, values: given }) => [
    ...(total >= 10 ? (['INTERVIEW_ADVISED'] as const) : []),
    ...syndromeIn(given),
  ],
};

export const gad7: Instrument = {
  key: 'GAD7',
  version: 1,
  licence: 'FREE',
  officialIn: ['en'],
  officialText: freeText,
  holder: freeHolder,
  respondent: 'PATIENT',
  age: adult,
  items: items(7, values(0, 1, 2, 3)),
  range: { min: 0, max: 21 },
  bands: bands(0, [4, 'minimal'], [9, 'mild'], [14, 'moderate'], [21, 'severe']),
  cutoff: 10,
  subscales: [],
  flagIf: ({ total }) => total >= 15,
  findingsIn: ({ total }) => (total >= 10 ? ['INTERVIEW_ADVISED'] : []),
};

export const eek2: Instrument = {
  key: 'EEK2',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'Aluoja, Shlik, Vasar, Luuk, Leinsalu; Tartu Ülikool',
  respondent: 'PATIENT',
  age: adult,
  items: items(28, values(0, 1, 2, 3, 4)),
  range: null,
  bands: [],
  subscales: [
    { id: 'depression', items: span(1, 8), max: 32, above: 11 },
    { id: 'generalAnxiety', items: span(9, 14), max: 24, above: 11 },
    { id: 'panicAgoraphobia', items: span(15, 19), max: 20, above: 6 },
    { id: 'socialAnxiety', items: span(20, 21), max: 8, above: 3 },
    { id: 'asthenia', items: span(22, 25), max: 16, above: 6 },
    { id: 'insomnia', items: span(26, 28), max: 12, above: 5 },
  ],
  selfHarmItem: 'q5',
};

/** Sleep and appetite can change either way: two statements of one value each. */
const eitherWay = [
  { id: '0', value: 0 },
  ...[1, 2, 3].flatMap((value) => [
    { id: `${value}a`, value },
    { id: `${value}b`, value },
  ]),
];

export const bdi2: Instrument = {
  key: 'BDI2',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'Pearson',
  respondent: 'PATIENT',
  age: { minMonths: 13 * 12 },
  items: items(21, values(0, 1, 2, 3)).map((each) =>
    each.id === 'q16' || each.id === 'q18' ? { ...each, options: eitherWay } : each,
  ),
  range: { min: 0, max: 63 },
  bands: bands(0, [13, 'minimal'], [19, 'mild'], [28, 'moderate'], [63, 'severe']),
  subscales: [],
  selfHarmItem: 'q9',
  flagIf: ({ total }) => total >= 29,
};
