import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'ACUTE_INFECTION.symptoms': {
    label: 'Какие есть симптомы?',
    options: {
      fever: 'Температура',
      cough: 'Кашель',
      nose: 'Насморк или заложенный нос',
      throat: 'Боль в горле',
      ear: 'Боль в ухе',
      head: 'Головная боль',
      aches: 'Ломота в мышцах или суставах',
      gut: 'Рвота или понос',
      rash: 'Сыпь',
      urine: 'Боль при мочеиспускании',
    },
  },
  'ACUTE_INFECTION.exposure': {
    label: 'Было ли до болезни что-то из этого?',
    topic: 'Перед болезнью',
    options: {
      contact: 'Контакт с больными',
      travel: 'Поездка за границу',
      tick: 'Укус клеща',
      hospital: 'Больница или операция за последний месяц',
    },
  },
  'LYMPHADENOPATHY.site': {
    label: 'Где увеличенные узлы?',
    topic: 'Увеличенные узлы',
    options: {
      neck: 'На шее или под челюстью',
      ear: 'За ухом или на затылке',
      clavicle: 'Над ключицей',
      armpit: 'Под мышкой',
      groin: 'В паху',
    },
  },
  'LYMPHADENOPATHY.assoc': {
    label: 'Было ли что-то из этого?',
    options: {
      cold: 'Простуда или боль в горле',
      tooth: 'Проблема с зубом',
      skin: 'Рядом рана, воспаление кожи, царапина кошки или укус клеща',
      sweats: 'Ночная потливость',
      weight: 'Необъяснимая потеря веса',
      itch: 'Зуд по всему телу или сильная усталость',
    },
  },
  'NECK_MASS.site': {
    label: 'Где находится уплотнение?',
    topic: 'Место уплотнения',
    options: {
      front: 'Спереди посередине',
      side: 'Сбоку шеи',
      jaw: 'Под челюстью',
      nape: 'Сзади шеи или за ухом',
      clavicle: 'Над ключицей',
    },
  },
  'NECK_MASS.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      cold: 'Недавняя простуда или боль в горле',
      hoarse: 'Охриплость больше 3 недель',
      swallow: 'Трудно глотать',
      ear: 'Боль в одном ухе без болезни уха',
      thyroid: 'Учащённое сердцебиение, постоянно жарко или дрожат руки',
      sweats: 'Ночная потливость',
      weight: 'Необъяснимая потеря веса',
    },
  },
};
