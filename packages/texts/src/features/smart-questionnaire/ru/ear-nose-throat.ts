import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'EAR_PAIN.discharge': {
    label: 'Есть ли выделения из уха?',
    topic: 'Выделения из уха',
    options: { clear: 'Прозрачная жидкость', pus: 'Гной или выделения с запахом', blood: 'Кровь' },
  },
  'EAR_PAIN.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      cold: 'Простуда или боль в горле',
      hear: 'Ухудшение слуха',
      itch: 'Зуд или недавнее купание',
      jaw: 'Боль в челюсти или зубе',
      object: 'Предмет или травма в ухе',
      diabetes: 'Диабет или ослабленный иммунитет',
    },
  },
  'RHINORRHEA_CONGESTION.discharge': {
    label: 'Какие выделения?',
    topic: 'Выделения',
    options: {
      clear: 'Прозрачные, водянистые',
      thick: 'Густые жёлтые или зелёные',
      blood: 'Кровянистые, только с одной стороны',
      none: 'Выделений нет, нос только заложен',
    },
  },
  'RHINORRHEA_CONGESTION.assoc': {
    label: 'Что ещё есть?',
    options: {
      face: 'Боль в лице или зубах, хуже при наклоне',
      sneeze: 'Чихание, зуд в глазах',
      smell: 'Потеря обоняния',
      cough: 'Кашель',
      ear: 'Боль в ухе',
      again: 'Стало лучше, потом снова заметно хуже',
    },
  },
  'RHINORRHEA_CONGESTION.pattern': {
    label: 'Есть ли закономерность?',
    topic: 'Закономерность',
    options: {
      cold: 'Началось с простудой',
      season: 'Каждый год в одно время',
      contact: 'От животных, пыли или на работе',
      always: 'Круглый год',
    },
  },
  'RHINORRHEA_CONGESTION.spraydays': {
    label: 'Сколько дней подряд используется сосудосуживающий спрей?',
    topic: 'Спрей подряд',
  },
  'SORE_THROAT.signs': {
    label: 'Какие есть признаки?',
    options: {
      pus: 'Белые точки или гной на миндалинах',
      glands: 'Болезненные лимфоузлы спереди на шее',
      cough: 'Кашель',
      nose: 'Насморк',
      rash: 'Шероховатая красная сыпь',
      hoarse: 'Охриплость',
    },
  },
  'SORE_THROAT.drink': {
    label: 'Удаётся ли пить?',
    topic: 'Питьё',
    options: {
      ok: 'Да, получается есть и пить',
      fluids: 'Только жидкость',
      no: 'Нет, не получается проглотить даже воду',
    },
  },
  'SORE_THROAT.risk': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      drugs: 'Метотрексат, клозапин, тиамазол или химиотерапия',
      immun: 'Ослабленный иммунитет',
      contact: 'Контакт с ангиной или скарлатиной',
      often: 'Пять и более ангин за год',
    },
  },
};
