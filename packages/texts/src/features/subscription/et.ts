import { plural } from '../../core/index.ts';
import type { subscription as en } from './en.ts';

const many = plural('et');

export const subscription: typeof en = {
  bannerBasic:
    'Teie kliinikul on põhipakett: ilma tehisaru kokkuvõtete, küsimustike, tõlkimise ja failide viirusekontrollita.',
  see: 'Vaata Premiumi',
  title: 'Premium Teie kliinikule',
  stepWhat: 'Mida saate',
  stepConfirm: 'Kinnitus',
  done: 'tehtud',
  stepsLabel: 'Sammud',
  lead: 'Põhipaketis neid ei ole. Premiumiga töötavad need kohe kogu kliinikus:',
  next: 'Jätka',
  confirmTitle: 'Enne kinnitamist',
  cost: 'Premiumi hind lisatakse kliiniku järgmisele arvele. Pakett kehtib nüüdsest, kuni kliinik ja Tervita lepivad kokku teisiti.',
  authority: 'Mul on õigus seda kliiniku nimel tellida ja tean, et see suurendab järgmist arvet',
  authorityMissing: 'Kinnitage, et Teil on õigus seda tellida',
  upgrade: 'Võta Premium kasutusele',
  upgraded: 'Teie kliinikul on nüüd Premium',
  back: 'Tagasi',
  later: 'Mitte praegu',
  gains: [
    'Tehisaru kokkuvõtted pikkadest e-kontaktidest',
    'Tehisaru nutikas küsimustik enne saatmist',
    'Küsimustikud punktisummaga, mis näitab muutust',
    'Sõnumite ja vastuste tõlkimine',
    'Iga faili viirusekontroll, mille tulemus on faili juures näha',
  ],
  bannerTrial: (days) =>
    `Proovite Premiumi: jäänud on ${many(days, { one: 'päev', other: 'päeva' })}. Seejärel kehtib põhipakett.`,
};
