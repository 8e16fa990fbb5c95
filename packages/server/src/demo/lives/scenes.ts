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
  sentInWorkingTime,
  usual,
} from './scene.ts';

/** What the clinic finds when it opens its inbox, and what the people on the sign-in page find in theirs. */
const waitingForClinic: readonly Scene[] = [
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
    steps: [sends(190 * minute, usual('et', 'ACUTE_INFECTION', true).opening)],
  },
  {
    patient: 'karlErik',
    type: 'SICK_LEAVE',
    isNewPatient: true,
    steps: [
      sends(
        165 * minute,
        'Viirus alates teisipäevast, töötan laos. Kolisin siia kanti hiljuti ja esitasin avalduse teie nimistusse. Kas saaksin haiguslehe?',
      ),
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
    steps: [
      sends(
        70 * minute,
        'Väänasin eile jalgpallis põlve, on paistes ja ei saa lõpuni sirutada. Kas saaks homme aja?',
      ),
      adds(35 * minute, 'Lisan, et põlv jääb vahel kõverdatud asendisse kinni.'),
    ],
  },
];

const waitingForPatient: readonly Scene[] = [
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
      sends(5 * hour, usual('et', 'WELLNESS_DIABETES').opening),
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
];

const unsent: readonly Scene[] = [
  { patient: 'oskar', writer: 'mari', type: 'SKIN_RASH', begunBefore: 2 * day, steps: [] },
  { patient: 'olga', clinic: 1, type: 'DERMATOLOGICAL', language: 'ru', begunBefore: 5 * hour, steps: [] },
  {
    patient: 'sander',
    clinic: 1,
    type: 'REQUEST_LABS',
    begins: 'STARTED',
    begunBefore: 20 * minute,
    steps: [],
  },
  { patient: 'sander', clinic: 1, type: 'BACK_PAIN', begins: 'STARTED', steps: [fails(3 * day)] },
  {
    patient: 'zofia',
    clinic: 1,
    type: 'QUESTION',
    language: 'pl',
    begins: 'STARTED',
    steps: [cancelsSending(9 * day)],
  },
];

const finished: readonly Scene[] = [
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
];

export const scenes: readonly Scene[] = [...waitingForClinic, ...waitingForPatient, ...unsent, ...finished];
