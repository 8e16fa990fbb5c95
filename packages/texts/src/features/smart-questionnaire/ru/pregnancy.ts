import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BREASTFEEDING.topic': {
    label: 'О чём вопрос?',
    topic: 'О чём',
    options: {
      breast: 'Боль, краснота или уплотнение в груди',
      nipple: 'Болезненные соски или трещины на них',
      supply: 'Мало или много молока',
      baby: 'Питание ребёнка или прибавка в весе',
      medicine: 'Лекарства при кормлении',
      wean: 'Завершение кормления',
    },
  },
  'BREASTFEEDING.babyage': { label: 'Возраст ребёнка', topic: 'Возраст ребёнка' },
  'BREASTFEEDING.breast': {
    label: 'Есть ли что-то из этого?',
    options: {
      red: 'Красный, горячий, болезненный участок',
      lump: 'Уплотнение, не исчезающее после кормления',
      crack: 'Трещина или кровь на соске',
      thrush: 'Белый налёт во рту ребёнка или жгучая боль в груди',
    },
  },
  'BREASTFEEDING.nappies': {
    label: 'Мокрых подгузников за последние 24 часа',
    topic: 'Мокрых подгузников за 24 часа',
  },
  'BREASTFEEDING.medicines': { label: 'Принимаемые или планируемые лекарства', topic: 'Лекарства' },
  'BREASTFEEDING.mood': {
    label: 'Какое настроение у мамы?',
    topic: 'Настроение мамы',
    options: {
      good: 'Хорошее',
      tired: 'Усталость, но справляется',
      low: 'Подавленное, слезливое или тревожное',
    },
  },
  'PREGNANCY_START.lmp': {
    label: 'Первый день последних месячных (дата)',
    topic: 'Начало последних месячных',
  },
  'PREGNANCY_START.test': {
    label: 'Есть ли положительный тест?',
    topic: 'Положительный тест',
    options: { home: 'Да, домашний тест', doctor: 'Да, подтверждено врачом', no: 'Пока нет' },
  },
  'PREGNANCY_START.plan': {
    label: 'Что требуется?',
    topic: 'Требуется',
    options: {
      follow: 'Встать на учёт по беременности',
      advice: 'Совет и время подумать',
      end: 'Информация о прерывании беременности',
    },
  },
  'PREGNANCY_START.conditions2': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      diab: 'Диабет',
      bp: 'Высокое давление',
      thyroid: 'Болезнь щитовидной железы',
      epilepsy: 'Эпилепсия',
      clot: 'Тромб в прошлом',
      ectopic: 'Внематочная беременность или повторные выкидыши в прошлом',
    },
  },
  'PREGNANCY_START.medicines': {
    label: 'Лекарства и добавки (в том числе фолиевая кислота)',
    topic: 'Лекарства и добавки',
  },
  'PREGNANCY_START.habits': {
    label: 'Что из этого сейчас употребляется?',
    options: { smoke: 'Табак или никотин', alcohol: 'Алкоголь', drugs: 'Наркотики' },
  },
  'PREGNANCY_COMMS.week': { label: 'Неделя беременности', topic: 'Неделя беременности' },
  'PREGNANCY_COMMS.topic': {
    label: 'О чём вопрос?',
    topic: 'О чём',
    options: {
      symptom: 'Симптом',
      infection: 'Инфекция или контакт с ней',
      medicine: 'Лекарства или прививки',
      tests: 'Анализы и результаты',
      work: 'Работа, больничный или декретный отпуск',
    },
  },
  'PREGNANCY_COMMS.symptoms': {
    label: 'Есть ли что-то из этого?',
    options: {
      spot: 'Небольшие мажущие выделения',
      swell: 'Внезапный отёк лица или рук',
      itch: 'Зуд ладоней и стоп',
      urine: 'Боль при мочеиспускании',
      vomit: 'Рвота',
      discharge: 'Необычные выделения',
      back: 'Боль в спине или тазу',
      heartburn: 'Изжога или запор',
    },
  },
  'PREGNANCY_COMMS.systolic': { label: 'Верхнее давление, если измеряли', topic: 'Верхнее давление' },
  'PREGNANCY_COMMS.diastolic': { label: 'Нижнее давление, если измеряли', topic: 'Нижнее давление' },
};
