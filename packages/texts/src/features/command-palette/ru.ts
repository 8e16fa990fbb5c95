import type { palette as en } from './en.ts';

export const palette: typeof en = {
  label: 'Введите команду или имя пациента',
  patients: 'Пациенты',
  templates: 'Шаблоны для этой причины',
  views: 'Мои виды',
  nothing: 'Нет команды или пациента с такими словами',
  choose: 'выбрать',
  run: 'выполнить',
  ownKeys: 'У каждой команды показана её клавиша',
  shortcuts: {
    title: 'Горячие клавиши',
    withAlt: 'Нажимайте Alt вместе с буквой.',
    off: 'Клавиши из одной буквы выключены. Ctrl K по-прежнему открывает все команды.',
    change: 'Изменить в настройках',
    andThen: 'затем',
    whileWriting: 'Пока вы пишете ответ',
    resting: 'Сейчас здесь не действуют',
    keys: {
      note: 'Написать внутреннюю заметку',
      translate: 'Перевести или показать оригинал',
      pdf: 'Скачать PDF',
      send: 'Отправить',
      sendAndComplete: 'Отправить и завершить',
      sendLater: 'Отправить позже',
      templates: 'Шаблоны',
    },
  },
};
