import { day, hour, minute, workingDay } from '../office-time.ts';
import {
  accepts,
  adds,
  answers,
  cancels,
  cancelsSending,
  closes,
  fails,
  over,
  rejects,
  reopens,
  replies,
  type Scene,
  sends,
  usual,
} from './scene.ts';

/** What did not arrive. */
export const unsent: readonly Scene[] = [
  {
    patient: 'endel',
    type: 'EPWORTH',
    begins: 'STARTED',
    begunBefore: 20 * minute,
    steps: [],
  },
  { patient: 'helve', type: 'ISI', begins: 'STARTED', steps: [fails(3 * day)] },
  {
    patient: 'zofia',
    clinic: 1,
    type: 'QUESTION',
    language: 'pl',
    begins: 'STARTED',
    steps: [cancelsSending(9 * day)],
  },
];

export const finished: readonly Scene[] = [
  {
    patient: 'oskar',
    writer: 'mari',
    type: 'EAR_PAIN',
    steps: over(usual('et', 'EAR_PAIN', true), 'kadri', 52),
  },
  {
    patient: 'oskar',
    writer: 'mari',
    type: 'WELLNESS_VISIT_CHILD',
    steps: over(usual('et', 'WELLNESS_VISIT_CHILD', true), 'liis', 129),
  },
  {
    patient: 'loore',
    writer: 'tonu',
    type: 'SICK_LEAVE',
    steps: over(usual('et', 'SICK_LEAVE', true), 'liis', 75),
  },
  {
    patient: 'viktor',
    type: 'PRESCRIPTION_REFILL',
    language: 'ru',
    steps: over(usual('ru', 'PRESCRIPTION_REFILL'), 'andres', 38),
  },
  {
    patient: 'viktor',
    type: 'BACK_PAIN',
    language: 'ru',
    steps: [
      sends(7 * hour, 'Снова прихватило поясницу после работы в саду. Что можно принять?'),
      closes(
        'natalja',
        100 * workingDay,
        'Здравствуйте! Ибупрофен 400 мг три раза в день после еды, не дольше недели, и больше двигайтесь. Если заболит нога или появится онемение, напишите.',
      ),
    ],
  },
  {
    patient: 'martin',
    type: 'SICK_LEAVE',
    steps: [
      sends(5 * hour, usual('et', 'SICK_LEAVE').opening),
      replies('liis', 4 * hour, usual('et', 'SICK_LEAVE').question ?? ''),
      answers(2 * hour, usual('et', 'SICK_LEAVE').answer ?? ''),
      closes('andres', 4 * workingDay, usual('et', 'SICK_LEAVE').closing),
    ],
  },
  {
    patient: 'silvia',
    type: 'QUESTION',
    steps: [sends(40 * minute, usual('et', 'QUESTION').opening), cancels(2 * day)],
  },
  {
    patient: 'hannes',
    type: 'REQUEST_REFERRAL',
    isNewPatient: true,
    steps: [sends(20 * hour, usual('et', 'REQUEST_REFERRAL').opening), rejects('riina', 3 * workingDay)],
  },
  {
    patient: 'emily',
    type: 'QUESTION',
    language: 'en',
    isNewPatient: true,
    steps: [
      sends(6 * hour, usual('en', 'QUESTION').opening),
      accepts('riina', 2 * hour),
      closes('marko', 120 * workingDay, usual('en', 'QUESTION').closing.replace('{name}', 'Emily')),
    ],
  },
  {
    patient: 'anneli',
    type: 'HEADACHE',
    steps: [
      sends(3 * hour, usual('et', 'HEADACHE').opening),
      replies('liis', 6 * hour, usual('et', 'HEADACHE').question ?? ''),
      answers(9 * hour, usual('et', 'HEADACHE').answer ?? ''),
      replies('andres', 11 * workingDay, usual('et', 'HEADACHE').closing, 14),
      adds(5 * hour, 'Päevik on tehtud: kahe nädala jooksul kolm hoogu, kõik nädalavahetusel.'),
      closes(
        'andres',
        6 * workingDay,
        'Aitäh! Vaatame päeviku vastuvõtul koos läbi. Seniks hoidke uneaeg ka nädalavahetusel sama.',
      ),
      reopens(
        30 * hour,
        'Hoogusid oli sel nädalal kaks ja ravim enam nii hästi ei aita. Kas saaks varem aja?',
      ),
      closes(
        'andres',
        40 * workingDay,
        'Jah, tulge homme kell 8.20. Kui valu on äkiline ja tugevam kui kunagi varem, helistage 112.',
      ),
    ],
  },
  { patient: 'kertu', type: 'BREASTFEEDING', steps: over(usual('et', 'BREASTFEEDING'), 'kadri', 24) },
  {
    patient: 'emil',
    writer: 'kertu',
    type: 'WELLNESS_VISIT_CHILD',
    steps: over(usual('et', 'WELLNESS_VISIT_CHILD', true), 'liis', 33),
  },
  { patient: 'liis', type: 'CERTIFICATE', steps: over(usual('et', 'CERTIFICATE'), 'andres', 90) },
  {
    patient: 'andres',
    clinic: 1,
    type: 'SHOULDER_PAIN',
    steps: over(usual('et', 'SHOULDER_PAIN'), 'heidi', 61),
  },
  {
    patient: 'olga',
    type: 'GASTROINTESTINAL',
    language: 'ru',
    steps: over(usual('ru', 'GASTROINTESTINAL'), 'natalja', 47),
  },
  {
    patient: 'zofia',
    clinic: 1,
    type: 'PRESCRIPTION_REFILL',
    language: 'pl',
    steps: over(usual('pl', 'PRESCRIPTION_REFILL'), 'marko', 80),
  },
  {
    patient: 'helve',
    type: 'PRESCRIPTION_REFILL',
    steps: over(usual('et', 'PRESCRIPTION_REFILL'), 'helen', 185),
  },
  { patient: 'endel', type: 'CONSTIPATION', steps: over(usual('et', 'CONSTIPATION'), 'kadri', 70, 'Endel') },
  // Fresh enough to say how it went and to open it again.
  {
    patient: 'emily',
    type: 'REQUEST_VACCINATION',
    language: 'en',
    steps: [
      sends(6 * hour, usual('en', 'REQUEST_VACCINATION').opening),
      closes('marko', 3 * workingDay, usual('en', 'REQUEST_VACCINATION').closing.replace('{name}', 'Emily')),
    ],
  },
  {
    patient: 'emily',
    type: 'SICK_LEAVE',
    language: 'en',
    steps: [
      sends(20 * hour, usual('en', 'SICK_LEAVE').opening),
      rejects('riina', 8 * workingDay, 'CLINIC_OVERLOADED'),
    ],
  },
];
