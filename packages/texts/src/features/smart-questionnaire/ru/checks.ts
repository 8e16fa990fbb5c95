import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'REQUEST_VACCINATION.vaccine': {
    label: 'Какая прививка?',
    topic: 'Прививка',
    options: {
      flu: 'Грипп',
      tbe: 'Клещевой энцефалит',
      td: 'Столбняк и дифтерия',
      covid: 'COVID-19',
      pneumo: 'Пневмококк',
      hpv: 'ВПЧ',
      child: 'Детский календарь прививок',
      travel: 'Поездка',
      other: 'Другая или нужен совет',
    },
  },
  'REQUEST_VACCINATION.check': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      reaction: 'Тяжёлая реакция на прививку или тяжёлая аллергия',
      ill: 'Сейчас температура или болезнь',
      preg: 'Беременность',
      immun: 'Ослабленный иммунитет',
      wound: 'Свежая грязная рана или укус животного',
    },
  },
  'REQUEST_VACCINATION.travel': { label: 'Куда и когда поездка?', topic: 'Поездка' },
  'REQUEST_LABS.why': {
    label: 'Зачем нужны анализы?',
    topic: 'Причина',
    options: {
      follow: 'Наблюдение известной болезни',
      symptom: 'Новая жалоба',
      check: 'Общая проверка',
      result: 'Вопрос о результатах',
    },
  },
  'REQUEST_LABS.which': { label: 'Какие анализы или какая жалоба?', topic: 'Анализы или жалоба' },
  'REQUEST_LABS.last': {
    label: 'Когда делали в последний раз?',
    topic: 'В последний раз',
    options: { m3: 'За последние 3 месяца', y1: 'За последний год', old: 'Раньше или никогда' },
  },
  'WELLNESS_VISIT_CHILD.ageGroup': {
    label: 'Какой осмотр?',
    topic: 'Осмотр',
    options: { infant: 'До 1 года', toddler: '1–3 года', preschool: '4–7 лет', school: 'Школьный возраст' },
  },
  'WELLNESS_VISIT_CHILD.concerns': {
    label: 'Есть ли беспокойство по поводу чего-то из этого?',
    topic: 'Беспокоит',
    options: {
      growth: 'Рост или питание',
      speech: 'Речь',
      motor: 'Движение',
      behav: 'Поведение или общение',
      lost: 'Пропали навыки, которые уже были',
      sleep: 'Сон',
      senses: 'Слух или зрение',
    },
  },
  'WELLNESS_VISIT_CHILD.vaccines': {
    label: 'Делать ли прививки на визите?',
    topic: 'Прививки на визите',
    options: { discuss: 'Нужно обсудить' },
  },
  'WELLNESS_DIABETES.glucose': {
    label: 'Самый высокий сахар крови дома за последнюю неделю, если измеряли',
    topic: 'Самый высокий сахар крови дома',
  },
  'WELLNESS_DIABETES.hypo': {
    label: 'Как часто сахар слишком низкий?',
    topic: 'Слишком низкий сахар',
    options: {
      never: 'Никогда',
      month: 'Около раза в месяц',
      week: 'Каждую неделю или чаще',
      help: 'Требовалась помощь другого человека',
    },
  },
  'WELLNESS_DIABETES.changes': {
    label: 'Есть ли что-то новое из этого?',
    topic: 'Новое',
    options: {
      vision: 'Ухудшение зрения',
      numb: 'Онемение или жжение стоп',
      thirst: 'Жажда и частое мочеиспускание',
      weight: 'Изменение веса',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.height': { label: 'Рост', topic: 'Рост' },
  'WEIGHT_MANAGEMENT_SCREENING.weight': { label: 'Вес', topic: 'Вес' },
  'WEIGHT_MANAGEMENT_SCREENING.conditions2': {
    label: 'Что из этого известно?',
    options: {
      diab: 'Диабет или высокий сахар',
      bp: 'Высокое давление',
      apnea: 'Храп с остановками дыхания',
      joint: 'Боль в суставах',
      heart: 'Болезнь сердца',
      eating: 'Приступы переедания или намеренная рвота',
    },
  },
  'WEIGHT_MANAGEMENT_SCREENING.tried': {
    label: 'Что пробовали и какая цель?',
    topic: 'Что пробовали и цель, своими словами',
  },
};
