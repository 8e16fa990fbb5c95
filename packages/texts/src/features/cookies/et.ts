import type { cookies as en } from './en.ts';

export const cookies: typeof en = {
  title: 'Küpsised',
  text: 'Hoiame Teie brauseris seda, mida teenus vajab. Kas tohime teenuse parandamiseks ka külastusi loendada?',
  more: 'Rohkem küpsistest',
  acceptAll: 'Luba kõik',
  onlyNecessary: 'Ainult hädavajalikud',
  choose: 'Vali ise',
  close: 'Sulge muutmata',
  settings: 'Küpsiste seaded',
  categories: {
    ESSENTIAL: { name: 'Hädavajalikud', text: 'Sisselogimine, keel, mustandid. Alati sees.' },
    ANALYTICAL: {
      name: 'Analüütilised',
      text: 'Külastuste ja vigade loendamine ilma Teie nime ja sõnadeta.',
    },
  },
  save: 'Salvesta valik',
  saved: 'Teie valik on salvestatud 90 päevaks.',
};
