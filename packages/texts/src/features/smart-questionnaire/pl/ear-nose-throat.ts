import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'EAR_PAIN.discharge': {
    label: 'Czy coś wycieka z ucha?',
    topic: 'Wydzielina z ucha',
    options: { clear: 'Przezroczysty płyn', pus: 'Ropa lub cuchnąca wydzielina', blood: 'Krew' },
  },
  'EAR_PAIN.assoc': {
    label: 'Czy występuje coś z poniższej listy?',
    options: {
      cold: 'Przeziębienie lub ból gardła',
      hear: 'Pogorszenie słuchu',
      itch: 'Świąd lub niedawne pływanie',
      jaw: 'Ból żuchwy lub zęba',
      object: 'Ciało obce lub uraz ucha',
      diabetes: 'Cukrzyca lub osłabiona odporność',
    },
  },
  'RHINORRHEA_CONGESTION.discharge': {
    label: 'Jaka jest wydzielina?',
    topic: 'Wydzielina',
    options: {
      clear: 'Przezroczysta, wodnista',
      thick: 'Gęsta żółta lub zielona',
      blood: 'Krwista, tylko z jednej strony',
      none: 'Brak, tylko zatkany',
    },
  },
  'RHINORRHEA_CONGESTION.assoc': {
    label: 'Co temu towarzyszy?',
    options: {
      face: 'Ból twarzy lub zębów, gorszy przy schylaniu',
      sneeze: 'Kichanie, swędzenie oczu',
      smell: 'Utrata węchu',
      cough: 'Kaszel',
      ear: 'Ból ucha',
      again: 'Było lepiej, potem wyraźnie gorzej',
    },
  },
  'RHINORRHEA_CONGESTION.pattern': {
    label: 'Kiedy się pojawia?',
    topic: 'Kiedy występuje',
    options: {
      cold: 'Pojawił się z przeziębieniem',
      season: 'Co roku o tej samej porze',
      contact: 'Od zwierząt, kurzu lub w pracy',
      always: 'Przez cały rok',
    },
  },
  'RHINORRHEA_CONGESTION.spraydays': {
    label: 'Od ilu dni bez przerwy używane są krople lub spray na zatkany nos?',
    topic: 'Krople lub spray do nosa bez przerwy',
  },
  'SORE_THROAT.signs': {
    label: 'Jakie są objawy?',
    options: {
      pus: 'Białe plamki lub ropa na migdałkach',
      glands: 'Bolesne węzły z przodu szyi',
      cough: 'Kaszel',
      nose: 'Katar',
      rash: 'Szorstka czerwona wysypka',
      hoarse: 'Chrypka',
    },
  },
  'SORE_THROAT.drink': {
    label: 'Czy da się pić?',
    topic: 'Picie',
    options: { ok: 'Tak, jedzenie i picie możliwe', fluids: 'Tylko płyny', no: 'Nie, nawet płynów' },
  },
  'SORE_THROAT.risk': {
    label: 'Czy występuje któreś z poniższych?',
    options: {
      drugs: 'Metotreksat, klozapina, tiamazol lub chemioterapia',
      immun: 'Osłabiona odporność',
      contact: 'Kontakt z anginą lub szkarlatyną',
      often: 'Pięć lub więcej zapaleń gardła w roku',
    },
  },
};
