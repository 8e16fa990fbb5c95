import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'GASTROINTESTINAL.symptoms': {
    label: 'Что беспокоит больше всего?',
    options: {
      heartburn: 'Изжога или кислая отрыжка',
      upper: 'Боль или жжение в верхней части живота',
      bloat: 'Вздутие или газы',
      nausea: 'Тошнота',
      habit: 'Изменение стула',
      blood: 'Кровь в стуле или на нём',
      swallow: 'Пища застревает при глотании',
    },
  },
  'GASTROINTESTINAL.meals': {
    label: 'Как это связано с едой?',
    topic: 'Связь с едой',
    options: {
      after: 'После еды хуже',
      empty: 'Натощак или ночью хуже',
      foods: 'Только от определённой пищи',
      none: 'Связи нет',
    },
  },
  'GASTROINTESTINAL.medicines': {
    label: 'Что из этого принимается?',
    topic: 'Принимаемые лекарства',
    options: {
      nsaid: 'Ибупрофен, диклофенак или аспирин',
      thinner: 'Препараты, разжижающие кровь',
      abx: 'Антибиотики за последние 3 месяца',
      iron: 'Препараты железа',
      metformin: 'Метформин или уколы для похудения',
    },
  },
  'GASTROINTESTINAL.weightloss': {
    label: 'На сколько снизился вес за последние 6 месяцев без намерения похудеть?',
    topic: 'Потеря веса за 6 месяцев',
  },
  'ABDOMINAL_PAIN.location': {
    label: 'Где боль сильнее всего?',
    topic: 'Место боли',
    options: {
      upper: 'Вверху посередине',
      upright: 'Вверху справа',
      upleft: 'Вверху слева',
      navel: 'Вокруг пупка',
      lowright: 'Внизу справа',
      lowleft: 'Внизу слева',
      lowmid: 'Внизу посередине',
      all: 'По всему животу',
    },
  },
  'ABDOMINAL_PAIN.assoc': {
    label: 'Что сопровождает боль?',
    options: {
      vomit: 'Рвота',
      diarr: 'Понос',
      const: 'Запор',
      urine: 'Боль или кровь при мочеиспускании',
      vaginal: 'Необычные кровянистые или другие выделения из влагалища',
      weight: 'Необъяснимая потеря веса',
    },
  },
  'NAUSEA_VOMITING.times': {
    label: 'Сколько раз была рвота за последние 24 часа?',
    topic: 'Рвота за 24 часа',
  },
  'NAUSEA_VOMITING.drink': {
    label: 'Получается ли пить без рвоты?',
    topic: 'Получается пить без рвоты',
    options: {
      ok: 'Да',
      sips: 'Только маленькие глотки',
      no: 'Нет, меньше 12 часов всё выходит с рвотой',
      no12: 'Нет, уже 12 часов и дольше всё выходит с рвотой',
    },
  },
  'NAUSEA_VOMITING.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      diarr: 'Понос',
      head: 'Головная боль',
      dizzy: 'Головокружение',
      diab: 'Диабет на инсулине',
      newmed: 'Новое лекарство',
      weight: 'Необъяснимая потеря веса',
    },
  },
  'DYSPHAGIA.what': {
    label: 'Что трудно глотать?',
    topic: 'Трудно глотать',
    options: {
      solid: 'Твёрдую пищу',
      liquid: 'Жидкость',
      both: 'И то, и другое',
      lump: 'Ничего не застревает, только ощущение кома',
    },
  },
  'DYSPHAGIA.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      pain: 'Боль при глотании',
      heartburn: 'Изжога',
      cough: 'Кашель или поперхивание при еде',
      hoarse: 'Охриплость больше 3 недель',
      vomit: 'Пища возвращается обратно',
      blood: 'Прожилки крови в рвоте',
    },
  },
  'DYSPHAGIA.weightloss': { label: 'На сколько из-за этого снизился вес?', topic: 'Потеря веса' },
};
