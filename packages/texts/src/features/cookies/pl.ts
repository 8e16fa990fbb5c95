import type { cookies as en } from './en.ts';

export const cookies: typeof en = {
  title: 'Pliki cookie',
  text: 'W przeglądarce przechowujemy to, czego potrzebuje usługa. Czy możemy też mierzyć, jak korzysta się ze strony, aby ją ulepszać?',
  more: 'Więcej o plikach cookie',
  acceptAll: 'Zgoda na wszystkie',
  onlyNecessary: 'Tylko niezbędne',
  choose: 'Wybierz',
  close: 'Zamknij bez zmian',
  settings: 'Ustawienia plików cookie',
  categories: {
    ESSENTIAL: { name: 'Niezbędne', text: 'Logowanie, język, szkice. Zawsze włączone.' },
    ANALYTICAL: { name: 'Analityczne', text: 'Liczenie odwiedzin strony i błędów, bez nazwisk i treści.' },
  },
  save: 'Zapisz wybór',
  saved: 'Wybór zapisano na 90 dni.',
};
