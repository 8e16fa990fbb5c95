import type { notifications as en } from './en.ts';

export const notifications: typeof en = {
  clinicAnswered: {
    subject: ({ clinic }) => `Nowa odpowiedź: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `na e-kontakt w Tervicie przyszła odpowiedź. Przychodnia: ${clinic}.`,
        '',
        `Aby przeczytać odpowiedź, należy się zalogować: ${link}`,
        '',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy odpowiedź.',
      ].join('\n'),
    action: 'Przeczytaj odpowiedź',
  },
  closed: {
    subject: ({ clinic }) => `E-kontakt zakończony: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `na e-kontakt w Tervicie przyszła odpowiedź i został on zakończony. Przychodnia: ${clinic}.`,
        '',
        `Aby przeczytać odpowiedź, należy się zalogować: ${link}`,
        '',
        'W razie pytań e-kontakt można otworzyć ponownie w ciągu 30 dni.',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy odpowiedź.',
      ].join('\n'),
    action: 'Przeczytaj odpowiedź',
  },
  footer: 'Wiadomość wysłała Tervita. Odpowiedzi na nią nie są czytane.',
};
