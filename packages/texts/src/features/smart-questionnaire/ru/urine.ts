import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'URINARY_DISORDER.symptoms': {
    label: 'В чём проблема?',
    options: {
      freq: 'Очень частое мочеиспускание',
      urge: 'Внезапный сильный позыв',
      leak: 'Подтекание мочи',
      stream: 'Слабая струя или трудно начать',
      pain: 'Боль или жжение',
      blood: 'Красная или розовая моча',
    },
  },
  'URINARY_DISORDER.leakwhen': {
    label: 'Когда подтекает моча?',
    topic: 'Моча подтекает',
    options: {
      cough: 'При кашле, смехе или подъёме тяжестей',
      urge: 'Не удаётся дойти до туалета',
      always: 'Постоянно или незаметно',
    },
  },
  'URINARY_DISORDER.night': {
    label: 'Сколько раз за ночь приходится вставать в туалет?',
    topic: 'Вставать ночью',
  },
  'DYSURIA.symptoms': {
    label: 'Какие есть симптомы?',
    options: {
      burn: 'Жжение или боль при мочеиспускании',
      freq: 'Частое мочеиспускание',
      urge: 'Внезапный позыв',
      belly: 'Боль внизу живота',
      blood: 'Розовая или красная моча',
      cloudy: 'Мутная моча или с запахом',
      disch: 'Выделения из влагалища или полового члена',
    },
  },
  'DYSURIA.recurrence': {
    label: 'Сколько инфекций мочевых путей было за 12 месяцев?',
    topic: 'Мочевых инфекций за год',
  },
  'DYSURIA.risk': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      diab: 'Диабет',
      kidney: 'Болезнь почек или камни',
      cath: 'Мочевой катетер',
      immun: 'Ослабленный иммунитет',
      sti: 'Новый половой партнёр или возможная половая инфекция',
      abx: 'Антибиотики за последний месяц',
    },
  },
};
