import type { session as en } from './en.ts';

export const session: typeof en = {
  ending: {
    title: 'Kas olete veel seal?',
    text: (left) =>
      `Turvalisuse huvides logime Teid peagi välja. Aega on jäänud ${left}. Kirjutatu jääb alles.`,
    announce: 'Logime Teid kahe minuti pärast välja.',
    stay: 'Jään sisselogituks',
    logOut: 'Logi välja',
  },
  hardEnd: {
    title: 'Seanss saab peagi läbi',
    text: (left) =>
      `Seanss kestab kõige rohkem 12 tundi. Aega on jäänud ${left}. Kirjutatu jääb alles. Jätkamiseks logige uuesti sisse.`,
  },
  leaving: {
    title: 'Kõik ei ole veel salvestatud',
    text: 'Osa Teie kirjutatust või lisatud failidest on ainult selles seadmes. Kui logite välja, see kustutatakse.',
    where: 'Kirjutasite siin:',
    eContact: 'E-kontakt',
    leave: 'Logi välja ja kustuta',
  },
};
