import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'REQUEST_VACCINATION.vaccine': {
    label: 'Which vaccination?',
    topic: 'Vaccination',
    options: {
      flu: 'Flu',
      tbe: 'Tick-borne encephalitis',
      td: 'Tetanus and diphtheria',
      covid: 'COVID-19',
      pneumo: 'Pneumococcus',
      hpv: 'HPV',
      child: 'Child schedule',
      travel: 'Travel',
      other: 'Other or advice needed',
    },
  },
  'REQUEST_VACCINATION.check': {
    label: 'Do any of these apply?',
    options: {
      reaction: 'Severe reaction to a vaccine or severe allergy',
      ill: 'Fever or illness now',
      preg: 'Pregnancy',
      immun: 'Weakened immunity',
      wound: 'Fresh dirty wound or animal bite',
    },
  },
  'REQUEST_VACCINATION.travel': { label: 'Where and when is the journey?', topic: 'Journey' },
  'REQUEST_LABS.why': {
    label: 'Why are tests needed?',
    topic: 'Reason',
    options: {
      follow: 'Follow-up of a known disease',
      symptom: 'New complaint',
      check: 'General check',
      result: 'Question about results',
    },
  },
  'REQUEST_LABS.which': { label: 'Which tests or which complaint?', topic: 'Tests or complaint' },
  'REQUEST_LABS.last': {
    label: 'When were they last done?',
    topic: 'Last done',
    options: { m3: 'Within 3 months', y1: 'Within a year', old: 'Longer ago or never' },
  },
  'WELLNESS_VISIT_CHILD.ageGroup': {
    label: 'Which check?',
    topic: 'Check',
    options: {
      infant: 'Baby under 1 year',
      toddler: '1–3 years',
      preschool: '4–7 years',
      school: 'School age',
    },
  },
  'WELLNESS_VISIT_CHILD.concerns': {
    label: 'Are there concerns about any of these?',
    topic: 'Concerns',
    options: {
      growth: 'Growth or eating',
      speech: 'Speech',
      motor: 'Movement',
      behav: 'Behaviour or contact',
      lost: 'Skills that have been lost',
      sleep: 'Sleep',
      senses: 'Hearing or vision',
    },
  },
  'WELLNESS_VISIT_CHILD.vaccines': {
    label: 'Should vaccines be given at the visit?',
    topic: 'Vaccines at the visit',
    options: { discuss: 'To be discussed' },
  },
  'WELLNESS_DIABETES.glucose': {
    label: 'Highest home blood sugar value in the last week, if measured',
    topic: 'Highest home blood sugar',
  },
  'WELLNESS_DIABETES.hypo': {
    label: 'How often is blood sugar too low?',
    topic: 'Blood sugar too low',
    options: {
      never: 'Never',
      month: 'About once a month',
      week: 'Weekly or more',
      help: "Needed another person's help",
    },
  },
  'WELLNESS_DIABETES.changes': {
    label: 'Are any of these new?',
    topic: 'New',
    options: {
      vision: 'Worse vision',
      numb: 'Numb or burning feet',
      thirst: 'Thirst and frequent urination',
      weight: 'Weight change',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.height': { label: 'Height', topic: 'Height' },
  'WEIGHT_MANAGEMENT_SCREENING.weight': { label: 'Weight', topic: 'Weight' },
  'WEIGHT_MANAGEMENT_SCREENING.conditions2': {
    label: 'Which of these are known?',
    options: {
      diab: 'Diabetes or high sugar',
      bp: 'High blood pressure',
      apnea: 'Snoring with breathing pauses',
      joint: 'Joint pain',
      heart: 'Heart disease',
      eating: 'Binge eating or making yourself vomit',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.tried': {
    label: 'What has been tried and what is the goal?',
    topic: 'Tried and aimed at, in their own words',
  },
};
