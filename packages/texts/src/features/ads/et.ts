import type { ads as en } from './en.ts';

export const ads: typeof en = {
  label: 'Teade',
  readMore: 'Loe lähemalt',
  newTab: 'avaneb uuel vahelehel',
};
