import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'ACUTE_INFECTION.symptoms': {
    label: 'Which symptoms are there?',
    options: {
      fever: 'Fever',
      cough: 'Cough',
      nose: 'Runny or blocked nose',
      throat: 'Sore throat',
      ear: 'Ear pain',
      head: 'Headache',
      aches: 'Muscle or joint aches',
      gut: 'Vomiting or diarrhoea',
      rash: 'Rash',
      urine: 'Pain when passing urine',
    },
  },
  'ACUTE_INFECTION.exposure': {
    label: 'Was there any of these before falling ill?',
    topic: 'Before falling ill',
    options: {
      contact: 'Contact with ill people',
      travel: 'Travel abroad',
      tick: 'Tick bite',
      hospital: 'Hospital stay or operation in the last month',
    },
  },
  'LYMPHADENOPATHY.site': {
    label: 'Where are the swollen nodes?',
    topic: 'Swollen nodes',
    options: {
      neck: 'Neck or under the jaw',
      ear: 'Behind the ear or nape',
      clavicle: 'Above the collarbone',
      armpit: 'Armpit',
      groin: 'Groin',
    },
  },
  'LYMPHADENOPATHY.assoc': {
    label: 'Have any of these occurred?',
    options: {
      cold: 'Cold or sore throat',
      tooth: 'Tooth problem',
      skin: 'Wound, skin infection, cat scratch or tick bite nearby',
      sweats: 'Night sweats',
      weight: 'Unexplained weight loss',
      itch: 'Itching all over or great tiredness',
    },
  },
  'NECK_MASS.site': {
    label: 'Where is the lump?',
    topic: 'Place of the lump',
    options: {
      front: 'Front middle',
      side: 'Side of the neck',
      jaw: 'Under the jaw',
      nape: 'Back of the neck or behind the ear',
      clavicle: 'Above the collarbone',
    },
  },
  'NECK_MASS.assoc': {
    label: 'Are any of these present?',
    options: {
      cold: 'Recent cold or sore throat',
      hoarse: 'Hoarse voice for more than 3 weeks',
      swallow: 'Trouble swallowing',
      ear: 'Pain in one ear without ear disease',
      thyroid: 'Racing heart, feeling hot or trembling',
      sweats: 'Night sweats',
      weight: 'Unexplained weight loss',
    },
  },
};
