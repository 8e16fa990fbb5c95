import type { Band, Instrument, InstrumentKey } from './instrument.ts';
import { adult, bands, item, items, noYes, span, sumOf, values } from './notation.ts';

export const ipss: Instrument = {
  key: 'IPSS',
  version: 1,
  licence: 'OWN_WORDING',
  holder: 'American Urological Association',
  respondent: 'PATIENT',
  age: adult,
  sex: 'MALE',
  items: [
    ...items(7, values(0, 1, 2, 3, 4, 5)),
    item('qol', values(0, 1, 2, 3, 4, 5, 6), { isScored: false, isExtra: true }),
  ],
  range: { min: 0, max: 35 },
  bands: bands(0, [7, 'mild'], [19, 'moderate'], [35, 'severe']),
  subscales: [
    { id: 'voiding', items: ['q1', 'q3', 'q5', 'q6'], max: 20 },
    { id: 'storage', items: ['q2', 'q4', 'q7'], max: 15 },
    { id: 'qualityOfLife', items: ['qol'], max: 6 },
  ],
  flagIf: ({ total }) => total >= 20,
};

export const cat: Instrument = {
  key: 'CAT',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'GlaxoSmithKline',
  respondent: 'PATIENT',
  age: adult,
  items: items(8, values(0, 1, 2, 3, 4, 5)),
  range: { min: 0, max: 40 },
  bands: bands(0, [9, 'low'], [20, 'medium'], [30, 'high'], [40, 'veryHigh']),
  cutoff: 10,
  subscales: [],
  flagIf: ({ total }) => total >= 21,
  findingsIn: ({ total }) => (total >= 10 ? ['MORE_SYMPTOMS'] : []),
};

export const mmrc: Instrument = {
  key: 'MMRC',
  version: 1,
  licence: 'OWN_WORDING',
  holder: 'Medical Research Council (UK)',
  respondent: 'PATIENT',
  age: adult,
  items: items(1, values(0, 1, 2, 3, 4)),
  range: { min: 0, max: 4 },
  bands: [],
  cutoff: 2,
  subscales: [],
  flagIf: ({ total }) => total >= 4,
  findingsIn: ({ total }) => (total >= 2 ? ['MORE_BREATHLESS'] : []),
};

export const act: Instrument = {
  key: 'ACT',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'QualityMetric; GlaxoSmithKline',
  respondent: 'PATIENT',
  age: { minMonths: 12 * 12 },
  items: items(5, values(1, 2, 3, 4, 5)),
  range: { min: 5, max: 25 },
  bands: bands(5, [15, 'veryPoorlyControlled'], [19, 'notWellControlled'], [25, 'wellControlled']),
  isHigherBetter: true,
  subscales: [],
  flagIf: ({ total }) => total <= 15,
};

export const asthma4: Instrument = {
  key: 'ASTHMA4',
  version: 1,
  licence: 'OWN_QUESTIONS',
  holder: 'Tervita',
  respondent: 'PATIENT',
  age: { minMonths: 6 * 12 },
  items: items(4, noYes),
  range: { min: 0, max: 4 },
  bands: bands(0, [0, 'wellControlled'], [2, 'partlyControlled'], [4, 'uncontrolled']),
  subscales: [],
  flagIf: ({ total }) => total >= 3,
};

export const startBack: Instrument = {
  key: 'STARTBACK',
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'Keele University',
  respondent: 'PATIENT',
  age: adult,
  items: [
    ...items(8, noYes),
    // Five words for how much it bothers; the last two count.
    item(
      'q9',
      [0, 0, 0, 1, 1].map((value, at) => ({ id: String(at), value })),
    ),
  ],
  range: { min: 0, max: 9 },
  bands: [],
  bandOf: ({ total, values: given }) => {
    if (total <= 3) return 'low';
    return sumOf(span(5, 9), given) >= 4 ? 'high' : 'medium';
  },
  subscales: [{ id: 'psych', items: span(5, 9), max: 5 }],
};

const joint: readonly Band[] = bands(
  0,
  [19, 'severe'],
  [29, 'moderateToSevere'],
  [39, 'mildToModerate'],
  [48, 'satisfactory'],
);

const oxford = (key: InstrumentKey): Instrument => ({
  key,
  version: 1,
  licence: 'CLINIC_SUPPLIED',
  holder: 'Oxford University Innovation',
  respondent: 'PATIENT',
  age: adult,
  items: items(12, values(4, 3, 2, 1, 0)),
  range: { min: 0, max: 48 },
  bands: joint,
  isHigherBetter: true,
  subscales: [],
  flagIf: ({ total }) => total <= 19,
});

export const oxfordHip = oxford('OHS');
export const oxfordKnee = oxford('OKS');
