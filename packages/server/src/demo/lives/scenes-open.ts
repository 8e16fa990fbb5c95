import { hour, minute, workingDay } from '../office-time.ts';
import { adds, answers, replies, type Scene, sends, sentInWorkingTime, usual, writesFirst } from './scene.ts';

/** What the clinic finds when it opens its inbox, and what the people on the sign-in page find in theirs. */
export const waitingForClinic: readonly Scene[] = [
  {
    patient: 'helve',
    type: 'PRESCRIPTION_REFILL',
    steps: [
      sentInWorkingTime(
        workingDay + 3 * hour,
        'Vererõhurohi saab reedel otsa, palun pikendada retsepti. Rõhk on olnud 135/80 ringis.',
      ),
    ],
  },
  {
    patient: 'viktor',
    type: 'BACK_PAIN',
    language: 'ru',
    redFlag: 'TODAY',
    asked: {
      answers: {
        danger: { choices: ['flank'] },
        duration: { choices: ['d4_7'] },
        location: { choices: ['low'] },
        radiation: { choices: ['below'] },
        severity: { number: 6 },
        rest: { choices: ['partly'] },
        risk: { choices: ['none'] },
        hopes: { text: 'Пью ибупрофен, помогает мало. Нужно ли мне на снимок?' },
      },
    },
    steps: [sentInWorkingTime(workingDay + hour, usual('ru', 'BACK_PAIN').opening)],
  },
  {
    patient: 'oskar',
    writer: 'mari',
    type: 'PRESCRIPTION_REFILL',
    steps: [sentInWorkingTime(5 * hour, usual('et', 'PRESCRIPTION_REFILL', true).opening)],
  },
  {
    patient: 'oskar',
    writer: 'mari',
    type: 'ACUTE_INFECTION',
    asked: {
      answers: {
        danger: { choices: ['none'] },
        symptoms: { choices: ['fever', 'cough', 'nose'] },
        duration: { choices: ['lt24h'] },
        temperature: { number: 38.4 },
        course: { choices: ['same'] },
        conditions: { choices: ['none'] },
        exposure: { choices: ['contact'] },
        hopes: { text: 'Andsin paratsetamooli, palavik alanes. Kas peaksime vastuvõtule tulema?' },
      },
      leave: {
        type: 'CARE_NOTE',
        jobDescription: 'Raamatupidaja, töötan kontoris',
        worksWeekends: false,
        unavailableVisitTimes: 'Teisipäeval enne kella 12',
      },
    },
    steps: [sends(190 * minute, usual('et', 'ACUTE_INFECTION', true).opening)],
  },
  {
    patient: 'oskar',
    writer: 'liisi',
    type: 'COUGH',
    steps: [
      sends(
        110 * minute,
        'Oskar on see nädal minu juures, sest vanemad on reisil. Olen tema tädi. Eilsest õhtust on tal palavik 38,4 ja öösel köhib ta palju. Kas peaksime vastuvõtule tulema? Ema teab, et ma kirjutan.',
      ),
    ],
  },
  {
    patient: 'karlErik',
    type: 'SICK_LEAVE',
    isNewPatient: true,
    asked: {
      answers: {
        danger: { choices: ['none'] },
        leaveType: { choices: ['SICK_NOTE'] },
        symptoms: { text: 'Palavik 38,2 ja köha' },
        jobDescription: { text: 'Laotöötaja, tõstan kaste' },
        worksWeekends: { choices: ['yes'] },
        unavailableTimes: { text: 'Pärast kella 16 ei saa rääkida' },
      },
      startedDaysBefore: 1,
    },
    steps: [
      sends(165 * minute, 'Viirus eilsest, töötan laos. Kolisin siia kanti hiljuti. Kas saaksin haiguslehe?'),
    ],
  },
  {
    patient: 'piret',
    type: 'PREGNANCY_START',
    steps: [
      sends(2 * hour, 'Tere! Ootan vist last. Kuidas edasi toimida?'),
      replies(
        'triin',
        3 * hour,
        'Õnnitlused! Millal test positiivne oli ja kas soovite aega meie ämmaemanda juurde?',
      ),
      answers(
        140 * minute,
        'Test oli positiivne nädala alguses, sooviksin esimest vastuvõttu. Foolhapet võtan.',
      ),
    ],
  },
  {
    patient: 'anneli',
    type: 'ANXIETY',
    steps: [
      sends(3 * hour, usual('et', 'ANXIETY').opening),
      replies(
        'liis',
        4 * hour,
        'Tere, Anneli! Hea, et kirjutasite. Palun täitke GAD-7 küsimustik ja saatke tulemus siia.',
      ),
      answers(112 * minute, 'GAD-7 küsimustik on täidetud, tulemus 11 punkti. Kõige raskem on uinumine.'),
    ],
  },
  {
    patient: 'rein',
    type: 'PROC_WOUNDDRESSING',
    steps: [
      sends(4 * hour, 'Kas peaksin sidumisele tulema? Sääre haav õmmeldi kaks nädalat tagasi.'),
      replies('kadri', 5 * hour, 'Tere! Kas õmblused on juba eemaldatud ja milline haav täna välja näeb?'),
      answers(
        75 * minute,
        'Õmblused eemaldati esmaspäeval, haav natuke märg. Punetust ega palavikku ei ole.',
      ),
    ],
  },
  {
    patient: 'siim',
    type: 'REQUEST_LABS',
    steps: [sends(48 * minute, 'Kas saaksin kolesterooli uuesti mõõta enne visiiti?')],
  },
  {
    patient: 'jelena',
    type: 'SKIN_RASH',
    language: 'ru',
    steps: [sends(6 * minute, usual('ru', 'SKIN_RASH').opening)],
  },
  {
    patient: 'endel',
    type: 'PRESCRIPTION_REFILL',
    steps: [sends(4 * minute, 'Südamerohud otsas laupäeval, pikendage palun kõiki.')],
  },
  {
    patient: 'zofia',
    clinic: 1,
    type: 'SORE_THROAT',
    language: 'pl',
    steps: [sends(95 * minute, usual('pl', 'SORE_THROAT').opening)],
  },
  {
    patient: 'sander',
    clinic: 1,
    type: 'KNEE_PAIN',
    redFlag: 'TODAY',
    steps: [
      sends(
        70 * minute,
        'Väänasin eile jalgpallis põlve, on paistes ja ei saa lõpuni sirutada. Kas saaks homme aja?',
      ),
      adds(35 * minute, 'Lisan, et põlv on nüüd kuum ja paistes ning mul on palavik.'),
    ],
  },
];

