import type { flagged as english } from './en.ts';

export const flagged: typeof english = {
  ticked: (sign) => `Zaznaczono: ${sign}`,
  toldToCall: (number) => `zalecono telefon pod ${number}`,
  givenCrisisLines: 'podano numery pomocy w kryzysie',
  filed: 'Wpłynęło samo, nie wysłał tego autor',
  sent: 'Wysłane przez autora',
  filedEvent: (minutes) => `Wpłynęło samo ${minutes} minut po objawie alarmowym: nikt nie nacisnął „Wyślij”`,
  unsent: { TYPED: 'Napisane, niewysłane', ANSWERED: 'Odpowiedzi niewysłane' },
};
