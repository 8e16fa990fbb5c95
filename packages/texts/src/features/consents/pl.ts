import type { consents as en } from './en.ts';

export const consents: typeof en = {
  title: 'Przeczytaj i wyraź zgodę',
  lead: 'Aby przejść dalej, potrzebna jest zgoda. Krótkie zdania mówią, co najważniejsze.',
  documents: {
    'terms-and-conditions-patient': 'Regulamin dla pacjentów',
    'terms-and-conditions-clinic': 'Regulamin dla pracowników przychodni',
    'privacy-policy': 'Polityka prywatności',
    'cookie-policy': 'Polityka plików cookie',
    'translation-policy': 'Polityka tłumaczeń',
  },
  accept: {
    'terms-and-conditions-patient': 'Znam i akceptuję regulamin dla pacjentów',
    'terms-and-conditions-clinic': 'Znam i akceptuję regulamin dla pracowników przychodni',
    'privacy-policy': 'Znam i akceptuję politykę prywatności',
    'cookie-policy': 'Znam i akceptuję politykę plików cookie',
    'translation-policy': 'Znam i akceptuję politykę tłumaczeń',
  },
  inShort: 'W skrócie',
  whole: 'Przeczytaj cały tekst',
  changed: {
    terms: 'Zmieniliśmy regulamin',
    privacy: 'Zmieniliśmy politykę prywatności',
    text: (day, before) =>
      `Nowy tekst obowiązuje od ${day}. Poprzednia zgoda dotyczyła tekstu z dnia ${before}.`,
  },
  tickOne: 'Zaznacz pole, aby przejść dalej',
  tickBoth: 'Zaznacz oba pola, aby przejść dalej',
  agree: 'Zgadzam się',
  cancel: 'Anuluj i wyloguj',
  inForce: (day) => `Obowiązuje od ${day}`,
  contents: 'Na tej stronie',
  print: 'Drukuj',
  whose: 'Który regulamin',
  forPatients: 'Dla pacjentów',
  forClinics: 'Dla pracowników',
  loading: 'Ładujemy tekst',
  tryingAgain: (attempt, of) => `Tekst się nie załadował. Próbujemy ponownie, próba ${attempt} z ${of}.`,
  failed: {
    title: 'Nie udało się załadować tekstu',
    text: 'Próbowaliśmy trzy razy. Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, napisz na help@tervita.example.',
  },
};
