import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'SKIN_RASH.look': {
    label: 'Jak to wygląda?',
    options: {
      spots: 'Czerwone plamy lub grudki',
      wheals: 'Uniesione swędzące bąble zmieniające miejsce',
      vesicles: 'Małe pęcherzyki',
      scaly: 'Suche łuszczące się plamy',
      pus: 'Ropa lub strupy',
      ring: 'Powoli rosnący pierścień lub czerwona plama',
    },
  },
  'SKIN_RASH.trigger': {
    label: 'Co było wcześniej?',
    topic: 'Przed pojawieniem się',
    options: {
      med: 'Nowy lek w ostatnich 4 tygodniach',
      food: 'Nowe jedzenie',
      contact: 'Nowe kosmetyki, metal, rośliny lub chemia',
      tick: 'Ukąszenie kleszcza',
      ill: 'Kontakt z osobą z wysypką lub infekcją',
      sun: 'Słońce lub upał',
    },
  },
  'DERMATOLOGICAL.topic': {
    label: 'Czego dotyczy?',
    topic: 'Dotyczy',
    options: {
      mole: 'Znamię lub zmiana skórna',
      acne: 'Trądzik',
      eczema: 'Egzema lub łuszczyca',
      wart: 'Kurzajka lub grzybica',
      hair: 'Wypadanie włosów',
      nail: 'Zmiana paznokci',
      other: 'Coś innego',
    },
  },
  'DERMATOLOGICAL.change': {
    label: 'W przypadku znamienia lub zmiany: czy zauważono coś z poniższej listy?',
    options: {
      grow: 'Rośnie',
      shape: 'Nierówny kształt lub brzeg',
      colour: 'Kilka kolorów lub ciemnienie',
      bleed: 'Krwawi, strupieje lub się nie goi',
    },
  },
};
