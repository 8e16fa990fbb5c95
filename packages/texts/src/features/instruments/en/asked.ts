import { type AskedInstrument, askedWords } from '../asked.ts';

const twoWeeks = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];

const instruments: Readonly<Record<string, AskedInstrument>> = {
  PHQ9: {
    stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    options: twoWeeks,
    items: [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      {
        label:
          'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
        topic: 'Feeling bad about oneself, or a failure',
      },
      {
        label: 'Trouble concentrating on things, such as reading the newspaper or watching television',
        topic: 'Trouble concentrating',
      },
      {
        label:
          'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
        topic: 'Slowed down or restless',
      },
      {
        label: 'Thoughts that you would be better off dead or of hurting yourself in some way',
        topic: 'Thoughts of being dead or of self-harm',
      },
      {
        stem: 'If you checked off any problems',
        label:
          'How difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
        topic: 'How hard it makes work, home or people',
        options: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
      },
    ],
  },
  GAD7: {
    stem: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
    options: twoWeeks,
    items: [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
  },
  AUDIT: {
    stem: 'Alcohol, the last 12 months',
    options: [
      'Never',
      'Less than once a month',
      'Every month',
      'Every week',
      'Every day or almost every day',
    ],
    items: [
      {
        label: 'How often do you drink anything with alcohol in it?',
        options: [
          'Never',
          'Once a month or less',
          '2 to 4 times a month',
          '2 or 3 times a week',
          '4 or more times a week',
        ],
      },
      {
        label:
          'How many drinks do you have on a day when you drink? One drink holds {drinkGrams} g of alcohol.',
        topic: 'Drinks on a drinking day',
        options: ['1 or 2', '3 or 4', '5 or 6', '7 to 9', '10 or more'],
      },
      'How often do you have six or more drinks on one occasion?',
      'How often could you not stop drinking once you had begun?',
      'How often did you not do what was expected of you because of drinking?',
      'How often did you need a drink in the morning to get going?',
      'How often did you feel guilt or regret after drinking?',
      'How often could you not remember the night before because of drinking?',
      {
        label: 'Have you or somebody else been hurt because of your drinking?',
        options: { 0: 'No', 2: 'Yes, but not in the last year', 4: 'Yes, in the last year' },
      },
      {
        label:
          'Has a relative, a friend or a doctor worried about your drinking or advised you to drink less?',
        topic: 'Others worried or advised to drink less',
        options: { 0: 'No', 2: 'Yes, but not in the last year', 4: 'Yes, in the last year' },
      },
    ],
  },
  FTND: {
    stem: 'Smoking, as it is now',
    items: [
      {
        label: 'How soon after waking up do you smoke your first cigarette?',
        options: { 3: 'Within 5 minutes', 2: 'In 6 to 30 minutes', 1: 'In 31 to 60 minutes', 0: 'Later' },
      },
      'Is it hard for you not to smoke where smoking is forbidden?',
      {
        label: 'Which cigarette would be the hardest to give up?',
        options: { 1: 'The first one in the morning', 0: 'Any other' },
      },
      {
        label: 'How many cigarettes do you smoke a day?',
        options: ['10 or fewer', '11 to 20', '21 to 30', '31 or more'],
      },
      'Do you smoke more in the first hours after waking than in the rest of the day?',
      'Do you smoke even when you are so ill that you stay in bed?',
    ],
  },
  IPSS: {
    stem: 'Passing urine, the last month',
    options: [
      'Never',
      'Less than 1 time in 5',
      'Less than half of the times',
      'About half of the times',
      'More than half of the times',
      'Almost always',
    ],
    items: [
      'How often did it feel that the bladder was not quite empty afterwards?',
      'How often did you have to go again in less than two hours?',
      'How often did the stream stop and start again?',
      'How often was it hard to hold on?',
      'How often was the stream weak?',
      'How often did you have to push or strain to begin?',
      {
        label: 'How many times did you get up at night to pass urine?',
        options: ['Not once', '1 time', '2 times', '3 times', '4 times', '5 times or more'],
      },
    ],
    extra: {
      qol: {
        label: 'How would you feel if it stayed the way it is now for the rest of your life?',
        topic: 'How it would be to live with it',
        options: [
          'Delighted',
          'Pleased',
          'Mostly satisfied',
          'Mixed',
          'Mostly dissatisfied',
          'Unhappy',
          'Terrible',
        ],
      },
    },
  },
  SNAPIV26: {
    stem: 'Your child, the last months. How much does this fit?',
    options: ['Not at all', 'Just a little', 'Quite a bit', 'Very much'],
    items: [
      'Makes careless mistakes in school work or other tasks',
      'Finds it hard to keep paying attention to a task or a game',
      'Does not seem to listen when spoken to',
      'Leaves school work or chores unfinished',
      'Finds it hard to put tasks and things in order',
      'Avoids or dislikes what takes long mental effort',
      'Loses things that are needed',
      'Is easily distracted by what happens around',
      'Forgets everyday things',
      'Fidgets with hands or feet, or squirms on the seat',
      'Leaves the seat where one should stay seated',
      'Runs about or climbs where it does not fit',
      'Finds it hard to play quietly',
      'Is always on the go, as if driven by a motor',
      'Talks too much',
      'Answers before the question is finished',
      'Finds it hard to wait for a turn',
      'Interrupts others or pushes into their games',
      'Loses temper',
      'Argues with adults',
      'Refuses to do as asked, or breaks rules openly',
      'Annoys others on purpose',
      'Blames others for own mistakes',
      'Is touchy or easily annoyed',
      'Is angry and resentful',
      'Is spiteful or wants to get even',
    ],
  },
  MMRC: {
    stem: 'Breathlessness, as it is now',
    items: [
      {
        label: 'When do you get short of breath?',
        topic: 'Breathlessness',
        options: [
          'Only with hard exercise',
          'When I hurry on level ground or walk up a slight hill',
          'I walk more slowly than others of my age, or have to stop for breath on level ground',
          'I stop for breath after about 100 metres or a few minutes on level ground',
          'I am too breathless to leave home, or when I dress',
        ],
      },
    ],
  },
  ASTHMA4: {
    stem: 'Asthma, the last 4 weeks',
    items: [
      'Were there signs of asthma in the daytime more than twice a week?',
      'Did asthma wake you or your child at night, even once?',
      'Was the reliever inhaler needed more than twice a week?',
      'Did asthma limit what you or your child could do?',
    ],
  },
};

export const questions = {
  ...askedWords(instruments),
  'QUEST_OXFORD.joint': {
    label: 'Which joint is it about?',
    topic: 'Joint',
    options: { hip: 'The hip', knee: 'The knee' },
  },
  'STOPBANG.weight': { label: 'How much do you weigh?', topic: 'Weight' },
  'STOPBANG.height': { label: 'How tall are you?', topic: 'Height' },
};
