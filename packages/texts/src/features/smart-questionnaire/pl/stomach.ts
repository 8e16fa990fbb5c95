import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'GASTROINTESTINAL.symptoms': {
    label: 'Jaki jest główny problem?',
    options: {
      heartburn: 'Zgaga lub cofanie kwasu',
      upper: 'Ból lub pieczenie w górnej części brzucha',
      bloat: 'Wzdęcia lub gazy',
      nausea: 'Nudności',
      habit: 'Zmiana rytmu wypróżnień',
      blood: 'Krew w stolcu lub na nim',
      swallow: 'Jedzenie utyka przy połykaniu',
    },
  },
  'GASTROINTESTINAL.meals': {
    label: 'Jak to się wiąże z jedzeniem?',
    topic: 'Związek z jedzeniem',
    options: {
      after: 'Gorzej po jedzeniu',
      empty: 'Gorzej na czczo lub w nocy',
      foods: 'Tylko po niektórych potrawach',
      none: 'Brak związku',
    },
  },
  'GASTROINTESTINAL.medicines': {
    label: 'Które z tych leków są przyjmowane?',
    topic: 'Przyjmowane leki',
    options: {
      nsaid: 'Ibuprofen, diklofenak lub aspiryna',
      thinner: 'Leki rozrzedzające krew',
      abx: 'Antybiotyki w ostatnich 3 miesiącach',
      iron: 'Preparaty żelaza',
      metformin: 'Metformina lub zastrzyki odchudzające',
    },
  },
  'GASTROINTESTINAL.weightloss': {
    label: 'Niezamierzona utrata wagi w ostatnich 6 miesiącach',
    topic: 'Utrata wagi w 6 miesięcy',
  },
  'ABDOMINAL_PAIN.location': {
    label: 'Gdzie ból jest najsilniejszy?',
    topic: 'Miejsce bólu',
    options: {
      upper: 'U góry pośrodku',
      upright: 'U góry po prawej',
      upleft: 'U góry po lewej',
      navel: 'Wokół pępka',
      lowright: 'Na dole po prawej',
      lowleft: 'Na dole po lewej',
      lowmid: 'Na dole pośrodku',
      all: 'Cały brzuch',
    },
  },
  'ABDOMINAL_PAIN.assoc': {
    label: 'Co towarzyszy bólowi?',
    options: {
      vomit: 'Wymioty',
      diarr: 'Biegunka',
      const: 'Zaparcie',
      urine: 'Ból lub krew przy oddawaniu moczu',
      vaginal: 'Nietypowe krwawienie lub upławy z pochwy',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
  'NAUSEA_VOMITING.times': {
    label: 'Ile razy były wymioty w ostatnich 24 godzinach?',
    topic: 'Wymioty w ciągu 24 godzin',
  },
  'NAUSEA_VOMITING.drink': {
    label: 'Czy da się pić bez wymiotów?',
    topic: 'Picie bez wymiotów',
    options: {
      ok: 'Tak',
      sips: 'Tylko małe łyki',
      no: 'Nie, od mniej niż 12 godzin',
      no12: 'Nie, od 12 godzin lub dłużej',
    },
  },
  'NAUSEA_VOMITING.assoc': {
    label: 'Czy występuje coś z poniższej listy?',
    options: {
      diarr: 'Biegunka',
      head: 'Ból głowy',
      dizzy: 'Zawroty głowy',
      diab: 'Cukrzyca leczona insuliną',
      newmed: 'Nowy lek',
      weight: 'Niewyjaśniona utrata wagi',
    },
  },
  'DYSPHAGIA.what': {
    label: 'Co trudno połknąć?',
    topic: 'Trudno połykać',
    options: {
      solid: 'Pokarmy stałe',
      liquid: 'Płyny',
      both: 'Jedno i drugie',
      lump: 'Nic nie utyka, tylko uczucie guli',
    },
  },
  'DYSPHAGIA.assoc': {
    label: 'Czy występuje coś z poniższej listy?',
    options: {
      pain: 'Ból przy połykaniu',
      heartburn: 'Zgaga',
      cough: 'Kaszel lub krztuszenie się przy jedzeniu',
      hoarse: 'Chrypka ponad 3 tygodnie',
      vomit: 'Cofanie się jedzenia',
      blood: 'Smużki krwi w wymiotach',
    },
  },
  'DYSPHAGIA.weightloss': { label: 'Utrata wagi z tego powodu', topic: 'Utrata wagi' },
};
