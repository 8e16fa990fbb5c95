import { plural } from '../../core/index.ts';
import type { feedback as en } from './en.ts';

const n = plural('et');

export const feedback: typeof en = {
  title: { CLINIC: 'Kuidas kliinik hakkama sai?', PRM: 'Kuidas Tervita Teie jaoks töötab?' },
  whoReads: {
    CLINIC: 'Kliinik loeb seda koos selle e-kontaktiga.',
    PRM: 'See aitab meil Tervitat paremaks teha.',
  },
  rating: 'Teie hinnang, 1 kuni 5 tärni',
  stars: ['Halvasti', 'Pigem halvasti', 'Nii ja naa', 'Hästi', 'Väga hästi'],
  star: (count, meaning) => `${n(count, { one: 'tärn', other: 'tärni' })}: ${meaning}`,
  chooseRating: 'Valige üks kuni viis tärni',
  good: 'Mis oli hea?',
  better: 'Mis võiks olla parem?',
  keywords: {
    SPEED: 'Kiirus',
    CLARITY: 'Selgus',
    TIME_SAVED: 'Ajasääst',
    SIMPLICITY: 'Lihtsus',
    APPEARANCE: 'Välimus',
    OTHER: 'Muu',
  },
  comment: 'Oma sõnadega',
  commentPlaceholder: 'Kirjutage paar sõna',
  send: 'Saada tagasiside',
  notNow: 'Mitte praegu',
  thanks: {
    CLINIC: 'Aitäh. Kliinik sai Teie tagasiside.',
    PRM: 'Aitäh. Saime Teie tagasiside.',
  },
  given: (count) => `Andsite kliinikule viiest tärnist ${count}.`,
  ratePlatform: 'Hinda ka Tervitat',
  loadFailed: 'Tagasisidet ei õnnestunud laadida',
};
