import type { cookies as en } from './en.ts';

export const cookies: typeof en = {
  title: 'Файлы cookie',
  text: 'Мы храним в браузере то, что нужно сервису. Можно ли ещё считать посещения, чтобы сделать его лучше?',
  more: 'Подробнее о cookie',
  acceptAll: 'Разрешить все',
  onlyNecessary: 'Только необходимые',
  choose: 'Выбрать',
  close: 'Закрыть без изменений',
  settings: 'Настройки cookie',
  categories: {
    ESSENTIAL: { name: 'Необходимые', text: 'Вход, язык, черновики. Всегда включены.' },
    ANALYTICAL: { name: 'Аналитические', text: 'Подсчёт посещений и сбоев, без вашего имени и слов.' },
  },
  save: 'Сохранить выбор',
  saved: 'Ваш выбор сохранён на 90 дней.',
};
