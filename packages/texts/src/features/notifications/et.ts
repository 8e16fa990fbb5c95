import type { notifications as en } from './en.ts';

export const notifications: typeof en = {
  clinicAnswered: {
    subject: ({ clinic }) => `${clinic} vastas Teile`,
    body: ({ clinic, link }) =>
      [
        'Tere',
        '',
        `${clinic} vastas Teie e-kontaktile Tervitas.`,
        '',
        `Vastuse lugemiseks logige sisse: ${link}`,
        '',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, mille kohta vastus on.',
      ].join('\n'),
    action: 'Loe vastust',
  },
  closed: {
    subject: ({ clinic }) => `${clinic} lõpetas Teie e-kontakti`,
    body: ({ clinic, link }) =>
      [
        'Tere',
        '',
        `${clinic} vastas Teie e-kontaktile Tervitas ja lõpetas selle.`,
        '',
        `Vastuse lugemiseks logige sisse: ${link}`,
        '',
        'Kui midagi jäi lahtiseks, saate e-kontakti 30 päeva jooksul uuesti avada.',
        'Teie privaatsuse kaitseks ei ole kirjas öeldud, mille kohta vastus on.',
      ].join('\n'),
    action: 'Loe vastust',
  },
  footer: 'Kirja saatis Tervita. Sellele kirjale saadetud vastuseid ei loeta.',
};