export const waitingForPatient: readonly Scene[] = [
  {
    patient: 'silvia',
    clinic: 1,
    type: 'QUESTION',
    steps: [
      writesFirst(
        'ewa',
        26 * hour,
        'Tere, Silvia! Teie silmauuringu vastus on valmis. Palun vaadake see üle ja kirjutage, kas soovite selle kohta aega.',
      ),
    ],
  },
  {
    patient: 'mari',
    type: 'BACK_PAIN',
    steps: [
      sends(16 * hour, usual('et', 'BACK_PAIN').opening),
      replies(
        'liis',
        90 * minute,
        'Tere, Mari! Aitäh selge kirjelduse eest. Enne vastamist kaks küsimust: kas valu kiirgub põlvest allapoole? Kas jalas on tuimust?\n\nSeniks liikuge nii palju, kui valu lubab.',
      ),
    ],
  },
  {
    patient: 'emily',
    type: 'BACK_PAIN',
    language: 'en',
    steps: [
      sends(15 * hour, usual('en', 'BACK_PAIN').opening),
      replies('marko', hour, (usual('en', 'BACK_PAIN').question ?? '').replace('{name}', 'Emily')),
    ],
  },
  {
    patient: 'urmas',
    type: 'WELLNESS_DIABETES',
    steps: [
      sends(14 * hour, usual('et', 'WELLNESS_DIABETES').opening),
      replies(
        'helen',
        3 * hour,
        'Tere, Urmas! Tõstsime metformiini annust. Mõõtke nädal aega veresuhkrut hommikul ja kaks tundi pärast lõunat ning saatke näidud siis siia.',
        7,
      ),
    ],
  },
  {
    patient: 'ljudmila',
    type: 'VERTIGO',
    language: 'ru',
    steps: [
      sends(20 * hour, usual('ru', 'VERTIGO').opening),
      replies('natalja', 4 * workingDay, usual('ru', 'VERTIGO').closing, 2),
    ],
  },
  {
    patient: 'kaspar',
    type: 'APPOINTMENT',
    steps: [
      sends(3 * hour, usual('et', 'APPOINTMENT').opening),
      replies('triin', 2 * workingDay, usual('et', 'APPOINTMENT').question ?? ''),
    ],
  },
  {
    patient: 'emily',
    type: 'PRESCRIPTION_REFILL',
    language: 'en',
    steps: [
      sends(18 * hour, usual('en', 'PRESCRIPTION_REFILL').opening),
      replies(
        'marko',
        5 * hour,
        'Hello Emily, both inhalers are renewed. Count for a week how often you need the reliever, and tell me then.',
        7,
      ),
    ],
  },
];
