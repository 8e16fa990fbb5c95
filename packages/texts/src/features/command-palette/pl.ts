import type { palette as en } from './en.ts';

export const palette: typeof en = {
  label: 'Wpisz polecenie lub nazwisko pacjenta',
  patients: 'Pacjenci',
  templates: 'Szablony dla tego powodu',
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
  },
};
