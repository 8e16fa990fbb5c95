import { plural } from '../../core/index.ts';
import type { clinicFeatures as en } from './en.ts';

const many = plural('ru');

export const clinicFeatures: typeof en = {
  title: 'Функции',
  lead: 'Чем пользуется клиника. Изменение действует сразу и для всех.',
  loadFailed: 'Не удалось загрузить функции',
  translation: 'Перевод',
  translationText: 'Сообщения и ответы переводятся; оригинал всегда под рукой.',
  summary: 'Сводка ИИ',
  summaryText: 'Краткая сводка длинного э-контакта для сотрудников. Решает всегда человек.',
  questionnaire: 'Умный опросник ИИ',
  questionnaireText: 'Пациенты отвечают на вопросы о своей жалобе до отправки.',
  on: 'Включено',
  off: 'Выключено',
  locked: 'Нет в вашем тарифе',
  saved: 'Сохранено',
  reasons: 'Причины, которые могут выбрать пациенты',
  reasonsText:
    'Выключите то, что клиника не принимает через э-контакт. Вариант «Другая проблема» доступен всегда.',
  questionnairesLocked: 'В вашем тарифе нет опросников.',
  always: 'Всегда включено',
  seePlan: 'Что даёт «Премиум»',
  planTitle: 'Тариф',
  since: 'Действует с',
  offCount: (count) =>
    many(count, { one: 'выключена', few: 'выключены', many: 'выключено', other: 'выключено' }),
};
