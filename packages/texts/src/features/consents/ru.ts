import type { consents as en } from './en.ts';

export const consents: typeof en = {
  title: 'Прочитайте и согласитесь',
  lead: 'Чтобы продолжить, нужно ваше согласие. В коротких строках — самое важное.',
  documents: {
    'terms-and-conditions-patient': 'Условия для пациентов',
    'terms-and-conditions-clinic': 'Условия для сотрудников клиник',
    'privacy-policy': 'Политика конфиденциальности',
    'cookie-policy': 'Использование файлов cookie',
    'translation-policy': 'Политика перевода',
  },
  accept: {
    'terms-and-conditions-patient': 'Текст мне понятен, я принимаю условия для пациентов',
    'terms-and-conditions-clinic': 'Текст мне понятен, я принимаю условия для сотрудников клиник',
    'privacy-policy': 'Текст мне понятен, я принимаю политику конфиденциальности',
    'cookie-policy': 'Текст мне понятен, я принимаю правила использования cookie',
    'translation-policy': 'Текст мне понятен, я принимаю политику перевода',
  },
  inShort: 'Коротко',
  whole: 'Прочитать весь текст',
  changed: {
    terms: 'Мы изменили условия',
    privacy: 'Мы изменили политику конфиденциальности',
    text: (day, before) => `Новый текст действует с ${day} Раньше вы согласились с текстом от ${before}`,
  },
  tickOne: 'Отметьте, чтобы продолжить',
  tickBoth: 'Отметьте оба пункта, чтобы продолжить',
  agree: 'Согласиться',
  cancel: 'Отменить и выйти',
  inForce: (day) => `Действует с ${day}`,
  contents: 'На этой странице',
  print: 'Напечатать',
  whose: 'Чьи условия',
  forPatients: 'Для пациентов',
  forClinics: 'Для сотрудников',
  loading: 'Загружаем текст',
  tryingAgain: (attempt, of) => `Текст не загрузился. Пробуем снова, попытка ${attempt} из ${of}.`,
  failed: {
    title: 'Не удалось загрузить текст',
    text: 'Мы попробовали три раза. Проверьте связь и попробуйте снова. Если не поможет, напишите на help@tervita.example.',
  },
};
