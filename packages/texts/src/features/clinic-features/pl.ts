import { plural } from '../../core/index.ts';
import type { clinicFeatures as en } from './en.ts';

const many = plural('pl');

export const clinicFeatures: typeof en = {
  title: 'Funkcje',
  lead: 'Z czego korzysta przychodnia. Zmiana działa od razu i dla wszystkich.',
  loadFailed: 'Nie udało się wczytać funkcji',
  translation: 'Tłumaczenie',
  translationText: 'Wiadomości i odpowiedzi są tłumaczone; oryginał jest zawsze pod ręką.',
  summary: 'Podsumowanie AI',
  summaryText: 'Krótkie podsumowanie długiego e-kontaktu dla zespołu. Decyduje zawsze człowiek.',
  questionnaire: 'Inteligentny kwestionariusz AI',
  questionnaireText: 'Pacjenci odpowiadają na pytania o swój problem przed wysłaniem.',
  on: 'Włączone',
  off: 'Wyłączone',
  locked: 'Nie ma w pakiecie',
  saved: 'Zapisano',
  reasons: 'Powody, które mogą wybrać pacjenci',
  reasonsText:
    'Można wyłączyć to, czego przychodnia nie przyjmuje przez e-kontakt. „Inny problem” można wybrać zawsze.',
  questionnairesLocked: 'W tym pakiecie nie ma kwestionariuszy.',
  always: 'Zawsze włączone',
  seePlan: 'Zobacz, co daje Premium',
  planTitle: 'Pakiet',
  since: 'Ważny od',
  offCount: (count) =>
    many(count, { one: 'wyłączony', few: 'wyłączone', many: 'wyłączonych', other: 'wyłączonych' }),
};
