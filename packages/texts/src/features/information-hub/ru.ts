import { plural } from '../../core/index.ts';
import type { informationHub as en } from './en.ts';

const n = plural('ru');

export const informationHub: typeof en = {
  title: 'Инфоцентр',
  search: 'Поиск в инфоцентре',
  searchIn: (count) =>
    `Поиск: ${n(count, { one: 'материал', few: 'материала', many: 'материалов', other: 'материала' })}`,
  clear: 'Очистить поиск',
  tabsLabel: 'Виды материалов',
  tabs: { clinical: 'Клинические', important: 'Важное' },
  isUnread: 'Не прочитано',
  markAll: 'Отметить всё прочитанным',
  allMarked: 'Все материалы этой вкладки отмечены прочитанными.',
  kinds: { GUIDELINE: 'Рекомендация', MEDICINE: 'Рецептурные лекарства', IMPORTANT: 'Важное' },
  kindsInFull: {
    GUIDELINE: 'Клиническая рекомендация',
    MEDICINE: 'Рецептурные лекарства',
    IMPORTANT: 'Важная информация',
  },
  items: 'Материалы',
  more: 'Показать ещё',
  version: (version) => `версия ${version}`,
  minutes: (count) => n(count, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
  copyLink: 'Копировать ссылку',
  linkCopied: 'Ссылка скопирована.',
  markUnread: 'Отметить непрочитанным',
  source: 'Источник',
  inOurWords: (source) => `${source}, в сокращении и нашими словами`,
  shownWith: 'Показывается при э-контактах',
  eContactsOn: (reasons) => reasons,
  note: 'Примечание',
  choose: { title: 'Выберите материал', text: 'Выбранное в списке откроется здесь.' },
  none: { title: 'Пока ничего нет', text: 'Новые материалы появятся здесь сразу после публикации.' },
  notFound: {
    title: 'Ничего не найдено',
    text: (search) => `Здесь нет материалов со словами «${search}».`,
  },
  inOtherTab: (tab, count) => `${tab}: найдено ${count}`,
  allWith: (count) => `Все (${count}) в инфоцентре`,
  onlyWith: (reason) => `Э-контакты: ${reason}`,
  removeFilter: (reason) => `Убрать фильтр: ${reason}`,
  noneWith: 'Здесь нет материалов, рекомендованных для э-контактов на эту тему.',
  loadFailed: 'Не удалось загрузить материалы',
  itemFailed: 'Не удалось загрузить материал',
  gone: {
    title: 'Этот материал недоступен',
    text: 'Возможно, он отозван или не предназначен для вашей роли.',
  },
  back: 'Назад к списку',
  cut: {
    NURSE: 'Вы видите материалы для медсестёр. Информация о рецептурных лекарствах — для врачей.',
    NON_HEALTHCARE:
      'Вы видите материалы для всех сотрудников. Клинические материалы — для врачей и медсестёр.',
  },
};
