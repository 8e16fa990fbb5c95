import type { pdf as english } from './en.ts';

export const pdf: typeof english = {
  title: 'Э-контакт',
  patient: 'Пациент',
  personalCode: 'Личный код',
  birthDate: 'Дата рождения',
  list: 'Список',
  reason: 'Причина',
  danger: 'Признаки опасности',
  dangerNotAsked: 'Не спрашивали',
  status: 'Состояние',
  sent: 'Отправлен',
  by: 'Кто написал',
  assignee: 'Ответственный',
  creators: {
    PATIENT: (name) => name,
    REPRESENTATIVE: (name) => `${name}, представляет пациента`,
    CLINIC: (name) => `${name}, со слов пациента`,
  },
  authors: {
    PATIENT: 'Пациент',
    REPRESENTATIVE: 'Представляет пациента',
    STAFF: 'Клиника',
    SYSTEM: 'Tervita',
  },
  conversation: 'Переписка',
  note: 'Внутренняя заметка',
  files: (names) => `Файлы: ${names}`,
  opens: (day) => `Пациент может ответить с ${day}`,
  made: (when, by) => `Составлено ${when}: ${by}`,
  page: (number) => `Стр. ${number}`,
  confidential: 'Содержит данные о здоровье',
};
