import type { ads as en } from './en.ts';

export const ads: typeof en = {
  label: 'Объявление',
  readMore: 'Подробнее',
  newTab: 'откроется в новой вкладке',
};
