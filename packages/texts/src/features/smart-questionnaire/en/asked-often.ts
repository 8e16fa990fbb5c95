import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  danger: {
    label: 'Is any of this happening now, or did it in the last 24 hours?',
    help: 'Tick everything that fits.',
  },
  'danger-asked-more': {
    label:
      'One more question because of what you wrote: is any of this happening now, or did it in the last 24 hours?',
    help: 'Tick everything that fits.',
  },
  'danger-more': { label: 'Asked once more because of what was written' },
  hopes: {
    label: 'What help do you hope for from the clinic?',
    help: 'You can also say what has been tried, and whether it helped.',
    topic: 'Help hoped for',
  },
  describe: { label: 'Please describe the problem in your own words', topic: 'Own words' },
  duration: {
    label: 'How long has this been going on?',
    options: {
      lt24h: 'Less than 24 hours',
      d1_3: '1–3 days',
      d4_7: '4–7 days',
      w1_3: '1–3 weeks',
      w3_12: '3 weeks to 3 months',
      m3plus: 'More than 3 months',
    },
    told: {
      lt24h: 'It began less than 24 hours ago.',
      d1_3: 'It has lasted 1–3 days.',
      d4_7: 'It has lasted 4–7 days.',
      w1_3: 'It has lasted 1–3 weeks.',
      w3_12: 'It has lasted from 3 weeks to 3 months.',
      m3plus: 'It has lasted more than 3 months.',
    },
  },
  bother: { label: 'How much trouble does this cause now, from 1 (very little) to 10 (extreme)?' },
  course: {
    label: 'Is it getting better or worse?',
    options: {
      better: 'Getting better',
      same: 'About the same',
      worse: 'Getting worse',
      fluct: 'Comes and goes',
    },
    told: {
      better: 'It is getting better.',
      same: 'It stays about the same.',
      worse: 'It is getting worse.',
      fluct: 'It comes and goes.',
    },
  },
  temperature: {
    label: 'Highest body temperature measured in the last 24 hours',
    help: 'Leave empty if not measured.',
    topic: 'Highest temperature',
  },
  conditions: {
    label: 'Do any of these apply?',
    options: {
      pregnant: 'Pregnancy',
      diabetes: 'Diabetes',
      heart: 'Heart disease',
      lung: 'Asthma, COPD or other lung disease',
      kidney: 'Kidney disease',
      immun: 'Weakened immunity (for example steroids, biological treatment, transplant, no spleen)',
      chemo: 'Cancer chemotherapy within the last 6 weeks',
      thinner: 'Blood-thinning medicine',
    },
  },
  lumpSize: {
    label: 'How large is it?',
    topic: 'Size',
    options: {
      pea: 'Pea size (under 1 cm)',
      grape: 'Grape size (1–2 cm)',
      walnut: 'Walnut size or larger (over 2 cm)',
    },
  },
  lumpFeel: {
    label: 'How does the lump feel?',
    topic: 'To the touch',
    options: {
      soft: 'Soft and moves under the finger',
      tender: 'Painful to touch',
      hard: 'Hard or does not move',
      unsure: 'Hard to say',
    },
  },
  smoking: {
    label: 'Any smoking or vaping?',
    topic: 'Smoking',
    options: { never: 'Never', past: 'In the past', now: 'Currently' },
    told: { never: 'Has never smoked.', past: 'Smoked in the past.', now: 'Smokes or vapes now.' },
  },
  expect: {
    label: 'What worries you most, and what help do you hope for from the clinic?',
    topic: 'Worries and hopes',
  },
  impact: {
    label: 'How does it affect daily life?',
    topic: 'Daily life',
    options: {
      none: 'No effect on daily life',
      some: 'Some things are difficult',
      work: 'Cannot work, study or do usual tasks',
      bed: 'Mostly in bed',
    },
    told: {
      none: 'Daily life goes on as usual.',
      some: 'Some daily tasks are difficult.',
      work: 'Work, study or usual tasks are not possible.',
      bed: 'Mostly in bed.',
    },
  },
  support: {
    label: 'Is there someone to talk to or who can be with you?',
    topic: 'Somebody to talk to',
    options: { little: 'Only a little' },
    told: {
      yes: 'There is somebody to talk to.',
      little: 'There is little support nearby.',
      no: 'There is nobody to talk to.',
    },
  },
  substances: {
    label: 'Any alcohol or drugs in the last month?',
    topic: 'Alcohol or drugs',
    options: { some: 'Sometimes', often: 'Weekly or more', daily: 'Daily' },
  },
  history: {
    label: 'Which of these apply?',
    options: {
      past: 'Depression or anxiety in the past',
      bipolar: 'Bipolar disorder',
      treat: 'Treatment for mental health now',
      birth: 'Gave birth in the last year',
      attempt: 'Suicide attempt in the past',
      event: 'Recent loss, crisis or violence',
    },
  },
  sleep: {
    label: 'How is sleep?',
    topic: 'Sleep',
    options: {
      ok: 'Normal',
      falling: 'Hard to fall asleep',
      waking: 'Waking at night or too early',
      toomuch: 'Sleeping much more than usual',
    },
  },
  severity: { label: 'How strong is the pain now, from 1 (very mild) to 10 (unbearable)?' },
  pregnancy: {
    label: 'Is pregnancy possible?',
    options: { yes: 'Yes, pregnancy confirmed', maybe: 'Possibly' },
    told: { yes: 'Pregnant (confirmed).', maybe: 'Pregnancy is possible.', no: 'Not pregnant.' },
  },
  urine: {
    label: 'How much urine is passed?',
    topic: 'Urine',
    options: { normal: 'As usual', less: 'Less than usual or dark', none: 'Almost none for 12 hours' },
  },
  onset: {
    label: 'How did it start?',
    topic: 'Beginning',
    options: {
      sudden: 'Suddenly, within seconds or minutes',
      hours: 'Within hours',
      gradual: 'Gradually, over days or weeks',
    },
    told: {
      sudden: 'It began suddenly, within seconds or minutes.',
      hours: 'It began within hours.',
      gradual: 'It began gradually, over days or weeks.',
    },
  },
  attack: { label: 'How long does one episode last?', topic: 'One episode lasts' },
  side: {
    label: 'Which side?',
    topic: 'Side',
    options: { left: 'Left', right: 'Right', both: 'Both sides' },
  },
  injury: {
    label: 'Was there an injury or unusual strain before it started?',
    topic: 'Injury or strain',
    options: { injury: 'Yes, a fall, blow or twist', strain: 'Yes, heavy or repeated strain' },
    told: {
      no: 'No injury or strain before it.',
      injury: 'It began after a fall, blow or twist.',
      strain: 'It began after heavy or repeated strain.',
    },
  },
  motion: {
    label: 'How well does it move?',
    topic: 'Movement',
    options: {
      full: 'Fully',
      painful: 'Fully, but with pain',
      limited: 'Only partly',
      none: 'Hardly at all',
    },
  },
  walking: {
    label: 'How is walking?',
    topic: 'Walking',
    options: { normal: 'Normal', limp: 'With a limp', aid: 'Only with support', cannot: 'Not possible' },
    told: {
      normal: 'Walks normally.',
      limp: 'Walks with a limp.',
      aid: 'Walks only with support.',
      cannot: 'Cannot walk.',
    },
  },
  skinPlace: {
    label: 'Where on the body?',
    help: 'Please add clear photos if you can: one close up and one from further away.',
    topic: 'Place',
    options: {
      face: 'Face or scalp',
      trunk: 'Chest, belly or back',
      arms: 'Arms or hands',
      legs: 'Legs or feet',
      folds: 'Skin folds or groin',
      genital: 'Genital area',
      mouth: 'Mouth, lips or eyes',
    },
  },
  itch: {
    label: 'Does it itch?',
    topic: 'Itching',
    options: { some: 'A little', strong: 'Strongly, disturbs sleep', pain: 'It is painful instead' },
  },
  availability: { label: 'Which days and times suit for a visit or call?', topic: 'Times that suit' },
  medicine: { label: 'Medicine name, strength and how it is taken', topic: 'Medicine' },
  medicineLeft: {
    label: 'For how long will the medicine last?',
    topic: 'Will last',
    options: { out: 'Already finished', d3: 'Up to 3 days', w1: 'About a week', more: 'Longer' },
    told: {
      out: 'The medicine has run out.',
      d3: 'The medicine will last up to 3 days.',
      w1: 'The medicine will last about a week.',
      more: 'The medicine will last longer than a week.',
    },
  },
  treatmentChange: {
    label: 'Has health or treatment changed since the last prescription?',
    topic: 'Change since the last prescription',
    options: { better: 'Yes, better', worse: 'Yes, worse', side: 'Side effects' },
    told: {
      no: 'No change in health or treatment since the last prescription.',
      better: 'Better since the last prescription.',
      worse: 'Worse since the last prescription.',
      side: 'Side effects since the last prescription.',
    },
  },
  measurements: {
    label: 'Recent home measurements (blood pressure, blood sugar, weight), if any',
    topic: 'Home measurements',
  },
  leaveType: {
    label: 'Which leave is needed?',
    topic: 'Leave',
    options: {
      SICK_NOTE: 'Sick leave (own illness)',
      CARE_NOTE: 'Care leave (caring for another person)',
      NOT_NEEDED: 'Not needed',
    },
  },
  startDate: { label: 'First day of leave', topic: 'First day of leave' },
  illness: { label: 'Which illness or symptoms prevent work?', topic: 'Illness or symptoms' },
  carePatientCode: { label: 'Personal code of the person being cared for', topic: 'Person being cared for' },
  note: { label: 'Anything to add?', topic: 'Added' },
  woundPlace: { label: 'Where on the body is the wound?', topic: 'Wound' },
  woundState: {
    label: 'How does the wound look?',
    topic: 'The wound looks',
    options: {
      clean: 'Clean and dry',
      red: 'More redness, swelling or pain',
      pus: 'Pus or bad smell',
      open: 'Edges have opened',
      fever: 'Fever',
      bleed: 'Bleeding that does not stop',
    },
  },
};
