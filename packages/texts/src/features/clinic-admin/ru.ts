import type { clinicAdmin as en } from './en.ts';

export const clinicAdmin: typeof en = {
  tabsLabel: 'Разделы управления',
  tabs: {
    patientLists: 'Списки пациентов',
    clinicImport: 'Импорт',
    employees: 'Сотрудники',
    globalMessage: 'Общее сообщение',
    clinicInfo: 'Данные клиники',
    clinicFeatures: 'Функции',
    questionnaireTexts: 'Опросники',
  },
  adminsOnly: {
    title: 'Эту страницу могут открыть только администраторы клиники',
    text: 'Обратитесь к администратору своей клиники.',
    toInbox: 'К э-контактам',
  },
};
