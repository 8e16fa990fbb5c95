import type { palette as en } from './en.ts';

export const palette: typeof en = {
  label: 'Wpisz polecenie lub nazwisko pacjenta',
  patients: 'Pacjenci',
  templates: 'Szablony dla tego powodu',
  views: 'Moje widoki',
  nothing: 'Nie ma polecenia ani pacjenta o takich słowach',
  choose: 'wybierz',
  run: 'wykonaj',
  ownKeys: 'Każde polecenie pokazuje swój klawisz',
  shortcuts: {
    title: 'Skróty klawiaturowe',
    withAlt: 'Klawisz Alt trzeba nacisnąć razem z literą.',
    off: 'Skróty z jedną literą są wyłączone. Ctrl K nadal otwiera wszystkie polecenia.',
    change: 'Zmień w ustawieniach',
    andThen: 'potem',
    whileWriting: 'Podczas pisania odpowiedzi',
    resting: 'Tutaj teraz nie działają',
    keys: {
      note: 'Napisz notatkę wewnętrzną',
      translate: 'Przetłumacz albo pokaż oryginał',
      pdf: 'Pobierz jako PDF',
      send: 'Wyślij',
      sendAndComplete: 'Wyślij i zakończ',
      sendLater: 'Wyślij później',
      templates: 'Szablony',
    },
  },
};
