import type { inboxMore as en } from './en.ts';

export const inboxMore: typeof en = {
  find: (filter) => `Найти: ${filter}`,
  noLongerHere: 'здесь больше не работает',
  nothing: 'Ничего не подходит',
  views: {
    none: 'Выберите фильтры и сохраните их здесь под своим именем.',
    name: 'Название вида',
    save: 'Сохранить вид',
    remove: (name) => `Удалить: ${name}`,
  },
  inList: 'В этом списке',
  from: 'Первый день',
  to: 'Последний день',
  showRange: 'Показать эти дни',
  wrongRange: 'Последний день раньше первого',
  patients: 'Пациенты',
  eContacts: 'Э-контакты',
  noEContacts: 'У этого пациента пока нет э-контактов.',
  nobodyTitle: 'Никто и ничего не найдено',
  nobodyText: 'Проверьте имя, личный код или э-почту. Можно начать э-контакт и для нового пациента.',
  addPatient: 'Добавить пациента',
  write: 'Написать',
  writeTo: (name) => `Написать: ${name}`,
};
