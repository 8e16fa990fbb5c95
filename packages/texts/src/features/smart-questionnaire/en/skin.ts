import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'SKIN_RASH.look': {
    label: 'What does it look like?',
    options: {
      spots: 'Red spots or bumps',
      wheals: 'Raised itchy wheals that move around',
      vesicles: 'Small blisters',
      scaly: 'Dry scaly patches',
      pus: 'Pus or crusts',
      ring: 'Slowly growing ring or red patch',
    },
  },
  'SKIN_RASH.trigger': {
    label: 'What happened before it appeared?',
    topic: 'Before it appeared',
    options: {
      med: 'New medicine in the last 4 weeks',
      food: 'New food',
      contact: 'New cosmetics, metal, plants or chemicals',
      tick: 'Tick bite',
      ill: 'Contact with someone with a rash or infection',
      sun: 'Sun or heat',
    },
  },
  'DERMATOLOGICAL.topic': {
    label: 'What is it about?',
    topic: 'About',
    options: {
      mole: 'Mole or skin growth',
      acne: 'Acne',
      eczema: 'Eczema or psoriasis',
      wart: 'Wart or fungus',
      hair: 'Hair loss',
      nail: 'Nail change',
      other: 'Something else',
    },
  },
  'DERMATOLOGICAL.change': {
    label: 'For a mole or growth: have any of these been noticed?',
    options: {
      grow: 'Growing',
      shape: 'Uneven shape or edge',
      colour: 'Several colours or darkening',
      bleed: 'Bleeding, crusting or not healing',
    },
  },
};
