import { plural } from '../../core/index.ts';
import type { informationHub as en } from './en.ts';

const n = plural('pl');

export const informationHub: typeof en = {
  title: 'Centrum informacji',
  search: 'Szukaj w centrum informacji',
  searchIn: (count) =>
    `Szukaj: ${n(count, { one: 'materiał', few: 'materiały', many: 'materiałów', other: 'materiału' })}`,
  clear: 'Wyczyść wyszukiwanie',
  tabsLabel: 'Rodzaje informacji',
  tabs: { clinical: 'Kliniczne', important: 'Ważne' },
  isUnread: 'Nieprzeczytane',
  markAll: 'Oznacz wszystkie jako przeczytane',
  allMarked: 'Wszystkie materiały w tej karcie oznaczono jako przeczytane.',
  kinds: { GUIDELINE: 'Wytyczne', MEDICINE: 'Leki na receptę', IMPORTANT: 'Ważne' },
  kindsInFull: {
    GUIDELINE: 'Wytyczne kliniczne',
    MEDICINE: 'Leki na receptę',
    IMPORTANT: 'Ważna informacja',
  },
  items: 'Materiały',
  more: 'Pokaż więcej',
  version: (version) => `wersja ${version}`,
  minutes: (count) => n(count, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' }),
  copyLink: 'Kopiuj link',
  linkCopied: 'Link został skopiowany.',
  markUnread: 'Oznacz jako nieprzeczytane',
  source: 'Źródło',
  inOurWords: (source) => `${source}, w skrócie i naszymi słowami`,
  shownWith: 'Wyświetlane przy e-kontaktach',
  eContactsOn: (reasons) => reasons,
  note: 'Uwaga',
  choose: { title: 'Wybierz materiał', text: 'Materiał wybrany z listy otworzy się tutaj.' },
  none: { title: 'Na razie nic tu nie ma', text: 'Nowe materiały pojawią się tu zaraz po publikacji.' },
  notFound: {
    title: 'Nic nie znaleziono',
    text: (search) => `Nie ma tu materiału ze słowami „${search}”.`,
  },
  inOtherTab: (tab, count) => `${tab}: znaleziono ${count}`,
  allWith: (count) => `Wszystkie (${count}) w centrum informacji`,
  onlyWith: (reason) => `E-kontakty: ${reason}`,
  removeFilter: (reason) => `Usuń filtr: ${reason}`,
  noneWith: 'Nie ma tu materiałów polecanych do e-kontaktów na ten temat.',
  loadFailed: 'Nie udało się wczytać materiałów',
  itemFailed: 'Nie udało się wczytać materiału',
  gone: {
    title: 'Ten materiał jest niedostępny',
    text: 'Mógł zostać wycofany albo nie jest przeznaczony dla Twojej roli.',
  },
  back: 'Wróć do listy',
  cut: {
    NURSE: 'Widzisz materiały dla pielęgniarek. Informacje o lekach na receptę są dla lekarzy.',
    NON_HEALTHCARE:
      'Widzisz materiały dla wszystkich pracowników. Materiały kliniczne są dla lekarzy i pielęgniarek.',
  },
};
