import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'SKIN_RASH.look': {
    label: 'Как это выглядит?',
    options: {
      spots: 'Красные пятна или бугорки',
      wheals: 'Приподнятые зудящие волдыри, меняющие место',
      vesicles: 'Мелкие пузырьки',
      scaly: 'Сухие шелушащиеся пятна',
      pus: 'Гной или корки',
      ring: 'Медленно растущее кольцо или красное пятно',
    },
  },
  'SKIN_RASH.trigger': {
    label: 'Что было до появления?',
    topic: 'До появления',
    options: {
      med: 'Новое лекарство за последние 4 недели',
      food: 'Новая еда',
      contact: 'Новая косметика, металл, растения или химия',
      tick: 'Укус клеща',
      ill: 'Контакт с человеком с сыпью или инфекцией',
      sun: 'Солнце или жара',
    },
  },
  'DERMATOLOGICAL.topic': {
    label: 'О чём речь?',
    topic: 'О чём',
    options: {
      mole: 'Родинка или новообразование',
      acne: 'Акне',
      eczema: 'Экзема или псориаз',
      wart: 'Бородавка или грибок',
      hair: 'Выпадение волос',
      nail: 'Изменение ногтей',
      other: 'Другое',
    },
  },
  'DERMATOLOGICAL.change': {
    label: 'Если это родинка или образование: замечено ли что-то из этого?',
    options: {
      grow: 'Растёт',
      shape: 'Неровная форма или край',
      colour: 'Несколько цветов или потемнение',
      bleed: 'Кровоточит, покрыто коркой или не заживает',
    },
  },
};
