import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HEADACHE.assoc': {
    label: 'Co towarzyszy bólowi głowy?',
    options: {
      nausea: 'Nudności lub wymioty',
      light: 'Przeszkadza światło lub dźwięk',
      aura: 'Migotanie lub zygzaki przed oczami',
      tear: 'Łzawienie oka lub zatkany nos po jednej stronie',
      neck: 'Napięcie karku lub barków',
      morning: 'Najgorzej po przebudzeniu albo przy kaszlu i schylaniu',
    },
  },
  'HEADACHE.painkillers': {
    label: 'Przez ile dni w miesiącu przyjmowane są leki przeciwbólowe?',
    topic: 'Leki przeciwbólowe',
  },
  'VERTIGO.kind': {
    label: 'Jakie to uczucie?',
    topic: 'Odczucie',
    options: {
      spin: 'Wszystko wiruje',
      faint: 'Jak przed omdleniem',
      unsteady: 'Chwianie się na nogach',
      vague: 'Trudno opisać',
    },
  },
  'VERTIGO.trigger': {
    label: 'Co to wywołuje?',
    topic: 'Wywołuje',
    options: {
      turn: 'Obracanie się w łóżku lub ruchy głowy',
      stand: 'Wstawanie',
      effort: 'Wysiłek fizyczny',
      stress: 'Stres lub tłum',
    },
  },
  'VERTIGO.ear': {
    label: 'Czy są objawy ze strony uszu?',
    options: {
      hear: 'Pogorszenie słuchu',
      ring: 'Szum lub dzwonienie',
      full: 'Uczucie pełności w uchu',
      pain: 'Ból lub wydzielina',
    },
  },
  'VERTIGO.falls': { label: 'Czy doszło z tego powodu do upadków?', topic: 'Upadki z tego powodu' },
  'VERTIGO.medicines': {
    label: 'Nowe lub zmienione leki; ostatni pomiar ciśnienia',
    topic: 'Leki i ciśnienie',
  },
  'TINNITUS.kind': {
    label: 'Jaki to dźwięk?',
    topic: 'Dźwięk',
    options: {
      ring: 'Dzwonienie, szum lub brzęczenie',
      pulse: 'Pulsuje w rytm serca',
      click: 'Klikanie',
      voices: 'Głosy lub muzyka',
    },
  },
  'TINNITUS.hearing': {
    label: 'Jaki jest słuch?',
    topic: 'Słuch',
    options: {
      normal: 'Prawidłowy',
      gradual: 'Stopniowo się pogarsza',
      oneear: 'Wyraźnie gorszy w jednym uchu',
    },
  },
  'TINNITUS.assoc': {
    label: 'Czy występuje coś z poniższej listy?',
    options: {
      vertigo: 'Zawroty głowy z wirowaniem',
      pain: 'Ból lub wydzielina z ucha',
      wax: 'Uczucie zatkania lub woskowina',
      noise: 'Głośny hałas przed początkiem',
      jaw: 'Trzaskanie żuchwy lub napięcie karku',
    },
  },
  'TINNITUS.medicines': {
    label: 'Przyjmowane leki (także aspiryna, antybiotyki, leczenie nowotworu)',
    topic: 'Przyjmowane leki',
  },
};
