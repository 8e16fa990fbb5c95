import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BACK_PAIN.location': {
    label: 'Где в основном боль?',
    topic: 'Место боли',
    options: { low: 'Поясница', mid: 'Между лопатками', buttock: 'Ягодица или бедро', neck: 'Шея' },
  },
  'BACK_PAIN.radiation': {
    label: 'Отдаёт ли боль в ноги?',
    topic: 'В ноги',
    options: { thigh: 'В одну ногу, выше колена', below: 'В одну ногу, ниже колена', both: 'В обе ноги' },
    told: {
      no: 'Боль в ноги не отдаёт.',
      thigh: 'Боль отдаёт в одну ногу, выше колена.',
      below: 'Боль отдаёт в одну ногу, ниже колена.',
      both: 'Боль отдаёт в обе ноги.',
    },
  },
  'BACK_PAIN.rest': {
    label: 'Утихает ли боль в покое?',
    topic: 'В покое утихает',
    options: {
      partly: 'Частично',
      no: 'Нет, постоянная, даже ночью',
      stiff: 'После отдыха хуже, при движении лучше',
    },
  },
  'BACK_PAIN.risk': {
    label: 'Есть ли что-то из перечисленного?',
    options: {
      cancer: 'Рак сейчас или в прошлом',
      weight: 'Необъяснимая потеря веса',
      osteo: 'Остеопороз или длительный приём стероидных (гормональных) таблеток',
      immun: 'Ослабленный иммунитет или инъекционные наркотики',
    },
  },
  'NECK_PAIN.radiation': {
    label: 'Отдаёт ли боль куда-то?',
    topic: 'Отдаёт',
    options: { shoulder: 'В плечо', arm: 'В руку', hand: 'В кисть с онемением пальцев', head: 'В голову' },
  },
  'NECK_PAIN.assoc': {
    label: 'Есть ли что-то из этого?',
    options: {
      head: 'Головная боль',
      weak: 'Слабость руки',
      fever: 'Температура',
      cancer: 'Рак сейчас или в прошлом',
      weight: 'Необъяснимая потеря веса',
    },
  },
};
