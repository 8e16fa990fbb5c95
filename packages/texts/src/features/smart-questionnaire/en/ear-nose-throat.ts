import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'EAR_PAIN.discharge': {
    label: 'Is anything coming out of the ear?',
    topic: 'Discharge from the ear',
    options: { clear: 'Clear fluid', pus: 'Pus or smelly discharge', blood: 'Blood' },
  },
  'EAR_PAIN.assoc': {
    label: 'Are any of these present?',
    options: {
      cold: 'Cold or sore throat',
      hear: 'Worse hearing',
      itch: 'Itching or swimming recently',
      jaw: 'Jaw or tooth pain',
      object: 'Object or injury in the ear',
      diabetes: 'Diabetes or weakened immunity',
    },
  },
  'RHINORRHEA_CONGESTION.discharge': {
    label: 'What is the discharge like?',
    topic: 'Discharge',
    options: {
      clear: 'Clear and watery',
      thick: 'Thick yellow or green',
      blood: 'Bloody, from one side only',
      none: 'None, only blocked',
    },
  },
  'RHINORRHEA_CONGESTION.assoc': {
    label: 'What comes with it?',
    options: {
      face: 'Face or tooth pain, worse when bending',
      sneeze: 'Sneezing, itchy eyes',
      smell: 'Loss of smell',
      cough: 'Cough',
      ear: 'Ear pain',
      again: 'Got better, then clearly worse again',
    },
  },
  'RHINORRHEA_CONGESTION.pattern': {
    label: 'Is there a pattern?',
    topic: 'Pattern',
    options: {
      cold: 'Came with a cold',
      season: 'Every year in the same season',
      contact: 'With animals, dust or at work',
      always: 'All year round',
    },
  },
  'RHINORRHEA_CONGESTION.spraydays': {
    label: 'For how many days in a row has a decongestant spray been used?',
    topic: 'Decongestant spray in a row',
  },
  'SORE_THROAT.signs': {
    label: 'Which signs are there?',
    options: {
      pus: 'White spots or pus on the tonsils',
      glands: 'Tender glands in the front of the neck',
      cough: 'Cough',
      nose: 'Runny nose',
      rash: 'Rough red rash',
      hoarse: 'Hoarse voice',
    },
  },
  'SORE_THROAT.drink': {
    label: 'Is it possible to drink?',
    topic: 'Drinking',
    options: { ok: 'Yes, eating and drinking', fluids: 'Only fluids', no: 'No, not even fluids' },
  },
  'SORE_THROAT.risk': {
    label: 'Do any of these apply?',
    options: {
      drugs: 'Methotrexate, clozapine, thyroid medicine (carbimazole or thiamazole) or chemotherapy',
      immun: 'Weakened immunity',
      contact: 'Contact with strep throat or scarlet fever',
      often: 'Five or more throat infections in a year',
    },
  },
};
