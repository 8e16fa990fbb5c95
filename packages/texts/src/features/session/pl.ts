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
  leaving: {
    title: 'Nie wszystko jest jeszcze zapisane',
    text: 'Część wpisanego tekstu lub dodanych plików jest tylko na tym urządzeniu. Wylogowanie spowoduje jej usunięcie.',
    where: 'Tekst wpisano tutaj:',
    eContact: 'E-kontakt',
    leave: 'Wyloguj i usuń',
  },
};
