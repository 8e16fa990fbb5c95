import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HEADACHE.assoc': {
    label: 'What comes with the headache?',
    options: {
      nausea: 'Nausea or vomiting',
      light: 'Light or sound makes it worse',
      aura: 'Flickering or zigzags before the eyes',
      tear: 'Watery eye or blocked nose on one side',
      neck: 'Neck or shoulder tension',
      morning: 'Worst on waking, or worse when coughing or bending',
    },
  },
  'HEADACHE.painkillers': { label: 'On how many days a month are painkillers taken?', topic: 'Painkillers' },
  'VERTIGO.kind': {
    label: 'What does it feel like?',
    topic: 'What it feels like',
    options: {
      spin: 'Everything spins',
      faint: 'As if about to faint',
      unsteady: 'Unsteady on the feet',
      vague: 'Hard to describe',
    },
  },
  'VERTIGO.trigger': {
    label: 'What brings it on?',
    topic: 'Brought on by',
    options: {
      turn: 'Turning over in bed or moving the head',
      stand: 'Standing up',
      effort: 'Physical effort',
      stress: 'Stress or crowds',
    },
  },
  'VERTIGO.ear': {
    label: 'Any ear symptoms?',
    options: {
      hear: 'Worse hearing',
      ring: 'Ringing',
      full: 'Fullness in the ear',
      pain: 'Pain or discharge',
    },
  },
  'VERTIGO.falls': { label: 'Have there been falls because of it?', topic: 'Falls because of it' },
  'VERTIGO.medicines': {
    label: 'New or changed medicines; last blood pressure reading',
    topic: 'Medicines and blood pressure',
  },
  'TINNITUS.kind': {
    label: 'What does the sound resemble?',
    topic: 'Sound',
    options: {
      ring: 'Ringing, hissing or buzzing',
      pulse: 'Beats in time with the heart',
      click: 'Clicking',
      voices: 'Voices or music',
    },
  },
  'TINNITUS.hearing': {
    label: 'How is hearing?',
    topic: 'Hearing',
    options: { normal: 'Normal', gradual: 'Slowly getting worse', oneear: 'Clearly worse in one ear' },
  },
  'TINNITUS.assoc': {
    label: 'Are any of these present?',
    options: {
      vertigo: 'Spinning dizziness',
      pain: 'Ear pain or discharge',
      wax: 'Blocked feeling or ear wax',
      noise: 'Loud noise before it began',
      jaw: 'Jaw clicking or neck tension',
    },
  },
  'TINNITUS.medicines': {
    label: 'Medicines used (also aspirin, antibiotics, cancer treatment)',
    topic: 'Medicines in use',
  },
};
