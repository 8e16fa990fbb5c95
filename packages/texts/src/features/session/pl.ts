import type { session as en } from './en.ts';

export const session: typeof en = {
  ending: {
    title: 'Czy nadal tu jesteś?',
    text: (left) => `Dla bezpieczeństwa wylogujemy za ${left}. Wpisany tekst zostanie zachowany.`,
    announce: 'Wylogowanie nastąpi za dwie minuty.',
    stay: 'Nie wylogowuj',
    logOut: 'Wyloguj',
  },
  hardEnd: {
    title: 'Sesja wkrótce się skończy',
    text: (left) =>
      `Sesja trwa najwyżej 12 godzin. Skończy się za ${left}. Wpisany tekst zostanie zachowany. Aby kontynuować, trzeba zalogować się ponownie.`,
  },
};
