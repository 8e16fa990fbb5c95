import type { Answers } from '@tervita/domain/smart-questionnaire';
import { hour, minute, workingDay } from '../office-time.ts';
import { asks, closes, type Scene, type SceneStep, sends } from './scene.ts';

const chosen = (key: string, values: readonly number[]): Answers =>
  Object.fromEntries(values.map((value, at) => [`${key}.q${at + 1}`, { choices: [String(value)] }]));
const noDanger: Answers = { danger: { choices: ['none'] } };

/** Nobody in the demonstration thinks of harming themselves: the ninth item is zero. */
const phq9 = (...values: readonly number[]) => ({
  answers: { ...noDanger, ...chosen('PHQ9', [...values, 0]), 'PHQ9.q10': { choices: ['1'] } },
});
const gad7 = (...values: readonly number[]) => ({ answers: { ...noDanger, ...chosen('GAD7', values) } });

const filled = 'Täitsin küsimustiku.';
const read = (text: string, weeksAgo: number): readonly SceneStep[] => [
  sends(5 * hour, filled),
  closes('andres', weeksAgo * 5 * workingDay, text),
];

/** As the provider tells what was asked and chosen. */
const sleep = {
  'Raskus uinuda': 3,
  'Raskus edasi magada': 2,
  'Liiga varane ärkamine': 2,
  'Rahulolu unega': 3,
  'Kas teised märkavad': 2,
  'Mure une pärast': 2,
  'Mõju päevale': 2,
};
const sleepWords = Object.entries(sleep).map(([topic, value], at) => `${at + 1}. ${topic}: ${value}`);

/** Results that go up and down over months, one that a provider hosted, one that waits to be filled in. */
export const questionnaires: readonly Scene[] = [
  {
    patient: 'anneli',
    type: 'PHQ9',
    asked: phq9(2, 3, 2, 2, 2, 2, 2, 1),
    steps: read('Tere, Anneli! Kutsume teid vastuvõtule, kell 9.40 on vaba. Alustame raviga.', 26),
  },
  {
    patient: 'anneli',
    type: 'PHQ9',
    asked: phq9(2, 2, 2, 2, 1, 1, 1, 1),
    steps: read('Aitäh! Tulemus on parem. Jätkake sama annusega ja täitke uuesti kahe kuu pärast.', 18),
  },
  {
    patient: 'anneli',
    type: 'PHQ9',
    asked: phq9(1, 1, 2, 1, 1, 1, 1, 0),
    steps: read('Väga hea, paranemine jätkub. Ravi jätkub veel vähemalt pool aastat.', 9),
  },
  {
    patient: 'anneli',
    type: 'GAD',
    asked: gad7(2, 2, 2, 2, 1, 2, 2),
    steps: read('Aitäh! Räägime ärevusest vastuvõtul. Seniks proovige hingamisharjutusi.', 6),
  },
  {
    patient: 'anneli',
    type: 'PHQ9',
    asked: phq9(1, 1, 1, 1, 0, 1, 0, 0),
    steps: [sends(55 * minute, filled)],
  },
  {
    patient: 'martin',
    type: 'PHQ9',
    asked: phq9(1, 1, 2, 2, 1, 1, 1, 0),
    steps: read('Tere, Martin! Proovime kõigepealt une ja liikumisega. Täitke uuesti kuu pärast.', 21),
  },
  {
    patient: 'martin',
    type: 'PHQ9',
    asked: phq9(2, 2, 2, 2, 1, 2, 2, 0),
    steps: read('Tulemus on halvem kui eelmisel korral. Palun tulge vastuvõtule, helistame teile aja.', 16),
  },
  {
    patient: 'martin',
    type: 'PHQ9',
    asked: phq9(1, 1, 1, 1, 0, 1, 1, 0),
    steps: read('Aitäh, palju parem. Jätkame teraapiaga ja vaatame kolme kuu pärast.', 7),
  },
  {
    patient: 'kertu',
    type: 'ISI',
    begins: 'STARTED',
    asked: { answers: noDanger, hosted: sleep },
    steps: [
      sends(7 * hour, sleepWords.join('\n')),
      closes(
        'kadri',
        12 * workingDay,
        'Tere, Kertu! Unega aitab sageli kindel ärkamise aeg. Räägime sellest visiidil.',
      ),
    ],
  },
  {
    patient: 'silvia',
    type: 'QUESTION',
    steps: [
      sends(6 * hour, 'Olen juba mitu nädalat väsinud ja midagi ei rõõmusta. Kas see on vanusest?'),
      asks(
        'liis',
        workingDay,
        'PHQ9',
        'Tere, Silvia! Palun täitke see küsimustik, siis teame enne vastuvõttu rohkem.',
      ),
    ],
  },
  {
    patient: 'martin',
    type: 'FIT_NOTE_END',
    asked: {
      answers: {
        ...noDanger,
        leaveType: { choices: ['SICK_NOTE'] },
        note: { text: 'Palavikku ei ole enam, köha on vähe.' },
      },
      returnsAfterDays: 1,
    },
    steps: [sends(85 * minute, 'Olen terve ja lähen homme tööle. Palun lõpetage haigusleht.')],
  },
];
