import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'JOINT_PAIN.joints': {
    label: 'Które stawy?',
    topic: 'Stawy',
    options: {
      hand: 'Palce lub dłonie',
      wrist: 'Nadgarstek',
      elbow: 'Łokieć',
      shoulder: 'Bark',
      hip: 'Biodro',
      knee: 'Kolano',
      foot: 'Kostka, stopa lub palce stóp',
      spine: 'Szyja lub plecy',
    },
  },
  'JOINT_PAIN.stiffness': {
    label: 'Jak długo rano utrzymuje się sztywność?',
    topic: 'Sztywność poranna',
    options: {
      no: 'Brak sztywności',
      lt30: 'Poniżej 30 minut',
      '30_60': '30–60 minut',
      gt60: 'Ponad godzinę',
    },
  },
  'JOINT_PAIN.other': {
    label: 'Czy ostatnio wystąpiło coś z poniższej listy?',
    options: {
      swelling: 'Widoczny obrzęk stawu',
      tick: 'Ukąszenie kleszcza lub rumień w kształcie pierścienia',
      psoriasis: 'Łuszczyca lub inna wysypka',
      eye: 'Czerwone, bolesne oko',
      infection: 'Infekcja jelit lub dróg moczowych',
      weight: 'Niewyjaśniona utrata wagi lub nocne poty',
    },
  },
  'SHOULDER_PAIN.assoc': {
    label: 'Czy występuje któryś z tych objawów?',
    options: {
      numb: 'Drętwienie lub osłabienie ręki',
      neck: 'Ból szyi',
      pmr: 'Rano sztywne oba barki, wiek powyżej 50 lat',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
  'ELBOW_PAIN.place': {
    label: 'W którym miejscu łokcia?',
    topic: 'Miejsce bólu',
    options: {
      outer: 'Po zewnętrznej stronie',
      inner: 'Po wewnętrznej stronie',
      tip: 'Na czubku z tyłu',
      all: 'Cały staw',
    },
  },
  'ELBOW_PAIN.numb': {
    label: 'Czy drętwieją palec serdeczny i mały?',
    topic: 'Drętwienie palca serdecznego i małego',
  },
  'WRIST_PAIN.nerve': {
    label: 'Które z tych objawów występują?',
    options: {
      night: 'Palce drętwieją w nocy',
      thumb: 'Drętwienie kciuka, palca wskazującego i środkowego',
      weak: 'Słaby chwyt, upuszczanie rzeczy',
      lump: 'Guzek na nadgarstku',
      swelling: 'Obrzęk kilku stawów palców',
    },
  },
};
