import { plural } from '../../core/index.ts';
import type { clinicFeatures as en } from './en.ts';

const many = plural('et');

export const clinicFeatures: typeof en = {
  title: 'Funktsioonid',
  lead: 'Mida kliinik kasutab. Muudatus kehtib kohe ja kõigile.',
  loadFailed: 'Funktsioone ei õnnestunud laadida',
  translation: 'Tõlkimine',
  translationText: 'Sõnumeid ja vastuseid tõlgitakse keelte vahel; originaal on ühe vajutuse kaugusel.',
  summary: 'Tehisaru kokkuvõte',
  summaryText: 'Pika e-kontakti lühike kokkuvõte töötajatele. Otsustab alati inimene.',
  questionnaire: 'Tehisaru nutikas küsimustik',
  questionnaireText: 'Patsiendid vastavad enne saatmist oma mure kohta küsimustele.',
  on: 'Sees',
  off: 'Väljas',
  locked: 'Ei ole Teie paketis',
  saved: 'Salvestatud',
  reasons: 'Põhjused, mida patsiendid saavad valida',
  reasonsText: 'Lülitage välja see, mida kliinik e-kontaktiga vastu ei võta. „Muu mure“ on alati valitav.',
  questionnairesLocked: 'Küsimustikke Teie paketis ei ole.',
  always: 'Alati sees',
  seePlan: 'Vaata, mida Premium annab',
  planTitle: 'Pakett',
  since: 'Kehtib alates:',
  offCount: (count) => many(count, { one: 'välja lülitatud', other: 'välja lülitatud' }),
};
