import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'JOINT_PAIN.joints': {
    label: 'Какие суставы?',
    topic: 'Суставы',
    options: {
      hand: 'Пальцы или кисти',
      wrist: 'Запястье',
      elbow: 'Локоть',
      shoulder: 'Плечо',
      hip: 'Тазобедренный сустав',
      knee: 'Колено',
      foot: 'Голеностоп, стопа или пальцы ног',
      spine: 'Шея или спина',
    },
  },
  'JOINT_PAIN.stiffness': {
    label: 'Как долго утром длится скованность?',
    topic: 'Утренняя скованность',
    options: { no: 'Скованности нет', lt30: 'Меньше 30 минут', '30_60': '30–60 минут', gt60: 'Больше часа' },
  },
  'JOINT_PAIN.other': {
    label: 'Было ли недавно что-то из этого?',
    options: {
      swelling: 'Видимый отёк сустава',
      tick: 'Укус клеща или кольцевидная сыпь',
      psoriasis: 'Псориаз или другая сыпь',
      eye: 'Красный болезненный глаз',
      infection: 'Кишечная или мочевая инфекция',
      weight: 'Необъяснимая потеря веса или ночная потливость',
    },
  },
  'SHOULDER_PAIN.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      numb: 'Онемение или слабость руки',
      neck: 'Боль в шее',
      pmr: 'По утрам скованы оба плеча, возраст старше 50 лет',
      weight: 'Необъяснимая потеря веса',
    },
  },
  'ELBOW_PAIN.place': {
    label: 'Где на локте?',
    topic: 'Место боли',
    options: { outer: 'Снаружи', inner: 'Изнутри', tip: 'На кончике сзади', all: 'Весь сустав' },
  },
  'ELBOW_PAIN.numb': {
    label: 'Немеют ли безымянный палец и мизинец?',
    topic: 'Немеют безымянный палец и мизинец',
  },
  'WRIST_PAIN.nerve': {
    label: 'Что из этого есть?',
    options: {
      night: 'Пальцы немеют ночью',
      thumb: 'Онемение большого, указательного и среднего пальцев',
      weak: 'Слабый хват, вещи выпадают из рук',
      lump: 'Шишка на запястье',
      swelling: 'Отёк нескольких суставов пальцев',
    },
  },
};
