import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'CONSTIPATION.last': {
    label: 'Kiedy było ostatnie wypróżnienie?',
    topic: 'Ostatnie wypróżnienie',
    options: {
      d0_2: 'W ostatnich 2 dniach',
      d3_4: '3–4 dni temu',
      d5_7: '5–7 dni temu',
      gt7: 'Ponad tydzień temu',
    },
  },
  'CONSTIPATION.assoc': {
    label: 'Co temu towarzyszy?',
    options: {
      hard: 'Twarde grudki, parcie',
      blood: 'Krew na papierze lub w stolcu',
      altern: 'Na zmianę z biegunką',
      pain: 'Ból lub wzdęcie brzucha',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
  'CONSTIPATION.medicines': {
    label: 'Które z tych leków są przyjmowane?',
    topic: 'Przyjmowane leki',
    options: {
      opioid: 'Silne leki przeciwbólowe (kodeina, tramadol, morfina)',
      iron: 'Żelazo lub wapń',
      psych: 'Leki przeciwdepresyjne lub przeciwalergiczne',
      water: 'Leki moczopędne lub na ciśnienie',
    },
  },
  'CONSTIPATION.fluids': {
    label: 'Ile płynów i błonnika dziennie?',
    topic: 'Płyny i błonnik',
    options: { good: 'Około 1,5 litra i warzywa codziennie', little: 'Mniej' },
  },
  'DIARRHEA.times': {
    label: 'Ile luźnych stolców było w ostatnich 24 godzinach?',
    topic: 'Luźne stolce w ciągu 24 godzin',
  },
  'DIARRHEA.stool': {
    label: 'Jaki jest stolec?',
    topic: 'Stolec',
    options: { water: 'Wodnisty', mucus: 'Ze śluzem', blood: 'Z krwią', fat: 'Jasny i tłusty' },
  },
  'DIARRHEA.exposure': {
    label: 'Co było wcześniej?',
    topic: 'Co było wcześniej',
    options: {
      travel: 'Podróż zagraniczna',
      abx: 'Antybiotyki lub szpital w ostatnich 3 miesiącach',
      food: 'Podejrzane jedzenie',
      others: 'Inni też chorują',
      job: 'Praca z żywnością, pacjentami lub małymi dziećmi',
    },
  },
  'WEIGHT_LOSS.kg': { label: 'O ile kilogramów spadła waga?', topic: 'Utrata wagi' },
  'WEIGHT_LOSS.period': {
    label: 'W jakim czasie?',
    topic: 'W czasie',
    options: { m1: 'Do 1 miesiąca', m3: '1–3 miesiące', m6: '3–6 miesięcy', m12: 'Ponad 6 miesięcy' },
  },
  'WEIGHT_LOSS.weight': { label: 'Obecna waga', topic: 'Obecna waga' },
  'WEIGHT_LOSS.intent': {
    label: 'Czy utrata wagi była zamierzona?',
    topic: 'Zamierzona',
    options: { partly: 'Częściowo' },
  },
  'WEIGHT_LOSS.assoc': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      thirst: 'Pragnienie i częste oddawanie moczu',
      bowel: 'Biegunka lub krew w stolcu',
      swallow: 'Trudności z połykaniem',
      cough: 'Kaszel ponad 3 tygodnie',
      sweats: 'Nocne poty',
      lump: 'Guzek gdziekolwiek',
      thyroid: 'Kołatanie serca, poty lub drżenie',
      mood: 'Obniżony nastrój lub stres',
      eating: 'Lęk przed przytyciem lub prowokowanie wymiotów',
    },
  },
  'WEIGHT_LOSS.medicines': {
    label: 'Przyjmowane leki (także na odchudzanie lub cukrzycę)',
    topic: 'Przyjmowane leki',
  },
};
