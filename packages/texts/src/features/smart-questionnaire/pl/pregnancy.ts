import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BREASTFEEDING.topic': {
    label: 'Czego dotyczy pytanie?',
    topic: 'Dotyczy',
    options: {
      breast: 'Ból, zaczerwienienie lub guzek w piersi',
      nipple: 'Bolące lub popękane brodawki',
      supply: 'Za mało lub za dużo mleka',
      baby: 'Karmienie lub przyrost wagi dziecka',
      medicine: 'Leki podczas karmienia',
      wean: 'Zakończenie karmienia',
    },
  },
  'BREASTFEEDING.babyage': { label: 'Wiek dziecka', topic: 'Wiek dziecka' },
  'BREASTFEEDING.breast': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      red: 'Czerwony, gorący, bolesny obszar',
      lump: 'Guzek, który nie znika po karmieniu',
      crack: 'Pęknięta lub krwawiąca brodawka',
      thrush: 'Biały nalot w ustach dziecka lub piekący ból piersi',
    },
  },
  'BREASTFEEDING.nappies': {
    label: 'Mokre pieluchy w ostatnich 24 godzinach',
    topic: 'Mokre pieluchy w ciągu 24 godzin',
  },
  'BREASTFEEDING.medicines': { label: 'Leki stosowane lub planowane', topic: 'Leki' },
  'BREASTFEEDING.mood': {
    label: 'Jaki jest nastrój mamy?',
    topic: 'Nastrój mamy',
    options: { good: 'Dobry', tired: 'Zmęczona, ale sobie radzi', low: 'Obniżony, płaczliwy lub lękowy' },
  },
  'PREGNANCY_START.lmp': {
    label: 'Pierwszy dzień ostatniej miesiączki (data)',
    topic: 'Początek ostatniej miesiączki',
  },
  'PREGNANCY_START.test': {
    label: 'Czy test jest dodatni?',
    topic: 'Dodatni test',
    options: { home: 'Tak, test domowy', doctor: 'Tak, potwierdzony przez lekarza', no: 'Jeszcze nie' },
  },
  'PREGNANCY_START.plan': {
    label: 'Co jest potrzebne?',
    topic: 'Potrzebne',
    options: {
      follow: 'Prowadzenie ciąży',
      advice: 'Porada i czas do namysłu',
      end: 'Informacja o przerwaniu ciąży',
    },
  },
  'PREGNANCY_START.conditions2': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      diab: 'Cukrzyca',
      bp: 'Nadciśnienie',
      thyroid: 'Choroba tarczycy',
      epilepsy: 'Padaczka',
      clot: 'Zakrzep w przeszłości',
      ectopic: 'Ciąża pozamaciczna lub nawracające poronienia w przeszłości',
    },
  },
  'PREGNANCY_START.medicines': {
    label: 'Leki i suplementy (także kwas foliowy)',
    topic: 'Leki i suplementy',
  },
  'PREGNANCY_START.habits': {
    label: 'Co z poniższej listy jest obecnie używane?',
    options: { smoke: 'Tytoń lub nikotyna', alcohol: 'Alkohol', drugs: 'Narkotyki' },
  },
  'PREGNANCY_COMMS.week': { label: 'Tydzień ciąży', topic: 'Tydzień ciąży' },
  'PREGNANCY_COMMS.topic': {
    label: 'Czego dotyczy pytanie?',
    topic: 'Dotyczy',
    options: {
      symptom: 'Objaw',
      infection: 'Infekcja lub kontakt z nią',
      medicine: 'Leki lub szczepienia',
      tests: 'Badania i wyniki',
      work: 'Praca lub zwolnienie',
    },
  },
  'PREGNANCY_COMMS.symptoms': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      spot: 'Lekkie plamienie',
      swell: 'Nagły obrzęk twarzy lub rąk',
      itch: 'Świąd dłoni i stóp',
      urine: 'Ból przy oddawaniu moczu',
      vomit: 'Wymioty',
      discharge: 'Nietypowe upławy',
      back: 'Ból pleców lub miednicy',
      heartburn: 'Zgaga lub zaparcie',
    },
  },
  'PREGNANCY_COMMS.systolic': { label: 'Górna wartość ciśnienia, jeśli zmierzono', topic: 'Górne ciśnienie' },
  'PREGNANCY_COMMS.diastolic': {
    label: 'Dolna wartość ciśnienia, jeśli zmierzono',
    topic: 'Dolne ciśnienie',
  },
};
