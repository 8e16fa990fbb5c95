import type { session as en } from './en.ts';

export const session: typeof en = {
  ending: {
    title: 'Kas olete veel seal?',
    text: (left) => `Turvalisuse huvides logime Teid välja ${left} pärast. Kirjutatu jääb alles.`,
    announce: 'Logime Teid kahe minuti pärast välja.',
    stay: 'Jään sisse',
    logOut: 'Logi välja',
  },
  hardEnd: {
    title: 'Seanss saab peagi läbi',
    text: (left) =>
      `Seanss kestab kõige rohkem 12 tundi. See lõpeb ${left} pärast. Kirjutatu jääb alles. Jätkamiseks logige uuesti sisse.`,
  },
};
