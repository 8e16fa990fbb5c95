import type { leave as english } from './en.ts';

export const leave: typeof english = {
  title: {
    START: { SICK_NOTE: 'Просит больничный', CARE_NOTE: 'Просит лист по уходу' },
    END: { SICK_NOTE: 'Закрыть больничный', CARE_NOTE: 'Закрыть лист по уходу' },
    LENGTHEN: { SICK_NOTE: 'Продлить больничный', CARE_NOTE: 'Продлить лист по уходу' },
  },
  start: 'Начало',
  returns: 'Выход на работу',
  until: 'Нужен до',
  work: 'Работа',
  weekends: 'Выходные',
  worksWeekends: 'Работает по выходным',
  noWeekends: 'Не работает по выходным',
  cannotCome: 'Не может прийти',
  caresFor: 'Ухаживает за',
  notes: 'Примечания',
  notSaid: 'Не указано',
  copy: (what: string) => `Скопировать: ${what}`,
  copyAll: 'Скопировать всё',
  copied: 'Скопировано',
  line: {
    from: (day: string) => `С ${day}`,
    returns: (day: string) => `Выход на работу ${day}`,
    until: (day: string) => `До ${day}`,
    worksWeekends: 'работает по выходным',
    noWeekends: 'не работает по выходным',
  },
};
