import type { flagged as english } from './en.ts';

export const flagged: typeof english = {
  ticked: (sign) => `Märgitud: ${sign}`,
  toldToCall: (number) => `soovitati helistada ${number}`,
  givenCrisisLines: 'öeldi, kust saab kohe abi',
  filed: 'Jõudis kliinikusse ise, kirjutaja ei saatnud',
  sent: 'Kirjutaja saatis',
  filedEvent: (minutes) =>
    `Jõudis kliinikusse ise ${minutes} minutit pärast ohumärki: keegi ei vajutanud „Saada“`,
  unsent: { TYPED: 'Kirjutatud, saatmata', ANSWERED: 'Vastatud, saatmata' },
};
