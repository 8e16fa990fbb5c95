import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HEADACHE.assoc': {
    label: 'Что сопровождает головную боль?',
    options: {
      nausea: 'Тошнота или рвота',
      light: 'Мешает свет или звук',
      aura: 'Мерцание или зигзаги перед глазами',
      tear: 'Слезится глаз или заложен нос с одной стороны',
      neck: 'Напряжение шеи или плеч',
      morning: 'Хуже всего при пробуждении или при кашле и наклоне',
    },
  },
  'HEADACHE.painkillers': {
    label: 'Сколько дней в месяц принимаются обезболивающие?',
    topic: 'Обезболивающие',
  },
  'VERTIGO.kind': {
    label: 'На что это похоже?',
    topic: 'Ощущение',
    options: {
      spin: 'Всё вращается',
      faint: 'Как перед обмороком',
      unsteady: 'Неустойчивость на ногах',
      vague: 'Трудно описать',
    },
  },
  'VERTIGO.trigger': {
    label: 'Что это вызывает?',
    topic: 'Вызывает',
    options: {
      turn: 'Повороты в постели или движения головы',
      stand: 'Вставание',
      effort: 'Физическая нагрузка',
      stress: 'Стресс или толпа',
    },
  },
  'VERTIGO.ear': {
    label: 'Есть ли жалобы на уши?',
    options: {
      hear: 'Ухудшение слуха',
      ring: 'Шум или звон',
      full: 'Заложенность уха',
      pain: 'Боль или выделения',
    },
  },
  'VERTIGO.falls': { label: 'Были ли из-за этого падения?', topic: 'Падения из-за этого' },
  'VERTIGO.medicines': {
    label: 'Новые или изменённые лекарства; последнее давление',
    topic: 'Лекарства и давление',
  },
  'TINNITUS.kind': {
    label: 'На что похож звук?',
    topic: 'Звук',
    options: {
      ring: 'Звон, шипение или жужжание',
      pulse: 'Пульсирует в такт сердцу',
      click: 'Щелчки',
      voices: 'Голоса или музыка',
    },
  },
  'TINNITUS.hearing': {
    label: 'Как со слухом?',
    topic: 'Слух',
    options: { normal: 'Обычный', gradual: 'Постепенно ухудшается', oneear: 'Заметно хуже на одно ухо' },
  },
  'TINNITUS.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      vertigo: 'Головокружение с вращением',
      pain: 'Боль или выделения из уха',
      wax: 'Заложенность или серная пробка',
      noise: 'Громкий шум перед началом',
      jaw: 'Щёлкает челюсть или напряжена шея',
    },
  },
  'TINNITUS.medicines': {
    label: 'Принимаемые лекарства (в том числе аспирин, антибиотики, лечение рака)',
    topic: 'Принимаемые лекарства',
  },
};
