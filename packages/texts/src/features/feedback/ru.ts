import { plural } from '../../core/index.ts';
import type { feedback as en } from './en.ts';

const n = plural('ru');
const stars = (count: number) => n(count, { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' });

export const feedback: typeof en = {
  title: { CLINIC: 'Как справилась клиника?', PRM: 'Удобно ли вам в Tervita?' },
  whoReads: {
    CLINIC: 'Клиника прочитает отзыв вместе с этим э-контактом.',
    PRM: 'Это поможет нам сделать Tervita лучше.',
  },
  rating: 'Ваша оценка, от 1 до 5 звёзд',
  stars: ['Плохо', 'Скорее плохо', 'Средне', 'Хорошо', 'Очень хорошо'],
  star: (count, meaning) => `${stars(count)}: ${meaning}`,
  chooseRating: 'Выберите от одной до пяти звёзд',
  good: 'Что было хорошо?',
  better: 'Что можно улучшить?',
  keywords: {
    SPEED: 'Скорость',
    CLARITY: 'Понятность',
    TIME_SAVED: 'Экономия времени',
    SIMPLICITY: 'Простота',
    APPEARANCE: 'Внешний вид',
    OTHER: 'Другое',
  },
  comment: 'Своими словами',
  commentPlaceholder: 'Напишите несколько слов',
  send: 'Отправить отзыв',
  notNow: 'Не сейчас',
  thanks: {
    CLINIC: 'Спасибо. Клиника получила ваш отзыв.',
    PRM: 'Спасибо. Мы получили ваш отзыв.',
  },
  given: (count) => `Ваша оценка клинике: ${stars(count)} из 5.`,
  ratePlatform: 'Оценить и Tervita',
  loadFailed: 'Не удалось загрузить отзыв',
};
