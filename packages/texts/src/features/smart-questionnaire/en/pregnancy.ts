import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BREASTFEEDING.topic': {
    label: 'What is the question about?',
    topic: 'About',
    options: {
      breast: 'Pain, redness or lump in the breast',
      nipple: 'Sore or cracked nipples',
      supply: 'Too little or too much milk',
      baby: "Baby's feeding or weight gain",
      medicine: 'Medicines while breastfeeding',
      wean: 'Stopping breastfeeding',
    },
  },
  'BREASTFEEDING.babyage': { label: "Baby's age", topic: "Baby's age" },
  'BREASTFEEDING.breast': {
    label: 'Are any of these present?',
    options: {
      red: 'Red, hot, painful area',
      lump: 'Lump that stays after feeding',
      crack: 'Cracked or bleeding nipple',
      thrush: "White patches in the baby's mouth or burning breast pain",
    },
  },
  'BREASTFEEDING.nappies': { label: 'Wet nappies in the last 24 hours', topic: 'Wet nappies in 24 hours' },
  'BREASTFEEDING.medicines': { label: 'Medicines in use or planned', topic: 'Medicines' },
  'BREASTFEEDING.mood': {
    label: "How is the mother's mood?",
    topic: "Mother's mood",
    options: { good: 'Good', tired: 'Tired, but coping', low: 'Low, tearful or anxious' },
  },
  'PREGNANCY_START.lmp': { label: 'First day of the last period (date)', topic: 'Last period began' },
  'PREGNANCY_START.test': {
    label: 'Is there a positive test?',
    topic: 'Positive test',
    options: { home: 'Yes, home test', doctor: 'Yes, confirmed by a doctor', no: 'Not yet' },
  },
  'PREGNANCY_START.plan': {
    label: 'What is needed?',
    topic: 'Needed',
    options: {
      follow: 'Start of pregnancy care',
      advice: 'Advice and time to think',
      end: 'Information about ending the pregnancy',
    },
  },
  'PREGNANCY_START.conditions2': {
    label: 'Do any of these apply?',
    options: {
      diab: 'Diabetes',
      bp: 'High blood pressure',
      thyroid: 'Thyroid disease',
      epilepsy: 'Epilepsy',
      clot: 'Blood clot in the past',
      ectopic: 'Ectopic pregnancy or recurrent miscarriage in the past',
    },
  },
  'PREGNANCY_START.medicines': {
    label: 'Medicines and supplements used (also folic acid)',
    topic: 'Medicines and supplements',
  },
  'PREGNANCY_START.habits': {
    label: 'Which of these are used now?',
    options: { smoke: 'Tobacco or nicotine', alcohol: 'Alcohol', drugs: 'Drugs' },
  },
  'PREGNANCY_COMMS.week': { label: 'Week of pregnancy', topic: 'Week of pregnancy' },
  'PREGNANCY_COMMS.topic': {
    label: 'What is the question about?',
    topic: 'About',
    options: {
      symptom: 'A symptom',
      infection: 'Infection or contact with an infection',
      medicine: 'Medicines or vaccination',
      tests: 'Tests and results',
      work: 'Work or leave',
    },
  },
  'PREGNANCY_COMMS.symptoms': {
    label: 'Are any of these present?',
    options: {
      spot: 'Light spotting',
      swell: 'Sudden swelling of the face or hands',
      itch: 'Itching of palms and soles',
      urine: 'Pain when passing urine',
      vomit: 'Vomiting',
      discharge: 'Unusual discharge',
      back: 'Back or pelvic pain',
      heartburn: 'Heartburn or constipation',
    },
  },
  'PREGNANCY_COMMS.systolic': {
    label: 'Upper blood pressure value, if measured',
    topic: 'Upper blood pressure',
  },
  'PREGNANCY_COMMS.diastolic': {
    label: 'Lower blood pressure value, if measured',
    topic: 'Lower blood pressure',
  },
};
