import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'REQUEST_VACCINATION.vaccine': {
    label: 'Jakie szczepienie?',
    topic: 'Szczepienie',
    options: {
      flu: 'Grypa',
      tbe: 'Kleszczowe zapalenie mózgu',
      td: 'Tężec i błonica',
      covid: 'COVID-19',
      pneumo: 'Pneumokoki',
      hpv: 'HPV',
      child: 'Szczepienia dziecka (kalendarz szczepień)',
      travel: 'Podróż',
      other: 'Inne lub potrzebna porada',
    },
  },
  'REQUEST_VACCINATION.check': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      reaction: 'Ciężka reakcja na szczepionkę lub ciężka alergia',
      ill: 'Obecnie gorączka lub choroba',
      preg: 'Ciąża',
      immun: 'Osłabiona odporność',
      wound: 'Świeża brudna rana lub ugryzienie przez zwierzę',
    },
  },
  'REQUEST_VACCINATION.travel': { label: 'Dokąd i kiedy jest podróż?', topic: 'Podróż' },
  'REQUEST_LABS.why': {
    label: 'Dlaczego potrzebne są badania?',
    topic: 'Powód',
    options: {
      follow: 'Kontrola znanej choroby',
      symptom: 'Nowa dolegliwość',
      check: 'Ogólna kontrola',
      result: 'Pytanie o wyniki',
    },
  },
  'REQUEST_LABS.which': { label: 'Jakie badania lub jaka dolegliwość?', topic: 'Badania lub dolegliwość' },
  'REQUEST_LABS.last': {
    label: 'Kiedy były ostatnio?',
    topic: 'Ostatnio',
    options: { m3: 'W ostatnich 3 miesiącach', y1: 'W ostatnim roku', old: 'Dawniej lub nigdy' },
  },
  'WELLNESS_VISIT_CHILD.ageGroup': {
    label: 'Który bilans?',
    topic: 'Bilans',
    options: { infant: 'Poniżej 1 roku', toddler: '1–3 lata', preschool: '4–7 lat', school: 'Wiek szkolny' },
  },
  'WELLNESS_VISIT_CHILD.concerns': {
    label: 'Czy niepokoi coś z poniższej listy?',
    topic: 'Niepokoi',
    options: {
      growth: 'Wzrost lub jedzenie',
      speech: 'Mowa',
      motor: 'Rozwój ruchowy',
      behav: 'Zachowanie lub kontakt',
      lost: 'Utracone umiejętności',
      sleep: 'Sen',
      senses: 'Słuch lub wzrok',
    },
  },
  'WELLNESS_VISIT_CHILD.vaccines': {
    label: 'Czy podczas wizyty wykonać szczepienia?',
    topic: 'Szczepienia na wizycie',
    options: { discuss: 'Do omówienia' },
  },
  'WELLNESS_DIABETES.glucose': {
    label: 'Najwyższy domowy wynik cukru z ostatniego tygodnia, jeśli zmierzono',
    topic: 'Najwyższy domowy cukier',
  },
  'WELLNESS_DIABETES.hypo': {
    label: 'Jak często cukier jest za niski?',
    topic: 'Za niski cukier',
    options: {
      never: 'Nigdy',
      month: 'Około raz w miesiącu',
      week: 'Co tydzień lub częściej',
      help: 'Potrzebna była pomoc innej osoby',
    },
  },
  'WELLNESS_DIABETES.changes': {
    label: 'Czy któryś z tych objawów jest nowy?',
    topic: 'Nowe',
    options: {
      vision: 'Pogorszenie wzroku',
      numb: 'Drętwienie lub pieczenie stóp',
      thirst: 'Pragnienie i częste oddawanie moczu',
      weight: 'Zmiana wagi',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.height': { label: 'Wzrost', topic: 'Wzrost' },
  'WEIGHT_MANAGEMENT_SCREENING.weight': { label: 'Waga', topic: 'Waga' },
  'WEIGHT_MANAGEMENT_SCREENING.conditions2': {
    label: 'Które z tych problemów rozpoznano?',
    options: {
      diab: 'Cukrzyca lub wysoki cukier',
      bp: 'Nadciśnienie',
      apnea: 'Chrapanie z bezdechami',
      joint: 'Ból stawów',
      heart: 'Choroba serca',
      eating: 'Napady objadania się lub prowokowanie wymiotów',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.tried': {
    label: 'Czego próbowano i jaki jest cel?',
    topic: 'Próby i cel, własnymi słowami',
  },
};
